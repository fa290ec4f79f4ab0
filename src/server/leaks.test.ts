// The recorders are themselves put to the test: servers and games that leak on purpose are caught.

import { describe, expect, test, vi } from 'vitest';
import { mines } from '../games/mines/game.ts';
import type { MinesTable } from '../games/mines/table.ts';
import { seeded } from '../kernel/chance.ts';
import type { Seat, Table } from '../kernel/game.ts';
import { type AuctionTable, auction, bid } from '../kernel/kit/games/auction.ts';
import { courier } from '../kernel/kit/games/courier.ts';
import { rebids } from '../kernel/kit/games/secret.ts';
import type { AnyGame } from '../kernel/kit/walk.ts';
import type { LiveTable } from '../kernel/live.ts';
import { choose } from '../kernel/play.ts';
import { notesFor } from '../kernel/view.ts';
import { playTwice } from './kit/pairs.ts';
import { Tally } from './kit/twins.ts';
import { type Flaw, freshStore, World } from './kit/world.ts';
import type { Room } from './room.ts';
import type { Look, RunningTable, Watcher } from './running.ts';

let seconds = 0;
vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds++);

/** Plays a game that may leak, or behind a server that may, until somebody can tell two worlds apart. */
async function caught(
  honest: unknown,
  leak: { game?: object; flaw?: () => Flaw },
): Promise<string> {
  const game = honest as AnyGame;
  const stores = [await freshStore(), await freshStore()] as const;
  for (let i = 0; i < 60; i++) {
    const seed = `leak ${i}`;
    const played = playTwice({
      honest: { game },
      start: { seats: 3 },
      seed,
      tally: new Tally(),
      side: (which, position, clock) =>
        new World({
          id: seed,
          game: { ...game, ...leak.game },
          position,
          store: stores[which],
          clock,
          ...(leak.flaw ? { flaw: leak.flaw() } : {}),
        }),
    });
    const outcome = await played.then(
      () => null,
      (error: Error) => error.message,
    );
    if (outcome !== null) return outcome;
  }
  return 'nobody noticed';
}

const TOLD = /can tell two worlds apart/;

test('an honest game behind an honest server is not', async () => {
  expect(await caught(rebids, {})).toBe('nobody noticed');
});

describe('a game that leaks', () => {
  const auctionWith = (change: Partial<typeof bid>) => ({
    steps: { ...auction.steps, bid: { ...bid, ...change } },
  });

  test('a hidden card, in the view', async () => {
    const view = (table: MinesTable, seat: Seat | null) => ({
      ...mines.view(table, seat),
      next: table.deck.at(-1),
    });
    expect(await caught(mines, { game: { view } })).toMatch(TOLD);
    expect(await caught({ ...mines, view }, {}), 'even by its own word').toMatch(TOLD);
  });

  test('a hidden card, in a note that lacks its "only"', async () => {
    const leaky = auctionWith({
      take(table, frame, card, agenda) {
        bid.take(table, frame, card, agenda);
        agenda.note({ what: 'overheard', card });
      },
    });
    expect(await caught(auction, { game: leaky })).toMatch(TOLD);
    expect(await caught({ ...auction, ...leaky }, {}), 'even by its own word').toMatch(TOLD);
  });

  test('a hidden card, in what "why" answers', async () => {
    const leaky = auctionWith({
      beyond: {
        is: (_candidate): _candidate is number => true,
        laws: [{ rule: 'leaky.1', claim: '', holds: table => (table.prizes.at(-1) ?? 0) > 2 }],
      },
    });
    expect(await caught(auction, { game: leaky })).toMatch(TOLD);
  });

  test('a hidden card, in the size of a message', async () => {
    const view = (table: AuctionTable, seat: Seat | null) => ({
      ...auction.view(table, seat),
      padding: ' '.repeat(table.prizes.at(-1) ?? 0),
    });
    expect(await caught(auction, { game: { view } })).toMatch(TOLD);
  });
});

