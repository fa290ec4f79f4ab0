// Bad input gets one clear line on stderr, exit code 2, and never a stack trace.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, stolik } from './stolik.ts';

const folder = freshFolder();
const fileWith = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const noJson = fileWith('no.json', 'hello');
const noRecord = fileWith('list.json', '[1,2]');
const noCards = fileWith('cards.json', '{"cards":[]}');
const unseated = fileWith(
  'unseated.json',
  '{"game":"mines","version":1,"seats":2,"options":{},"seed":"x","choices":[]}',
);
const deep = fileWith(
  'deep.json',
  `{"game":"mines","version":1,"seats":2,"options":{},"seed":"x","seated":["you","greedy"],"choices":[[0,${'['.repeat(50_000)}${']'.repeat(50_000)}]]}`,
);
const directory = join(folder, 'folder');
mkdirSync(directory);

test.each<[string[], RegExp]>([
  [['dance'], /unknown command 'dance'/],
  [['play'], /which game\? \(mines, villagers, pixie-queen, skye\)/],
  [['play', 'chess'], /unknown game "chess" \(known: mines, villagers, pixie-queen, skye\)/],
  [['play', 'toString'], /unknown game "toString"/],
  [['play', 'mines', '--seats', '5'], /mines is for 2 to 4 seats, not 5/],
  [['play', 'mines', '--seats', 'two'], /--seats must be a whole number/],
  [['play', 'mines', '--bots', 'clever'], /unknown bot "clever"/],
  [['play', 'mines', '--lang', 'de'], /--lang must be one of en, pl/],
  [['play', 'mines', '--options', '{x'], /--options is not JSON/],
  [['play', 'mines', '--options', '[]'], /--options must be a JSON object/],
  [
    ['play', 'mines', '--options', '{"x":1}'],
    /unknown set-up option "x" \(known: first, backs, components\)/,
  ],
  [['play', 'mines', '--options', '{"first":2}'], /"first" must be "random" or a seat from 0 to 1/],
  [
    ['play', 'mines', '--components', join(folder, 'none.json')],
    /cannot read .*none.json: no such file/,
  ],
  [['play', 'mines', '--components', noJson], /no.json is not JSON/],
  [
    ['play', 'mines', '--components', noCards],
    /set-up option "components": components need 80 cards, not 0/,
  ],
  [['play', '--resume', join(folder, 'none.json')], /cannot read .*none.json: no such file/],
  [['play', '--resume', directory], /it is a folder/],
  [['play', '--resume', noRecord], /list.json is not a record/],
  [['play', '--resume', unseated], /does not say who sits where/],
  [
    ['serve', '--port', 'many'],
    /--port \(or PORT\) must be a whole number from 0 to 65535, not "many"/,
  ],
  [['serve', '--proxy', 'nginx'], /--proxy must be "loopback" or an IP address, not "nginx"/],
  [['serve', '--proxy', '10.0.0.0/33'], /--proxy must be "loopback" or an IP address/],
  [['play', 'mines', '--fast'], /unknown option '--fast'/],
  [['play', 'mines', '--resume', unseated], /only --lang can be added/],
  [['play', '--resume', unseated, '--seed', ''], /only --lang can be added/],
  [
    ['play', 'mines', '--components', fileWith('null.json', 'null')],
    /null.json holds no components/,
  ],
  [['play', 'mines', '--seats', '0x2'], /--seats must be a whole number/],
  [
    ['play', 'mines', '--save', join(noJson, 'x')],
    /cannot write .*: a part of the path is not a folder/,
  ],
  [['play', '--resume', deep], /nested too deeply|is illegal/],
  [['simulate'], /missing required argument 'game'/],
  [['simulate', 'mines', '--seats', '1'], /mines is for 2 to 4 seats, not 1/],
  [['simulate', 'mines', '--games', '0'], /--games must be a whole number of at least 1/],
  [['simulate', 'mines', '--games', '1.5'], /--games must be a whole number of at least 1/],
  [['simulate', 'mines', '--bots', 'greedy,nobody'], /unknown bot "nobody"/],
  [['simulate', 'mines', '--bots', ''], /unknown bot ""/],
  [['simulate', 'mines', '--options', '{"backs":"yes"}'], /"backs" must be true or false/],
  [['simulate', 'mines', '--games', '1', '--records', join(noJson, 'x')], /cannot write to/],
  [
    ['play', 'mines', '--save', join(folder, 'no', 'where.json')],
    /cannot write .*: no such file or folder/,
  ],
  [['play', 'mines', '--save', directory], /it is a folder/],
  [['verify'], /missing required argument 'file'/],
  [['verify', noJson], /no.json is not JSON/],
  [['verify', noRecord], /list.json is not a record/],
  [['verify', directory], /it is a folder/],
  [['verify', unseated, '--commitment', 'ab'], /no hash was published for it/],
  [['bench', '--rounds', 'x'], /--rounds must be a whole number/],
])('stolik %j', async (args, message) => {
  const { code, out, err } = await stolik(args);
  expect(err).toMatch(message);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).toMatch(/^stolik: /);
  expect(err).not.toMatch(/\.(js|ts):\d+|unexpected/);
  expect(code).toBe(2);
  expect(out).toBe('');
});

test('without a command, and with --help, there is help', async () => {
  for (const args of [[], ['--help'], ['help'], ['help', 'dance'], ['play', '--help']]) {
    const { code, out, err } = await stolik(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Usage: stolik/);
  }
});
