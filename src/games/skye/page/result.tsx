// The end, line by line: scoring tiles, tracks, scrolls, gold, and what they come to.

import type { Standing } from '../../../kernel/game.ts';
import { Pip } from '../../../web/pieces/icons.tsx';
import { letterOf, useScene } from './shared.ts';

interface ResultProps {
  readonly standing: readonly Standing[];
  readonly close: () => void;
}

/** Everybody's score as a table; the winners come first. */
export default function Result({ standing, close }: ResultProps) {
  const { teller, say: common, view, kit } = useScene();
  const { say, who } = teller;
  const order = standing.toSorted((a, b) => a.place - b.place);
  const lines = ['A', 'B', 'C', 'D', 'flags', 'steps', 'tokens', 'scrolls', 'gold'].map(
    name => `score.${name}`,
  );
  const pointsOf = (of: Standing, what: string) =>
    of.lines.filter(line => line.what === what).reduce((sum, { points }) => sum + points, 0);
  const told = lines.filter(what => order.some(of => pointsOf(of, what) !== 0));
  const nameOf = (what: string) => {
    const slot = ['A', 'B', 'C', 'D'].indexOf(what.slice('score.'.length));
    if (slot < 0) return say(what);
    const id = kit.scoring[view.scoring[slot] as number]?.id;
    return (
      <>
        <b className="sk-letter">{letterOf(slot)}</b> {say(`scoring.${id}`)}
      </>
    );
  };
  return (
    <section className="sk-result" aria-label={say('page.resultTitle')}>
      <header>
        <h3>{say('page.resultTitle')}</h3>
        <button type="button" className="btn sec" data-act="close" onClick={close}>
          {common('table.close')} <kbd>Esc</kbd>
        </button>
      </header>
      <div className="sk-wide">
        <table>
          <thead>
            <tr>
              <td />
              {order.map(({ seat, place }) => (
                <th key={seat} scope="col" className={place === 1 ? 'won' : ''}>
                  <Pip seat={seat} /> {who(seat)}
                  <small>{say('page.place', { place })}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {told.map(what => (
              <tr key={what}>
                <th scope="row">{nameOf(what)}</th>
                {order.map(of => (
                  <td key={of.seat}>{pointsOf(of, what) || '·'}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('page.total')}</th>
              {order.map(({ seat, points, place }) => (
                <td key={seat} className={place === 1 ? 'won' : ''}>
                  {points}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
