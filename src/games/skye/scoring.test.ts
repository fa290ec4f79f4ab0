// The scoring tiles (skye.S1–S20) and what decides them (skye.D1–D4, D7, D10, D11).

import { describe, expect, test } from 'vitest';
import { position } from './testing.ts';

type Given = NonNullable<Parameters<typeof position>[0]>;

/** What a scoring tile brings everybody in round 1. */
function scored(id: string, given: Given): unknown {
  const others = ['sheep', 'mostGold', 'squares2x2', 'roadTiles'].filter(other => other !== id);
  return position({ at: 'score', scoring: [id, ...others.slice(0, 3)], ...given }).noted('scored')
    ?.points;
}

/** The same for one land, against an empty one. */
const alone = (id: string, ...land: string[]) => (scored(id, { lands: [land] }) as number[])[0];

test('skye.S1 squares of two by two tiles, overlapping ones too', () => {
  expect(alone('squares2x2', 'B01 1 0', 'B02 0 1', 'B03 1 1')).toBe(2);
  expect(alone('squares2x2', 'B01 1 0', 'B02 0 1', 'B03 1 1', 'B04 2 0', 'B05 2 1')).toBe(4);
  expect(alone('squares2x2', 'B01 1 0', 'B02 0 1')).toBe(0);
});

/** A lake on three tiles, closed. */
const lake = ['B10 5 5', 'B26 6 5', 'B23 7 5'];

test('skye.S2 completed areas', () => {
  expect(alone('completedAreas', ...lake)).toBe(1);
  // B05 holds a lake of its own.
  expect(alone('completedAreas', ...lake, 'B05 0 1')).toBe(2);
  expect(alone('completedAreas', 'B10 5 5', 'B26 6 5')).toBe(0);
});

test('skye.S3 sheep', () => {
  expect(alone('sheep', 'B72 1 0', 'B09 2 0')).toBe(5);
});

test('skye.S4 completed areas on three tiles or more', () => {
  expect(alone('completedAreas3', ...lake)).toBe(3);
  expect(alone('completedAreas3', 'B10 5 5', 'B23 6 5', 'B05 0 1')).toBe(0);
});

test('skye.S5 brochs in one mountain area', () => {
  expect(alone('brochMountains', 'B36 5 5')).toBe(1);
  expect(alone('brochMountains', 'B36 5 5', 'B65 6 5')).toBe(3);
  expect(alone('brochMountains', 'B36 5 5', 'B65 6 5', 'B40 7 5')).toBe(6);
  expect(alone('brochMountains', 'B36 5 5', 'B65 8 5')).toBe(2);
});

test('skye.S6 sets of broch, farm and lighthouse', () => {
  expect(alone('buildingSets', 'B36 5 5', 'B10 6 5', 'B07 7 5')).toBe(5);
  expect(alone('buildingSets', 'B36 5 5', 'B10 6 5', 'B07 7 5', 'B28 8 5')).toBe(5);
  expect(alone('buildingSets', 'B36 5 5', 'B10 6 5')).toBe(0);
});

describe('majorities', () => {
  test('skye.S7 most whisky, second most, ties, and nothing for none', () => {
    const [two, one, other] = [['B01 5 5', 'B16 6 5'], ['B29 5 5'], ['B17 5 5']];
    expect(scored('mostWhisky', { seats: 3, lands: [two, one, []] })).toEqual([5, 2, 0]);
    expect(scored('mostWhisky', { seats: 3, lands: [two, one, other] })).toEqual([5, 2, 2]);
    expect(scored('mostWhisky', { seats: 3, lands: [[], one, other] })).toEqual([0, 5, 5]);
    expect(scored('mostWhisky', { seats: 4, lands: [two, ['B25 5 5', 'B21 6 5'], one] })).toEqual([
      5, 5, 0, 0,
    ]);
    expect(scored('mostWhisky', { seats: 2 })).toEqual([0, 0]);
  });

  test('skye.D7 two barrels on a tile are two', () => {
    const lands = [['J1 5 5'], ['B01 5 5']];
    expect(scored('mostWhisky', { journeyman: true, lands })).toEqual([5, 2]);
  });

  test('skye.S8 most ships', () => {
    expect(scored('mostShips', { lands: [['B12 5 5'], ['B01 5 5']] })).toEqual([2, 5]);
  });

  test('skye.S9 most gold', () => {
    expect(scored('mostGold', { seats: 3, gold: [4, 9, 1] })).toEqual([2, 5, 0]);
    expect(scored('mostGold', { seats: 3, gold: [4, 0, 4] })).toEqual([5, 0, 5]);
  });
});

