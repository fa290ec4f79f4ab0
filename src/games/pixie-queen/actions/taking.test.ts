// Actions that take goods: 1, 2, 12 and 17 (pixie-queen.34, 35, 43, 48).

import { expect, test } from 'vitest';
import { position } from '../testing.ts';

test('pixie-queen.34 two of one food', () => {
  const at = position();
  expect(at.waysTo(1)).toHaveLength(3);
  at.act(1, { food: 2 });
  expect(at.goods(0)).toEqual([0, 0, 2, 0, 0]);
});

test('pixie-queen.35 two silver', () => {
  expect(position().act(2).goods(0)).toEqual([0, 0, 0, 2, 0]);
});

test('pixie-queen.E1 pixie-queen.5 the store gives what it has, and at least one', () => {
  const at = position({ store: { apple: 1, bread: 0, silver: 1 } });
  expect(at.whyNot(1, { food: 1 })).toBe('pixie-queen.E1');
  at.act(1, { food: 0 });
  expect(at.goods(0)[0]).toBe(1);
  expect(at.act(2).goods(1)[3]).toBe(1);
});

test('pixie-queen.43 the casino brings food, silver or gold', () => {
  const won = Array.from({ length: 20 }, (_, i) =>
    position({ seed: `casino ${i}` })
      .act(12)
      .goods(0)
      .join(''),
  );
  expect(new Set(won)).toEqual(new Set(['11100', '00020', '00001']));
});

test('pixie-queen.E6 the casino gives what the store has', () => {
  const store = { apple: 1, bread: 0, honey: 0, silver: 1, gold: 0 };
  const won = Array.from({ length: 20 }, (_, i) =>
    position({ seed: `casino ${i}`, store })
      .act(12)
      .goods(0)
      .join(''),
  );
  expect(new Set(won)).toEqual(new Set(['10000', '00010', '00000']));
  const empty = { apple: 0, bread: 0, honey: 0, silver: 0, gold: 0 };
  expect(position({ store: empty }).whyNot(12)).toBe('pixie-queen.E6');
});

test('pixie-queen.48 one food, or up to three goods less', () => {
  const at = position({ goods: [{ apple: 2, gold: 3 }] });
  at.act(17, { discard: 0 });
  at.choose({ do: 'discard', good: 4 }).choose({ do: 'discard', good: 4 });
  expect(at.goods(0)).toEqual([1, 0, 0, 0, 1]);
  expect(at.asked?.seat).toBe(1);
  at.act(17, { food: 1 });
  expect(at.goods(1)).toEqual([0, 1, 0, 0, 0]);
});

test('pixie-queen.48 three spaces, several of them for one player', () => {
  const at = position({ street: { 17: [2, 0, 0] } });
  at.act(17, { food: 0 });
  expect(at.whyNot(17, { food: 0 })).toBe('pixie-queen.26a');
});

test('pixie-queen.48 one may stop discarding', () => {
  const at = position({ goods: [{ apple: 3 }] });
  at.act(17, { discard: 0 }).done();
  expect(at.goods(0)[0]).toBe(2);
});

test('pixie-queen.E45 discarding is at least one good', () => {
  const at = position();
  expect(at.whyNot(17, { discard: 3 })).toBe('pixie-queen.E45');
  expect(position({ store: { apple: 0 } }).whyNot(17, { food: 0 })).toBe('pixie-queen.48');
});
