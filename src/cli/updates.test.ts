// A game becomes another version: what was played under the old one freezes, thaws, or says that it
// cannot be told; and what merely could not be read is left alone.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { boxNamed } from '../games/shelf.ts';
import { Hall } from '../server/hall.ts';
import { except } from '../server/kit/slow-store.ts';
import { Window } from '../server/kit/window.ts';
import { freshStore, nobodyThinks } from '../server/kit/world.ts';
import type { RunningTable } from '../server/running.ts';
import { openSqlite } from '../server/sqlite.ts';
import type { Store } from '../server/store.ts';
import { thawAll } from './thaw.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-'));
afterAll(() => rmSync(folder, { recursive: true }));
const WISH = { game: 'mines', holders: ['me', 'open'] as const, options: { first: 0 } };

/** As if another version of the game were here, while something is done. */
async function under<T>(version: number, work: () => Promise<T>): Promise<T> {
  const { game } = await boxNamed('mines');
  const real = game.version;
  Object.assign(game, { version });
  try {
    return await work();
  } finally {
    Object.assign(game, { version: real });
  }
}

/** A table at which Kasia has chosen once. */
async function playedOnce(store: Store): Promise<string> {
  const room = await new Hall(store, nobodyThinks).open(WISH, 'kasia');
  await room.join(room.row.invitation, 'tom');
  await room.start('kasia');
  const table = (await room.running()) as RunningTable;
  const { at, seen } = table.look(0);
  await table.do({ seat: 0, choice: seen.pending[0]?.options[0] }, at);
  return room.row.id;
}

test('a lobby opened under one version and begun under another carries the one it is played by', async () => {
  const store = await freshStore();
  const { game } = await boxNamed('mines');
  const next = game.version + 1;
  const room = await new Hall(store, nobodyThinks).open(WISH, 'kasia');
  await room.join(room.row.invitation, 'tom');
  await under(next, async () => {
    const later = await new Hall(store, nobodyThinks).room(room.row.id);
    await later.start('kasia');
    expect(later.row.version).toBe(next);
    expect((await store.table(room.row.id))?.version).toBe(next);
    expect(await new Hall(store, nobodyThinks).checkAll()).toEqual({ frozen: [], thawed: [] });
  });
  await store.close();
});

test('a frozen table thaws by itself when the version that plays it is back', async () => {
  const store = await freshStore();
  const id = await playedOnce(store);
  const frozen = [{ table: id, reason: expect.stringContaining('here is version 77') }];
  await under(77, async () => {
    expect(await new Hall(store, nobodyThinks).checkAll()).toEqual({ frozen, thawed: [] });
    expect(await new Hall(store, nobodyThinks).checkAll(), 'and is told again').toEqual({
      frozen,
      thawed: [],
    });
  });
  const hall = new Hall(store, nobodyThinks);
  expect(await hall.checkAll()).toEqual({ frozen: [], thawed: [id] });
  expect((await (await hall.room(id)).running())?.count(0)).toBe(2);
  await store.close();
});

test('stolik thaw does the same beside a running server; reasons accumulate until then', async () => {
  const data = join(folder, 'stolik.sqlite');
  const store = openSqlite(data);
  const id = await playedOnce(store);
  const hall = new Hall(store, nobodyThinks);
  for (const version of [77, 78, 78])
    await under(version, async () => {
      await hall.checkAll();
      expect(await thawAll(data)).toMatch(/stays frozen.*\n0 tables go on, 1 stay frozen/);
    });
  await expect((await hall.room(id)).running()).rejects.toMatchObject({ reason: 'frozen' });
  const [report] = JSON.parse(readFileSync(`${data}.frozen.json`, 'utf8'));
  expect(report).toEqual({
    table: id,
    reasons: [expect.stringContaining('version 77'), expect.stringContaining('version 78')],
  });
  expect(await thawAll(data)).toBe('1 tables go on, 0 stay frozen.');
  expect((await (await hall.room(id)).running())?.count(0)).toBe(2);
  await store.close();
});

test('a frozen table can be closed and put away', async () => {
  const store = await freshStore();
  await store.guests.add({ id: 'kasia', name: 'Kasia' });
  const id = await playedOnce(store);
  await under(77, async () => {
    const hall = new Hall(store, nobodyThinks, { trouble: () => {} });
    await hall.checkAll();
    const room = await hall.room(id);
    await expect(room.close('tom')).rejects.toMatchObject({ reason: 'not-host' });
    await room.close('kasia');
    await room.archive('kasia', true);
    expect((await store.table(id))?.status).toBe('closed');
    const kasia = new Window(room, 'kasia', store);
    await kasia.hello();
    expect(kasia.told('people').at(-1)?.card.status).toBe('closed');
    expect(kasia.told('refused')).toMatchObject([{ reason: 'untold' }]);
    expect(kasia.closed).toBeNull();
    expect(await hall.checkAll()).toEqual({ frozen: [], thawed: [] });
  });
  await store.close();
});

test('a finished table is told by the version that played it, or says that it cannot be', async () => {
  const store = await freshStore();
  const id = await playedOnce(store);
  await store.changeTable(id, { status: 'over' });
  const recordOf = async () =>
    (await new Hall(store, nobodyThinks, { trouble: () => {} }).room(id)).record();
  const { game } = await boxNamed('mines');
  expect(await recordOf()).toMatchObject({
    version: game.version,
    choices: [[0, expect.anything()]],
  });
  await under(77, () => expect(recordOf()).rejects.toMatchObject({ reason: 'other-version' }));
  await store.addDeed(id, 1, { deed: { seat: 0, choice: 'nonsense' }, when: 1 });
  await expect(recordOf()).rejects.toMatchObject({ reason: 'cannot-replay' });
  await store.close();
});

test('what cannot be read for the moment is not frozen', async () => {
  const store = await freshStore();
  const id = await playedOnce(store);
  const trouble = vi.fn();
  const deedsOf = async () => {
    throw new Error('SQLITE_IOERR');
  };
  const flaky = new Hall(except(store, { deedsOf }), nobodyThinks, { trouble });
  expect(await flaky.checkAll()).toEqual({ frozen: [], thawed: [] });
  expect(trouble).toHaveBeenCalledOnce();
  expect((await store.table(id))?.status).toBe('playing');
  await store.close();
});
