// Undo with its barriers, also in the middle of lanes; and choices that go wrong.

import { expect, test } from 'vitest';
import type { Agenda } from './agenda.ts';
import type { Game } from './game.ts';
import { auction, bid } from './kit/games/auction.ts';
import { courier } from './kit/games/courier.ts';
import { passing, rebids } from './kit/games/secret.ts';
import { CannotUndo, LiveTable } from './live.ts';
import { same } from './plain.ts';

const bids = (seed = 'live') => LiveTable.open(auction, { seats: 3, seed });
const fetching = (seed = 'live') => LiveTable.open(courier, { seats: 3, seed });
const firstOption = (live: LiveTable, seat: number) =>
  live.pending().find(open => open.seat === seat)?.options[0];

test('a seat takes back its own last choice', () => {
  const live = bids();
  const before = live.copy();
  live.choose(0, firstOption(live, 0));
  expect(live.undoBarrier(0)).toBeNull();
  live.undo(0);
  expect(live.copy()).toEqual(before);
  expect(live.at).toBe(0);
});

test('a sealed bid can be taken back although another seat has bid since', () => {
  const live = bids();
  live.choose(0, firstOption(live, 0));
  live.choose(1, firstOption(live, 1));
  const expected = bids();
  expected.choose(1, firstOption(expected, 1));
  live.undo(0);
  expect(live.copy()).toEqual(expected.copy());
  expect(live.record().choices).toEqual(expected.record().choices);
  live.undo(1);
  expect(live.at).toBe(0);
});

test('once the bids are turned up nothing can be taken back', () => {
  const live = bids();
  for (const seat of [0, 1, 2]) live.choose(seat, firstOption(live, seat));
  for (const seat of [0, 1, 2]) expect(live.undoBarrier(seat)).toBe('revealed');
  expect(() => live.undo(0)).toThrow(CannotUndo);
});

test('when the table is over nothing can be taken back', () => {
  const live = fetching();
  for (let [asked] = live.pending(); asked; [asked] = live.pending())
    live.choose(asked.seat, asked.options[0]);
  expect(live.over).toBe(true);
  for (const seat of [0, 1, 2]) expect(live.undoBarrier(seat)).toBe('over');
});

test('who chose nothing has nothing to take back', () => {
  expect(bids().undoBarrier(2)).toBe('nothing');
});

test('in lanes a choice can be taken back if the others’ choices did not need it', () => {
  const live = fetching();
  live.choose(0, 'ore');
  live.choose(1, 'ore');
  expect(live.undoBarrier(0)).toBeNull();
  live.undo(0);
  expect((live.copy() as never as { store: { ore: number } }).store.ore).toBe(5);
});

test('a choice that others needed cannot be taken back', () => {
  // Seat 0 brings the only ore back to the store, seat 1 takes it: without seat 0 it could not.
  const trading = {
    ...courier,
    steps: {
      ...courier.steps,
      fetch: {
        ...(courier.steps.fetch as object),
        candidates: (table: { store: { ore: number } }) =>
          table.store.ore > 6 ? ['take'] : ['give'],
        laws: [],
        take: (table: { store: { ore: number } }, _frame: object, choice: string) => {
          table.store.ore += choice === 'give' ? 1 : -1;
        },
      },
    },
  } as unknown as Game;
  const live = LiveTable.open(trading, { seats: 2, seed: 'trade' });
  live.choose(0, 'give');
  live.choose(1, 'take');
  expect(live.undoBarrier(0)).toBe('built-on');
});

test('a choice that opened lanes stays, whether or not somebody did something there in secret', () => {
  const [kept, passed] = ['live', 'live'].map(seed =>
    LiveTable.open(passing, { seats: 3, seed }),
  ) as [LiveTable, LiveTable];
  const holder = (kept.copy() as never as { cards: string[] }).cards.indexOf('courier');
  const last = (holder + 1) % 3;
  for (const live of [kept, passed])
    for (const seat of [(holder + 2) % 3, holder, last]) live.choose(seat, 'wood');
  passed.choose(holder, 'let pass');
  for (const live of [kept, passed]) expect(live.undoBarrier(last)).toBe('built-on');
});

test('what a seat looks at in secret takes nobody’s undo away, and stays', () => {
  const peeking = {
    ...rebids,
    steps: {
      ...rebids.steps,
      change: {
        ...(rebids.steps.change as object),
        take(table: { prizes: number[] }, { seat }: { seat: number }, _: number, agenda: Agenda) {
          agenda.reveal();
          agenda.note({ what: 'peeked', prize: table.prizes.at(-1), only: seat });
        },
      },
    },
  } as unknown as Game;
  const live = LiveTable.open(peeking, { seats: 3, seed: 'live' });
  live.choose(0, firstOption(live, 0));
  live.choose(1, firstOption(live, 1));
  live.choose(1, live.pending().find(({ seat }) => seat === 1)?.options[0]);
  expect(live.undoBarrier(1)).toBe('revealed');
  expect(live.undoBarrier(0)).toBeNull();
  live.undo(0);
  expect(live.undoBarrier(1)).toBe('revealed');
});

test('the next seat’s choice builds on mine', () => {
  const live = fetching();
  for (const seat of [0, 1, 2]) live.choose(seat, 'wood');
  live.choose(0, 'wood');
  expect(live.undoBarrier(0)).toBeNull();
  expect(live.undoBarrier(1)).toBe('built-on');
});

test('an offer is shown to its seat alone', () => {
  const live = fetching();
  const holder = (live.copy() as never as { cards: string[] }).cards.indexOf('courier');
  for (const seat of [0, 1, 2, null]) {
    const { pending, waiting } = live.seenBy(seat);
    expect(pending.filter(({ optional }) => optional)).toHaveLength(seat === holder ? 1 : 0);
    expect(waiting).toEqual(
      [0, 1, 2].filter(other => other !== seat).map(other => ({ seat: other, step: 'fetch' })),
    );
  }
});

test('an offer vanishes when the others are done, and lasts while they are not', () => {
  const live = fetching();
  const holder = (live.copy() as never as { cards: string[] }).cards.indexOf('courier');
  live.choose(holder, 'ore');
  expect(firstOption(live, holder)).toBe('cut in');
  live.choose(holder, 'cut in');
  expect(live.pending().filter(({ optional }) => optional)).toEqual([]);
});

test('a choice that goes wrong inside the game leaves the table as it was', () => {
  const fragile = {
    ...auction,
    steps: {
      ...auction.steps,
      bid: {
        ...bid,
        take(table: { hands: number[][] }) {
          table.hands.length = 0;
          throw new Error('a bug');
        },
      },
    },
  } as unknown as Game;
  const live = LiveTable.open(fragile, { seats: 2, seed: 'bug' });
  const before = live.copy();
  expect(() => live.choose(0, firstOption(live, 0))).toThrow('a bug');
  expect(same(live.copy(), before)).toBe(true);
  expect(live.at).toBe(0);
});

test('a position set up by hand can be played on but has no record', () => {
  const live = LiveTable.at(auction, bids().copy());
  live.choose(0, firstOption(live, 0));
  expect(() => live.record()).toThrow(/has no record/);
});
