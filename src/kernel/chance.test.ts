import { chacha20 } from '@noble/ciphers/chacha.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, chanceFrom, keyed, seeded } from './chance.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const streams: [string, () => Chance][] = [
  ['fast', () => seeded('any text')],
  ['keyed', () => keyed(KEY)],
];

describe.each(streams)('the %s stream', (_name, start) => {
  test('is the same for the same seed, and goes on from its state', () => {
    const [a, b] = [start(), start()];
    const words = (chance: Chance, n: number) => Array.from({ length: n }, () => chance.word());
    expect(words(a, 40)).toEqual(words(b, 40));
    const later = chanceFrom(JSON.parse(JSON.stringify(a.state())));
    expect(words(later, 40)).toEqual(words(a, 40));
  });

  test('below(n) stays below n and reaches every number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), n => {
        const chance = start();
        const seen = new Set(Array.from({ length: 60 * n }, () => chance.below(n)));
        expect([...seen].every(number => number >= 0 && number < n)).toBe(true);
        expect(seen.size).toBe(n);
      }),
      { numRuns: 20 },
    );
  });

  test('below(n) favours no remainder', () => {
    const chance = start();
    const n = 3 * 2 ** 30;
    const counts = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) {
      const third = Math.floor(chance.below(n) / 2 ** 30);
      counts[third] = (counts[third] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test('all orders of a shuffle are as likely', () => {
    const chance = start();
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = chance.shuffle(['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquared = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chiSquared).toBeLessThan(60);
  });

  test('draw takes each item with equal chance, and takes it out', () => {
    const chance = start();
    const counts = [0, 0, 0];
    for (let i = 0; i < 9000; i++) {
      const list = [0, 1, 2];
      const item = chance.draw(list);
      expect(list).toEqual([0, 1, 2].filter(other => other !== item));
      counts[item] = (counts[item] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 3000)).toBeLessThan(250);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('below(%d) is refused', n => {
    expect(() => start().below(n)).toThrow(RangeError);
  });

  test('nothing can be drawn from nothing', () => {
    expect(() => start().draw([])).toThrow(RangeError);
  });

  test('a branch is a stream of its own', () => {
    const chance = start();
    const branch = chance.branch();
    expect(branch.word()).not.toBe(chance.word());
  });
});

test('the keyed stream is ChaCha20 with a zero nonce, read as little-endian words', () => {
  const key = Uint8Array.from({ length: 32 }, (_, i) => i);
  const stream = new DataView(chacha20(key, new Uint8Array(12), new Uint8Array(256)).buffer);
  const chance = keyed(KEY);
  for (let word = 0; word < 64; word++)
    expect(chance.word()).toBe(stream.getUint32(4 * word, true));
});
