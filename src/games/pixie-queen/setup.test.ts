// The set-up (pixie-queen.5–17, 87), the printed figures (pixie-queen.R1–R6) and another board in their place.

import { describe, expect, test } from 'vitest';
import { seeded } from '../../kernel/chance.ts';
import { open, pending } from '../../kernel/play.ts';
import { ROWS, STANDARD } from './board.ts';
import standard from './components.json';
import { readComponents } from './components.ts';
import { pixieQueen } from './game.ts';
import type { PixieTable } from './table.ts';
import { position } from './testing.ts';
import { ABILITIES } from './tiles.ts';
import en from './words.en.json';
import pl from './words.pl.json';

const opened = (seats: number, options: object = {}, seed = 'set-up'): PixieTable =>
  open(pixieQueen, { seats, options, chance: seeded(seed) }).table;

test('pixie-queen.6 discs begin at 0 and furthest from the palace', () => {
  const { penalty, silver, gold } = opened(4);
  expect([penalty, silver, gold]).toEqual(Array(3).fill([0, 0, 0, 0]));
});

test('pixie-queen.7 the order is drawn, or the first is named; large cubes like small ones', () => {
  const firsts = Array.from({ length: 30 }, (_, i) => opened(3, {}, `first ${i}`).large[0]);
  expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  const table = opened(5, { first: 3 });
  expect(table.large[0]).toBe(3);
  expect(table.small).toEqual(table.large);
  expect([...table.small].sort()).toEqual([0, 1, 2, 3, 4]);
});

test('pixie-queen.8 two of everything, honey for all but the first, four tokens', () => {
  const { goods, tokens } = opened(3, { first: 1 });
  expect(goods).toEqual([2, 2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2]);
  expect(tokens).toEqual([4, 4, 4]);
});

test('pixie-queen.9 five, four or three pixies in each mine', () => {
  expect([3, 4, 5].map(seats => opened(seats).slaves)).toEqual([
    [5, 5, 5],
    [4, 4, 4, 4],
    [3, 3, 3, 3, 3],
  ]);
});

test('pixie-queen.10 the lowest food tile is on top', () => {
  const stacks = [2, 3, 4, 5].map(seats => pixieQueen.view(opened(seats), null));
  expect(stacks.map(view => (view as { foodStack: number[] }).foodStack)).toEqual([
    [2, 3, 4],
    [2, 3, 4, 4],
    [2, 3, 3, 4, 4],
    [2, 2, 3, 3, 4, 4],
  ]);
});

test('pixie-queen.11 the three one-off tiles lie on the board', () => {
  expect(position().view(null).onceOnBoard).toEqual([true, true, true]);
});

test('pixie-queen.12 offerings rise, servants and rings fall; tiles go from the left', () => {
  const values = ROWS.map(row => STANDARD.rewards[row].map(({ points }) => points));
  const [offering = [], servant = [], ring = []] = values;
  expect(offering).toEqual([...offering].sort((a, b) => a - b));
  for (const row of [servant, ring]) expect(row).toEqual([...row].sort((a, b) => b - a));
  const at = position({ goods: [{ gold: 9 }], gold: [3, 0, 0] });
  at.act(13);
  expect(at.view(0).players[0]?.victory?.rings).toEqual([10]);
});

test('pixie-queen.13 nine round tiles, two of which are never turned up', () => {
  const { roundTiles } = opened(3);
  expect([...roundTiles].sort()).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
  expect(roundTiles.length - standard.rounds).toBe(2);
});

test('pixie-queen.14 one of everything but gold on the special offering track', () => {
  expect(opened(3).offeringTrack).toEqual([1, 1, 1, 1, 0]);
});

test('pixie-queen.15 pixie-queen.16 the bag, and what is left for the store', () => {
  const counts = [2, 3, 4, 5].map(seats => {
    const { bag, store } = opened(seats);
    return [bag, store];
  });
  expect(counts).toEqual([
    [
      [30, 10, 10],
      [35, 35, 37, 25, 16],
    ],
    [
      [30, 10, 15],
      [33, 33, 35, 23, 14],
    ],
    [
      [30, 10, 20],
      [31, 31, 33, 21, 12],
    ],
    [
      [30, 10, 20],
      [29, 29, 31, 19, 10],
    ],
  ]);
  expect(opened(3).chipStore).toEqual([5, 5]);
});

test('pixie-queen.17 from the last player to the first everybody takes one of six abilities', () => {
  const { table } = open(pixieQueen, { seats: 4, options: { first: 2 }, chance: seeded('draft') });
  const shown = [...table.abilityRow];
  expect(shown).toHaveLength(6);
  const [question] = pending(pixieQueen as never, table);
  expect(question).toMatchObject({ seat: table.large[3], step: 'ability' });
  expect(question?.options).toEqual(shown.map(ability => ({ ability })));
});

