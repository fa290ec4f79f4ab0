// The pictures of villagers, suits and the rest: Game Icons (CC BY 3.0), gathered by scripts/pictures.mjs.

import { type CardId, cardOf, type Suit } from '../cards.ts';
import names from './pictures.json';
import pictures from './pictures.svg';

/** What there is a picture of. */
export type PictureName = keyof typeof names;

/** A picture in the colour of the text around it. */
export function Sign({ name, className = '' }: { name: PictureName; className?: string }) {
  return (
    <svg className={`gi ${className}`} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
      <use href={`${pictures}#${names[name]}`} />
    </svg>
  );
}

/** The sign of a suit. */
export function SuitSign({ suit }: { suit: Suit }) {
  return <Sign name={`suit.${suit}`} />;
}

/** What a villager's trade looks like. */
export function Picture({ card }: { card: CardId }) {
  return <Sign name={`card.${cardOf(card).name}` as PictureName} />;
}