test('skye.S10 skye.D2 animals on and around farms, each once', () => {
  // A sheep with the farm, two across the corner, two too far away.
  expect(alone('farmAnimals', 'B10 5 5', 'B09 6 6', 'B20 8 8')).toBe(3);
  // Two farms beside the same two sheep.
  expect(alone('farmAnimals', 'B02 5 5', 'B09 6 5', 'B11 7 5')).toBe(2);
});

test('skye.S11 cattle linked with the castle by road', () => {
  expect(alone('cattleRoad', 'B49 0 1')).toBe(2);
  expect(alone('cattleRoad', 'B32 0 1')).toBe(0);
  expect(alone('cattleRoad', 'B33 0 1', 'B69 0 2')).toBe(2);
});

test('skye.S12 waters with ship and lighthouse', () => {
  expect(alone('shipLighthouseWater', 'B06 5 5')).toBe(3);
  expect(alone('shipLighthouseWater', 'B01 5 5', 'B07 8 8')).toBe(0);
});

test('skye.D3 a lighthouse stands at every water of its tile', () => {
  // B41 has water in the east and in the west, and a ship lies beside each.
  expect(alone('shipLighthouseWater', 'B41 5 5', 'B38 6 5', 'B01 4 5')).toBe(6);
});

test('skye.D4 two ships on a tile with two waters are in one each', () => {
  expect(alone('shipLighthouseWater', 'B45 5 5', 'B37 5 4 2')).toBe(3);
  expect(alone('shipLighthouseWater', 'B45 5 5', 'B37 5 4 2', 'B62 5 6 2')).toBe(6);
});

test('skye.S13 vertical lines of three tiles or more', () => {
  expect(alone('verticalLines', 'B01 0 1', 'B02 0 2')).toBe(3);
  expect(alone('verticalLines', 'B01 0 1', 'B02 0 2', 'B03 0 3', 'B04 0 -1')).toBe(3);
  expect(alone('verticalLines', 'B01 0 1', 'B02 1 0', 'B03 2 0')).toBe(0);
  expect(alone('verticalLines', 'B01 0 1', 'B02 0 3', 'B03 0 4', 'B04 0 5')).toBe(3);
});

test('skye.S14 skye.D1 tiles linked with the castle by road, the castle not among them', () => {
  expect(alone('roadTiles', 'B33 0 1', 'B64 0 2', 'B32 0 3')).toBe(2);
  expect(alone('roadTiles')).toBe(0);
});

test('skye.S15 tiles of the largest completed water', () => {
  expect(alone('largestLake', ...lake, 'B05 0 1')).toBe(6);
  expect(alone('largestLake', 'B10 5 5', 'B26 6 5', 'B05 0 1')).toBe(2);
  expect(alone('largestLake', 'B10 5 5', 'B26 6 5')).toBe(0);
});

test('skye.S16 completed mountains', () => {
  expect(alone('completedMountains', 'B13 5 5')).toBe(2);
  expect(alone('completedMountains', 'B10 5 5', 'B10 8 8')).toBe(0);
});

test('skye.S17 skye.D10 steps between journeyman and castle, along rows and columns', () => {
  const lands = [['B01 2 -1'], ['B02 0 1']];
  const pawns: [number, number][] = [
    [2, -1],
    [0, 1],
  ];
  expect(scored('journeymanDistance', { journeyman: true, lands, pawns })).toEqual([6, 2]);
});

test('skye.S18 rows and columns with a broch', () => {
  const lands = [['B36 1 1', 'B40 1 3'], ['B36 2 2']];
  expect(scored('brochRowsColumns', { journeyman: true, lands })).toEqual([3, 2]);
});

test('skye.S19 rows with two tiles that show the same symbol', () => {
  const pairs = (...land: string[]) =>
    (scored('rowsSameSymbol', { journeyman: true, lands: [land] }) as number[])[0];
  expect(pairs('B07 1 0', 'B26 2 0')).toBe(2);
  expect(pairs('B07 1 0', 'B26 1 1')).toBe(0);
  // One tile with two ships is no pair; two pairs in a row count once.
  expect(pairs('B43 1 0')).toBe(0);
  expect(pairs('B06 1 0', 'B62 2 0', 'B43 3 0')).toBe(2);
  expect(pairs('J3 1 1', 'J4 2 1')).toBe(2);
  expect(pairs('B04 1 1', 'B15 3 1')).toBe(2);
});

test('skye.S20 skye.D11 section borders behind the markers', () => {
  const marks = (...own: number[][]) => scored('sectionsPassed', { journeyman: true, marks: own });
  expect(marks([3, 3, 2], [4, 7, 3])).toEqual([0, 2 * (1 + 2 + 1)]);
  expect(marks([13, 11, 9], [14, 0, 0])).toEqual([18, 6]);
});
