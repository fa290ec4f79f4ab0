// What a seat may see and what a redeal keeps (pixie-queen.2, E47), and tables made by hand.

import { describe, expect, test } from 'vitest';
import { seeded } from '../../kernel/chance.ts';
import { secretsStaySecret } from '../../kernel/kit/checks.ts';
import { walk } from '../../kernel/kit/walk.ts';
import { LiveTable } from '../../kernel/live.ts';
import { copyOf, open } from '../../kernel/play.ts';
import { redealt } from '../../kernel/view.ts';
import { check } from './check.ts';
import { pixieQueen } from './game.ts';
import { KINDS } from './goods.ts';
import { NOBODY, type PixieTable } from './table.ts';
import { position } from './testing.ts';
import { ABILITIES } from './tiles.ts';

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

test('pixie-queen.13 face-down round tiles are dealt anew, those put away among them', () => {
  const { table } = position();
  const deals = Array.from({ length: 20 }, (_, i) =>
    redealt(pixieQueen, table, i % 3, seeded(`tiles ${i}`)),
  );
  for (const { roundTiles } of deals)
    expect(roundTiles.toSorted()).toEqual(table.roundTiles.toSorted());
  expect(new Set(deals.map(({ roundTiles }) => roundTiles.at(-1))).size).toBe(3);
  expect(new Set(deals.map(({ roundTiles }) => String(roundTiles))).size).toBeGreaterThan(10);
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

test('pixie-queen.45 what a robbery showed stays known when it ends the phase', () => {
  const tokens = [1, 0, 0];
  const at = position({ goods: [{}, { apple: 1 }], pixies: [[14], [1]], tokens });
  at.act(14, { space: 1 });
  expect(at.table.phase).toBe('sacrifice');
  const shown = { what: 'robbed', seat: 0, from: 1, space: 1, food: [1, 0, 0] };
  expect(at.view(null).shown).toEqual(shown);
  expect(redealt(pixieQueen, at.table, 2, seeded('later')).shown).toEqual(shown);
});

test('pixie-queen.54 opened hands stay known until hands are closed again', () => {
  const at = position({ phase: 'sacrifice', goods: [{ silver: 2 }, { gold: 3 }, {}] });
  at.offer(0, 'silver', 2).offer(1, 'gold', 1).offer(2);
  expect([at.table.round, at.table.phase]).toEqual([2, 'action']);
  const opened = [0, 2, 0, 0, 0, 1, 0, 0, 0];
  expect(at.view(null).players.flatMap(({ offer }) => offer)).toEqual(opened);
  expect(redealt(pixieQueen, at.table, 2, seeded('later')).offers).toEqual(opened);
  for (const seat of [0, 1, 2]) at.choose({ do: 'pass' }, seat);
  expect(at.table.phase).toBe('sacrifice');
  expect(at.table.offers.every(count => count === 0)).toBe(true);
});

test('pixie-queen.78 what somebody offered before they fell stays known', () => {
  const at = position({
    phase: 'sacrifice',
    goods: [{ silver: 2 }, { gold: 3 }, { gold: 2 }],
    penalty: [0, 0, 59],
  });
  at.offer(0, 'silver', 2).offer(1, 'gold', 1).offer(2, 'gold', 2);
  expect(at.table.out).toEqual([2]);
  expect(at.view(0).players[2]?.offer).toEqual([0, 0, 2]);
});

// Walks at which something that was told was gone from the view when the phase ended at once.
test.each([
  [4, 'fresh/7'],
  [3, 'fresh/12'],
  [5, 'fresh/21'],
  [5, 'fresh/34'],
  [5, 'fresh/78'],
  [2, 'fresh/143'],
  [4, 'fresh/147'],
  [4, 'fresh/149'],
])('what everybody was told stays known: %i seats, %s', (seats, seed) => {
  expect(secretsStaySecret(pixieQueen as never, { seats }, seed)).toBeGreaterThan(0);
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

  const unused = ({ abilityRow }: PixieTable) =>
    ABILITIES.findIndex((_name, id) => !abilityRow.includes(id));
  const used = (action: number, seat: number, tokens: number) => (table: PixieTable) => {
    table.usedBy[action] = seat;
    table.usedWith[action] = tokens;
  };
  const oneMore = ({ roundTiles }: PixieTable, food: number, less: number) => {
    roundTiles[roundTiles.indexOf(less)] = food;
  };
  const without = (ability: string) => (table: PixieTable) => {
    const at = table.abilityRow.indexOf(ABILITIES.indexOf(ability));
    if (at >= 0) table.abilityRow[at] = NOBODY;
    table.extraFood = table.foodStack.pop() as number;
  };

  test('every table of a game is let through, from the first to the last', () => {
    for (const seats of [2, 3, 4, 5])
      for (let i = 0; i < 6; i++)
        walk(pixieQueen as never, { seats }, `sound ${i}`, ({ table }) =>
          expect(() => check(table as unknown as PixieTable)).not.toThrow(),
        );
  });

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
    ['points out of nowhere', table => table.penalty.splice(0, 1, 3), /penalty/],
    ['points that were never marked', table => table.ledger.splice(0, 1, 5), /penalty/],
    ['points of the scoring before it', table => table.ledger.splice(7, 1, 1), /ledger/],
    [
      'in the game with 60 points',
      table => [table.penalty.splice(0, 1, 60), table.ledger.splice(0, 1, 60)],
      /out/,
    ],
    ['a victory tile too many', table => table.chips.splice(0, 1, 1), /chips/],
    ['a victory tile of 2 too many', table => table.chips.splice(1, 1, 1), /chips/],
    ['a second food tile of 2', table => table.foodTiles.splice(0, 1, 2), /food tiles/],
    ['a seventh ability', table => table.abilities.splice(0, 1, unused(table)), /abilities/],
    ['a fourth apple tile', table => oneMore(table, 0, 1), /roundTiles/],
    [
      'more food wanted than rounds were played',
      table => table.wanted.push(table.roundTiles.pop() as number),
      /wanted/,
    ],
    ['a tile on an Extra slot that is not there', without('extra-slot'), /extra slot/],
    ['a token too many on a space', used(1, 0, 1), /tokens/],
    ['a token too many on the street', table => table.street.splice(0, 1, 1), /tokens/],
    ['tokens of nobody on a space', used(1, -1, 2), /usedBy/],
    ['a used space without a token', used(1, 2, 0), /usedBy/],
    [
      'more tokens than round spaces',
      table => [
        table.tokens.fill(2, 0, 2),
        table.street.splice(2, 1, 1),
        table.street.splice(7, 1, 1),
      ],
      /street/,
    ],
  ])('%s is refused', (_what, change, message) => {
    expect(broken(change)).toThrow(message);
  });
});
