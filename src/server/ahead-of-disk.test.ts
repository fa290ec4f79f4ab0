// Memory is never ahead of the disk: a deed reaches it, or leaves no trace. And what one seat
// cannot be shown keeps nobody else from being told.

import { afterEach, expect, test } from 'vitest';
import { mines } from '../games/mines/game.ts';
import type { MinesTable } from '../games/mines/table.ts';
import { keyedSeed } from '../kernel/fairness.ts';
import type { Seat } from '../kernel/game.ts';
import type { AnyGame } from '../kernel/kit/walk.ts';
import { LiveTable } from '../kernel/live.ts';
import { Hall } from './hall.ts';
import { Window } from './kit/window.ts';
import { freshStore, nobodyThinks, quiet } from './kit/world.ts';
import { openLive, type RunningTable } from './running.ts';
import type { Store } from './store.ts';

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

/** What is wrong with the game at the moment. */
interface Fault {
  /** Whose view fails. */
  view?: Seat | null;
  /** Nothing at all can be told. */
  telling?: boolean;
}

/** Kasia and Tom play by rules that may fail, each in a window; somebody looks on. */
async function begun(fault: Fault) {
  const faulty = {
    ...(mines as unknown as AnyGame),
    open: undefined,
    view: (table: MinesTable, seat: Seat | null) => {
      if ('view' in fault && fault.view === seat) throw new TypeError('this view fails');
      return mines.view(table, seat);
    },
  } as unknown as AnyGame;
  const store = await freshStore();
  stores.push(store);
  for (const id of ['kasia', 'tom']) await store.guests.add({ id, name: id });
  const troubles: unknown[] = [];
  const hall = new Hall(store, nobodyThinks, {
    trouble: error => troubles.push(error),
    open: async row => {
      const live = openLive(faulty, row);
      const waitsFor = live.waitsFor.bind(live);
      live.waitsFor = () => {
        if (fault.telling) throw new TypeError('nobody knows who is next');
        return waitsFor();
      };
      return live;
    },
  });
  const wish = { game: 'mines', holders: ['me', 'open'] as const, options: { first: 0 } };
  const { id, invitation, lookOn } = (await hall.open(wish, 'kasia')).row;
  const room = await hall.room(id);
  await room.join(invitation, 'tom');
  await room.start('kasia');
  const windows = {
    kasia: new Window(room, 'kasia', store),
    tom: new Window(room, 'tom', store),
    looker: new Window(room, null, store),
  };
  await windows.kasia.hello();
  await windows.tom.hello();
  await windows.looker.hello(lookOn);
  const table = (await room.running()) as RunningTable;
  const choose = async () => {
    const { at, seen } = table.look(0);
    await windows.kasia.say({ do: 'choose', at, choice: seen.pending[0]?.options[0] });
  };
  return { ...windows, room, hall, store, table, troubles, choose, id };
}

test('a deed that cannot be told leaves no trace, and what follows is on disk', async () => {
  const fault: Fault = {};
  const { kasia, tom, table, store, choose, troubles, id } = await begun(fault);
  const before = table.look(0);
  const heard = tom.sent.length;
  fault.telling = true;
  await choose();
  expect(kasia.told('refused')).toMatchObject([{ reason: 'problem' }]);
  expect(kasia.closed).toBeNull();
  expect(troubles).toHaveLength(1);
  expect(table.look(0)).toEqual(before);
  expect(tom.sent.length).toBe(heard);
  expect(await store.deedsOf(id)).toEqual([]);

  fault.telling = false;
  await choose();
  await choose();
  expect(await store.deedsOf(id)).toHaveLength(2);
  const again = await new Hall(store, nobodyThinks).room(id);
  expect((await again.running())?.look(0)).toEqual(table.look(0));
  expect((await again.running())?.look(1)).toEqual(table.look(1));
});

test('a view that fails is one seat’s trouble: the deed is on disk and the others hear of it', async () => {
  const fault: Fault = {};
  const { kasia, tom, looker, store, table, choose, room, id } = await begun(fault);
  fault.view = 1;
  await choose();
  expect(await store.deedsOf(id)).toHaveLength(1);
  for (const window of [kasia, looker]) expect(window.told('table')).toHaveLength(2);
  expect(kasia.told('refused')).toEqual([]);
  expect(tom.closed).toBe('closed 1011 the server has a problem');
  expect(room.isPresent(1)).toBe(false);

  delete fault.view;
  await choose();
  const back = new Window(room, 'tom', store);
  await back.hello();
  await quiet();
  expect(back.told('table').at(-1)).toMatchObject({ at: table.count(1), seat: 1 });
});

test('a choice and an undo are reverted as if they had never been made', () => {
  const seed = keyedSeed('00'.repeat(32), ['a']);
  const live = LiveTable.open(mines as unknown as AnyGame, {
    seats: 2,
    options: { first: 0 },
    seed,
  });
  const seats = [0, 1];
  const seen = () => [
    live.at,
    live.record(),
    ...[null, ...seats].map(seat => live.seenBy(seat)),
    ...seats.map(seat => live.undoBarrier(seat)),
  ];
  let undone = 0;
  for (let i = 0; i < 60; i++) {
    const [seat = 0] = live.waitsFor();
    const options = live.seenBy(seat).pending[0]?.options ?? [];
    const before = seen();
    live.choose(seat, options[i % options.length]).revert();
    expect(seen()).toEqual(before);
    live.choose(seat, options[i % options.length]);
    if (live.undoBarrier(seat) !== null) continue;
    const after = seen();
    live.undo(seat).revert();
    expect(seen()).toEqual(after);
    undone++;
  }
  expect(undone).toBeGreaterThan(5);
});
