// Who holds a seat is asked anew with every message: nobody keeps what they no longer have.

import { afterEach, describe, expect, test } from 'vitest';
import { Hall } from './hall.ts';
import { Window } from './kit/window.ts';
import { freshStore, nobodyThinks, quiet } from './kit/world.ts';
import type { Room } from './room.ts';
import type { Store } from './store.ts';

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

/** Kasia's lobby with a seat that Tom has taken; a window of each. */
async function lobby(): Promise<{ room: Room; store: Store; kasia: Window; tom: Window }> {
  const store = await freshStore();
  stores.push(store);
  for (const id of ['kasia', 'tom', 'ola']) await store.guests.add({ id, name: id });
  const hall = new Hall(store, nobodyThinks);
  const wish = { game: 'mines', holders: ['me', 'open'] as const, options: { first: 1 } };
  const { id, invitation } = (await hall.open(wish, 'kasia')).row;
  const room = await hall.room(id);
  await room.join(invitation, 'tom');
  const [kasia, tom] = [new Window(room, 'kasia', store), new Window(room, 'tom', store)];
  await kasia.hello();
  await tom.hello();
  return { room, store, kasia, tom };
}

describe('whoever leaves the lobby', () => {
  test('sees nothing of the hand somebody else is dealt, and does not choose or speak for them', async () => {
    const { room, store, tom } = await lobby();
    await room.leave('tom');
    await room.join(room.row.invitation, 'ola');
    await room.start('kasia');
    await quiet();
    expect(tom.closed).toMatch(/^closed 1012/);
    expect(tom.told('table')).toEqual([]);
    const before = tom.sent.length;
    await tom.hello();
    await tom.say({ do: 'chat', text: 'it is me, Ola' });
    await tom.say({ do: 'choose', at: 1, choice: { unit: 1, place: 1 } });
    await tom.say({ do: 'past', id: 1, from: 0, to: 9 });
    await tom.say({ do: 'foresee', id: 2 });
    expect(tom.sent.length).toBe(before);
    expect(await room.said()).toEqual([]);
    expect(room.isPresent(1)).toBe(false);
    const ola = new Window(room, 'ola', store);
    await ola.hello();
    expect(ola.told('table')[0]).toMatchObject({ seat: 1 });
  });

  test('does not see a bot’s hand either', async () => {
    const { room, tom } = await lobby();
    await room.leave('tom');
    await room.place('kasia', 1, 'greedy');
    await room.start('kasia');
    await quiet();
    expect(tom.told('table')).toEqual([]);
  });

  test('locks nobody out with all their windows', async () => {
    const { room, store } = await lobby();
    for (let i = 0; i < 5; i++) await new Window(room, 'tom', store).hello();
    expect(room.isCrowded(1)).toBe(true);
    await room.leave('tom');
    await room.join(room.row.invitation, 'ola');
    expect(room.isCrowded(1)).toBe(false);
    const ola = new Window(room, 'ola', store);
    await ola.hello();
    expect(ola.closed).toBeNull();
  });

  test('may look on, with the link for it', async () => {
    const { room, store } = await lobby();
    const { lookOn, invitation } = room.row;
    await room.leave('tom');
    const tom = new Window(room, 'tom', store);
    await tom.hello();
    expect(tom.closed).toMatch(/^closed 1008/);
    const again = new Window(room, 'tom', store);
    await again.hello(lookOn);
    expect(again.told('people')[0]?.card).toMatchObject({ seat: null });
    await room.join(invitation, 'tom');
    await quiet();
    expect(again.closed, 'whoever looks on and sits down comes in anew').toMatch(/^closed 1012/);
  });
});

test('a window opened before its guest sat down comes in on their seat', async () => {
  const { room, store } = await lobby();
  await room.leave('tom');
  const early = new Window(room, 'ola', store);
  await room.join(room.row.invitation, 'ola');
  await early.hello();
  expect(early.told('people')[0]?.card.seat).toBe(1);
});

test('what was asked while one still sat there is not answered after one has gone', async () => {
  const { room, tom, store } = await lobby();
  const past = room.past.bind(room);
  let answer = () => {};
  room.past = async (...asked) => {
    await new Promise<void>(go => {
      answer = go;
    });
    return past(...asked);
  };
  await tom.say({ do: 'past', id: 1, from: 0, to: 9 });
  await room.leave('tom');
  answer();
  await quiet();
  expect(tom.told('past')).toEqual([]);
  await store.table(room.row.id);
});

test('while a bot stands in, its person does not choose beside it', async () => {
  const { room, tom } = await lobby();
  await room.start('kasia');
  await room.leave('tom');
  await quiet();
  const { at, seen } = tom.told('table').at(-1) as unknown as {
    at: number;
    seen: { pending: { options: unknown[] }[] };
  };
  const choice = seen.pending[0]?.options[0];
  await tom.say({ do: 'choose', at, choice });
  expect(tom.told('refused').at(-1)).toMatchObject({ reason: 'stand-in' });
  await room.comeBack('tom');
  await tom.say({ do: 'choose', at, choice });
  expect(tom.told('refused')).toHaveLength(1);
  expect((await room.running())?.count(1)).toBe(at + 1);
});

describe('a question that gets no answer', () => {
  test('is refused under its number, whatever is wrong', async () => {
    const { room, store, tom } = await lobby();
    await tom.say({ do: 'why', id: 1, candidate: 1 });
    expect(tom.told('refused').at(-1)).toMatchObject({ reason: 'over', id: 1 });
    const early = new Window(room, 'kasia', store);
    await early.say({ do: 'foresee', id: 2 });
    expect(early.told('refused')).toMatchObject([{ reason: 'not-seated', id: 2 }]);
    await tom.say({ do: 'past', id: 3, from: -1, to: 0 });
    expect(tom.told('refused').at(-1)).toMatchObject({ reason: 'malformed', id: 3 });
    for (let i = 0; i < 200; i++) tom.say({ do: 'why', id: 1000 + i, candidate: 1 });
    await quiet();
    expect(tom.told('refused').at(-1)).toMatchObject({ reason: 'too-fast', id: 1199 });
    const looker = new Window(room, null, store);
    await looker.hello(room.row.lookOn);
    await looker.say({ do: 'why', id: 4, candidate: 1 });
    expect(looker.told('refused')).toMatchObject([{ reason: 'not-seated', id: 4 }]);
  });

  test('a rule that throws is a problem of the server, which says so and stays', async () => {
    const { room, kasia } = await lobby();
    await room.start('kasia');
    await quiet();
    const table = await room.running();
    Object.assign(table as object, {
      why: async () => {
        throw new TypeError('a rule is wrong');
      },
    });
    room.report = () => {};
    await kasia.say({ do: 'why', id: 9, candidate: 1 });
    expect(kasia.told('refused')).toMatchObject([{ reason: 'problem', id: 9, rule: null }]);
    expect(kasia.closed).toBeNull();
  });
});
