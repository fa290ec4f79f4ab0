// Whatever becomes of a bot's thought, the table goes on and the server stays.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { questionFor } from '../bots/bot.ts';
import { random } from '../bots/random.ts';
import { boxNamed } from '../games/shelf.ts';
import { seeded } from '../kernel/chance.ts';
import type { Table } from '../kernel/game.ts';
import { tableWish } from '../wire/messages.ts';
import { Hall } from './hall.ts';
import { freshStore, quiet } from './kit/world.ts';
import type { RunningTable } from './running.ts';
import type { Store } from './store.ts';
import { NobodyThinks, type Thinker, type Thought, TooSlow } from './thinker.ts';

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

/** A table where a bot plays first, and somebody thinks for it as told. */
async function withBot(think: (thought: Thought) => Promise<unknown>) {
  const store = await freshStore();
  stores.push(store);
  await store.guests.add({ id: 'kasia', name: 'Kasia' });
  const troubles: unknown[] = [];
  const thinker: Thinker = { think, close: async () => {} };
  const trouble = (error: unknown) => troubles.push(error);
  const hall = new Hall(store, thinker, { trouble });
  const holders = ['me' as const, { bot: 'search' }];
  const room = await hall.open({ game: 'mines', holders, options: { first: 1 } }, 'kasia');
  return { hall, room, troubles, store, trouble };
}

/** The bot has played its turn. */
async function played(table: RunningTable | null): Promise<void> {
  await vi.waitFor(() => expect(table?.waitsFor()).toEqual([0]));
}

/** What the simplest bot would do. */
const first = async ({ known, seat }: Thought) => {
  const { game } = await boxNamed('mines');
  const question = questionFor(game, known as Table, seat) as NonNullable<
    ReturnType<typeof questionFor>
  >;
  return random(game, known as Table, question, seeded('bot'));
};

test('a thread that dies is asked again, and nobody notices', async () => {
  let asked = 0;
  const { room, troubles } = await withBot(async thought => {
    if (asked++ === 0) throw new Error('the thread ended with 1');
    return first(thought);
  });
  await room.start('kasia');
  await played(await room.running());
  expect(troubles).toEqual([
    `table ${room.row.id}, bot search failed (the thread ended with 1): went on with search`,
  ]);
});

test('a bot that dies again, or thinks too long, is replaced by greedy; one line says so', async () => {
  for (const [error, times] of [
    [new Error('out of memory'), 2],
    [new TooSlow('for ever'), 1],
  ] as const) {
    const asked: string[] = [];
    const { room, troubles } = await withBot(async thought => {
      asked.push(thought.bot);
      if (thought.bot === 'search') throw error;
      return first(thought);
    });
    await room.start('kasia');
    await played(await room.running());
    expect(asked.filter(bot => bot === 'search')).toHaveLength(times);
    expect(troubles[0]).toBe(
      `table ${room.row.id}, bot search failed (${error.message}): went on with greedy`,
    );
    expect(troubles.length).toBe(1);
  }
});

test('where nobody can think at all something allowed is chosen; nonsense is no choice', async () => {
  for (const think of [
    async () => ({ nonsense: true }),
    async () => {
      throw new Error('there are no threads');
    },
  ]) {
    const { room, troubles } = await withBot(think);
    await room.start('kasia');
    await played(await room.running());
    expect(String(troubles[0])).toMatch(/went on with any choice$/);
  }
});

test('the next start is no worse: the hall checks all tables, and the bot plays', async () => {
  const { room, store } = await withBot(() => new Promise(() => {}));
  await room.start('kasia');
  const dying = async () => {
    throw new Error('dead again');
  };
  const troubles: unknown[] = [];
  const thinker: Thinker = { think: dying, close: async () => {} };
  const hall = new Hall(store, thinker, { trouble: error => troubles.push(error) });
  expect(await hall.checkAll()).toEqual({ frozen: [], thawed: [] });
  await played(await (await hall.room(room.row.id)).running());
});

test('while the server stops nothing is chosen in a hurry', async () => {
  const { room, troubles } = await withBot(async () => {
    throw new NobodyThinks('nobody thinks any more');
  });
  await room.start('kasia');
  await quiet();
  expect((await room.running())?.waitsFor()).toEqual([1]);
  expect(troubles).toEqual([]);
});

describe('over HTTP only named levels', () => {
  const wish = (bot: string) =>
    tableWish.safeParse({ game: 'mines', holders: ['me', { bot }] }).success;
  test.each(['random', 'greedy', 'search'])('%s may be seated', bot =>
    expect(wish(bot)).toBe(true),
  );
  test.each(['search@9999999ms', 'search@250ms', 'search@400', 'toString', ''])('%s may not', bot =>
    expect(wish(bot)).toBe(false),
  );
});
