// The store, running tables and the hall, without a socket between.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { boxNamed } from '../games/shelf.ts';
import { keyedSeed } from '../kernel/fairness.ts';
import { admit, codeFor, guestWith, welcome } from './guests.ts';
import { Hall } from './hall.ts';
import { openLive, RunningTable } from './running.ts';
import { bringUpToDate } from './schema.ts';
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
  host: 'kasia',
  seed: keyedSeed('ab'.repeat(32), ['one', 'two']),
  holders: [
    { guest: 'kasia', bot: null, entropy: null, archived: false },
    { guest: 'tom', bot: null, entropy: 'two', archived: true },
  ],
  status: 'playing',
  waitsFor: [0],
  invitation: 'come',
  lookOn: 'look',
  createdAt: 1,
  begunAt: 2,
  changedAt: 2,
};

test('what is stored is there after closing and opening again', async () => {
  const file = freshFile();
  const store = openSqlite(file);
  await store.guests.add({ id: 'kasia', name: 'Kasia' });
  await store.guests.addCredential('hash', 'kasia');
  await store.addTable(row);
  await store.addDeed(row.id, 0, { deed: { seat: 0, choice: { unit: 1, place: 2 } }, when: 5 });
  await store.addDeed(row.id, 1, { deed: { seat: 0, undo: true }, when: 6 }, { waitsFor: [1] });
  await store.changeTable(row.id, { status: 'over', changedAt: 9 });
  await store.addLine(row.id, { guest: 'tom', seat: 1, text: 'hi', when: 7 });
  await store.addLine(row.id, { guest: 'kasia', seat: 0, text: 'ho', when: 8 });
  await store.close();
  const again = openSqlite(file);
  expect(await again.guests.with('hash')).toEqual({ id: 'kasia', name: 'Kasia' });
  expect(await again.guests.with('another')).toBeNull();
  expect(await again.guests.namesOf(['kasia', 'tom'])).toEqual(new Map([['kasia', 'Kasia']]));
  expect(await again.table(row.id)).toEqual({
    ...row,
    status: 'over',
    waitsFor: [1],
    changedAt: 9,
  });
  expect(await again.linesOf(row.id, 1)).toEqual([
    { guest: 'kasia', seat: 0, text: 'ho', when: 8 },
  ]);
  expect(await again.tablesOf('tom')).toHaveLength(1);
  expect(await again.tablesOf('stranger')).toEqual([]);
  expect(await again.deedsOf(row.id)).toEqual([
    { deed: { seat: 0, choice: { unit: 1, place: 2 } }, when: 5 },
    { deed: { seat: 0, undo: true }, when: 6 },
  ]);
  await again.close();
});

/** Who writes: whoever asks for it, or the thread of the built server. */
const writers = [
  ['written here', undefined],
  ['written in a thread', new URL('../../dist/sqlite-thread.js', import.meta.url)],
] as const;

test.each(writers)('%s: a guest who takes another name has it everywhere', async (_, thread) => {
  const store = openSqlite(freshFile(), thread);
  await store.guests.add({ id: 'kasia', name: 'Kasia' });
  await store.guests.addCredential('hash', 'kasia');
  expect((await store.guests.with('hash'))?.name).toBe('Kasia');
  await store.guests.rename('kasia', 'Katarzyna');
  expect((await store.guests.with('hash'))?.name).toBe('Katarzyna');
  expect((await store.guests.namesOf(['kasia'])).get('kasia')).toBe('Katarzyna');
  await store.close();
});

