// Sentences about a seat: who reads them may be that seat, and a verb says so.

import { inPerson, type Teller } from './box.ts';

/** Where a name will stand: no language has these letters. */
const FIRST = 0xe000;
const MARKS = /[\ue000-\ue0ff]/g;

/**
 * A text of the game's words about somebody: of `[buys|buy]` the second is said to whoever is called
 * "you". Names are filled in last, so that nothing in them is taken for a verb.
 */
export function voiced(
  say: Teller['say'],
  key: string,
  values: { readonly [name: string]: unknown },
  names: { readonly [name: string]: string },
  isYou: boolean,
): string {
  const all = Object.entries(names);
  const marked = all.map(([name], i) => [name, String.fromCharCode(FIRST + i)]);
  const text = say(key, { ...values, ...Object.fromEntries(marked) });
  return inPerson(text, isYou).replace(MARKS, mark => all[mark.charCodeAt(0) - FIRST]?.[1] ?? mark);
}
