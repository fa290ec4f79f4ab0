// The end, line by line: where everybody's points come from, and what they come to.

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { Teller } from '../../kernel/box.ts';
import type { Seat, Standing } from '../../kernel/game.ts';
import { Pip } from './icons.tsx';

const listeners = new Set<() => void>();
let isClosed = false;

function hide(closed: boolean): void {
  isClosed = closed;
  for (const heard of listeners) heard();
}

/** Whether a score was looked at and closed, so that it can be opened again. */
export function useScoreClosed(): boolean {
  return useSyncExternalStore(
    heard => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    () => isClosed,
  );
}

interface ScoreTableProps {
  readonly className: string;
  readonly title: string;
  readonly total: string;
  readonly standing: readonly Standing[];
  /** All lines in order; one on which nobody has anything is left out. */
  readonly lines: readonly string[];
  nameOf(line: string): ReactNode;
  who(seat: Seat): string;
  /** What stands under a player's name. */
  under(standing: Standing): string;
  /** How points are written. */
  written?(points: number): string;
  readonly say: Teller['say'];
  close(): void;
}

/** Everybody's score as a table; the winners come first. */
export function ScoreTable(props: ScoreTableProps) {
  const { className, title, total, nameOf, who, under, written = String, say, close } = props;
  useEffect(() => {
    hide(false);
    return () => hide(true);
  }, []);
  const order = props.standing.toSorted((a, b) => a.place - b.place);
  const told = props.lines.filter(what => order.some(of => pointsOf(of, what) !== 0));
  return (
    <section className={className} aria-label={title} data-over>
      <header>
        <h3>{title}</h3>
        <button type="button" className="btn sec" data-act="close" onClick={close}>
          {say('table.close')} <kbd>Esc</kbd>
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <div className="wide" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {order.map(of => (
                <th key={of.seat} scope="col" className={of.place === 1 ? 'won' : ''}>
                  <Pip seat={of.seat} /> {who(of.seat)}
                  <small>{under(of)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {told.map(what => (
              <tr key={what}>
                <th scope="row">{nameOf(what)}</th>
                {order.map(of => (
                  <Points key={of.seat} points={pointsOf(of, what)} written={written} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              {order.map(({ seat, points, place }) => (
                <td key={seat} className={place === 1 ? 'won' : ''}>
                  {written(points)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

function Points({ points, written }: { points: number; written: (points: number) => string }) {
  if (points === 0) return <td>·</td>;
  return <td className={points < 0 ? 'minus' : 'plus'}>{written(points)}</td>;
}

function pointsOf({ lines }: Standing, what: string): number {
  return lines.filter(line => line.what === what).reduce((sum, { points }) => sum + points, 0);
}