test.each(writers)(
  '%s: of two writers with the same number one wins, and others in the same commit are not harmed',
  async (_, thread) => {
    const store = openSqlite(freshFile(), thread);
    const deed = (choice: number) => ({ deed: { seat: 0, choice }, when: 1 });
    const outcomes = await Promise.allSettled([
      store.addDeed('a', 0, deed(1)),
      store.addDeed('a', 0, deed(2)),
      store.addDeed('b', 0, deed(3)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((outcomes[1] as PromiseRejectedResult).reason).toBeInstanceOf(Taken);
    expect(await store.deedsOf('a')).toEqual([deed(1)]);
    await store.close();
  },
);

test.each(writers)(
  '%s: what is asked for before closing is on disk after it',
  async (_, thread) => {
    const file = freshFile();
    const store = openSqlite(file, thread);
    const names = Array.from({ length: 500 }, (_, i) => `guest ${i}`);
    const written = Promise.all(names.map(name => store.guests.add({ id: name, name })));
    await store.close();
    await written;
    const again = openSqlite(file);
    expect((await again.guests.namesOf(names)).size).toBe(500);
    await again.close();
  },
);

test.each(writers)(
  '%s: a write that fails harms no other in the same commit, and leaves nothing half-done',
  async (_, thread) => {
    const store = openSqlite(freshFile(), thread);
    await store.addTable(row);
    const again = { ...row, holders: [...row.holders, ...row.holders] };
    const outcomes = await Promise.allSettled([
      store.guests.add({ id: 'kasia', name: 'Kasia' }),
      store.addTable(again),
      store.guests.add({ id: 'kasia', name: 'Tom' }),
      store.changeTable(row.id, { status: 'over' }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(await store.guests.namesOf(['kasia'])).toEqual(new Map([['kasia', 'Kasia']]));
    expect(await store.table(row.id)).toEqual({ ...row, status: 'over' });
    await store.close();
  },
);

test('whom a table waits for is what the last deed everybody noticed says, until it is closed', async () => {
  const store = openSqlite(freshFile());
  await store.addTable({ ...row, waitsFor: [0], changedAt: 2 });
  await store.addTable({ ...row, id: 'another', changedAt: 4 });
  const deed = { seat: 0, choice: 1 };
  const lists = async () =>
    (await store.tablesThatAre('playing')).map(({ id, waitsFor, changedAt }) => [
      id === row.id ? 'this' : id,
      waitsFor,
      changedAt,
    ]);
  expect(await lists()).toEqual([
    ['another', row.waitsFor, 4],
    ['this', [0], 2],
  ]);
  await store.addDeed(row.id, 0, { deed, when: 6 }, { waitsFor: [1] });
  await store.addDeed(row.id, 1, { deed, when: 7 });
  expect((await lists())[0]).toEqual(['this', [1], 6]);
  await store.changeTable(row.id, { status: 'closed', waitsFor: [], changedAt: 7 });
  expect(await store.table(row.id)).toMatchObject({ waitsFor: [], changedAt: 7 });
  await store.close();
});

test('what was played at a finished table is put away when the last one has left', async () => {
  const store = openSqlite(freshFile());
  await store.addTable({ ...row, status: 'over' });
  const room = await new Hall(store, nobodyThinks).room(row.id);
  const [leave, leaveToo] = [room.enter(0, () => {}), room.enter(null, () => {})];
  const table = await room.running();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  leave();
  vi.advanceTimersByTime(100_000);
  expect(await room.running()).toBe(table);
  leaveToo();
  expect(await room.running(), 'who comes back soon finds it').toBe(table);
  vi.advanceTimersByTime(100_000);
  vi.useRealTimers();
  expect(await room.running()).not.toBe(table);
  expect((await room.running())?.look(0)).toEqual(table?.look(0));
  await store.close();
});

async function runningWith(store: Pick<Store, 'addDeed'>): Promise<RunningTable> {
  const { game } = await boxNamed('mines');
  return new RunningTable(row.id, openLive(game, row), 0, [], { store });
}

/** The table of `row`, as a hall runs it. */
async function running(hall: Hall): Promise<RunningTable> {
  return (await (await hall.room(row.id)).running()) as RunningTable;
}

test('nobody sees a deed before it is on disk', async () => {
  let written = () => {};
  const addDeed = () =>
    new Promise<void>(done => {
      written = done;
    });
  const table = await runningWith({ addDeed });
  const { at, seen } = table.look(0);
  const deed = table.do({ seat: 0, choice: seen.pending[0]?.options[0] }, at);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(table.look(0)).toMatchObject({ at, seen });
  expect(table.whole(0, at)).toContain(JSON.stringify(seen));
  written();
  await deed;
  expect(table.look(0).at).toBe(at + 1);
  expect(table.look(0).seen).not.toEqual(seen);
  expect(table.since(1, at).flatMap(({ notes }) => notes.map(({ what }) => what))).toContain(
    'played',
  );
});

test('a deed that cannot be written is refused, and the copy in memory is given up', async () => {
  const table = await runningWith({
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
  const [mine, theirs] = [await running(here), await running(there)];
  const { at, seen } = mine.look(0);
  const [first, second] = seen.pending[0]?.options ?? [];
  await theirs.do({ seat: 0, choice: second }, at);
  await expect(mine.do({ seat: 0, choice: first }, at)).rejects.toMatchObject({ reason: 'late' });
  const reloaded = await running(here);
  expect(reloaded.look(0)).toEqual(theirs.look(0));
  await store.close();
});

test('a table that no longer replays is frozen with its reason, and the others go on', async () => {
  const store = openSqlite(freshFile());
  await store.addTable(row);
  await store.addTable({ ...row, id: 'old', version: 99 });
  await store.addTable({ ...row, id: 'broken' });
  await store.addDeed('broken', 0, { deed: { seat: 1, choice: 'nonsense' }, when: 1 });
  const hall = new Hall(store, nobodyThinks);
  const { frozen } = await hall.checkAll();
  expect(new Map(frozen.map(({ table, reason }) => [table, reason]))).toEqual(
    new Map([
      ['old', 'it was played by version 99 of mines; here is version 1'],
      ['broken', expect.stringMatching(/"nonsense" \(rule mines\.\d+\)/)],
    ]),
  );
  await expect((await hall.room('old')).running()).rejects.toThrow(/frozen/);
  expect((await running(hall)).look(0).over).toBe(false);
  await store.close();
});

test('there is only one of each table, however many ask for it at once', async () => {
  const store = openSqlite(freshFile());
  for (const id of ['a', 'b', 'c']) await store.addTable({ ...row, id });
  const hall = new Hall(store, nobodyThinks, { most: 2 });
  const [first, again] = await Promise.all([hall.room('a'), hall.room('a')]);
  expect(again).toBe(first);
  await hall.room('b');
  await hall.room('c');
  expect(await hall.room('a'), 'somebody still watches it').toBe(first);
  await store.close();
});

test.each(writers)(
  '%s: a one-time code admits another device once, and only for a while',
  async (_, thread) => {
    const store = openSqlite(freshFile(), thread);
    const { guest } = await welcome(store, 'Kasia');
    const code = await codeFor(store, guest, 0);
    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`;
    const admitted = await admit(store, typed, 1000);
    expect(await guestWith(store, admitted?.credential)).toEqual(guest);
    expect(await admit(store, code, 2000), 'used up').toBeNull();
    const late = await codeFor(store, guest, 0);
    expect(await admit(store, late, 11 * 60_000), 'too old').toBeNull();
    await store.close();
  },
);

test('a secret is made once; of a guest’s browsers the ones heard of last are kept', async () => {
  const file = freshFile();
  const first = openSqlite(file);
  expect(await first.secret('vapid', 'first')).toBe('first');
  await first.close();
  const store = openSqlite(file);
  expect(await store.secret('vapid', 'second')).toBe('first');
  const device = (endpoint: string, guest = 'kasia') => ({
    guest,
    endpoint,
    keys: { p256dh: 'p', auth: 'a' },
    language: 'pl' as const,
    origin: 'https://stolik.example',
  });
  for (const [i, name] of ['a', 'b', 'a', 'c'].entries())
    await store.devices.add(device(name), i, 2);
  expect(await store.devices.of('kasia')).toEqual([device('a'), device('c')]);
  await store.devices.add(device('a', 'tom'), 9, 2);
  await store.devices.forget('tom', 'c');
  expect(await store.devices.of('kasia')).toEqual([device('c')]);
  expect(await store.devices.of('tom')).toEqual([device('a', 'tom')]);
  await store.close();
});

test('a file of the first version becomes one of this', async () => {
  const file = freshFile();
  const database = new Database(file);
  bringUpToDate(database, 1);
  database.exec(`insert into guests values ('kasia', 'Kasia')`);
  database.close();
  const store = openSqlite(file);
  expect(await store.guests.namesOf(['kasia'])).toEqual(new Map([['kasia', 'Kasia']]));
  expect(await store.devices.of('kasia')).toEqual([]);
  await store.close();
});

test('a file of a newer version is refused', () => {
  const file = freshFile();
  const database = new Database(file);
  database.pragma('user_version = 999');
  database.close();
  expect(() => openSqlite(file)).toThrow(/newer version/);
});

describe('a room', () => {
  /** A lobby with a free seat. */
  async function lobby() {
    const store = openSqlite(freshFile());
    const hall = new Hall(store, nobodyThinks, { now: () => 7 });
    const wish = { game: 'mines', holders: ['me', 'open'] as const, options: { first: 0 } };
    const { id, invitation } = (await hall.open(wish, 'kasia')).row;
    return { store, hall, room: await hall.room(id), invitation };
  }

  test('of two who want the last seat one gets it', async () => {
    const { room, invitation, store } = await lobby();
    const outcomes = await Promise.allSettled(
      ['tom', 'ola'].map(guest => room.join(invitation, guest)),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await store.table(room.row.id))?.holders[1]?.guest).toBe('tom');
    await store.close();
  });

  test('only the host begins, when every seat is taken', async () => {
    const { room, invitation, store } = await lobby();
    await expect(room.start('kasia')).rejects.toMatchObject({ reason: 'seat-free' });
    await room.join(invitation, 'tom');
    await expect(room.start('tom')).rejects.toMatchObject({ reason: 'not-host' });
    expect(room.row.status).toBe('lobby');
    await room.leave('kasia');
    await room.join(invitation, 'ola');
    await room.start('tom');
    expect(room.row.status).toBe('playing');
    await store.close();
  });

  test('only the host seats bots and closes; a closed table takes no more deeds', async () => {
    const { room, store, hall } = await lobby();
    await expect(room.place('tom', 1, 'greedy')).rejects.toMatchObject({ reason: 'not-host' });
    await room.place('kasia', 1, 'greedy');
    await room.start('kasia');
    await expect(room.close('tom')).rejects.toMatchObject({ reason: 'not-host' });
    const table = (await room.running()) as RunningTable;
    await room.close('kasia');
    const { at, seen } = table.look(0);
    const choice = seen.pending[0]?.options[0];
    await expect(table.do({ seat: 0, choice }, at)).rejects.toMatchObject({ reason: 'over' });
    expect((await store.table(room.row.id))?.status).toBe('closed');
    const again = (await new Hall(store, nobodyThinks).room(room.row.id)).running();
    await expect((await again)?.do({ seat: 0, choice }, at)).rejects.toMatchObject({
      reason: 'over',
    });
    expect(await hall.checkAll()).toEqual({ frozen: [], thawed: [] });
    await store.close();
  });

  test('those who are in it hear who comes, what is said and what happens', async () => {
    const { room, invitation, store } = await lobby();
    const heard: unknown[] = [];
    const leave = room.enter(0, news => heard.push(news));
    expect(room.isPresent(0)).toBe(true);
    await room.join(invitation, 'tom');
    room.enter(1, () => {})();
    await room.say('tom', 'hello');
    await room.start('kasia');
    expect(heard).toContainEqual({ name: null, seat: 1, text: 'hello', when: 7 });
    expect(heard).toContain('table');
    leave();
    expect(room.isPresent(0)).toBe(false);
    expect(await room.said()).toHaveLength(1);
    await store.close();
  });

  test('a guest puts a table away and takes it out again', async () => {
    const { room, store } = await lobby();
    await room.archive('kasia', true);
    expect((await store.tablesOf('kasia'))[0]?.holders[0]?.archived).toBe(true);
    await room.archive('kasia', false);
    expect((await store.tablesOf('kasia'))[0]?.holders[0]?.archived).toBe(false);
    await store.close();
  });
});
