// Phase 6 and the end (skye.28–33, 64, 68, D5, D6).

import { expect, test } from 'vitest';
import { skye } from '../game.ts';
import { position } from '../testing.ts';
import { slotsIn } from './score.ts';

const four = ['sheep', 'roadTiles', 'squares2x2', 'completedAreas'];

test('skye.28 the tiles of the round, each three times in a game', () => {
  const rounds = (seats: number) =>
    [1, 2, 3, 4, 5, 6].map(round =>
      slotsIn({ seats }, round)
        .map(slot => 'ABCD'[slot])
        .join(''),
    );
  expect(rounds(4)).toEqual(['A', 'B', 'AC', 'BD', 'ACD', 'BCD']);
  expect(rounds(5)).toEqual(['AB', 'AC', 'BD', 'ACD', 'BCD', '']);
  for (const seats of [2, 5])
    for (const slot of 'ABCD') expect(rounds(seats).join('').split(slot)).toHaveLength(4);
});

test('skye.28 skye.33 everybody is scored; five players score two tiles in round 1', () => {
  const lands = [['B09 0 -1'], ['B72 0 -1']];
  const at = position({ at: 'score', seats: 5, lands, scoring: four });
  expect(at.count('scored')).toBe(2);
  // Sheep, and one tile each by road.
  expect(at.table.points).toEqual([2 + 1, 3 + 1, 0, 0, 0]);
});

test('skye.29 the marker passes to the left, the next round begins', () => {
  const at = position({ at: 'score', seats: 3, first: 2, round: 2 });
  expect([at.table.first, at.table.round, at.table.phase]).toEqual([0, 3, 'price']);
});

/** The points of the first seat when the game ends. */
const final = (land: string[], gold = 0) =>
  position({ at: 'finish', round: 6, lands: [land], gold: [gold] }).noted('final', 0);

test('skye.30 scrolls by what the whole land has, rounded down, double in a completed area', () => {
  // B04 counts brochs; its mountain is open to the south until B10 closes it.
  expect(final(['B04 5 5', 'B36 8 8', 'B40 8 9'])?.scrolls).toBe(2);
  expect(final(['B04 5 5', 'B10 5 6', 'B36 8 8', 'B40 8 9'])?.scrolls).toBe(4);
  // Three sheep for a scroll of two: one point.
  expect(final(['B48 5 5', 'B72 8 8'])?.scrolls).toBe(1);
});

test('skye.30 the value is rounded before it is doubled', () => {
  // B15 counts every two barrels; B10 and its like close its mountain on three sides.
  const closed = ['B15 5 5', 'B10 5 6', 'B12 5 4 2', 'B23 4 5 1'];
  expect(final([...closed, 'B01 8 8', 'B25 8 9', 'B29 9 9'])?.scrolls).toBe(2);
});

test('skye.D5 a scroll lies in the terrain in the middle of its tile', () => {
  // B16 has its scroll in the pasture, which is open; closing its mountain changes nothing.
  const open = final(['B16 5 5', 'B10 8 8'])?.scrolls;
  expect(final(['B16 5 5', 'B10 5 6', 'B23 6 5 3'])?.scrolls).toBe((open as number) * 2);
});

test('skye.31 each five gold are a point', () => {
  expect(final([], 14)).toMatchObject({ gold: 2, count: 2 });
  expect(final([], 4)).toMatchObject({ gold: 0 });
});

test('skye.32 skye.D6 most points win, then gold left after the exchange, else it is shared', () => {
  const places = (points: number[], gold: number[]) =>
    skye
      .standing(position({ at: 'finish', round: 6, points, gold }).table)
      .map(({ place }) => place);
  expect(places([10, 12], [4, 0])).toEqual([2, 1]);
  expect(places([10, 9], [6, 10])).toEqual([1, 2]);
  expect(places([10, 10], [7, 7])).toEqual([1, 1]);
});

test('skye.32 skye.68 the game ends after the last round, with Journeyman as without', () => {
  for (const journeyman of [false, true]) {
    const at = position({ at: 'score', round: 6, journeyman });
    expect(at.asked).toBeNull();
    expect(at.table.phase).toBe('over');
    expect(() => at.choose({ do: 'pass' }, 0)).toThrow(/skye.32/);
    const five = position({ at: 'score', seats: 5, round: 5, journeyman });
    expect(five.asked).toBeNull();
  }
});

test('skye.64 flags are paid before the scoring tiles; warrior and herald add up', () => {
  // The warrior's 3 replaces 1 and 2; the herald's 1 comes on top.
  const at = position({ at: 'score', journeyman: true, marks: [[6, 0, 2]], scoring: four });
  expect(at.noted('flags')).toMatchObject({ seat: 0, count: 4 });
  const order = at.notes.map(({ what }) => what);
  expect(order.indexOf('flags')).toBeLessThan(order.indexOf('scored'));
  expect(at.table.points).toEqual([4, 0]);
});
