// The past is what a running table told each watcher at the time, undone choices included.

import { expect, test } from 'vitest';
import { boxNamed } from '../games/shelf.ts';
import { seeded } from '../kernel/chance.ts';
import { keyedSeed } from '../kernel/fairness.ts';
import type { Game } from '../kernel/game.ts';
import { auction } from '../kernel/kit/games/auction.ts';
import { courier } from '../kernel/kit/games/courier.ts';
import { MOST_PAST, type Past, pastOf } from './past.ts';
import { openLive, RunningTable, type Watcher } from './running.ts';
import type { Done, Store, TableRow } from './store.ts';

function rowOf(game: Game, seats: number): TableRow {
  const shares = Array.from({ length: seats }, (_, seat) => `share ${seat}`);
  return {
    id: 'a table',
    game: game.name,
    version: game.version,
    options: {},
    seed: keyedSeed('ab'.repeat(32), shares),
    host: '',
    holders: shares.map(guest => ({ guest, bot: null, entropy: null, archived: false })),
    status: 'playing',
    waitsFor: [],
    invitation: '',
    lookOn: '',
    createdAt: 1,
    begunAt: 1,
    changedAt: 2,
  };
}

/** Plays at random, takes back now and then, and keeps what every watcher was shown on the way. */
async function played(game: Game, seats: number, most: number) {
  const row = rowOf(game, seats);
  const deeds: Done[] = [];
  const addDeed: Store['addDeed'] = async (_table, _number, done) => void deeds.push(done);
  const store = { addDeed };
  const table = new RunningTable(row.id, openLive(game, row), 1, [], { store });
  const watchers: Watcher[] = [null, ...row.holders.map((_holder, seat) => seat)];
  const shown = new Map<Watcher, Past[]>(watchers.map(watcher => [watcher, []]));
  const keep = () => {
    for (const watcher of watchers) {
      const { at, seen } = table.look(watcher);
      const past = shown.get(watcher) as Past[];
      if (past.at(-1)?.at !== at) past.push({ at, seen });
    }
  };
  const chance = seeded('past');
  const anyOf = <T>(list: readonly T[]): T => list[chance.below(list.length)] as T;
  keep();
  while (deeds.length < most && !table.look(null).over) {
    const seat = anyOf(watchers.filter(watcher => watcher !== null));
    const { at, seen, undo } = table.look(seat);
    if (undo === null && chance.below(4) === 0) await table.do({ seat, undo: true }, at);
    else {
      const [asked] = seen.pending;
      if (asked) await table.do({ seat, choice: anyOf(asked.options) }, at);
    }
    keep();
  }
  return { row, deeds, watchers, shown };
}

test.each([
  ['mines', 3, 200],
  ['auction', 2, 40],
  ['courier', 2, 60],
] as const)('%s: everybody’s past is what they were shown', async (name, seats, most) => {
  const kit: { [name: string]: unknown } = { auction, courier };
  const game = (kit[name] ?? (await boxNamed(name)).game) as Game;
  const { row, deeds, watchers, shown } = await played(game, seats, most);
  if (name === 'mines')
    expect(deeds.filter(({ deed }) => 'undo' in deed).length).toBeGreaterThan(3);
  for (const watcher of watchers) {
    const seen = shown.get(watcher) as Past[];
    const past = (from: number, to: number) =>
      pastOf(openLive(game, row), deeds, watcher, from, to);
    const told: Past[] = [];
    for (let from = 1; from <= seen.length; from += MOST_PAST)
      told.push(...past(from, from + MOST_PAST - 1));
    expect(told).toEqual(seen);
    expect(past(2, 3)).toEqual(seen.slice(1, 3));
    expect(past(0, 10_000)).toEqual(seen.slice(0, MOST_PAST));
    expect(past(seen.length + 1, seen.length + 9)).toEqual([]);
    expect(past(5, 4)).toEqual([]);
  }
});

test('the past of one watcher says nothing that was hidden from them', async () => {
  const { game } = await boxNamed('mines');
  const { row, deeds } = await played(game, 3, 30);
  const hands = pastOf(openLive(game, row), deeds, null, 1, 50).map(
    ({ seen }) => (seen.view as { hand: unknown[] }).hand,
  );
  expect(hands.every(hand => hand.length === 0)).toBe(true);
});
