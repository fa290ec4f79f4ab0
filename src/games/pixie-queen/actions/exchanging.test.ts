// Trade, gold, tracks and rings: 4, 5, 11 and 13 (pixie-queen.37, 38, 42, 44).

import { expect, test } from 'vitest';
import { position } from '../testing.ts';

test('pixie-queen.37 Orienne gives 5 apples for 5 silver', () => {
  const at = position({ goods: [{ apple: 5 }] });
  at.act(4, { give: 0, take: 3 }).choose({ count: 5 });
  expect(at.goods(0)).toEqual([0, 0, 0, 5, 0]);
});

test('pixie-queen.37 seven at most, and never gold', () => {
  const at = position({ goods: [{ apple: 9, gold: 1 }] });
  expect(at.whyNot(4, { give: 4, take: 0 })).toBe('pixie-queen.37');
  expect(at.whyNot(4, { give: 0, take: 4 })).toBe('pixie-queen.37');
  expect(at.whyNot(4, { give: 1, take: 0 })).toBe('pixie-queen.37');
  at.act(4, { give: 0, take: 1 });
  expect(at.options).toEqual([1, 2, 3, 4, 5, 6, 7].map(count => ({ count })));
});

test('pixie-queen.E3 one kind for another; the store must have it', () => {
  const at = position({ goods: [{ apple: 3 }], store: { bread: 2, honey: 0 } });
  expect(at.whyNot(4, { give: 0, take: 0 })).toBe('pixie-queen.E3');
  expect(at.whyNot(4, { give: 0, take: 2 })).toBe('pixie-queen.5');
  at.act(4, { give: 0, take: 1 });
  expect(at.options).toEqual([{ count: 1 }, { count: 2 }]);
});

test('pixie-queen.38 Klaus, on the fourth space, makes 3 gold of 6 silver', () => {
  const at = position({ goods: [{ silver: 6 }], silver: [3, 0, 0] });
  at.act(5, { count: 3 });
  expect(at.goods(0)).toEqual([0, 0, 0, 0, 3]);
  const other = position({ goods: [{ silver: 6 }] });
  expect(other.whyNot(5, { count: 2 })).toBe('pixie-queen.38');
});

test('pixie-queen.E4 as long as the store has gold', () => {
  const given = { goods: [{ silver: 6 }], silver: [4, 0, 0] };
  const at = position({ ...given, store: { gold: 2 } });
  expect(at.waysTo(5)).toHaveLength(2);
  expect(at.whyNot(5, { count: 3 })).toBe('pixie-queen.E4');
  expect(position({ ...given, store: { gold: 0 } }).whyNot(5)).toBe('pixie-queen.E4');
});

test('pixie-queen.P1 Cheap gold: one silver less, never less than one', () => {
  const price = (space: number) =>
    position({ abilities: ['cheap-gold'], silver: [space, 0, 0] }).view(0).players[0]
      ?.silverPerGold;
  expect([0, 3, 4, 5].map(price)).toEqual([4, 1, 1, 1]);
});

test('pixie-queen.42 one step on one track for one of its metal', () => {
  const at = position({ goods: [{ gold: 1 }, { silver: 5 }] });
  expect(at.whyNot(11, { track: 'silver' })).toBe('pixie-queen.42');
  at.act(11, { track: 'gold' });
  expect([at.table.gold, at.goods(0)[4]]).toEqual([[1, 0, 0], 0]);
});

test('pixie-queen.E5 not at the end of the track', () => {
  const at = position({ goods: [{ gold: 1 }], gold: [5, 0, 0] });
  expect(at.whyNot(11, { track: 'gold' })).toBe('pixie-queen.E5');
  expect(at.whyNot(11)).toBe('pixie-queen.42');
  const both = position({ goods: [{ gold: 1 }], gold: [5, 0, 0], silver: [5, 0, 0] });
  expect(both.whyNot(11)).toBe('pixie-queen.E5');
});

test('pixie-queen.44 Orienne, on the fourth space, makes one ring of her 4 gold, for 2', () => {
  const at = position({ goods: [{ gold: 4 }], gold: [3, 0, 0] });
  at.act(13);
  expect(at.goods(0)[4]).toBe(2);
  expect(at.table.rings).toEqual([0]);
  expect(position({ goods: [{ gold: 4 }] }).whyNot(13)).toBe('pixie-queen.44');
});

test('pixie-queen.E7 no ring without a tile', () => {
  const at = position({ goods: [{ gold: 9 }], taken: { rings: [1, 1, 1, 1, 1, 1, 1] } });
  expect(at.whyNot(13)).toBe('pixie-queen.E7');
});

test('pixie-queen.P3 Rings’ bonus: two points with each ring', () => {
  const at = position({ goods: [{ gold: 5 }], abilities: ['ring-bonus'] });
  at.act(13);
  expect(at.view(0).players[0]?.victory).toMatchObject({ rings: [10], chips: [0, 1], total: 12 });
  expect(at.noted('bonus')).toMatchObject({ rule: 'pixie-queen.P3', count: 2 });
});
