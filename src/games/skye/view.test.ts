// What a seat may see and take back, and tables made by hand.

import { describe, expect, test } from 'vitest';
import { seeded } from '../../kernel/chance.ts';
import { walk } from '../../kernel/kit/walk.ts';
import { LiveTable } from '../../kernel/live.ts';
import { copyOf, open } from '../../kernel/play.ts';
import { readTable } from '../../kernel/table.ts';
import { redealt, seenBy } from '../../kernel/view.ts';
import { check } from './check.ts';
import { skye } from './game.ts';
import { cellAt, laid } from './land.ts';
import { type Account, enter } from './ledger.ts';
import { HELD, type Journey, kitAt, type SkyeTable } from './table.ts';
import { position, tile } from './testing.ts';

const opened = (seats = 3, journeyman = true): SkyeTable =>
  open(skye, { seats, options: { journeyman }, chance: seeded('view') }).table;

test('skye.10 two tables that differ in others’ gold look the same, and are redealt the same', () => {
  const given = { seats: 3, round: 3, at: 'buy', row: [['B01'], ['B02'], []] } as const;
  const table = (gold: number[]) => {
    const at = position({ ...given, row: [['B01'], ['B02'], []], prices: [[1], [2], []], gold });
    at.table.seenGold.fill(1);
    return at.table;
  };
  const [poor, rich] = [table([9, 1, 1]), table([9, 30, 17])];
  expect(seenBy(skye, poor, 0)).toEqual(seenBy(skye, rich, 0));
  const deal = (from: SkyeTable) => redealt(skye, from, 0, seeded('deal'));
  expect(deal(poor)).toEqual(deal(rich));
  expect(deal(rich).gold[0]).toBe(9);
});

test('what is in the bag is known, and has no order', () => {
  const table = opened();
  expect(skye.view(table, null)).toMatchObject({ bag: table.bag });
  expect(redealt(skye, table, 0, seeded('bag')).bag).toEqual(table.bag);
});

test('skye.51 everybody sees what a step on a track comes from', () => {
  const lands = [['B05 0 1']];
  const walked = position({ journeyman: true, at: 'plan', lands }).plan(0, [0, 1]).plan(1);
  expect(walked.view(1).advance).toEqual({ seat: 0, by: 'waypoint', x: 0, y: 1 });
  walked.stay();
  expect(walked.view(1).advance).toBeNull();
});

test('a tile can be taken up again until the round is scored', () => {
  const at = position({ at: 'build', hands: [['B01', 'B49'], ['B02']] });
  const live = LiveTable.at(skye as never, at.table);
  const before = live.copy();
  const lay = (id: string, y: number, turn: number, seat: number) =>
    live.choose(seat, { do: 'lay', tile: tile(id), x: 0, y, turn });
  lay('B01', 1, 0, 0);
  lay('B02', 1, 0, 1);
  live.undo(0);
  live.undo(1);
  expect(live.copy()).toEqual(before);
  lay('B01', 1, 0, 0);
  lay('B49', -1, 2, 0);
  lay('B02', 1, 0, 1);
  expect(live.undoBarrier(1)).toBe('revealed');
});