describe('a server that leaks', () => {
  /** What a running table knows and tells nobody. */
  interface Inside {
    readonly live: LiveTable;
    readonly deeds: number;
    now(): number;
  }
  const inside = (table: RunningTable) => table as unknown as Inside;
  /** The same thing, but for what is done otherwise. */
  const instead = <T extends object>(of: T, change: Partial<T>): T =>
    new Proxy(of, {
      get(target, key) {
        const own = Reflect.get(key in change ? change : target, key, target) as unknown;
        return typeof own === 'function' ? own.bind(target) : own;
      },
    });
  /** A server whose tables do something otherwise. */
  const tablesThat = (change: (table: RunningTable) => Partial<RunningTable>) => (): Flaw => ({
    room: room =>
      instead<Room>(room, {
        running: async () => {
          const table = await room.running();
          return table && instead(table, change(table));
        },
      }),
  });
  /** A server that shows something otherwise, yet still finds its way. */
  const looksThat = (change: (table: RunningTable) => () => Partial<Look>) =>
    tablesThat(table => {
      const changed = change(table);
      const count = (watcher: Watcher) => changed().at ?? table.count(watcher);
      const told = (text: string) => JSON.stringify({ ...JSON.parse(text), ...changed() });
      const next = (watcher: Watcher) => {
        const text = table.next(watcher);
        return text === null ? null : told(text);
      };
      const whole = (watcher: Watcher, from: number) => told(table.whole(watcher, from));
      const meant = (seat: Seat, at: number) => (at === count(seat) ? table.count(seat) : -1);
      return { count, next, whole, do: (deed, at) => table.do(deed, meant(deed.seat, at)) };
    });

  test('that something was done in secret, in "at"', async () => {
    const flaw = looksThat(table => () => ({ at: inside(table).deeds + 1 }));
    expect(await caught(rebids, { flaw })).toMatch(TOLD);
  });

  test('when something was done in secret, in "when"', async () => {
    const flaw = looksThat(table => {
      let { when } = table.standpoint(null);
      table.onChange(() => {
        when = inside(table).now();
      });
      return () => ({ when });
    });
    expect(await caught(rebids, { flaw })).toMatch(TOLD);
  });

  test('when something was done in secret, on the card', async () => {
    const flaw = (): Flaw => ({
      card: async (card, room) => {
        const table = (await room.running()) as RunningTable;
        return { ...card, changedAt: card.changedAt + inside(table).deeds };
      },
    });
    expect(await caught(rebids, { flaw })).toMatch(TOLD);
  });

  test('who was made an offer, on the card', async () => {
    const flaw = (): Flaw => ({
      card: async (card, room) => {
        const table = (await room.running()) as RunningTable;
        return {
          ...card,
          waitsFor: inside(table)
            .live.pending()
            .map(({ seat }) => seat),
        };
      },
    });
    expect(await caught(courier, { flaw })).toMatch(TOLD);
  });

  test('that something was done in secret, in the number of messages', async () => {
    const flaw = (): Flaw => ({
      room: room =>
        instead<Room>(room, {
          enter: (watcher, heard) =>
            room.enter(watcher, news => {
              heard(news);
              if (news === 'table') heard('people');
            }),
        }),
    });
    expect(await caught(rebids, { flaw })).toMatch(TOLD);
  });

  test('that something was done in secret, in what can be taken back', async () => {
    const flaw = looksThat(table => () => ({
      undo: inside(table).deeds % 2 === 0 ? 'nothing' : null,
    }));
    expect(await caught(rebids, { flaw })).toMatch(TOLD);
  });

  test('that something was done in secret, in the past', async () => {
    const flaw = (): Flaw => ({
      room: room =>
        instead<Room>(room, {
          past: async (watcher, from, to) => {
            const { deeds } = inside((await room.running()) as RunningTable);
            return room.past(watcher, Math.min(from, deeds), to);
          },
        }),
    });
    expect(await caught(rebids, { flaw })).toMatch(TOLD);
  });

  test('what comes next, in what can be foreseen', async () => {
    const flaw = tablesThat(table => ({
      foreseen: async seat => {
        const { live } = inside(table);
        const told = (option: unknown) => {
          const copy: Table = live.copy();
          return notesFor(choose(live.game, copy, seat, option).notes, seat);
        };
        const { at, seen } = table.look(seat);
        return { at, foreseen: (seen.pending[0]?.options ?? []).map(told) };
      },
    }));
    expect(await caught(mines, { flaw })).toMatch(TOLD);
  });

  test('that others asked something, in what can be foreseen', async () => {
    const flaw = (): Flaw => {
      const shared = seeded('one stream for all');
      return { chance: () => shared };
    };
    expect(await caught(mines, { flaw })).toMatch(TOLD);
  });
});
