// The four scoring tiles: what each pays, what it would give me now or after the move in hand, and when.

import { Told } from '../../../web/pieces/told.tsx';
import { useScene } from './scene.ts';
import { letterOf } from './told.ts';

/** The slots scored in this round. */
function useNow(): readonly number[] {
  const { view } = useScene();
  return view.phase === 'over' ? [] : (view.schedule[view.round - 1] ?? []);
}

/** The panel beside the table. */
export function Scoring() {
  const { view, teller, preview, stand } = useScene();
  const { say } = teller;
  const note = stand === null ? '' : say(preview === null ? 'page.givesNow' : 'page.givesThen');
  return (
    <section className="seat sk-scoring" aria-label={say('page.scoringTitle')}>
      <h3>
        {say('page.scoringTitle')} <small>{note}</small>
      </h3>
      <ol className="sk-slots">
        {view.scoring.map((scoring, slot) => (
          <Slot key={scoring} {...{ scoring, slot }} />
        ))}
      </ol>
      <Schedule />
    </section>
  );
}

interface SlotProps {
  readonly scoring: number;
  readonly slot: number;
}

function Slot({ scoring, slot }: SlotProps) {
  const { kit, teller } = useScene();
  const isNow = useNow().includes(slot);
  const id = kit.scoring[scoring]?.id ?? '';
  return (
    <li className={`sk-slot-of ${isNow ? 'now' : ''}`} data-zoom={`scoring-${slot}`}>
      <b className="sk-letter">{letterOf(slot)}</b>
      <p>{teller.say(`scores.${id}`)}</p>
      <Value slot={slot} />
    </li>
  );
}

/** Points now, and with the tile over the land. */
function Value({ slot }: { readonly slot: number }) {
  const { stand, preview, teller } = useScene();
  if (stand === null) return null;
  const now = stand.slots[slot] ?? 0;
  const then = preview?.slots[slot] ?? now;
  const isUp = then > now;
  return (
    <b className={`sk-value ${isUp ? 'up' : then < now ? 'down' : ''}`}>
      <Told words={teller.say('points', { count: then })}>
        {then !== now && <s>{now}→</s>}
        {then}
        <small>{teller.say('page.vp')}</small>
      </Told>
    </b>
  );
}

/** Which slots are scored in which round. */
function Schedule() {
  const { view, teller } = useScene();
  return (
    <ol className="sk-schedule" aria-label={teller.say('page.schedule')}>
      {view.schedule.map((slots, at) => {
        const round = at + 1;
        const state = round < view.round ? 'past' : round === view.round ? 'now' : '';
        return (
          <li
            key={round}
            className={view.phase === 'over' ? 'past' : state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            {round}
            {slots.map(slot => (
              <i key={slot}>{letterOf(slot)}</i>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

/** The same in four chips on the cloth, where there is no panel. */
export function ScoringChips({ hold }: { readonly hold: (piece: HTMLElement) => void }) {
  const { view, teller, kit } = useScene();
  const now = useNow();
  return (
    <div className="sk-chips" data-region="scoring">
      {view.scoring.map((scoring, slot) => (
        <button
          key={scoring}
          type="button"
          className={now.includes(slot) ? 'now' : ''}
          data-zoom={`scoring-${slot}`}
          title={teller.say(`scores.${kit.scoring[scoring]?.id}`)}
          onClick={event => hold(event.currentTarget)}
        >
          <b className="sk-letter">{letterOf(slot)}</b>
          <Value slot={slot} />
        </button>
      ))}
    </div>
  );
}
