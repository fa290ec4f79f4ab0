// How much a guest may leave about, and what is cleared away.

import { afterEach, expect, test } from 'vitest';
import { cleanUp } from './cleaning.ts';
import { guestWith, welcome } from './guests.ts';
import { Hall } from './hall.ts';
import { nobodyThinks } from './kit/world.ts';
import { buildServer } from './server.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const LONG_AGO = Date.now() - 40 * DAY;
const WISH = { game: 'mines', holders: ['me', 'open'] as const, options: {} };

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

/** A store, and halls that opened their tables at some moment. */
function house() {
  const store = openSqlite(':memory:');
  stores.push(store);
  const hallAt = (now: number) => new Hall(store, nobodyThinks, { now: () => now });
  return { store, hallAt };
}

test('a guest opens a hundred tables at once, however fast, and another when one is done with', async () => {
  const { hallAt } = house();
  const hall = hallAt(1);
  const open = () => hall.open(WISH, 'kasia');
  const outcomes = await Promise.allSettled(Array.from({ length: 150 }, open));
  const opened = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(opened).toHaveLength(100);
  await expect(open()).rejects.toMatchObject({ reason: 'too-many-tables' });
  await hall.open(WISH, 'tom');
  const [first] = outcomes as PromiseFulfilledResult<Awaited<ReturnType<typeof open>>>[];
  await first?.value.close('kasia');
  await open();
  await expect(open()).rejects.toMatchObject({ reason: 'too-many-tables' });
});

test('a lobby nobody came into for a month goes; one that somebody is in, or came into, stays', async () => {
  const { store, hallAt } = house();
  const old = hallAt(LONG_AGO);
  const rooms = [];
  for (let i = 0; i < 5; i++) rooms.push(await old.open(WISH, 'kasia'));
  const [left, closed, entered, open, begun] = rooms.map(({ row }) => row.id) as [
    string,
    string,
    string,
    string,
    string,
  ];
  await rooms[1]?.close('kasia');
  await store.changeTable(closed, { changedAt: LONG_AGO });
  await store.entered(entered, Date.now() - DAY);
  await store.changeTable(begun, { status: 'playing', begunAt: LONG_AGO });
  const fresh = (await hallAt(Date.now()).open(WISH, 'kasia')).row.id;
  await store.addLine(left, { guest: 'kasia', seat: 0, text: 'anybody?', when: LONG_AGO });
  rooms[3]?.enter(0, () => {});
  await cleanUp(store, old, Date.now());
  const there = async (id: string) => (await store.table(id)) !== null;
  expect(await Promise.all([left, closed].map(there))).toEqual([false, false]);
  expect(await Promise.all([entered, open, begun, fresh].map(there))).toEqual(Array(4).fill(true));
  expect(await store.linesOf(left, 9)).toEqual([]);
  await expect(old.room(left)).rejects.toMatchObject({ reason: 'no-table' });
  await expect(rooms[0]?.join(rooms[0].row.invitation, 'tom')).rejects.toMatchObject({
    reason: 'closed',
  });
});

test('a guest without a table goes after a month, with what they were known by; others stay', async () => {
  const { store, hallAt } = house();
  const guests = [];
  for (const name of ['Idle', 'Host', 'Seated', 'Back']) guests.push(await welcome(store, name));
  const [idle, host, seated, back] = guests as [
    (typeof guests)[0],
    (typeof guests)[0],
    (typeof guests)[0],
    (typeof guests)[0],
  ];
  const hall = hallAt(Date.now());
  const room = await hall.open(WISH, host.guest.id);
  await room.join(room.row.invitation, seated.guest.id);
  const inAMonth = Date.now() + 40 * DAY;
  await store.entered(room.row.id, inAMonth);
  await store.guests.seen(back.guest.id, inAMonth - DAY);
  await cleanUp(store, hall, Date.now());
  expect(await guestWith(store, idle.credential), 'not yet').toEqual(idle.guest);
  await cleanUp(store, hall, inAMonth);
  expect(await guestWith(store, idle.credential)).toBeNull();
  for (const { guest, credential } of [host, seated, back])
    expect(await guestWith(store, credential)).toEqual(guest);
});

test('who visits is noted, and so is who comes into a lobby', async () => {
  const { store, hallAt } = house();
  const hall = hallAt(LONG_AGO);
  const server = await buildServer(store, hall);
  const { guest, credential } = await welcome(store, 'Kasia');
  const { guest: tom, credential: his } = await welcome(store, 'Tom');
  const { row } = await hall.open(WISH, guest.id);
  expect(await store.deserted(Date.now() - 30 * DAY)).toEqual([row.id]);
  const answer = await server.inject({
    method: 'POST',
    url: `/api/tables/${row.id}/join`,
    body: { invitation: row.invitation },
    headers: { cookie: `stolik=${his}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(await store.deserted(Date.now() - 30 * DAY)).toEqual([]);
  const seen: string[] = [];
  const noted = store.guests.seen.bind(store.guests);
  store.guests.seen = async (id, now) => {
    seen.push(id);
    await noted(id, now);
  };
  await server.inject({ url: '/api/me', headers: { cookie: `stolik=${credential}` } });
  expect(seen).toEqual([guest.id]);
  expect(tom.name).toBe('Tom');
  await server.close();
});
