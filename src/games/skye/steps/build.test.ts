// Phase 5, building (skye.19–23).

import { expect, test } from 'vitest';
import { cellAt, laid } from '../land.ts';
import { position, tile } from '../testing.ts';

test('skye.19 all tiles of the round, in any order, turned as one likes', () => {
  const at = position({ at: 'build', hands: [['B01', 'B49']] });
  const tiles = at.options().map(option => (option as { tile: number }).tile);
  expect(new Set(tiles)).toEqual(new Set([tile('B01'), tile('B49')]));
  at.lay('B49', 0, 1).lay('B01', 0, -1, 2);
  expect(at.table.lands[0]?.slice(1)).toEqual([
    laid(tile('B49'), 0, cellAt(0, 1)),
    laid(tile('B01'), 2, cellAt(0, -1)),
  ]);
  expect(position({ at: 'build', hands: [['B01']] }).whyNotLay('B02', 0, 1)).toBe('skye.19');
});

test('skye.20 beside a tile of one’s land, also one laid just before', () => {
  const at = position({ at: 'build', hands: [['B33', 'B64']] });
  expect(at.whyNotLay('B64', 0, 2)).toBe('skye.20');
  expect(at.whyNotLay('B64', 0, 0)).toBe('skye.20');
  expect(at.whyNotLay('B64', 1, 1)).toBe('skye.20');
  at.lay('B33', 0, 1);
  expect(at.whyNotLay('B64', 0, 2)).toBeNull();
});

test('skye.21 terrain must match on every side, roads need not', () => {
  const at = position({ at: 'build', hands: [['B01']] });
  // North of B01 is pasture, the other sides are water; the castle has water in the east.
  expect(at.whyNotLay('B01', -1, 0)).toBe('skye.21');
  expect(at.whyNotLay('B01', 1, 0)).toBeNull();
  expect(at.whyNotLay('B01', 0, 1)).toBeNull();
  expect(at.whyNotLay('B01', 0, 1, 2)).toBe('skye.21');
  // The castle's road south ends at B32, which has none.
  expect(position({ at: 'build', hands: [['B32']] }).whyNotLay('B32', 0, 1)).toBeNull();
  // Between two tiles both sides count.
  const gap = position({ at: 'build', lands: [['B33 0 1', 'B01 1 0']], hands: [['B34']] });
  expect(gap.whyNotLay('B34', 1, 1, 1)).toBe('skye.21');
});

/** Pasture on all sides. */
const meadow = ['B28 1 0 2', 'B09 -1 0 1'];

test('skye.22 what fits nowhere goes back to the bag, without compensation', () => {
  const at = position({
    at: 'build',
    lands: [meadow],
    hands: [['B43', 'B15'], ['B01']],
    gold: [3, 3],
  });
  expect(at.count('returned')).toBe(2);
  expect(at.table.bag).toContain(tile('B43'));
  expect(at.table.gold[0]).toBe(3);
  expect(at.allAsked).toEqual([1]);
});

test('skye.22 what fits must be added; what does not may be given back before the others are laid', () => {
  const at = position({ at: 'build', lands: [meadow], hands: [['B43', 'B01']] });
  expect(at.why({ do: 'return', tile: tile('B01') })).toBe('skye.22');
  expect(at.options()).toContainEqual({ do: 'return', tile: tile('B43') });
  at.lay('B01', 0, 1);
  // Now there is water beside the land, and it has to be laid.
  expect(at.why({ do: 'return', tile: tile('B43') })).toBe('skye.22');
  const other = position({ at: 'build', lands: [meadow], hands: [['B43', 'B01']] });
  other.choose({ do: 'return', tile: tile('B43') });
  expect(other.table.hands[0]).toEqual([tile('B01')]);
  expect(other.table.bag).toContain(tile('B43'));
});

test('skye.23 all build at the same time', () => {
  const at = position({ at: 'build', seats: 3, hands: [['B01'], ['B02'], ['B03']] });
  expect(at.allAsked).toEqual([0, 1, 2]);
  at.lay('B02', 0, 1, 0, 1);
  expect(at.allAsked).toEqual([0, 2]);
  expect(at.view(0).players.map(({ ready }) => ready)).toEqual([false, true, false]);
});
