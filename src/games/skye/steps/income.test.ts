// Phase 1 (skye.7–11, 39).

import { expect, test } from 'vitest';
import { position } from '../testing.ts';

/** Everybody's income in a round that begins. */
const income = (given: Parameters<typeof position>[0]) => {
  const at = position(given);
  return at.table.points.map((_points, seat) => at.noted('income', seat)?.total);
};

test('skye.7 five gold for the castle', () => {
  expect(income({ seats: 3 })).toEqual([5, 5, 5]);
});

test('skye.8 a barrel brings gold if a road leads from it to the castle', () => {
  // B01 has its road to the north, to the castle; the roads of B24 lead elsewhere.
  expect(income({ lands: [['B01 0 1'], ['B24 0 1']] })).toEqual([6, 5]);
  // By way of another tile, and cut off by one without a road.
  expect(
    income({
      lands: [
        ['B33 0 1', 'B69 0 2'],
        ['B32 0 1', 'B69 0 2'],
      ],
    }),
  ).toEqual([6, 5]);
});

test('skye.D7 two barrels on a tile bring two gold, linked by a road token only', () => {
  const given = { journeyman: true, lands: [['J1 0 1'], ['J1 0 1']] };
  expect(income({ ...given, roads: [[], [[0, 0, 'S']]] })).toEqual([5, 7]);
});

test.each([
  [2, 0],
  [3, 1],
  [4, 2],
  [5, 3],
  [6, 4],
])('skye.9 in round %i each player ahead brings %i gold', (round, each) => {
  expect(income({ seats: 3, round, points: [9, 12, 9] })).toEqual([5 + each, 5, 5 + each]);
});

test('skye.9 five players: 3 in the last round; equals are not ahead', () => {
  expect(income({ seats: 5, round: 5, points: [4, 3, 3, 2, 1] })).toEqual([5, 8, 8, 14, 17]);
});

test('skye.10 nobody sees another’s gold until the end', () => {
  const at = position({ at: 'build', hands: [['B01'], []], gold: [7, 9] });
  expect(at.view(0).players.map(({ gold }) => gold)).toEqual([7, null]);
  expect(at.view(null).players.map(({ gold }) => gold)).toEqual([null, null]);
  const over = position({ at: 'finish', round: 6, gold: [7, 9] });
  expect(over.view(0).players.map(({ gold }) => gold)).toEqual([7, 9]);
});

test('skye.11 everybody draws three tiles, for all to see', () => {
  const at = position({ seats: 3 });
  for (const { offers } of at.view(null).players)
    expect(offers.map(offer => offer?.price)).toEqual([0, 0, 0]);
  expect(at.table.bag).toHaveLength(64);
  expect(at.allAsked).toEqual([0, 1, 2]);
});

test.each([
  [0, 0],
  [1, 2],
  [3, 2],
  [4, 4],
  [8, 7],
])(
  'skye.39 skye.63 with the merchant on field %i the flag brings %i, never the sum',
  (mark, flag) => {
    expect(income({ journeyman: true, marks: [[0, mark, 0]] })).toEqual([5 + flag, 5]);
  },
);

test('skye.39 five players have flags of their own; No discard brings 3', () => {
  const given = { seats: 5, journeyman: true, marks: [[0, 4, 0]], tokens: [[], ['noDiscard']] };
  expect(income(given)).toEqual([10, 8, 5, 5, 5]);
});
