// The page speaks both languages alike.

import { expect, test } from 'vitest';
import type { Words } from '../kernel/box.ts';
import en from './words.en.json';
import pl from './words.pl.json';

const PLURAL = /_(one|few|many|other)$/;

/** Every key with its text, groups joined by dots. */
function flat(words: Words, group = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[group + key, text]] : flat(text, `${group}${key}.`),
  );
}

const names = (words: Words) => new Set(flat(words).map(([key]) => key.replace(PLURAL, '')));
const places = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

test('English and Polish have the same texts with the same places', () => {
  expect([...names(pl)].sort()).toEqual([...names(en)].sort());
  const polish = new Map(flat(pl));
  for (const [key, text] of flat(en))
    expect(places(polish.get(key) ?? ''), key).toEqual(places(text));
});

test('Polish has all four plural forms', () => {
  const keys = new Set(flat(pl).map(([key]) => key));
  for (const key of [...keys].filter(key => PLURAL.test(key)))
    for (const form of ['one', 'few', 'many', 'other'])
      expect(keys.has(key.replace(PLURAL, `_${form}`)), key).toBe(true);
});
