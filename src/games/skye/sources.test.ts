// Every rule that comes from a printed book says from which, and where it stands there, in both languages.

import { expect, test } from 'vitest';
import { rulesIn } from '../../kernel/rulebook.ts';
import english from './rules.en.md?raw';
import polish from './rules.pl.md?raw';

/** Book and page at the end of a rule; the base game's book is known by its headings only. */
const EN = /\(Book of (?<book>the base game|Journeyman)(?:, p\. (?<page>\d))?, “[^”]+”\)$/;
const PL = /\(Instrukcja (?<book>gry podstawowej|Wędrowca)(?:, s\. (?<page>\d))?, „[^”]+”\)$/;

test('every numbered rule and scoring tile names its book, the same in both languages', () => {
  const polishRules = new Map(rulesIn(polish).map(({ number, text }) => [number, text]));
  let count = 0;
  for (const { number, text } of rulesIn(english)) {
    if (!/^S?\d/.test(number)) continue;
    const here = EN.exec(text.trim())?.groups;
    const there = PL.exec((polishRules.get(number) ?? '').trim())?.groups;
    expect(here, `${number} in English`).toBeDefined();
    expect(there, `${number} in Polish`).toBeDefined();
    expect(there?.page, number).toBe(here?.page);
    expect(there?.book === 'Wędrowca', number).toBe(here?.book === 'Journeyman');
    expect(here?.page !== undefined, number).toBe(here?.book === 'Journeyman');
    count++;
  }
  expect(count).toBe(68 + 20);
});
