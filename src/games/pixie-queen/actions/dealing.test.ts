// The whip (10), robbing (14) and digging (15), with rocks (pixie-queen.41, 45, 46, 70–73).

import { expect, test } from 'vitest';
import { position } from '../testing.ts';

/** A table at which the whip shows three. */
const whipped = (given: object = {}) => {
  const components = { dice: { casino: ['gold'], whip: [3] } };
  return position({ ...given, options: { components } }).act(10);
};

test('pixie-queen.41 Phagius rolls 3: one for Indigeaux, two for Firenze, who must demote', () => {
  const at = whipped({ penalty: [0, 0, 8], pixies: [[], [], [4, 7]] });
  expect(at.options).toHaveLength(4);
  at.choose({ points: [0, 1, 2] });
  expect(at.table.penalty).toEqual([0, 1, 10]);
  expect(at.asked).toEqual({ seat: 2, step: 'demote' });
  at.choose({ do: 'demote', space: 7 });
  expect([at.places(2), at.asked?.seat]).toEqual([[4], 1]);
});

test('pixie-queen.41 exactly as many points, among the others', () => {
  const at = whipped();
  for (const option of at.options as { points: number[] }[]) {
    expect(option.points[0]).toBe(0);
    expect(option.points.reduce((sum, points) => sum + points, 0)).toBe(3);
  }
});

test('pixie-queen.45 the owner hands over the food of the space, as far as they have it', () => {
  const at = position({ pixies: [[], [15]], goods: [{}, { apple: 5, honey: 1, gold: 2 }] });
  at.act(14, { space: 15 });
  expect([at.goods(0), at.goods(1)]).toEqual([
    [2, 0, 1, 0, 0],
    [3, 0, 0, 0, 2],
  ]);
  expect(at.view(2).shown).toMatchObject({ what: 'robbed', food: [2, 0, 1] });
});

test('pixie-queen.45 without an opponent on the pyramid nobody is robbed', () => {
  const at = position({ pixies: [[1]] });
  expect(at.whyNot(14)).toBe('pixie-queen.45');
  const other = position({ pixies: [[1], [2]] });
  expect(other.whyNot(14, { space: 1 })).toBe('pixie-queen.45');
});

test('pixie-queen.E10 everything that can be handed over is', () => {
  const at = position({ pixies: [[], [16]], goods: [{}, { apple: 1, bread: 1, honey: 1 }] });
  at.act(14, { space: 16 });
  expect(at.goods(0)).toEqual([1, 1, 1, 0, 0]);
});

test('pixie-queen.73 pixie-queen.E46 bread about to be robbed may still go for rocks', () => {
  const at = position({
    pixies: [[], [2]],
    goods: [{}, { bread: 1 }],
    rocks: [
      [0, 0],
      [2, 0],
    ],
  });
  at.act(14, { space: 2 });
  expect(at.asked).toEqual({ seat: 1, step: 'robbed' });
  at.choose({ do: 'free', slot: 0 }).done();
  expect([at.goods(0), at.rocks(1)]).toEqual([
    [0, 0, 0, 0, 0],
    [1, 0],
  ]);
});

test('pixie-queen.E47 the question before a robbery comes whether or not there is bread', () => {
  const at = position({
    pixies: [[], [2]],
    rocks: [
      [0, 0],
      [1, 0],
    ],
  });
  at.act(14, { space: 2 });
  expect([at.asked?.step, at.options]).toEqual(['robbed', [{ do: 'done' }]]);
  expect(at.why({ do: 'free', slot: 0 })).toBe('pixie-queen.73');
});

test('pixie-queen.46 one token for each slave, one without any', () => {
  const dug = (slaves: number) => {
    const at = position({ slaves: [slaves, 0, 0], bag: [5, 0, 0] });
    return at.act(15, { search: false }).goods(0)[3];
  };
  expect([4, 2, 1, 0].map(dug)).toEqual([4, 2, 1, 1]);
});

