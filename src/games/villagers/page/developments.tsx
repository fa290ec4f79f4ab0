// Developments beside the Road: what each counts, who has how much of it, who holds its token.

import { Pip } from '../../../web/pieces/icons.tsx';
import { DEVELOPMENTS, type Development } from '../cards.ts';
import { counted, tally } from '../tally.ts';
import type { SeenPlayer } from '../view.ts';
import { villageFrom } from './consequence.ts';
import { Bread, Coin, Hammer } from './formula.tsx';
import { capital, ownerName } from './names.ts';
import { type PictureName, Sign } from './pictures.tsx';
import { useScene } from './scene.ts';

/** One development a category. */
export default function Developments() {
  const { view, teller } = useScene();
  const { say } = teller;
  return (
    <section className="v-events v-developments" aria-label={say('page.developments')}>
      <h3 className="zone-h">
        {say('page.developments')} <small>{say('page.developmentsHint')}</small>
      </h3>
      <div className="v-row">
        {view.developments.map(({ id, holder }) => (
          <One key={id} development={DEVELOPMENTS[id] as Development} holder={holder} />
        ))}
      </div>
    </section>
  );
}

/** How much a player has of what a development counts, by the game's own count. */
function has(player: SeenPlayer, { most }: Development): number {
  if (most === 'special cards in hand')
    return player.hand.filter(suit => suit === 'special').length;
  const village = villageFrom(player.village);
  return counted(most, village, tally(village));
}

function One({ development, holder }: { development: Development; holder: number | null }) {
  const { view, teller } = useScene();
  const { say } = teller;
  const { id, most, gold, food = 0, builders = 0, basic, card } = development;
  return (
    <article className="v-event v-development">
      <b>
        <Sign name={`development.${id}` as PictureName} />
        {capital(say(`development.${id}`))}
        {holder !== null && (
          <span
            className="v-token"
            title={say('page.holder', { who: ownerName(holder, view, teller) })}
          >
            <Pip seat={holder} />
            <span className="vh">
              {say('page.holder', { who: ownerName(holder, view, teller) })}
            </span>
          </span>
        )}
      </b>
      <span className="v-reward">
        {say('page.most', { what: say(`counts.${most}`) })} →<Coin>{gold}</Coin>
        {food > 0 && <Bread />}
        {builders > 0 && <Hammer />}
        {basic && `+ ${say('page.oneBasic')}`}
        {card && `+ ${say('page.blindCard')}`}
      </span>
      <small className="v-race">
        {view.players.map((player, owner) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <span key={owner} title={ownerName(owner, view, teller)}>
            <Pip seat={owner} />
            <span className="vh">{ownerName(owner, view, teller)}</span>
            {has(player, development)}
          </span>
        ))}
      </small>
    </article>
  );
}
