// The page speaks both languages alike.

import { readdirSync, readFileSync } from 'node:fs';
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

/** Every text the page names in its code; keys put together at run time are not among them. */
function spoken(): [file: string, key: string][] {
  const files = readdirSync('src/web', { recursive: true })
    .map(String)
    .filter(file => file.endsWith('.tsx'));
  return files.flatMap(file =>
    [
      ...readFileSync(`src/web/${file}`, 'utf8').matchAll(
        /(?<![.\w])say\((?:[\w. =!]+\? )?'([\w.-]+)'/g,
      ),
    ].map(([, key]): [string, string] => [file, key as string]),
  );
}

test('every text the page speaks is there', () => {
  const known = names(en);
  const missing = spoken().filter(([, key]) => !known.has(key));
  expect(spoken().length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});
