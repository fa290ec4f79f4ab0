// Signs of tracks, tokens and deeds: Game Icons (CC BY 3.0), gathered by scripts/pictures.mjs.

import names from './pictures.json';
import pictures from './pictures.svg';

/** What there is a sign of. */
export type SignName = keyof typeof names;

/** A sign in the colour of the text around it. */
export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg className="gi" viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
      <use href={`${pictures}#${names[name]}`} />
    </svg>
  );
}

/** A coin, with its number if it has one. */
export function Coin({ count }: { readonly count?: number | string }) {
  return (
    <span className="sk-coin" aria-hidden="true">
      {count}
    </span>
  );
}
