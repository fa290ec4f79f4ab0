// The decision bar: who is asked, one question, the steps, the answers.

import type { ReactNode } from 'react';
import type { Seat } from '../../kernel/game.ts';
import { Icon, Pip } from './icons.tsx';
import type { PageProps } from './page.ts';

/** One step of a decision, as the bar shows it. */
export interface BarStep {
  readonly label: string;
  readonly state: 'done' | 'now' | 'next';
}

interface BarProps {
  readonly page: PageProps;
  /** The seat whose turn it is. */
  readonly turn: Seat | null;
  readonly title: string;
  /** Whether the person is asked. */
  readonly mine: boolean;
  readonly steps?: readonly BarStep[];
  /** Puts down what was picked up; nothing was sent yet. */
  readonly cancel?: (() => void) | undefined;
  /** Sends the draft. */
  readonly confirm?: (() => void) | undefined;
  /** Answers that are no piece on the table. */
  readonly answers?: ReactNode;
  readonly children?: ReactNode;
}

/** The bar a player who reads nothing else can play by. */
export function DecisionBar(props: BarProps) {
  const { page, turn, title, mine, steps = [], cancel, confirm } = props;
  const { say, teller, undo, takeBack, over, onward, seat, standing } = page;
  const winner = standing.find(({ place }) => place === 1)?.seat;
  // Nobody at the table may have won: one who plays alone can lose.
  const who = over ? winner : (turn ?? seat ?? 0);
  const barred = undo === null ? undefined : say(`undo.${undo}`);
  return (
    <div className={`ask ${mine ? 'mine-to-act' : ''}`} id="decision" tabIndex={-1}>
      <div className="who" role="status" aria-live="polite">
        {who !== undefined && <Pip seat={who} letter={teller.who(who).charAt(0)} />}
        <div>
          <h2>{title}</h2>
          {steps.length > 0 && (
            <ol className="steps">
              {steps.map(({ label, state }, i) => (
                <li
                  key={label}
                  className={state}
                  aria-current={state === 'now' ? 'step' : undefined}
                >
                  <i>{state === 'done' ? '✓' : i + 1}</i>
                  <span>{label}</span>
                </li>
              ))}
            </ol>
          )}
          {props.children}
        </div>
      </div>
      <div className="acts">
        {props.answers}
        {cancel && (
          <button type="button" className="btn sec" onClick={cancel} data-act="cancel">
            <span>{say('bar.cancel')}</span>
            <kbd>Esc</kbd>
          </button>
        )}
        {!over && seat !== null && (
          <button
            type="button"
            className="btn sec"
            data-act="undo"
            aria-disabled={barred !== undefined}
            title={barred}
            onClick={() => barred === undefined && takeBack()}
          >
            <Icon name="undo" />
            <span>{say('bar.undo')}</span>
            {barred && <span className="vh">: {barred}</span>}
            <kbd>Z</kbd>
          </button>
        )}
        {onward}
        {confirm && (
          <button type="button" className="btn pri" onClick={confirm} data-act="confirm">
            <Icon name="check" />
            {say('bar.confirm')}
            <kbd>↵</kbd>
          </button>
        )}
      </div>
    </div>
  );
}

/** The end in words. */
export function whoWon({ standing, seat, say, teller: { who } }: PageProps): string {
  const winners = standing.filter(({ place }) => place === 1).map(winner => winner.seat);
  if (winners.length > 1) return say('bar.sharedWin', { who: winners.map(who).join(', ') });
  return winners[0] === seat ? say('bar.won') : say('bar.wins', { who: who(winners[0] ?? 0) });
}
