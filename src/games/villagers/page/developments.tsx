// Developments beside the Road: what each counts, who has how much of it, who holds its token.

import { Pip } from '../../../web/pieces/icons.tsx';
import { DEVELOPMENTS, type Development } from '../cards.ts';
import type { SeenDevelopment } from '../view.ts';
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
        {view.developments.map(seen => (
          <One key={seen.id} seen={seen} />
        ))}
      </div>
    </section>
  );
}

function One({ seen: { id: number, holder, amounts } }: { seen: SeenDevelopment }) {
  const { view, teller } = useScene();
  const { say } = teller;
  const development = DEVELOPMENTS[number] as Development;
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
        {amounts.map((amount, owner) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <span key={owner} title={ownerName(owner, view, teller)}>
            <Pip seat={owner} />
            <span className="vh">{ownerName(owner, view, teller)}</span>
            {amount}
          </span>
        ))}
      </small>
    </article>
  );
}
