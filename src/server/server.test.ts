// The store, running tables and the hall, without a socket between.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { boxNamed } from '../games/shelf.ts';
import { keyedSeed } from '../kernel/fairness.ts';
import { Hall } from './hall.ts';
import { RunningTable } from './running.ts';
import { openSqlite } from './sqlite.ts';
import { type Store, type TableRow, Taken } from './store.ts';
import type { Thinker } from './thinker.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const freshFile = () => join(folder, `${files++}.sqlite`);
const nobodyThinks: Thinker = { think: () => new Promise(() => {}), close: async () => {} };

const row: TableRow = {
  id: 'a table',
  game: 'mines',
  version: 1,
  options: { first: 0, backs: false, components: null },
  seed: keyedSeed('ab'.repeat(32), ['one', 'two']),
  holders: [
    { guest: 'kasia', bot: null },
    { guest: 'tom', bot: null },
  ],
  status: 'playing',
  invitation: 'come',
  lookOn: 'look',
  createdAt: 1,
  changedAt: 2,
};

test('what is stored is there after closing and opening again', async () => {
  const file = freshFile();
  const store = openSqlite(file);
  await store.addGuest({ id: 'kasia', name: 'Kasia' }, 'hash');
  await store.addTable(row);
  await store.addDeed(row.id, 0, { seat: 0, choice: { unit: 1, place: 2 } });
  await store.addDeed(row.id, 1, { seat: 0, undo: true });
  await store.changeTable(row.id, { status: 'over', changedAt: 9 });
  await store.close();
  const again = openSqlite(file);
  expect(await again.guestBy('hash')).toEqual({ id: 'kasia', name: 'Kasia' });
  expect(await again.guestBy('another')).toBeNull();
  expect(await again.guestNames(['kasia', 'tom'])).toEqual(new Map([['kasia', 'Kasia']]));
  expect(await again.table(row.id)).toEqual({ ...row, status: 'over', changedAt: 9 });
  expect(await again.tablesOf('tom')).toHaveLength(1);
  expect(await again.tablesOf('stranger')).toEqual([]);
  expect(await again.deedsOf(row.id)).toEqual([
    { seat: 0, choice: { unit: 1, place: 2 } },
    { seat: 0, undo: true },
  ]);
  await again.close();
});

test('of two writers with the same number one wins, and others in the same commit are not harmed', async () => {
  const store = openSqlite(freshFile());
  const deed = (choice: number) => ({ seat: 0, choice });
  const outcomes = await Promise.allSettled([
    store.addDeed('a', 0, deed(1)),
    store.addDeed('a', 0, deed(2)),
    store.addDeed('b', 0, deed(3)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((outcomes[1] as PromiseRejectedResult).reason).toBeInstanceOf(Taken);
  expect(await store.deedsOf('a')).toEqual([deed(1)]);
  await store.close();
});

async function running(store: Pick<Store, 'addDeed'>): Promise<RunningTable> {
  return new RunningTable(await boxNamed('mines'), row, [], store as Store);
}

test('nobody sees a deed before it is on disk', async () => {
  let written = () => {};
  const addDeed = () =>
    new Promise<void>(done => {
      written = done;
    });
  const table = await running({ addDeed });
  const { at, seen } = table.look(0);
  const deed = table.do({ seat: 0, choice: seen.pending[0]?.options[0] }, at);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(table.look(0).at).toBe(at);
  written();
  await deed;
  expect(table.look(0).at).toBe(at + 1);
  expect(table.since(1, at).flatMap(({ notes }) => notes.map(({ what }) => what))).toContain(
    'played',
  );
});

test('a deed that cannot be written is refused, and the copy in memory is given up', async () => {
  const table = await running({
    addDeed: async () => {
      throw new Taken('too late');
    },
  });
  const { at, seen } = table.look(0);
  const choice = seen.pending[0]?.options[0];
  await expect(table.do({ seat: 0, choice }, at)).rejects.toMatchObject({ reason: 'late' });
  expect(table.broken).toBe(true);
  await expect(table.do({ seat: 0, choice }, at)).rejects.toMatchObject({ reason: 'late' });
});

test('a table loses the race against another server and goes on from the disk', async () => {
  const store = openSqlite(freshFile());
  await store.addTable(row);
  const [here, there] = [new Hall(store, nobodyThinks), new Hall(store, nobodyThinks)];
  const [mine, theirs] = [await here.running(row.id), await there.running(row.id)];
  const { at, seen } = mine.look(0);
  const [first, second] = seen.pending[0]?.options ?? [];
  await theirs.do({ seat: 0, choice: second }, at);
  await expect(mine.do({ seat: 0, choice: first }, at)).rejects.toMatchObject({ reason: 'late' });
  const reloaded = await here.running(row.id);
  expect(reloaded.look(0)).toEqual(theirs.look(0));
  await store.close();
});

test('a table that no longer replays is frozen with its reason, and the others go on', async () => {
  const store = openSqlite(freshFile());
  await store.addTable(row);
  await store.addTable({ ...row, id: 'old', version: 99 });
  await store.addTable({ ...row, id: 'broken' });
  await store.addDeed('broken', 0, { seat: 1, choice: 'nonsense' });
  const hall = new Hall(store, nobodyThinks);
  const frozen = await hall.checkAll();
  expect(new Map(frozen.map(({ table, reason }) => [table, reason]))).toEqual(
    new Map([
      ['old', 'it was played by version 99 of mines; here is version 1'],
      ['broken', expect.stringMatching(/"nonsense" is nothing seat 1 could choose|rule mines.10/)],
    ]),
  );
  await expect(hall.running('old')).rejects.toThrow(/frozen/);
  expect((await hall.running(row.id)).look(0).over).toBe(false);
  await store.close();
});

test('there is only one of each table, however many ask for it at once', async () => {
  const store = openSqlite(freshFile());
  for (const id of ['a', 'b', 'c']) await store.addTable({ ...row, id });
  const hall = new Hall(store, nobodyThinks, { most: 2 });
  const [first, again] = await Promise.all([hall.running('a'), hall.running('a')]);
  expect(again).toBe(first);
  await hall.running('b');
  await hall.running('c');
  expect(await hall.running('a'), 'somebody still watches it').toBe(first);
  await store.close();
});
