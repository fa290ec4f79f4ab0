// Every game on the shelf speaks both languages and can be told in words.

import { describe, expect, test } from 'vitest';
import { boxNamed, gameNames } from '../games/shelf.ts';
import { LANGUAGES, type Words } from '../kernel/box.ts';
import { everySeatCount, walk } from '../kernel/kit/walk.ts';
import { notesFor, seenBy } from '../kernel/view.ts';
import cliEn from './words.en.json';
import cliPl from './words.pl.json';
import { wordsIn } from './words.ts';

const PLURAL = /_(one|few|many|other)$/;

/** Every key with its text, groups joined by dots. */
function flat(words: Words, group = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[`${group}${key}`, text] as [string, string]]
      : flat(text, `${group}${key}.`),
  );
}

const keys = (words: Words) =>
  [...new Set(flat(words).map(([key]) => key.replace(PLURAL, '')))].sort();
const plurals = (words: Words) => [
  ...new Set(
    flat(words)
      .filter(([key]) => PLURAL.test(key))
      .map(([key]) => key.replace(PLURAL, '')),
  ),
];
const places = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

function speakAlike(en: Words, pl: Words): void {
  expect(keys(pl)).toEqual(keys(en));
  const polish = new Map(flat(pl));
  for (const key of plurals(en))
    for (const form of ['one', 'few', 'many', 'other'])
      expect(polish.has(`${key}_${form}`), `${key}_${form}`).toBe(true);
  for (const [key, text] of flat(en)) {
    if (PLURAL.test(key) && !key.endsWith('_other')) continue;
    expect(places(polish.get(key) ?? ''), key).toEqual(places(text));
  }
}

test('the command line speaks English and Polish alike', () => speakAlike(cliEn, cliPl));

describe.each(gameNames)('%s', name => {
  test('speaks English and Polish alike', async () => {
    const { words } = await boxNamed(name);
    speakAlike(words.en, words.pl);
  });

  test.each(LANGUAGES)('is told in words without a gap (%s)', async language => {
    const { game, telling, words, ...box } = await boxNamed(name);
    const { gameSay } = wordsIn(language, { game, telling, words, ...box });
    const teller = { say: gameSay, who: (seat: number) => `Seat ${seat}` };
    const groups = Object.keys(words.en).filter(key => typeof words.en[key] === 'object');
    const gap = new RegExp(`\\b(${groups.join('|')})\\.\\w+|{{|undefined|NaN|\\[object`);
    const told = (text: string) => {
      expect(text).not.toMatch(gap);
      expect(text.trim()).not.toBe('');
    };
    const flags = Object.entries(game.settings).filter(([, { kind }]) => kind === 'flag');
    const everything = Object.fromEntries(flags.map(([flag]) => [flag, true]));
    for (const seats of everySeatCount(game))
      for (const [seed, options] of [
        ['told 1', {}],
        ['told 2', {}],
        ['told 3', everything],
        ['told 4', everything],
      ] as const)
        walk(
          game,
          { ...seats, options },
          seed,
          ({ table, question: { seat, ask, frame, step } }) => {
            const { view } = seenBy(game, table, seat);
            told(telling.table(view, teller).join('\n'));
            told(telling.question(step, teller));
            for (const candidate of ask.candidates(table, frame))
              told(telling.option(candidate, view, teller).label);
          },
          (_moment, { notes }) => {
            for (const seat of [0, 1, null])
              for (const note of notesFor(notes, seat)) told(telling.note(note, teller));
          },
        );
  });
});

test('an unknown game is refused, whatever objects are born with', async () => {
  for (const name of ['chess', '', 'toString', '__proto__'])
    await expect(boxNamed(name)).rejects.toThrow(/unknown game/);
});
