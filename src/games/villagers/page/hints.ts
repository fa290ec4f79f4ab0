// The keyboard's names for what can be pointed at next: digits for cards, letters for the rest.

import type { Key, Moves } from '../../../web/pieces/moves.ts';
import type { VillagersView } from '../view.ts';
import { bySuit } from './names.ts';
import { handKey, roadKey } from './paths.ts';

/** C, L, M, R and Z mean something else everywhere. */
const LETTERS = 'ABDEFGHIJKNOPQSTUVWXY';

/** Answers that end something have keys of their own. */
const FIXED: { readonly [key: Key]: string } = { done: '0', pass: '0', noCoin: '0', asItLies: '0' };

/** A key of the keyboard for everything that can be pointed at next. */
export function hintsFor(view: VillagersView, { next, starts, chosen }: Moves): Map<Key, string> {
  const hints = new Map<Key, string>();
  const hand = bySuit(view.hand).map(handKey);
  const road = view.road.map((_, at) => roadKey(at));
  const fromRoad = road.some(key => next.has(key));
  const cards = fromRoad ? road : hand;
  let letter = 0;
  for (const key of next.keys()) {
    const nth = cards.indexOf(key);
    if (FIXED[key]) hints.set(key, FIXED[key]);
    else if (nth >= 0 && nth < 9) hints.set(key, String(nth + 1));
    else if (letter < LETTERS.length) hints.set(key, LETTERS.charAt(letter++));
  }
  if (chosen.length > 0 && !fromRoad)
    hand.forEach((key, nth) => {
      if (nth < 9 && starts.has(key) && !hints.has(key)) hints.set(key, String(nth + 1));
    });
  return hints;
}
