// The log and the options in words: living sentences, no codes, and verbs that agree with whoever reads.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/box.ts';
import type { Note } from '../../kernel/game.ts';
import { walk } from '../../kernel/kit/walk.ts';
import { optionsOf } from '../../kernel/play.ts';
import { box } from './box.ts';
import { skye } from './game.ts';
import type { SkyeTable } from './table.ts';
import { view } from './view.ts';

/** Tiles, fields and cells as only programmers call them. */
const CODE = /\b[BJ]\d{1,2}\b|\bC-\w+|\b[WMH]\d{1,2}\b|\b\d+[NESW]\b/;

describe.each(LANGUAGES)('%s', language => {
  const words = box.words[language];
  const notes = Object.entries(words.note as { [key: string]: string });

  /** Fills in values; a text with a count is taken in its form for many. */
  const say = (key: string, values: { [name: string]: unknown } = {}): string => {
    const at = (path: string) =>
      path
        .split('.')
        .reduce<unknown>((part, name) => (part as { [name: string]: unknown })?.[name], words);
    const text = at(key) ?? at(`${key}_many`) ?? at(`${key}_other`);
    if (typeof text !== 'string') throw new Error(`no text ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_all, name) => String(values[name]));
  };
  const teller = { say, who: (seat: number) => `Ann${seat}`, isYou: () => false };

  test.each(notes)('the note %s has a verb for somebody else and one for you', (_what, text) => {
    if (text.includes('{{who}} ')) expect(text).toMatch(/\[[^|\]]+\|[^|\]]+\]/);
    expect(text, 'no name asks for a case').not.toMatch(/(?<!\p{L}: |: )\b(od|from) \{\{from\}\}/u);
  });

  test('no code is read in the log or among the options', () => {
    const told = new Set<string>();
    const look = (all: readonly Note[]) => {
      for (const note of all) told.add(box.telling.note(note, teller));
    };
    walk(
      skye as never,
      { seats: 3, options: { journeyman: true } },
      'told',
      ({ table, question }) => {
        const seen = view(table as SkyeTable, question.seat);
        for (const option of optionsOf(table, question)) {
          const { group, label } = box.telling.option(option, seen, teller);
          told.add(`${group}: ${label}`);
        }
        for (const line of box.telling.table(seen, teller)) told.add(line);
      },
      (_moment, { notes: all }) => look(all),
    );
    expect(told.size).toBeGreaterThan(300);
    expect([...told].filter(text => CODE.test(text))).toEqual([]);
  });

  test('a step on a track is told by the number of its field, a tile by what it shows', () => {
    const note = {
      what: 'advanced',
      seat: 0,
      track: 'warrior',
      at: 3,
      field: 'W3',
      cost: 0,
      points: 0,
    };
    const [other, you] = [false, true].map(isYou =>
      box.telling.note(note, { ...teller, isYou: () => isYou }),
    );
    expect(other).toMatch(/^Ann0 (goes|przechodzi) .*3/);
    expect(you).toMatch(/^Ann0 (go|przechodzisz) .*3/);
    const face = { id: 'X9', edges: 'PPPP', centre: 'P', roads: [], symbols: { farm: 2 } };
    const back = box.telling.note({ what: 'returned', seat: 0, tile: 20, face }, teller);
    expect(back).toMatch(/2 farm/);
    expect(back).not.toContain('X9');
  });
});
