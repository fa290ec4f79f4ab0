// The lid on the tray: closed while the screen is handed on, so that nobody sees another's hand.

import type { Seat } from '../../kernel/game.ts';
import { Icon, Pip } from '../pieces/icons.tsx';
import type { Say } from '../words.ts';
import type { LocalClient } from './client.ts';
import type { Shown } from './messages.ts';
import './lid.css';

interface LidProps {
  readonly shown: Shown;
  readonly client: LocalClient;
  readonly say: Say;
}

/** What lies on the tray in place of the question; null if the question belongs there. */
export function lidOn(props: LidProps) {
  const { lid, sitting } = props.shown;
  if (lid === null) return null;
  if (lid.closed) return <ClosedLid {...props} />;
  return lid.next === null || lid.next === sitting.seat ? null : <HandOver {...props} />;
}

/** Closed: everybody sees what is public; whoever lifts it says who they are. */
function ClosedLid({ shown: { lid, holders }, client, say }: LidProps) {
  const next = lid?.next ?? null;
  const persons = holders.flatMap(({ name, bot }, seat) => (bot === null ? [{ name, seat }] : []));
  const nameOf = (seat: Seat) => holders[seat]?.name ?? '';
  return (
    <div className="ask lid" id="decision" tabIndex={-1}>
      <div className="who" role="status" aria-live="polite">
        {next === null ? <Icon name="lid" /> : <Pip seat={next} letter={nameOf(next).charAt(0)} />}
        <div>
          <h2>{next === null ? say('lid.closed') : say('lid.handTo', { name: nameOf(next) })}</h2>
          <p>{say('lid.hint')}</p>
        </div>
      </div>
      <div className="acts">
        {persons
          .toSorted((a, b) => Number(a.seat === next) - Number(b.seat === next))
          .map(({ name, seat }) => (
            <button
              key={seat}
              type="button"
              className={`btn ${seat === next ? 'pri' : 'sec'}`}
              data-lift={seat}
              onClick={() => client.lift(seat)}
            >
              {say('lid.iAm', { name })}
            </button>
          ))}
      </div>
    </div>
  );
}

/** Open, but somebody else is asked: whoever looks still closes the lid when they have seen enough. */
function HandOver({ shown: { lid, holders, sitting }, client, say }: LidProps) {
  const next = lid?.next ?? 0;
  const name = holders[next]?.name ?? '';
  return (
    <div className="ask mine-to-act" id="decision" tabIndex={-1}>
      <div className="who" role="status" aria-live="polite">
        <Pip seat={next} letter={name.charAt(0)} />
        <div>
          <h2>{say('lid.next', { name })}</h2>
          <p>{say('lid.closeHint')}</p>
        </div>
      </div>
      <div className="acts">
        {sitting.undo === null && (
          <button type="button" className="btn sec" data-act="undo" onClick={client.undo}>
            <Icon name="undo" />
            <span>{say('bar.undo')}</span>
            <kbd>Z</kbd>
          </button>
        )}
        <button type="button" className="btn pri" data-act="close-lid" onClick={client.close}>
          <Icon name="lid" />
          {say('lid.close')}
        </button>
      </div>
    </div>
  );
}

/** Closes the lid at any time: somebody comes too near. */
export function CloseLid({ shown: { lid }, client, say }: LidProps) {
  if (lid === null || lid.closed) return null;
  return (
    <button
      type="button"
      className="iconbtn"
      data-act="close-lid-now"
      aria-label={say('lid.close')}
      title={say('lid.close')}
      onClick={client.close}
    >
      <Icon name="lid" />
    </button>
  );
}
