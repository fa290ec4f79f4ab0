// Every rule from the printed book says under which of its headings it stands, in both languages.

import { expect, test } from 'vitest';
import { rulesIn } from '../../kernel/rulebook.ts';
import english from './rules.en.md?raw';
import polish from './rules.pl.md?raw';

/** The book has no page numbers; its headings, in the order they are printed. */
const HEADINGS: readonly (readonly [string, string])[] = [
  ['Cards', 'Karty'],
  ['Set-up', 'Przygotowanie'],
  ['A player’s turn', 'Tura gracza'],
  ['Capturing a mine', 'Zajmowanie kopalni'],
  ['Staffing a mine', 'Obsadzanie kopalni'],
  ['Drawing cards', 'Dociąganie kart'],
  ['Counting points, and victory', 'Podliczanie punktów i wygrana'],
];

test('every rule and ruling names a heading of the book, the same in both languages', () => {
  const polishRules = new Map(rulesIn(polish).map(({ number, text }) => [number, text]));
  const rules = rulesIn(english);
  for (const { number, text } of rules) {
    const [book, instruction] = /^\d/.test(number)
      ? [/\(Book, “([^”]+)”\)$/, /\(Instrukcja, „([^”]+)”\)$/]
      : [/\(On the book’s “([^”]+)”\)$/, /\(Dotyczy instrukcji, „([^”]+)”\)$/];
    const here = HEADINGS.findIndex(([name]) => name === book.exec(text.trim())?.[1]);
    const there = (polishRules.get(number) ?? '').trim();
    expect(here, `${number} in English`).toBeGreaterThanOrEqual(0);
    expect(instruction.exec(there)?.[1], `${number} in Polish`).toBe(HEADINGS[here]?.[1]);
  }
  expect(rules.length).toBeGreaterThan(40);
});
