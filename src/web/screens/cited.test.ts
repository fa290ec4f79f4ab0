// The reader finds rules by words and by the numbers other rules name.

import { expect, test } from 'vitest';
import { boxNamed, gameNames } from '../../games/shelf.ts';
import { LANGUAGES } from '../../kernel/box.ts';
import { rulesIn } from '../../kernel/rulebook.ts';
import { citedIn, holds } from './cited.ts';

const known = new Set(['5', '13', '54', '55', '88', 'E5', '15b']);
const linked = (text: string) =>
  citedIn(text, number => known.has(number)).flatMap(({ rule }) => rule ?? []);

test('numbers that name rules become links, other numbers do not', () => {
  expect(linked('As rule 13 says, 54 tiles and 5 coins.')).toEqual(['13']);
  expect(linked('See rules 54, 55 and 88; also E5 and E99.')).toEqual(['54', '55', '88', 'E5']);
  expect(linked('Tak mówi zasada 15b, a zasady 54 i 55 to potwierdzają.')).toEqual([
    '15b',
    '54',
    '55',
  ]);
  expect(
    citedIn('rule 13', number => known.has(number))
      .map(({ text }) => text)
      .join(''),
  ).toBe('rule 13');
});

test('what is looked for is found without its accents, in any order', () => {
  expect(holds('Żeton ścieżki leży na łące.', 'lace sciezki')).toBe(true);
  expect(holds('Żeton ścieżki', 'tile')).toBe(false);
});

test.each(gameNames)('%s: with its links every text stays as it is', async name => {
  const { rules } = await boxNamed(name);
  const texts = await Promise.all(LANGUAGES.map(language => rules[language]()));
  for (const text of texts) {
    const numbers = new Set(rulesIn(text).map(({ number }) => number));
    for (const rule of rulesIn(text))
      expect(
        citedIn(rule.text, number => numbers.has(number))
          .map(piece => piece.text)
          .join(''),
      ).toBe(rule.text);
  }
});
