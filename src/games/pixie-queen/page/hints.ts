// The keyboard's names for what can be pointed at next: digits for answers, letters for the rest.

import type { Key, Moves } from '../../../web/pieces/moves.ts';

/** A, L, M, R and Z mean something else everywhere. */
const LETTERS = 'BCDEFGHIJKNOPQSTUVWXY';

/** Answers that end something have keys of their own. */
const FIXED: { readonly [key: Key]: string } = { done: '0', pass: '0', mercy: '9' };

/** Places are reached by Tab and arrows, or by letters; actions by their own numbers. */
export function hintsFor({ next }: Moves): Map<Key, string> {
  const hints = new Map<Key, string>();
  let digit = 1;
  let letter = 0;
  for (const key of next.keys()) {
    if (FIXED[key]) hints.set(key, FIXED[key]);
    else if (key.startsWith('shares-') || key.startsWith('action-')) continue;
    else if (key.startsWith('place-') || key.startsWith('slot-')) {
      if (letter < LETTERS.length) hints.set(key, LETTERS.charAt(letter++));
    } else if (digit < 9) hints.set(key, String(digit++));
  }
  return hints;
}
