// Cards somebody looks at that nobody else sees: Prophet, Pigeoneer, Noble.

import { NOBODY } from '../cards.ts';
import { Face } from './card.tsx';
import { cardLabel } from './names.ts';
import { lookKey } from './paths.ts';
import { Piece } from './piece.tsx';
import { useScene } from './scene.ts';

/** The cards the person looks at now; those laid back already are numbered from the top. */
export function Looking() {
  const { view, teller } = useScene();
  const { say } = teller;
  const { look } = view;
  if (look === null || look.cards === null) return null;
  const laid = look.laid === NOBODY ? 0 : look.laid;
  return (
    <div className="v-looking">
      <h4>{say('page.looking')}</h4>
      <div className="v-row" data-region="looking">
        {look.cards.map((card, at) => (
          <Piece
            // biome-ignore lint/suspicious/noArrayIndexKey: copies lie in an order
            key={at}
            name={at < laid ? `laid-${at}` : lookKey(card)}
            card={card}
            className="v-card"
            label={cardLabel(card, teller)}
            zoom={`card-${card}`}
          >
            <Face card={card} teller={teller} />
            {at < laid && <span className="v-known">{say('page.laid', { number: at + 1 })}</span>}
          </Piece>
        ))}
      </div>
    </div>
  );
}
