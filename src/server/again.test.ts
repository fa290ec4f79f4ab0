// Playing again: the same set-up, the same bots, a seat kept for everybody who was there.

import { afterAll, expect, test } from 'vitest';
import { cardFor } from './cards.ts';
import { Hall } from './hall.ts';
import type { Room } from './room.ts';
import { openSqlite } from './sqlite.ts';
import type { Thinker } from './thinker.ts';

const nobodyThinks: Thinker = { think: () => new Promise(() => {}), close: async () => {} };
const store = openSqlite(':memory:');
afterAll(() => store.close());
const called: string[][] = [];
const hall = new Hall(store, nobodyThinks, {
  call: (guest, table, why = 'turn') => called.push([guest, table.id, why]),
});

/** A table of three and a bot that was played and closed. */
async function finished(): Promise<Room> {
  const room = await hall.open(
    {
      game: 'mines',
      holders: ['open', { bot: 'greedy' }, 'me', 'open'],
      options: { backs: true, first: 2 },
    },
    'ada',
  );
  await room.join(room.row.invitation, 'ben');
  await room.join(room.row.invitation, 'cleo');
  await room.start('ada');
  await room.close('ada');
  called.length = 0;
  return room;
}

const reopening = {
  open: hall.openLike.bind(hall),
  isOpen: async (id: string) => (await store.table(id))?.status === 'lobby',
};

test('the same game, options and bots; whoever comes sits where they sat', async () => {
  const room = await finished();
  const again = await room.again('ben', reopening);
  const next = await hall.room(again.id);
  expect(next.row).toMatchObject({ game: 'mines', host: 'ben', status: 'lobby' });
  expect(next.row.options).toEqual(room.row.options);
  expect(next.row.holders.map(({ guest, bot }) => bot ?? guest)).toEqual([
    'ben',
    'greedy',
    null,
    null,
  ]);
  expect(await next.join(again.invitation, 'cleo', 3)).toBe(3);
  expect(await next.join(again.invitation, 'ada', 3)).toBe(2);
});

test('the others are told on the old table, and called; two who ask at once get one table', async () => {
  const room = await finished();
  const [one, other] = await Promise.all([
    room.again('ada', reopening),
    room.again('ben', reopening),
  ]);
  expect(other).toEqual(one);
  expect(called).toEqual([
    ['ben', room.row.id, 'again'],
    ['cleo', room.row.id, 'again'],
  ]);
  expect((await cardFor(room, 'cleo', store)).again).toEqual({ ...one, mine: false });
  expect((await cardFor(room, 'ada', store)).again).toEqual({ ...one, mine: true });
  expect((await cardFor(room, 'stranger', store)).again).toBeUndefined();
  // Once it has begun or is closed, whoever wants to play again opens another.
  await (await hall.room(one.id)).close('ada');
  expect((await cardFor(room, 'cleo', store)).again).toBeUndefined();
  expect((await room.again('cleo', reopening)).id).not.toBe(one.id);
});

test('only those who sat there, and only when it is over', async () => {
  const room = await finished();
  await expect(room.again('stranger', reopening)).rejects.toThrow('you do not sit');
  const playing = await hall.open(
    { game: 'mines', holders: ['me', { bot: 'greedy' }], options: {} },
    'ada',
  );
  await expect(playing.again('ada', reopening)).rejects.toThrow('over');
});
