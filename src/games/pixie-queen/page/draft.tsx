// The choice of a permanent ability, before the first round.

import { NOBODY } from '../table.ts';
import { abilityKey } from './paths.ts';
import { type PictureName, Sign } from './pictures.tsx';
import { markOf, useScene } from './scene.ts';
import { abilityName } from './spots.tsx';

/** Abilities as cards, each with what it does. */
export function Draft() {
  const { view, moves, point, teller } = useScene();
  const { say } = teller;
  if (view.phase !== 'abilities') return null;
  return (
    <section className="pq-draft" aria-label={say('page.abilities')}>
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
