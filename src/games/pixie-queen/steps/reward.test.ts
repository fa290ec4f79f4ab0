// Phase IV, Reward (pixie-queen.60–69, 89, 90, P2, P5).

import { expect, test } from 'vitest';
import { position } from '../testing.ts';

const promote = (from: number, to: number) => ({ do: 'promote', from, to });
const offers = (...lists: number[][]) => lists;
/** Far enough on the tracks for no slave symbol to be reached. */
const safe = { silver: [4, 4, 4], gold: [4, 4, 4] };

test('pixie-queen.60 one step for a metal, another for strictly most', () => {
  const at = position({ phase: 'reward', offers: offers([0, 3, 0], [0, 1, 2], [0, 2, 2]) });
  expect([at.table.silver, at.table.gold]).toEqual([
    [2, 1, 1],
    [0, 1, 1],
  ]);
});

test('pixie-queen.60 a sole giver has both steps, not beyond the end', () => {
  const at = position({
    phase: 'reward',
    offers: offers([0, 1, 0], [0, 0, 1], []),
    gold: [0, 4, 0],
  });
  expect([at.table.silver, at.table.gold]).toEqual([
    [2, 0, 0],
    [0, 5, 0],
  ]);
});

test('pixie-queen.61 as many promotions as food, in order, all of one’s own first', () => {
  const at = position({
    phase: 'reward',
    large: [1, 0, 2],
    offers: offers([1, 0, 0], [2, 0, 0], [0, 0, 0]),
  });
  at.choose(promote(0, 1)).choose(promote(0, 2));
  expect(at.asked).toEqual({ seat: 0, step: 'promote' });
  at.choose(promote(0, 3));
  expect([at.places(1), at.places(0)]).toEqual([[1, 2], [3]]);
});

test('pixie-queen.62 one pixie may go several times', () => {
  const at = position({ phase: 'reward', offers: offers([3, 0, 0], [0, 0, 0], [0, 0, 0]) });
  at.choose(promote(0, 6)).choose(promote(6, 11)).choose(promote(11, 14));
  expect(at.places(0)).toEqual([14]);
});

test('pixie-queen.65 promotions that cannot be made are lost', () => {
  const at = position({
    phase: 'reward',
    offers: offers([2, 0, 0], [0, 0, 0], [0, 0, 0]),
    pixies: [[], [1, 2, 3], [4, 5, 6]],
    ...safe,
  });
  expect(at.options).toEqual([{ do: 'done' }]);
  expect(at.why(promote(0, 1))).toBe('pixie-queen.64');
  at.done();
  expect(at.table.round).toBe(2);
});

test('pixie-queen.E29 promotions need not be made', () => {
  const at = position({ phase: 'reward', offers: offers([2, 0, 0], [1, 0, 0], [0, 0, 0]) });
  at.done();
  expect(at.asked).toEqual({ seat: 1, step: 'promote' });
});

test('pixie-queen.66 one pixie a round goes to the palace entrance and waits there', () => {
  const at = position({
    phase: 'reward',
    offers: offers([1, 0, 0], [1, 0, 0], [0, 0, 0]),
    pixies: [[15], [16]],
    goods: [{}, { apple: 1 }],
  });
  at.choose(promote(15, 17));
  expect(at.view(2).entrance).toBe(0);
  expect(at.why(promote(16, 17))).toBe('pixie-queen.66');
});

test('pixie-queen.67 pixie-queen.P5 one more promotion at the end, whatever was offered', () => {
  const at = position({
    phase: 'reward',
    offers: offers([1, 0, 0], [0, 0, 0], [0, 0, 0]),
    pixies: [[], [15]],
    abilities: [null, 'extra-promotion'],
  });
  at.choose(promote(0, 1));
  expect(at.asked).toEqual({ seat: 1, step: 'promote' });
  at.choose(promote(15, 17));
  expect(at.table.servants).toEqual([1]);
});

test('pixie-queen.68 pixie-queen.80 the servant takes the leftmost tile and never comes back', () => {
  const at = position({
    phase: 'reward',
    offers: offers([1, 0, 0], [0, 0, 0], [0, 0, 0]),
    pixies: [[15]],
    taken: { servants: [1] },
  });
  at.choose(promote(15, 17));
  expect(at.table.servants).toEqual([1, 0]);
  expect(at.view(0).players[0]?.victory?.servants).toEqual([9]);
  expect([at.places(0), at.view(0).entrance]).toEqual([[], -1]);
});

test('pixie-queen.P2 Servants’ bonus: two points with each servant', () => {
  const at = position({
    phase: 'reward',
    offers: offers([1, 0, 0], [0, 0, 0], [0, 0, 0]),
    pixies: [[15]],
    abilities: ['servant-bonus'],
  });
  at.choose(promote(15, 17));
  expect(at.view(0).players[0]?.victory).toMatchObject({ servants: [10], chips: [0, 1] });
  expect(at.noted('bonus')).toMatchObject({ rule: 'pixie-queen.P2', count: 2 });
});

test('pixie-queen.73 a chain can be paid off while promoting', () => {
  const at = position({
    phase: 'reward',
    offers: offers([1, 0, 0], [0, 0, 0], [0, 0, 0]),
    slaves: [1, 5, 5],
    rocks: [[1, 0]],
    goods: [{ bread: 1 }],
  });
  expect(at.why(promote(0, 1))).toBe('pixie-queen.63');
  at.choose({ do: 'free', slot: 0 }).choose(promote(0, 1));
  expect(at.places(0)).toEqual([1]);
});

test('pixie-queen.89 pixie-queen.E30 the Favourite moves a neutral pixie, after all promotions', () => {
  const at = position({
    seats: 2,
    phase: 'reward',
    large: [1, 0],
    offers: offers([1, 0, 0], [0, 0, 0]),
    pixies: [[15], [], [4]],
    abilities: ['extra-promotion'],
  });
  at.choose(promote(15, 17)).choose(promote(0, 1));
  expect(at.asked).toEqual({ seat: 1, step: 'neutral' });
  expect(at.table.servants).toEqual([]);
  expect(at.options).not.toContainEqual(promote(0, 1));
  at.choose(promote(4, 9));
  expect([at.places(2), at.table.servants]).toEqual([[9], [0]]);
});

test('pixie-queen.89 pixie-queen.E31 never into the palace; without a free slot it is skipped', () => {
  const at = position({
    seats: 2,
    phase: 'reward',
    pixies: [[1, 2, 3], [4, 5, 6], [15]],
    slaves: [2, 2, 4],
    offers: offers([0, 1, 0], [0, 0, 0]),
    silver: [4, 4],
    gold: [4, 4],
  });
  expect([at.places(2), at.table.round]).toEqual([[15], 2]);
});

test('pixie-queen.90 neutral pixies help at actions and give way to an apple', () => {
  const at = position({
    seats: 2,
    pixies: [[], [], [2, 1]],
    goods: [{ apple: 1 }],
    tokens: [3, 4],
  });
  at.act(2);
  expect(at.table.tokens[0]).toBe(2);
  at.act(17, { food: 0 }).act(3, { from: 0, to: 1 });
  expect([at.places(0), at.table.slaves[2]]).toEqual([[1], 4]);
});