test('pixie-queen.46 rocks go to opponents, as the digger likes', () => {
  const at = position({ slaves: [2, 1, 2], bag: [0, 0, 2] });
  at.act(15, { search: false });
  expect(at.options).toEqual([
    { seat: 1, slot: 0 },
    { seat: 2, slot: 0 },
    { seat: 2, slot: 1 },
  ]);
  expect(at.why({ seat: 0, slot: 0 })).toBe('pixie-queen.46');
  at.choose({ seat: 2, slot: 1 }).choose({ seat: 1, slot: 0 });
  expect([at.rocks(1), at.rocks(2)]).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('pixie-queen.46 if no opponent can take a rock, the digger must; if nobody can, it is gone', () => {
  const own = position({ slaves: [1, 0, 0], bag: [0, 0, 1] });
  own.act(15, { search: false });
  expect(own.options).toEqual([{ seat: 0, slot: 0 }]);
  const gone = position({ slaves: [0, 0, 0], bag: [0, 0, 1] });
  gone.act(15, { search: false });
  expect([gone.table.bag[2], gone.noted('rocksLost')?.count]).toEqual([0, 1]);
});

test('pixie-queen.46 Search the Bag: the first two are chosen, the rest is drawn', () => {
  const at = position({ once: ['search-bag'], slaves: [3, 5, 5], bag: [4, 2, 0] });
  at.act(15, { search: true });
  expect(at.why({ token: 2 })).toBe('pixie-queen.46');
  at.choose({ token: 1 }).choose({ token: 1 });
  expect(at.goods(0)).toEqual([0, 0, 0, 1, 2]);
  expect(at.whyNot(15, { search: true })).toBe('pixie-queen.28');
});

test('pixie-queen.46 with one slave or none only one token is chosen', () => {
  const at = position({ once: ['search-bag'], slaves: [1, 5, 5], bag: [4, 2, 0] });
  at.act(15, { search: true }).choose({ token: 1 });
  expect([at.goods(0)[4], at.asked?.seat]).toEqual([1, 1]);
  expect(position().whyNot(15, { search: true })).toBe('pixie-queen.40');
});

test('pixie-queen.E11 the bag gives what is left; from an empty one nobody digs', () => {
  const at = position({ slaves: [5, 0, 0], bag: [2, 0, 0] });
  expect(at.act(15, { search: false }).goods(0)[3]).toBe(2);
  expect(position({ bag: [0, 0, 0] }).whyNot(15)).toBe('pixie-queen.E11');
});

test('pixie-queen.71 pixie-queen.E12 up to three rocks at one pixie, on the low slots', () => {
  const at = position({
    slaves: [3, 5, 0],
    rocks: [
      [0, 0],
      [2, 3],
    ],
    bag: [0, 0, 3],
  });
  at.table.bag[2] = 3;
  at.act(15, { search: false }).choose({ seat: 1, slot: 0 });
  expect(at.why({ seat: 1, slot: 0 })).toBe('pixie-queen.71');
  expect(at.options).toEqual([
    { seat: 0, slot: 0 },
    { seat: 0, slot: 1 },
  ]);
});

test('pixie-queen.70 the low slots are filled first', () => {
  const at = position({ slaves: [1, 1, 3], bag: [0, 0, 1] });
  at.act(15, { search: false });
  expect(at.options).toEqual([
    { seat: 1, slot: 0 },
    { seat: 2, slot: 0 },
    { seat: 2, slot: 1 },
  ]);
  const chained = position({
    slaves: [1, 1, 0],
    rocks: [
      [0, 0],
      [0, 1],
    ],
    bag: [0, 0, 0],
  });
  chained.table.bag[2] = 1;
  chained.act(15, { search: false });
  expect(chained.options).toEqual([{ seat: 1, slot: 1 }]);
});

test('pixie-queen.73 a bread removes a rock, in one’s own turn, beside the action', () => {
  const at = position({ goods: [{ bread: 2 }], slaves: [1, 5, 5], rocks: [[1, 0]] });
  expect(at.whyNot(3, { from: 0, to: 1 })).toBe('pixie-queen.63');
  at.choose({ do: 'free', slot: 0 });
  expect([at.goods(0)[1], at.rocks(0), at.asked?.seat]).toEqual([1, [0, 0], 0]);
  expect(at.whyNot(3, { from: 0, to: 1 })).toBeNull();
  expect(at.why({ do: 'free', slot: 0 })).toBe('pixie-queen.72');
});

test('pixie-queen.P7 rocks without bread', () => {
  const at = position({ abilities: ['free-rocks'], rocks: [[1, 0]] });
  at.choose({ do: 'free', slot: 0 });
  expect([at.goods(0)[1], at.rocks(0)]).toEqual([0, [0, 0]]);
});

test('pixie-queen.E32 pixie-queen.E33 neutral pixies are not robbed, whipped or chained', () => {
  const at = position({ seats: 2, pixies: [[], [], [1]], slaves: [2, 0, 4], bag: [0, 0, 1] });
  expect(at.whyNot(14, { space: 1 })).toBe('pixie-queen.45');
  const other = position({ seats: 2, pixies: [[], [2], [1]], bag: [0, 0, 1] });
  expect(other.whyNot(14, { space: 1 })).toBe('pixie-queen.E32');
  at.act(15, { search: false });
  expect(at.options).toEqual([
    { seat: 0, slot: 0 },
    { seat: 0, slot: 1 },
  ]);
  const whip = position({ seats: 2 }).act(10);
  expect((whip.options as { points: number[] }[])[0]?.points).toHaveLength(2);
});
