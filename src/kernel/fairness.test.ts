import { expect, test } from 'vitest';
import {
  chanceOf,
  commitTo,
  drawnSeed,
  freshKey,
  keepsCommitment,
  keyedSeed,
  promiseOf,
  seedWith,
  shareFromKey,
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

test('the share of a bot follows from the key and its seat, and from nothing else', () => {
  expect(shareFromKey(KEY, 1)).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set([0, 1, 2].map(seat => shareFromKey(KEY, seat))).size).toBe(3);
  expect(drawnSeed(KEY, [null, promiseOf('b'), promiseOf('c')], [null, 'b', null])).toEqual({
    commitment: commitTo(KEY),
    promises: [null, promiseOf('b'), promiseOf('c')],
    entropy: [shareFromKey(KEY, 0), 'b', shareFromKey(KEY, 2)],
    key: KEY,
  });
  expect(promiseOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('promises are mixed in, and a table of earlier times is dealt as it was', () => {
  const word = (seed: Parameters<typeof chanceOf>[0]) => chanceOf(seed).word();
  const [told, other] = [seedWith(KEY, ['a', null]), seedWith(KEY, ['a', 'b'])];
  expect(word({ ...told, entropy: other.entropy })).not.toBe(word(other));
  expect(word(keyedSeed(KEY, ['a', 'b']))).not.toBe(word(other));
  expect(word(keyedSeed('00'.repeat(32), ['a', 'b']))).toBe(2429702643);
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
