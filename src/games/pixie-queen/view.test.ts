// What a seat may see and what a redeal keeps (pixie-queen.2, E47), and tables made by hand.

import { describe, expect, test } from 'vitest';
import { seeded } from '../../kernel/chance.ts';
import { LiveTable } from '../../kernel/live.ts';
import { copyOf, open } from '../../kernel/play.ts';
import { redealt } from '../../kernel/view.ts';
import { check } from './check.ts';
import { pixieQueen } from './game.ts';
import { KINDS } from './goods.ts';
import type { PixieTable } from './table.ts';
import { position } from './testing.ts';

const opened = (seats = 4): PixieTable => open(pixieQueen, { seats, chance: seeded('view') }).table;
const held = (table: PixieTable, good: number) =>
  table.goods.filter((_count, at) => at % KINDS === good).reduce((sum, count) => sum + count, 0);

test('pixie-queen.2 goods and tiles behind a screen are its owner’s secret', () => {
  const at = position({ goods: [{ gold: 3 }, { apple: 1 }], taken: { rings: [0], servants: [0] } });
  expect(at.view(0).players[0]).toMatchObject({ goods: [0, 0, 0, 0, 3], victory: { total: 20 } });
  for (const seat of [1, 2, null])
    expect(at.view(seat).players[0]).toMatchObject({ goods: null, victory: null });
  expect(at.view(1)).toMatchObject({ servants: [0], taken: { ring: 1 } });
});

test('pixie-queen.2 tokens and tiles before a screen are for all to see', () => {
  const at = position({ tokens: [3, 1, 2], foodTiles: [2, 0, 0], abilities: [null, 'free-copy'] });
  const { players } = at.view(2);
  expect(players.map(({ tokens, foodTile, ability }) => [tokens, foodTile, ability])).toEqual([
    [3, 2, -1],
    [1, 0, 8],
    [2, 0, -1],
  ]);
});

test('pixie-queen.E47 a redeal keeps one’s own goods and what the others have together', () => {
  const goods = [{ gold: 4, apple: 2 }, { silver: 7 }, { silver: 1, gold: 2 }];
  const { table } = position({ goods, taken: { rings: [1, 0, 2, 1] } });
  const deals = Array.from({ length: 9 }, (_, i) => redealt(pixieQueen, table, 0, seeded(`${i}`)));
  for (const deal of deals) {
    expect(deal.goods.slice(0, KINDS)).toEqual(table.goods.slice(0, KINDS));
    expect([held(deal, 3), held(deal, 4)]).toEqual([8, 6]);
    expect(deal.rings[1]).toBe(0);
    expect(deal.rings).not.toContain(undefined);
  }
  expect(new Set(deals.map(deal => String(deal.goods))).size).toBeGreaterThan(1);
  expect(new Set(deals.map(deal => String(deal.rings))).size).toBeGreaterThan(1);
});

test('pixie-queen.E47 between two players nothing but closed hands and tiles is unknown', () => {
  const { table } = position({ seats: 2, goods: [{ gold: 4 }, { silver: 7 }] });
  expect(redealt(pixieQueen, table, 0, seeded('two')).goods).toEqual(table.goods);
});

test('pixie-queen.54 closed hands are dealt anew; whoever still chooses begins anew', () => {
  const rich = { apple: 9, silver: 9, gold: 9 };
  const at = position({
    phase: 'sacrifice',
    goods: [rich, rich, rich],
    once: [null, null, 'double-offering'],
  });
  at.offer(1, 'gold', 9).offer(2, 'apple', 9);
  const deals = Array.from({ length: 9 }, (_, i) =>
    redealt(pixieQueen, at.table, 0, seeded(`hands ${i}`)),
  );
  expect(new Set(deals.map(({ offers }) => String(offers.slice(3, 6)))).size).toBeGreaterThan(1);
  for (const { offers } of deals) expect(offers.slice(6)).toEqual([0, 0, 0]);
  expect(redealt(pixieQueen, at.table, 1, seeded('own')).offers.slice(3, 6)).toEqual([0, 0, 9]);
});

test('a choice can be taken back until a die is rolled', () => {
  const at = position({ goods: [{ apple: 3 }] });
  const live = LiveTable.at(pixieQueen as never, at.table);
  const before = live.copy();
  live.choose(0, { do: 'act', action: 4, give: 0, take: 1 });
  live.choose(0, { count: 3 });
  live.undo(0);
  live.undo(0);
  expect(live.copy()).toEqual(before);
  live.choose(0, { do: 'act', action: 12 });
  expect(live.undoBarrier(0)).toBe('revealed');
});

describe('a table made by hand', () => {
  const broken = (change: (table: PixieTable) => void) => () => {
    const table = copyOf(opened());
    change(table);
    check(table);
  };
  const set = (change: object) => (table: PixieTable) => Object.assign(table, change);

  test.each([2, 3, 4, 5])('is let through as it was dealt, %i seats', seats => {
    expect(() => check(opened(seats))).not.toThrow();
  });

  test.each<[string, (table: PixieTable) => unknown, RegExp]>([
    ['too few goods', table => table.goods.pop(), /goods/],
    ['a good too many', table => table.goods.splice(0, 1, 9), /apple/],
    ['less than nothing', table => table.store.splice(0, 1, -1), /store/],
    ['half a rock', table => table.rocks.splice(0, 1, 0.5), /rocks/],
    ['four rocks at a pixie', table => table.rocks.splice(0, 1, 4), /rocks/],
    ['a rock too many', table => table.rocks.splice(0, 1, 1), /rocks/],
    ['a pixie of nobody', table => table.pixies.splice(1, 1, 7), /pixies/],
    ['a pixie too many', table => table.pixies.splice(1, 1, 0), /pixies/],
    [
      'somebody twice in the order',
      table => table.large.splice(0, 1, table.large[1] as number),
      /large/,
    ],
    ['off the track', table => table.silver.splice(0, 1, 6), /silver/],
    ['five tokens', table => table.tokens.splice(0, 1, 5), /tokens/],
    ['an ability twice', table => table.abilities.fill(3), /abilities/],
    ['a one-off tile twice', table => table.once.fill(1), /once/],
    ['a strange tile', table => table.foodTiles.splice(0, 1, 7), /food/],
    ['a round tile too few', table => table.roundTiles.pop(), /roundTiles/],
    ['no such phase', set({ phase: 'lunch' }), /phase/],
    ['no such round', set({ round: 8 }), /round/],
    ['a turn of nobody', set({ turn: 4 }), /turn/],
    ['a list of another kind', set({ passed: [0, 0, 0, 0] }), /passed/],
    ['more offered than there is', table => table.offers.splice(0, 1, 50), /offers/],
    ['something odd shown', set({ shown: { what: 'rain' } }), /shown/],
    ['two in the Pit at once', set({ out: [1, 1] }), /out/],
  ])('%s is refused', (_what, change, message) => {
    expect(broken(change)).toThrow(message);
  });
});