describe('a table made by hand', () => {
  const broken = (change: (table: SkyeTable) => unknown) => () => {
    const table = copyOf(opened());
    change(table);
    check(table);
  };
  const journey = (change: (journey: Journey) => unknown) => (table: SkyeTable) =>
    change(table.journey as Journey);
  const set = (change: object) => (table: SkyeTable) => Object.assign(table, change);

  test.each([2, 3, 4, 5])('is let through as it was dealt, %i seats', seats => {
    for (const journeyman of [false, true]) {
      const table = opened(seats, journeyman);
      expect(() => check(table)).not.toThrow();
      expect(() => readTable(skye as never, JSON.parse(JSON.stringify(table)))).not.toThrow();
    }
  });

  const entered = (account: Account) => (table: SkyeTable) => enter(table, 0, account, 3);

  test.each([
    { seats: 2, options: {} },
    { seats: 3, options: { journeyman: true } },
    { seats: 5, options: { journeyman: true, tokens: 'same' } },
  ])('is let through wherever a game can come to: $seats seats', start => {
    for (const seed of ['check 1', 'check 2'])
      check(
        walk(skye as never, start, seed, ({ table }) => check(table as SkyeTable))
          .table as SkyeTable,
      );
  });

  test('tiles and scoring tiles of Journeyman are not in the base game', () => {
    const base = () => copyOf(opened(3, false));
    const tile = base();
    tile.bag.splice(-1, 1, kitAt(tile).baseTiles);
    expect(() => check(tile)).toThrow(/bag/);
    const scoring = base();
    scoring.scoring[0] = kitAt(scoring).baseScoring;
    expect(() => check(scoring)).toThrow(/scoring/);
  });

  test.each<[string, (table: SkyeTable) => unknown, RegExp]>([
    ['no such phase', set({ phase: 'lunch' }), /phase/],
    ['no such round', set({ round: 7 }), /round/],
    ['nobody first', set({ first: 3 }), /first/],
    ['a scoring tile twice', set({ scoring: [1, 1, 2, 3] }), /scoring/],
    ['a slot too few', table => table.row.pop(), /row/],
    ['a price below the axe', table => table.prices.splice(0, 1, -2), /prices/],
    ['a price nobody can pay', table => table.prices.splice(0, 1, 9), /prices/],
    ['gold too little', table => table.gold.splice(0, 1, -1), /gold/],
    ['more seen than there is', table => table.seenGold.splice(0, 1, 9), /seenGold/],
    ['half a bank', set({ bank: 0.5 }), /bank/],
    ['points of nobody', table => table.points.push(1), /points/],
    ['an account too few', table => table.ledger.pop(), /ledger/],
    ['points the ledger does not explain', table => table.points.splice(0, 1, 7), /points/],
    ['points before anything was scored', entered('A'), /ledger/],
    ['points for scrolls before the end', entered('scrolls'), /ledger/],
    ['points of a token nobody has', entered('tokens'), /ledger/],
    ['gold out of nowhere', table => table.gold.splice(0, 1, 50), /bank/],
    ['a tile too few', table => table.bag.pop(), /tiles/],
    ['no land', table => table.lands.pop(), /lands/],
    ['no castle', table => table.lands[0]?.pop(), /castles/],
    [
      'another’s castle',
      table => table.lands[0]?.splice(0, 1, laid(1, 0, cellAt(0, 0))),
      /castles/,
    ],
    ['two tiles on a cell', table => table.lands[0]?.push(laid(9, 0, cellAt(0, 0))), /cells/],
    ['a tile far away', table => table.lands[0]?.push(laid(9, 0, cellAt(63, 0))), /cells/],
    ['a tile by itself', table => table.lands[0]?.push(laid(9, 0, cellAt(1, 1))), /lands/],
    ['a tile twice', table => table.hands[0]?.push(table.bag[0] as number), /tiles/],
    ['a bag in disorder', table => table.bag.reverse(), /bag/],
    ['no journey', set({ journey: null }), /journey/],
    ['a marker off its track', journey(({ marks }) => marks.splice(0, 1, 15)), /marks/],
    ['a strange token', journey(({ tokens }) => tokens.splice(0, 1, 4)), /tokens/],
    ['a place without a token', journey(({ places }) => places.splice(0, 1, 9)), /places/],
    ['an unlocked token of nobody', journey(({ unlocked }) => unlocked.push(99)), /unlocked/],
    ['a token twice', journey(({ places }) => places.splice(0, 1, places[3] as number)), /places/],
    [
      'a token taken before its field',
      journey(({ tokens }) => tokens.splice(8, 1, HELD)),
      /tokens/,
    ],
    ['a third waypoint without its token', journey(j => j.waypoints.splice(0, 1, 3)), /waypoints/],
    ['a road token nobody gave', journey(j => j.roadTokens.splice(0, 1, 1)), /roadTokens/],
    ['extra movement without its token', journey(j => j.extra.splice(0, 1, true)), /extra/],
    ['four waypoints', journey(({ waypoints }) => waypoints.splice(0, 1, 4)), /waypoints/],
    ['four road tokens', journey(({ roadTokens }) => roadTokens.splice(0, 1, 4)), /roadTokens/],
    ['a journeyman at sea', journey(({ pawns }) => pawns.splice(0, 1, 5)), /pawns/],
    ['a plan at sea', journey(({ plans }) => plans.splice(0, 1, 5)), /plans/],
    ['a road at sea', journey(({ roads }) => roads[0]?.push(2 * cellAt(0, 0))), /roads/],
    ['moves of another kind', journey(({ moves }) => moves.splice(0, 1, -1)), /moves/],
    ['a half used token', journey(({ extra }) => extra.splice(0, 1, 1 as never)), /extra/],
  ])('%s is refused', (_what, change, message) => {
    expect(broken(change)).toThrow(message);
  });
});
