// The choice of a permanent ability, before the first round.

import {
  abilityKey,
  abilityName,
  markOf,
  NOBODY,
  type PictureName,
  Sign,
  useScene,
} from './shared.ts';

/** Abilities as cards, each with what it does. */
export default function Draft() {
  const { view, moves, point, teller } = useScene();
  const { say } = teller;
  return (
    <section className="pq-draft" data-over aria-label={say('page.abilities')}>
      <h3>{say('page.draftTitle')}</h3>
      <div data-region="draft">
        {view.abilityRow
          .filter(ability => ability !== NOBODY)
          .map(ability => {
            const name = abilityName(ability);
            const key = abilityKey(ability);
            return (
              <button
                key={ability}
                type="button"
                className={`pq-card ${markOf(key, moves)}`}
                data-key={key}
                data-zoom={`ability-${ability}`}
                onClick={event => point(key, event.currentTarget)}
              >
                <Sign name={`ability.${name}` as PictureName} />
                <b>{say(`ability.${name}`)}</b>
                <span>{say(`page.ability.${name}`)}</span>
              </button>
            );
          })}
      </div>
    </section>
  );
}
