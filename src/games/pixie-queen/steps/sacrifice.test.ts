// Phase III, Sacrifice (pixie-queen.53–59, 88).

import { expect, test } from 'vitest';
import { position } from '../testing.ts';
import { ONCE } from '../tiles.ts';

const rich = { apple: 3, bread: 2, honey: 2, silver: 3, gold: 2 };

test('pixie-queen.53 the next round tile says what the Queen wants', () => {
  const at = position({ phase: 'sacrifice', wanted: 'honey' });
  expect(at.view(0).wanted).toEqual([2]);
  expect(at.view(0).unseenTiles).toEqual([3, 3, 2]);
});

test('pixie-queen.54 one kind, in secret, opened together', () => {
  const at = position({ phase: 'sacrifice', goods: [rich, rich, rich] });
  at.offer(2, 'gold', 2);
  expect(at.view(0).players[2]?.offer).toBeNull();
  expect(at.view(2).players[2]?.offer).toEqual([0, 0, 2]);
  expect(at.view(0).sealed).toEqual([false, false, true]);
  at.offer(0, 'apple', 3).offer(1, 'silver', 1);
  expect(at.view(0).players.map(({ offer }) => offer)).toEqual([
    [3, 0, 0],
    [0, 1, 0],
    [0, 0, 2],
  ]);
});

test('pixie-queen.54 pixie-queen.E28 no more than one has, and no limit else', () => {
  const at = position({ phase: 'sacrifice', goods: [{ apple: 30 }] });
  expect(at.why({ do: 'offer', good: 0, count: 30 }, 0)).toBeNull();
  expect(at.why({ do: 'offer', good: 0, count: 31 }, 0)).toBe('pixie-queen.54');
});

test('pixie-queen.55 pixie-queen.E51 Double Offering: two kinds, and the tile goes back', () => {
  const at = position({ phase: 'sacrifice', goods: [rich, rich, rich], once: ['double-offering'] });
  at.offer(0, 'apple', 2).offer(0, 'silver', 1);
  expect(at.view(1).players[0]).toMatchObject({ offer: null, once: 0 });
  at.offer(1, 'gold').offer(2, 'gold');
  expect(at.offered(0)).toEqual([2, 1, 0]);
  expect(at.table.once[0]).toBe(-1);
  expect(at.count('doubled')).toBe(1);
});

test('pixie-queen.55 a second hand is of another kind', () => {
  const at = position({ phase: 'sacrifice', goods: [rich], once: ['double-offering'] });
  at.offer(0, 'silver', 1);
  expect(at.why({ do: 'offer', good: 3, count: 1 }, 0)).toBe('pixie-queen.55');
});

test('pixie-queen.E26 with one kind alone the tile is kept', () => {
  const at = position({ phase: 'sacrifice', goods: [rich, rich, rich], once: ['double-offering'] });
  at.offer(0, 'apple', 2).choose({ do: 'done' }, 0).offer(1, 'gold').offer(2, 'gold');
  expect(at.table.once[0]).toBe(ONCE.indexOf('double-offering'));
});

test('pixie-queen.56 an empty hand costs five points', () => {
  const at = position({ phase: 'sacrifice', goods: [rich, rich, rich] });
  at.offer(0, 'apple').offer(1).offer(2, 'silver');
  expect(at.table.penalty).toEqual([0, 5, 0]);
});

test('pixie-queen.57 other food cannot be offered', () => {
  const at = position({ phase: 'sacrifice', wanted: 'apple', goods: [rich] });
  expect(at.why({ do: 'offer', good: 1, count: 1 }, 0)).toBe('pixie-queen.57');
});

test('pixie-queen.58 everything goes to the store, metal also from the end of a track', () => {
  const at = position({ phase: 'sacrifice', goods: [rich, rich, rich], silver: [5, 0, 0] });
  const before = at.table.store[3] as number;
  at.offer(0, 'silver', 3).offer(1, 'apple').offer(2, 'gold');
  expect([at.table.store[3], at.goods(0)[3], at.table.silver[0]]).toEqual([before + 3, 0, 5]);
});

test('pixie-queen.59 nobody pleases the Queen: the last one demotes, and there are no rewards', () => {
  const at = position({
    phase: 'sacrifice',
    goods: [rich, rich, rich],
    pixies: [[1], [2], [3, 8]],
    abilities: ['extra-promotion'],
    silver: [3, 3, 3],
    gold: [3, 3, 3],
  });
  at.offer(0, 'silver').offer(1, 'gold').offer(2, 'gold');
  expect(at.asked).toEqual({ seat: 2, step: 'demote' });
  at.choose({ do: 'demote', space: 8 });
  expect([at.places(2), at.table.silver]).toEqual([[3], [3, 3, 3]]);
  expect(at.table.round).toBe(2);
});

test('pixie-queen.59 whoever has none is passed over, up to the Favourite, who is spared', () => {
  const offers = [
    [0, 1, 0],
    [0, 1, 0],
    [0, 1, 0],
  ];
  const at = position({ phase: 'answer', offers, pixies: [[1], [2]] });
  expect(at.asked).toEqual({ seat: 1, step: 'demote' });
  const spared = position({ phase: 'answer', offers, pixies: [[1]] });
  expect(spared.places(0)).toEqual([1]);
});

test('pixie-queen.59 pixie-queen.E22 Mercy hands it on to the next', () => {
  const at = position({ phase: 'answer', pixies: [[1], [2], [3]], once: [null, null, 'mercy'] });
  at.choose({ do: 'mercy' });
  expect(at.asked).toEqual({ seat: 1, step: 'demote' });
  expect([at.places(2), at.table.once[2]]).toEqual([[3], -1]);
});

test('pixie-queen.88 two players offer two kinds, three with the tile', () => {
  const at = position({
    seats: 2,
    phase: 'sacrifice',
    goods: [rich, rich],
    once: [null, 'double-offering'],
  });
  at.offer(0, 'apple').offer(0, 'gold', 2);
  at.offer(1, 'apple').offer(1, 'silver').offer(1, 'gold');
  expect([at.offered(0), at.offered(1)]).toEqual([
    [1, 0, 2],
    [1, 1, 1],
  ]);
  expect(at.table.once[1]).toBe(-1);
});

test('pixie-queen.E27 with two players one hand may be empty', () => {
  const at = position({ seats: 2, phase: 'sacrifice', goods: [rich, rich] });
  at.offer(0, 'apple').choose({ do: 'done' }, 0).offer(1);
  expect(at.table.penalty).toEqual([0, 5]);
});
