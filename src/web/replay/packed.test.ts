// A record travels in a link, with the names of those who played; too long or cut short, it is refused.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecord } from '../../kernel/record.ts';
import { packed, unpacked } from './packed.ts';
import { markOf } from './record-file.ts';
import { botsIn, nameIn, withSeated } from './seated.ts';
import { linkSource, openSource } from './sources.ts';

const text = readFileSync('src/games/mines/recorded/2-seats-search-greedy.json', 'utf8');

const played = withSeated(text, [
  { name: 'Zo\u202Efia', bot: null },
  { name: 'Robot', bot: 'greedy' },
]);

test('what is packed is unpacked to the same play, and fits a link', async () => {
  const letters = await packed(played);
  expect(letters).toMatch(/^[\w-]+$/);
  const { result: _result, ...record } = readRecord(JSON.parse(played));
  expect(readRecord(JSON.parse(await unpacked(letters as string)))).toEqual(record);
});

test('a link shows the play and the names to somebody who has nothing else', async () => {
  const source = await openSource(linkSource((await packed(played)) as string));
  expect(source?.game).toBe('mines');
  const say = (key: string) => key;
  expect([source?.nameOf(0, say), source?.nameOf(1, say)]).toEqual(['Zofia', 'Robot']);
  expect(source?.bots).toEqual([null, 'greedy']);
  expect(source?.eyes).toBe('open');
});

test('too long for a link, cut short, or grown beyond all measure', async () => {
  const long = { ...JSON.parse(text), noise: Array.from({ length: 5000 }, () => Math.random()) };
  expect(await packed(JSON.stringify(long))).toBeNull();
  const letters = (await packed(played)) as string;
  await expect(unpacked(letters.slice(0, letters.length / 2))).rejects.toMatchObject({
    trouble: 'link',
  });
  await expect(unpacked('no record!')).rejects.toMatchObject({ trouble: 'link' });
  const bomb = await packed(JSON.stringify({ a: 'a'.repeat(4_500_000) }));
  await expect(unpacked(bomb as string)).rejects.toMatchObject({ trouble: 'size' });
});

test('a file tells who sat where, or nothing', () => {
  expect(botsIn(text)).toEqual([]);
  expect(nameIn(text, 0)).toBe('');
  expect(nameIn(JSON.stringify({ names: [7, 'x'.repeat(99)] }), 0)).toBe('');
  expect(nameIn(JSON.stringify({ names: [7, 'x'.repeat(99)] }), 1)).toHaveLength(40);
  expect(markOf({ name: '', text })).not.toBe(markOf({ name: '', text: played }));
});
