// Numbers of rules inside a text, found so that they can be links.

/** A piece of a text; one that names a rule knows its number. */
export interface Piece {
  readonly text: string;
  readonly rule?: string;
}

/** "rule 13", "rules 54, 55 and 88", "zasady 90 i 91", and codes like E5 wherever they stand. */
const NAMED =
  /(?:\b(?:rules?|zasad\p{L}*)\s+\d+[a-z]?(?:(?:\s*(?:,|–|and|or|to|i|lub|albo|oraz|do)\s*)+\d+[a-z]?\b)*)|\b[A-Z]\d{1,2}[a-z]?\b/giu;
const NUMBER = /[A-Z]?\d+[a-z]?/gu;

/** A text in pieces; only numbers of rules that are there become links. */
export function citedIn(text: string, isRule: (number: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const plain = (to: number) => {
    if (to > at) pieces.push({ text: text.slice(at, to) });
    at = to;
  };
  for (const named of text.matchAll(NAMED))
    for (const number of named[0].matchAll(NUMBER)) {
      if (!isRule(number[0])) continue;
      const from = named.index + number.index;
      plain(from);
      at = from + number[0].length;
      pieces.push({ text: number[0], rule: number[0] });
    }
  plain(text.length);
  return pieces;
}

/** Whether a passage holds every word that is looked for, however it is written. */
export function holds(text: string, wanted: string): boolean {
  const plain = (words: string) =>
    words.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');
  const inside = plain(text);
  return plain(wanted)
    .split(/\s+/)
    .every(word => inside.includes(word));
}
