import { expect, test } from 'vitest';
import {
  chanceOf,
  commitTo,
  freshKey,
  keepsCommitment,
  keyedSeed,
  withoutKey,
} from './fairness.ts';
import { auction } from './kit/games/auction.ts';
import { LiveTable } from './live.ts';
import { replay } from './record.ts';

const KEY = 'ab'.repeat(32);
const game = auction;

test('the commitment is the SHA-256 of the key’s bytes', () => {
  expect(commitTo('00'.repeat(32))).toBe(
    '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  );
});

test('keys are 32 fresh bytes', () => {
  expect(freshKey()).toMatch(/^[0-9a-f]{64}$/);
  expect(freshKey()).not.toBe(freshKey());
});

test('every seat’s entropy changes the shuffles, and so does its order', () => {
  const first = (entropy: string[]) => chanceOf(keyedSeed(KEY, entropy)).word();
  const outcomes = [['a', 'b'], ['b', 'a'], ['a', 'c'], ['a'], ['a', 'b', ''], ['ab', '']].map(
    first,
  );
  expect(new Set(outcomes).size).toBe(outcomes.length);
  expect(first(['a', 'b'])).toBe(outcomes[0]);
});

test('while a table is played its seed is shown without the key', () => {
  const seed = keyedSeed(KEY, ['a']);
  expect(withoutKey(seed)).toEqual({ commitment: commitTo(KEY), entropy: ['a'] });
  expect(withoutKey('text')).toBe('text');
  expect(keepsCommitment(withoutKey(seed) as never)).toBe(false);
  expect(() => chanceOf(withoutKey(seed))).toThrow(/not published yet/);
});

test('a key that was not committed to is found out', () => {
  const live = LiveTable.open(game, { seats: 2, seed: keyedSeed(KEY, ['a', 'b']) });
  const record = live.record();
  expect(() => replay(game, record)).not.toThrow();
  const forged = { ...keyedSeed(KEY, ['a', 'b']), key: 'cd'.repeat(32) };
  expect(keepsCommitment(forged)).toBe(false);
  expect(() => replay(game, { ...record, seed: forged })).toThrow(/does not match the hash/);
});

test('a key that is no key is refused', () => {
  const seed = { commitment: commitTo(KEY), entropy: [], key: 'xyz' };
  expect(keepsCommitment(seed)).toBe(false);
  expect(() => chanceOf(seed)).toThrow(/64 hexadecimal digits/);
});
