// Round spaces: copying (18), special offering (19), turn order (20), precedence (21) (pixie-queen.49–52).

import { expect, test } from 'vitest';
import { position } from '../testing.ts';

test('pixie-queen.49 penalty points by how often it was copied, then a used action', () => {
  const price = (street: number[]) => {
    const at = position({ seats: 5, used: { 2: [1, 2] }, street: { 18: street } });
    return at.act(18).table.penalty[0];
  };
  const uses = [
    [0, 0, 0, 0, 0],
    [0, 1, 0, 0, 0],
    [0, 1, 1, 0, 0],
    [0, 1, 1, 1, 0],
    [0, 1, 1, 1, 1],
  ];
  expect(uses.map(price)).toEqual([1, 2, 2, 3, 3]);
  const at = position({ used: { 2: [1, 2] } });
  at.act(18);
  expect(at.asked).toEqual({ seat: 0, step: 'copy' });
  expect(at.options).toEqual([{ do: 'act', action: 2 }]);
  expect(at.whyNot(1, { food: 0 })).toBe('pixie-queen.49');
  expect(at.why({ do: 'done' })).toBe('pixie-queen.49');
  at.act(2);
  expect([at.goods(0)[3], at.table.tokens[0]]).toEqual([2, 3]);
});

test('pixie-queen.49 without anything to copy there is no copying', () => {
  expect(position().whyNot(18)).toBe('pixie-queen.49');
  const at = position({ used: { 13: [1, 2] }, street: { 17: [0, 1, 0] } });
  expect(at.whyNot(18)).toBe('pixie-queen.49');
});

test('pixie-queen.49 a slave symbol acts before the copied action', () => {
  const at = position({
    large: [1, 0, 2],
    tokens: [4, 0, 0],
    used: { 2: [1, 2] },
    penalty: [9, 0, 0],
    pixies: [[7]],
  });
  at.act(18);
  expect(at.asked?.step).toBe('demote');
  at.choose({ do: 'demote', space: 7 }).act(2);
  expect([at.places(0), at.goods(0)[3]]).toEqual([[], 2]);
});

test('pixie-queen.E52 if a demotion makes it impossible, nothing is copied', () => {
  const at = position({
    large: [1, 0, 2],
    tokens: [4, 0, 4],
    used: { 3: [1, 2], 1: [1, 2], 2: [1, 2], 4: [1, 2], 5: [1, 2], 6: [1, 2] },
    penalty: [9, 0, 0],
    pixies: [[7]],
    slaves: [0, 5, 5],
    store: { apple: 0, bread: 0, honey: 0, silver: 0 },
    foodStack: [],
  });
  at.act(18).choose({ do: 'demote', space: 7 });
  expect(at.options).toEqual([{ do: 'done' }]);
  at.done();
  expect([at.table.penalty[0], at.asked?.seat]).toEqual([10, 2]);
});

test('pixie-queen.E19 pixie-queen.E20 copying lays no token there, and others may copy as well', () => {
  const at = position({ used: { 2: [2, 2] } });
  at.act(18).act(2);
  expect(at.view(null).spaces[1]).toMatchObject({ usedBy: 2, tokens: 2 });
  at.act(18);
  expect(at.options).toEqual([{ do: 'act', action: 2 }]);
});

test('pixie-queen.P9 pixie-queen.E21 Copy anything copies unused spaces, which stay unused', () => {
  const at = position({ abilities: ['free-copy'] });
  at.act(18).act(2);
  expect(at.goods(0)[3]).toBe(2);
  expect(at.whyNot(2)).toBeNull();
  expect(at.whyNot(18)).toBe('pixie-queen.49');
});

test('pixie-queen.50 the price of the track, one more onto it, the leftmost tile', () => {
  const goods = [{ apple: 1, bread: 1, honey: 1, silver: 1, gold: 1 }];
  const at = position({ goods });
  at.act(19, { add: 4 });
  expect(at.goods(0)).toEqual([0, 0, 0, 0, 0]);
  expect(at.table.offeringTrack).toEqual([1, 1, 1, 1, 1]);
  expect(at.view(0).players[0]?.victory?.offerings).toEqual([4]);
});

test('pixie-queen.50 pixie-queen.E9 all of the price must be there', () => {
  const poor = position({ goods: [{ apple: 1, bread: 1, honey: 1 }] });
  expect(poor.whyNot(19)).toBe('pixie-queen.50');
  const at = position({ goods: [{ apple: 1, bread: 1, honey: 1, silver: 1 }] });
  expect(at.whyNot(19)).toBe('pixie-queen.E9');
  expect(at.whyNot(19, { add: 0 })).toBe('pixie-queen.E9');
});

test('pixie-queen.E8 pixie-queen.R6 no offering without a tile, and one space for it', () => {
  const goods = [{ apple: 2, bread: 2, honey: 2, silver: 2 }];
  const at = position({ goods, taken: { offerings: [1, 1, 1, 1, 1, 1, 1] } });
  expect(at.whyNot(19)).toBe('pixie-queen.E8');
  expect(position({ goods, street: { 19: [0, 1, 0] } }).whyNot(19)).toBe('pixie-queen.26a');
});

test('pixie-queen.51 honey moves the small cube; this round’s order stays', () => {
  const at = position({ large: [2, 1, 0], small: [1, 0, 2], goods: [{}, {}, { honey: 3 }] });
  at.act(20, { honey: 2 });
  expect([at.table.small, at.table.large]).toEqual([
    [2, 1, 0],
    [2, 1, 0],
  ]);
  expect(at.goods(2)[2]).toBe(1);
  expect(position({ small: [1, 0, 2] }).whyNot(20, { honey: 1 })).toBe('pixie-queen.51');
});

test('pixie-queen.E15 no more honey than places; not from the front', () => {
  const at = position({ small: [1, 0, 2], goods: [{ honey: 5 }] });
  expect(at.waysTo(20)).toHaveLength(1);
  expect(at.whyNot(20, { honey: 2 })).toBe('pixie-queen.E15');
  expect(position({ goods: [{ honey: 5 }] }).whyNot(20)).toBe('pixie-queen.E15');
});

test('pixie-queen.52 all tokens, and the large cube to the front', () => {
  const at = position({ tokens: [0, 3, 2] });
  at.act(21);
  expect([at.table.large, at.table.small]).toEqual([
    [1, 0, 2],
    [0, 1, 2],
  ]);
  expect([at.table.tokens[1], at.asked?.seat]).toEqual([0, 2]);
  expect(at.view(0).players[1]?.favourite).toBe(true);
});

test('pixie-queen.52 the one in front may do it too', () => {
  expect(position().whyNot(21)).toBeNull();
});

test('pixie-queen.E16 the last to take precedence stands in front', () => {
  const at = position({ seats: 4 });
  at.act(21).act(2).act(21);
  expect(at.table.large).toEqual([2, 0, 1, 3]);
});

test('pixie-queen.E17 the turn goes on from the former place, then by the new order', () => {
  const at = position({ seats: 4, tokens: [1, 4, 4, 4] });
  at.act(17, { food: 0 }).act(2).act(21);
  expect(at.table.large).toEqual([2, 0, 1, 3]);
  expect(at.asked?.seat).toBe(3);
  at.act(17, { food: 0 });
  expect(at.asked?.seat).toBe(1);
});

test('pixie-queen.E18 it takes at least one token: without any, nobody is asked', () => {
  const at = position({ tokens: [0, 0, 0] });
  expect(at.table.phase).toBe('sacrifice');
});
