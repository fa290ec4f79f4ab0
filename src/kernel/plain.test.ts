import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, clone, frozen, hash, same } from './plain.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

test('a clone says the same and shares nothing', () => {
  fc.assert(
    fc.property(plain, value => {
      const copy = clone(value);
      expect(same(copy, value)).toBe(true);
      if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
    }),
  );
});

test('same is what JSON says is equal, whatever the order of keys', () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      expect(same(a, b)).toBe(canonical(a) === canonical(b));
      expect(hash(a) === hash(b)).toBe(same(a, b));
    }),
  );
  expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(same({ a: undefined }, {})).toBe(false);
  expect(same({ a: undefined }, { b: 1 })).toBe(false);
  expect(same({ b: 1 }, { a: undefined })).toBe(false);
  expect(same([1], { 0: 1 })).toBe(false);
  expect(same({ toString: 1 }, {})).toBe(false);
});

test('the hash of a table is the SHA-256 of its canonical text', () => {
  expect(canonical({ b: 1, a: [{ d: 2, c: 3 }] })).toBe('{"a":[{"c":3,"d":2}],"b":1}');
  expect(hash({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
});

test('frozen data cannot be changed anywhere', () => {
  const data = frozen({ a: [{ b: 1 }] });
  expect(() => (data.a as { b: number }[]).push({ b: 2 })).toThrow(TypeError);
  expect(Object.isFrozen(data.a[0])).toBe(true);
});
