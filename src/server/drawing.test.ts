// The draw: promises first, shares when all promises are fixed, and a table that begins without the absent.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { boxNamed } from '../games/shelf.ts';
import { drawOf, originsOf, promiseOf } from '../kernel/fairness.ts';
import { verified } from '../kernel/verify.ts';
import { cardFor } from './cards.ts';
import { Hall } from './hall.ts';
import type { Room } from './room.ts';
import { openLive } from './running.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import type { Thinker } from './thinker.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-draw-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.useRealTimers());
const nobodyThinks: Thinker = { think: () => new Promise(() => {}), close: async () => {} };
let files = 0;

/** Kasia and Tom, and a bot between them. */
async function lobby(): Promise<{ store: Store; hall: Hall; room: Room }> {
  const store = openSqlite(join(folder, `${files++}.sqlite`));
  const hall = new Hall(store, nobodyThinks);
  const holders = ['me', { bot: 'greedy' }, 'open'] as const;
  const room = await hall.open({ game: 'mines', holders, options: {} }, 'kasia');
  await room.join(room.row.invitation, 'tom');
  await room.promise('kasia', promiseOf('by kasia'));
  await room.promise('tom', promiseOf('by tom'));
  return { store, hall, room };
}

/** Until promises are fixed: from then on shares may be told. */
const fixed = (room: Room) => vi.waitFor(() => expect(room.row.seed.promises).toBeDefined());

test('shares are told when all promises are fixed, and not before', async () => {
  const { store, room } = await lobby();
  for (const seat of [0, 2]) room.enter(seat, () => {});
  expect(room.tellShare('kasia', 'by kasia')).toBe(false);
  const started = room.start('kasia');
  await fixed(room);
  const { promises, commitment } = room.row.seed;
  expect(promises).toEqual([promiseOf('by kasia'), null, promiseOf('by tom')]);
  expect((await cardFor(room, null, store)).seed).toEqual({ commitment, promises, entropy: [] });
  expect(room.tellShare('kasia', 'another')).toBe(false);
  expect(room.tellShare('kasia', 'by kasia')).toBe(true);
  expect(room.row.status, 'Tom is there, so he is waited for').toBe('lobby');
  const [left, comes] = [room.leave('tom'), room.join(room.row.invitation, 'ola')];
  expect(room.tellShare('tom', 'by tom')).toBe(true);
  await started;
  await left;
  await expect(comes).rejects.toMatchObject({ reason: 'full' });
  const { seed } = room.row;
  expect(originsOf(seed)).toEqual(['told', 'key', 'told']);
  expect([seed.entropy[0], seed.entropy[2]]).toEqual(['by kasia', 'by tom']);
  expect((await store.table(room.row.id))?.seed).toEqual(seed);
  await expect(room.promise('kasia', promiseOf('later'))).rejects.toMatchObject({
    reason: 'begun',
  });
  await store.close();
});

test('who is away is not waited for: the table begins, and the record says so', async () => {
  const { store, room } = await lobby();
  room.enter(0, () => {});
  const started = room.start('kasia');
  await fixed(room);
  room.tellShare('kasia', 'by kasia');
  await started;
  expect(room.row.status).toBe('playing');
  expect(originsOf(room.row.seed)).toEqual(['told', 'key', 'withheld']);
  await store.close();
});

test('a page that is there and says nothing holds nobody up for long', async () => {
  const { store, room } = await lobby();
  for (const seat of [0, 2]) room.enter(seat, () => {});
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const started = room.start('kasia');
  for (let i = 0; i < 50 && room.row.seed.promises === undefined; i++)
    await new Promise(resolve => setImmediate(resolve));
  room.tellShare('tom', 'by tom');
  vi.advanceTimersByTime(3_000);
  await started;
  expect(originsOf(room.row.seed)).toEqual(['withheld', 'key', 'told']);
  await store.close();
});

test('a server that died while shares were told goes on with the same promises', async () => {
  const { store, hall, room } = await lobby();
  const seed = { ...room.row.seed, promises: [promiseOf('by kasia'), null, promiseOf('by tom')] };
  await store.changeTable(room.row.id, { seed });
  const again = await new Hall(store, nobodyThinks).room(room.row.id);
  await expect(again.leave('tom')).rejects.toMatchObject({ reason: 'begun' });
  await expect(again.promise('tom', promiseOf('x'))).rejects.toMatchObject({ reason: 'begun' });
  await again.start('kasia');
  expect(drawOf(again.row.seed)).toBe(drawOf(seed));
  expect(hall).toBeDefined();
  await store.close();
});

test('a closed table publishes its key, and what was played at it can be verified', async () => {
  const { store, room } = await lobby();
  const { commitment } = room.row.seed;
  await room.start('kasia');
  expect((await cardFor(room, 'kasia', store)).seed.key).toBeUndefined();
  await room.close('kasia');
  const { seed } = await cardFor(room, null, store);
  expect(seed.key).toMatch(/^[0-9a-f]{64}$/);
  const { game } = await boxNamed('mines');
  const record = openLive(game, room.row).record();
  expect(verified(game, record, { commitment, draw: drawOf(seed) })).toMatchObject({
    shuffles: 'proven',
    shares: ['withheld', 'key', 'withheld'],
    over: false,
  });
  await store.close();
});
