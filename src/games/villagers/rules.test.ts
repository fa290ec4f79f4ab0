// Every rule that stands in the printed book says where, in both languages alike.

import { expect, test } from 'vitest';
import en from './rules.en.md?raw';
import pl from './rules.pl.md?raw';

interface Source {
  readonly page: string | undefined;
  readonly section: string;
}

const EN = /\(Book, (?:p\. (\d+), )?“([^”]+)”\)$/;
const PL = /\(Instrukcja, (?:s\. (\d+), )?„([^”]+)”\)$/;

/** By the number of its rule: where a paragraph says it comes from. */
function sources(rules: string, form: RegExp): Map<string, Source | null> {
  return new Map(
    [...rules.matchAll(/^\*\*(\w+)\*\* (.+)$/gm)].map(([, number = '', text = '']) => {
      const found = text.match(form);
      return [number, found && { page: found[1], section: found[2] as string }];
    }),
  );
}

const inEnglish = sources(en, EN);
const inPolish = sources(pl, PL);

/** Ours alone: standing orders are no rule of the book. */
const OURS = ['96n'];

test('every numbered rule of the book names its section', () => {
  const numbered = [...inEnglish.keys()].filter(number => /^\d/.test(number));
  expect(numbered.length).toBeGreaterThan(80);
  for (const number of numbered)
    expect([number, inEnglish.get(number) !== null]).toEqual([number, !OURS.includes(number)]);
});

test('rulings that change what a text seems to say name it: A1, A10, A18, B1', () => {
  for (const number of ['A1', 'A10', 'A18', 'B1']) expect(inEnglish.get(number)).not.toBeNull();
});

test('both languages name the same page and the same section', () => {
  expect([...inEnglish.keys()]).toEqual([...inPolish.keys()]);
  const polishFor = new Map<string, string>();
  for (const [number, source] of inEnglish) {
    const other = inPolish.get(number);
    expect([number, source?.page, source === null]).toEqual([number, other?.page, other === null]);
    if (source === null || !other) continue;
    expect([number, polishFor.get(source.section) ?? other.section]).toEqual([
      number,
      other.section,
    ]);
    polishFor.set(source.section, other.section);
  }
  expect(new Set(polishFor.values()).size).toBe(polishFor.size);
});