test('pixie-queen.87 two players: a neutral player with five pixies', () => {
  expect(opened(2).slaves).toEqual([5, 5, 5]);
  expect(opened(2).foodStack).toHaveLength(3);
});

test('pixie-queen.R1 sixteen spaces on four levels, as many symbols as the level', () => {
  expect(STANDARD.rows.map(row => row.length)).toEqual([1, 6, 5, 3, 2, 1]);
  for (let action = 1; action <= 16; action++) {
    const symbols = (STANDARD.symbols[action] ?? []).reduce((sum, count) => sum + count, 0);
    expect(symbols).toBe(STANDARD.levels[action]);
  }
});

test('pixie-queen.R2 the tracks keep to what is known', () => {
  const { tracks } = STANDARD;
  expect(tracks[3]).toMatchObject({ silverPerGold: 2, goldPerRing: 2 });
  expect(tracks.at(-2)).toMatchObject({ penalty: 0, victory: 0 });
  expect(tracks.at(-1)).toMatchObject({ penalty: 0, victory: 1 });
  expect(tracks).toHaveLength(6);
});

test('pixie-queen.R3 seven tiles a row, five of them golden', () => {
  for (const row of ROWS) {
    expect(STANDARD.rewards[row]).toHaveLength(7);
    expect(STANDARD.rewards[row].filter(({ golden }) => golden)).toHaveLength(5);
  }
});

test('pixie-queen.R4 slave symbols at every tenth penalty point, the Pit at 60', () => {
  expect(STANDARD.slaveSymbols).toEqual([10, 20, 30, 40, 50]);
  expect(STANDARD.pit).toBe(60);
});

test('pixie-queen.R5 the faces of the dice', () => {
  expect(STANDARD.whip).toContain(3);
  expect(new Set(STANDARD.casino)).toEqual(new Set(['food', 'silver', 'gold']));
});

test('pixie-queen.R6 one round space each for actions 19 and 20', () => {
  expect(STANDARD.street).toEqual({ 17: 3, 19: 1, 20: 1 });
});

test('every ability and one-off tile has a name and an effect in both languages', () => {
  for (const words of [en, pl])
    for (const ability of ABILITIES) {
      expect(words.ability).toHaveProperty([ability]);
      expect(words.effect).toHaveProperty([ability]);
    }
});

describe('another board', () => {
  const rows = (sizes: number[]) => {
    let action = 0;
    return sizes.flatMap((size, at) =>
      Array.from({ length: size }, () => ({
        action: ++action,
        level: at + 1,
        food: Array<string>(at + 1).fill('honey'),
      })),
    );
  };

  test('may have other rows, tracks and dice; the rest stays ours', () => {
    const components = {
      pyramid: rows([7, 5, 3, 1]),
      tracks: [
        { penalty: 2, victory: 0, silverPerGold: 2, goldPerRing: 3 },
        { penalty: 0, victory: 1, silverPerGold: 1, goldPerRing: 1 },
      ],
      dice: { casino: ['gold'], whip: [5] },
    };
    const at = position({ options: { components }, goods: [{ gold: 3 }] });
    const { board } = at.view(0);
    expect(board.rows.map(row => row.length)).toEqual([1, 7, 5, 3, 1, 1]);
    expect(board.rewards).toEqual(STANDARD.rewards);
    at.act(12);
    expect(at.goods(0)).toEqual([0, 0, 0, 0, 4]);
    expect(at.view(0).players[0]?.goldPerRing).toBe(3);
  });

  test('our own file is read as it is', () => {
    expect(readComponents(standard).pyramid).toEqual(standard.pyramid);
  });

  test.each<[string, object, RegExp]>([
    ['no object', [], /an object/],
    ['a missing space', { pyramid: standard.pyramid.slice(1) }, /pyramid/],
    ['an action twice', { pyramid: [...standard.pyramid.slice(1), standard.pyramid[1]] }, /once/],
    ['an empty level', { pyramid: rows([8, 0, 8]) }, /empty level/],
    ['too few symbols', { pyramid: standard.pyramid.map(it => ({ ...it, food: [] })) }, /food/],
    ['a free ring', { tracks: [{ penalty: 1 }, {}] }, /victory/],
    ['no golden tile', { rewards: { offering: [], servant: [], ring: [] } }, /offering/],
    ['symbols that fall', { score: { pit: 60, most: 20, symbols: [20, 10] } }, /rise/],
    ['a strange die', { dice: { casino: ['rock'], whip: [1] } }, /casino/],
    ['no street', { street: null }, /street/],
  ])('%s is refused', (_what, components, message) => {
    expect(() => readComponents(components)).toThrow(message);
  });
});
