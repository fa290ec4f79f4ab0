import { expect, test } from 'vitest';
import { voiced } from './voice.ts';

const say = (key: string, values: { [name: string]: unknown } = {}) =>
  key.replace(/\{(\w+)\}/g, (_all, name) => String(values[name]));

test('a verb agrees with whoever reads', () => {
  const text = '{who} [buys|buy] {what} of {from}';
  const told = (isYou: boolean) =>
    voiced(say, text, { what: 'a tile' }, { who: isYou ? 'You' : 'Ann', from: 'Ben' }, isYou);
  expect(told(false)).toBe('Ann buys a tile of Ben');
  expect(told(true)).toBe('You buy a tile of Ben');
});

test('a name with brackets stays as it is', () => {
  expect(voiced(say, '{who} [goes|go]', {}, { who: '[x|y]' }, false)).toBe('[x|y] goes');
});
