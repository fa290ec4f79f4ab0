// Action 3, and what every promotion keeps (pixie-queen.36, 62–65, P6).

import { expect, test } from 'vitest';
import { position } from '../testing.ts';

const climb = (from: number, to: number) => ({ from, to });

test('pixie-queen.36 one level up, for nothing, never into the palace', () => {
  const at = position({ pixies: [[15]] });
  expect(at.whyNot(3, climb(15, 17))).toBe('pixie-queen.36');
  at.act(3, climb(0, 5));
  expect([at.places(0), at.table.slaves[0]]).toEqual([[5, 15], 3]);
  expect(at.goods(0)).toEqual([0, 0, 0, 0, 0]);
});

test('pixie-queen.36 without a place and without an apple there is no promotion', () => {
  const pixies = [[], [1, 2, 3], [4, 5, 6]];
  expect(position({ pixies }).whyNot(3)).toBe('pixie-queen.36');
  expect(position({ pixies, goods: [{ apple: 1 }] }).waysTo(3)).toHaveLength(6);
});

test('pixie-queen.62 exactly one level, one’s own pixie', () => {
  const at = position({ pixies: [[1], [7]] });
  expect(at.whyNot(3, climb(1, 12))).toBe('pixie-queen.62');
  expect(at.whyNot(3, climb(1, 4))).toBe('pixie-queen.62');
  expect(at.whyNot(3, climb(7, 12))).toBe('pixie-queen.62');
  expect(at.whyNot(3, climb(1, 8))).toBeNull();
});

test('pixie-queen.63 pixie-queen.72 a chained pixie stays in its mine', () => {
  const at = position({ slaves: [2, 5, 5], rocks: [[1, 3]] });
  expect(at.whyNot(3, climb(0, 1))).toBe('pixie-queen.63');
  const other = position({ slaves: [2, 5, 5], rocks: [[1, 0]] });
  expect(other.whyNot(3, climb(0, 1))).toBeNull();
});

test('pixie-queen.64 an apple swaps two pixies', () => {
  const at = position({ pixies: [[1], [7]], goods: [{ apple: 1 }] });
  at.act(3, climb(1, 7));
  expect([at.places(0), at.places(1), at.goods(0)[0]]).toEqual([[7], [1], 0]);
  const poor = position({ pixies: [[1], [7]] });
  expect(poor.whyNot(3, climb(1, 7))).toBe('pixie-queen.64');
});

test('pixie-queen.64 from the mine, the other one goes to its own mine', () => {
  const at = position({ pixies: [[], [1]], goods: [{ apple: 1 }] });
  at.act(3, climb(0, 1));
  expect([at.places(0), at.places(1), at.table.slaves]).toEqual([[1], [], [4, 5, 5]]);
});

test('pixie-queen.E25 never with one’s own pixie', () => {
  const at = position({ pixies: [[1, 7]], goods: [{ apple: 1 }] });
  expect(at.whyNot(3, climb(1, 7))).toBe('pixie-queen.E25');
});

test('pixie-queen.E24 the Favourite is not safe from an apple', () => {
  const at = position({
    large: [1, 0, 2],
    tokens: [4, 0, 0],
    pixies: [[], [1]],
    goods: [{ apple: 1 }],
  });
  at.act(3, climb(0, 1));
  expect(at.places(1)).toEqual([]);
});

test('pixie-queen.P6 swaps without apples', () => {
  const at = position({ pixies: [[1], [7]], abilities: ['free-demotion'], goods: [{ apple: 1 }] });
  at.act(3, climb(1, 7));
  expect(at.goods(0)[0]).toBe(1);
});

test('pixie-queen.E48 two tokens cover the hand slot of the action’s own space', () => {
  const at = position();
  expect(at.whyNot(3, climb(0, 3))).toBe('pixie-queen.36');
  expect(at.waysTo(3)).not.toContainEqual({ do: 'act', action: 3, from: 0, to: 3 });
  const beside = position({ pixies: [[], [3]], goods: [{ apple: 1 }] });
  expect(beside.whyNot(3, climb(0, 3))).toBeNull();
});

test('pixie-queen.E13 pixie-queen.E14 an unchained pixie leaves, rocks stay with theirs', () => {
  const at = position({ slaves: [3, 5, 5], rocks: [[2, 0]] });
  at.act(3, climb(0, 1));
  expect([at.table.slaves[0], at.rocks(0)]).toEqual([2, [2, 0]]);
});
