import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clone } from '../kernel/plain.ts';
import { type Change, changed, changeOf } from './change.ts';

/** Plain data as it comes out of JSON, where no zero is negative. */
const plain = fc
  .jsonValue({ maxDepth: 4, stringUnit: fc.constantFrom('a', 'b') })
  .map(value => JSON.parse(JSON.stringify(value)) as unknown);

const read = (change: string | null) => JSON.parse(String(change)) as Change | null;

test('a change taken in gives the new value, and leaves the old one as it was', () => {
  fc.assert(
    fc.property(plain, plain, (before, now) => {
      const was = clone(before);
      expect(changed(before, read(changeOf(before, now)))).toEqual(now);
      expect(before).toEqual(was);
    }),
    { numRuns: 2000 },
  );
});

test('values that say the same have no change', () => {
  fc.assert(fc.property(plain, value => changeOf(value, clone(value)) === null));
});

test('only what changed travels', () => {
  const before = { hand: [1, 2, 3], camp: { dwarf: [7], orc: [] as number[] }, deck: { cards: 9 } };
  const now = { hand: [1, 2], camp: { dwarf: [7], orc: [3] }, deck: { cards: 9 } };
  expect(read(changeOf(before, now))).toEqual({
    hand: { length: [2] },
    camp: { orc: [[3]] },
  });
});

test('what did not change is shared', () => {
  const before = { hand: [1, 2, 3], camp: [[4], [5]] };
  const now = changed(before, { camp: { 1: [[6]] } });
  expect(now).toEqual({ hand: [1, 2, 3], camp: [[4], [6]] });
  expect(now.hand).toBe(before.hand);
  expect(now.camp[0]).toBe(before.camp[0]);
});
