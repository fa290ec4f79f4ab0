// Phase I, Steal (pixie-queen.18–24).

import { expect, test } from 'vitest';
import { position } from '../testing.ts';

test('pixie-queen.18 a round goes through its five phases, seven times at most', () => {
  const at = position({ phase: 'close', round: 6, pixies: [[1]] });
  expect(at.noted('round')).toMatchObject({ count: 7 });
  for (const seat of [0, 1, 2]) at.choose({ do: 'pass' }, seat);
  const phases = [at.table.phase];
  for (const seat of [0, 1, 2]) at.offer(seat);
  phases.push(at.table.phase);
  expect(phases).toEqual(['sacrifice', 'over']);
});

test('pixie-queen.19 large cubes take the order of the small ones', () => {
  const at = position({ phase: 'steal', large: [2, 0, 1], small: [1, 2, 0] });
  expect(at.table.large).toEqual([1, 2, 0]);
  expect(at.asked?.seat).toBe(1);
});

test('pixie-queen.20 pixies on the pyramid bring the food of their spaces, slaves bring nothing', () => {
  const at = position({ phase: 'steal', pixies: [[1, 15], [8]] });
  expect(at.goods(0)).toEqual([3, 1, 1, 0, 0]);
  expect(at.goods(1)).toEqual([0, 1, 1, 0, 0]);
  expect(at.goods(2)).toEqual([0, 0, 0, 0, 0]);
});

test('pixie-queen.21 pixie-queen.E2 a food tile brings any mix of so much food', () => {
  const at = position({ phase: 'steal', foodTiles: [0, 3, 0] });
  expect(at.asked).toEqual({ seat: 1, step: 'meal' });
  expect(at.options).toHaveLength(10);
  expect(at.options).not.toContainEqual({ food: [1, 0, 0] });
  at.choose({ food: [1, 0, 2] });
  expect(at.goods(1)).toEqual([1, 0, 2, 0, 0]);
});

test('pixie-queen.22 pixie-queen.P4 Silver income brings a silver', () => {
  const at = position({ phase: 'steal', abilities: [null, 'silver-income'] });
  expect([at.goods(0)[3], at.goods(1)[3]]).toEqual([0, 1]);
  expect(at.noted('income')).toMatchObject({ seat: 1, rule: 'pixie-queen.22' });
  expect(at.count('stole')).toBe(0);
});

test('pixie-queen.23 who is served first takes what is left', () => {
  const at = position({
    phase: 'steal',
    small: [1, 0, 2],
    pixies: [[1], [4]],
    store: { apple: 1 },
  });
  expect([at.goods(0)[0], at.goods(1)[0]]).toEqual([0, 1]);
});

test('pixie-queen.5 pixie-queen.21 a food tile takes what the store has', () => {
  const store = { apple: 0, bread: 1, honey: 0 };
  const at = position({ phase: 'steal', foodTiles: [2, 2, 0], store });
  expect(at.options).toEqual([{ food: [0, 1, 0] }]);
  at.choose({ food: [0, 1, 0] });
  expect(at.asked).toEqual({ seat: 0, step: 'act' });
});

test('pixie-queen.24 in the first round nothing is stolen', () => {
  const at = position({ phase: 'steal' });
  expect(at.count('stole')).toBe(0);
});
