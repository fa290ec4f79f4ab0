// Names at a table of the server.

import { expect, test } from 'vitest';
import { namesOf } from './names.ts';

const USUAL = ['Cog', 'Spring', 'Bolt', 'Key'];
const say = (key: string) => USUAL[Number(key.slice('botName.'.length))] as string;
const names = (...held: (string | null)[]) =>
  namesOf(
    held.map(name => ({ name })),
    say,
  );

test('a bot gives way to a guest of its usual name', () => {
  expect(names('Spring', null, null)).toEqual(['Spring', 'Cog', 'Bolt']);
});

test('two guests of one name are told apart', () => {
  expect(names('Ola', 'Ola', null, 'Ola')).toEqual(['Ola', 'Ola 2', 'Bolt', 'Ola 3']);
});
