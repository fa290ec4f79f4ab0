// stolik play: a person at the terminal.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import components from '../src/games/mines/components.json';
import { freshFolder, start, stolik } from './stolik.ts';

const ALWAYS_FIRST = '1\n'.repeat(200);

test('a whole game in English, saved, and verified with its published hash', async () => {
  const save = join(freshFolder(), 'game.json');
  const { code, out, err } = await stolik(
    ['play', 'mines', '--seats', '3', '--save', save],
    ALWAYS_FIRST,
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Kings Under Mountains: you and greedy \(2\), greedy \(3\)/);
  expect(out).toMatch(/The game is over\.\n1\. /);
  const [, commitment = ''] = /published now: ([0-9a-f]{64})/.exec(out) ?? [];
  const [, key = ''] = /The key of the shuffles: ([0-9a-f]{64})/.exec(out) ?? [];
  expect(key).not.toBe('');
  expect(out.indexOf(key)).toBeGreaterThan(out.indexOf('The game is over.'));
  const proven = await stolik(['verify', save, '--commitment', commitment]);
  expect(proven.out).toMatch(/shuffles: proven, the key matches the hash you were shown/);
  const doubted = await stolik(['verify', save, '--commitment', 'ff'.repeat(32)]);
  expect(doubted).toMatchObject({
    code: 2,
    err: expect.stringMatching(/not the one in the record/),
  });
});

test('the same in Polish, by --lang or by the locale', async () => {
  const { out } = await stolik(['play', 'mines', '--lang', 'pl', '--seed', 'abc7'], ALWAYS_FIRST);
  expect(out).toMatch(/^Podziemne królestwa: ty i greedy \(2\)/);
  expect(out).toMatch(/Zagraj jednostkę na kopalnię\./);
  expect(out).toMatch(/Koniec gry\./);
  const byLocale = await stolik(['play', 'mines'], 'quit\n', { LC_ALL: 'pl_PL.UTF-8' });
  expect(byLocale.out).toMatch(/^Podziemne królestwa/);
});

test('every command answers', async () => {
  const folder = freshFolder();
  const file = join(folder, 'saved.json');
  const input = [
    'help',
    '1',
    'log',
    'why',
    'why giant',
    'why xyzzy',
    'undo',
    'undo',
    'rules',
    'rules 13',
    'rules mines.E9',
    'rules 99',
    'table',
    'save',
    `save ${file}`,
    'save /nowhere/at/all.json',
    '0',
    '999',
    'jump',
    '',
    'quit',
  ].join('\n');
  const { code, out } = await stolik(['play', 'mines', '--seats', '3', '--seed', 'abc7'], input);
  expect(code).toBe(0);
  for (const text of [
    'NUMBER      choose that option',
    'You begin [mines.10]',
    'mines.20  Fill your hand up to six cards',
    '    no giant',
    'called "xyzzy"',
    'Taken back.',
    'There is no choice of yours to take back.',
    'Reconstructed figures.',
    '  13  Onto a mine without units',
    'A 0 beats a 9 and nothing else.',
    'still refills from the camp',
    'There is no rule 99.',
    'Say where to: save FILE',
    `Saved: ${file}`,
    'Cannot write /nowhere/at/all.json.',
    'Type a number from 1 to 24.',
    '"jump" is neither an option nor a command.',
  ])
    expect(out).toContain(text);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    game: 'mines',
    seated: ['you', 'greedy', 'greedy'],
  });
});

test('undo stops where a hidden card was drawn, and says why', async () => {
  const { out } = await stolik(
    ['play', 'mines', '--seats', '3', '--seed', 'abc7'],
    '1\n1\nundo\nquit\n',
  );
  expect(out).toContain('That cannot be taken back: something hidden has come to light since.');
});

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  '%s loses nothing that was chosen',
  async signal => {
    const save = join(freshFolder(), 'game.json');
    const { child, ended, printed } = start(['play', 'mines', '--seed', 'stop', '--save', save]);
    await printed('Play a unit');
    child.stdin.write('1\n1\n');
    await printed('You draw ');
    const { choices } = JSON.parse(readFileSync(save, 'utf8'));
    expect(choices.length).toBeGreaterThanOrEqual(2);
    child.kill(signal);
    const { out, code } = await ended;
    if (signal !== 'SIGKILL') {
      expect(code).toBe(0);
      expect(out).toContain(`Saved. Go on with: stolik play --resume ${save}`);
    }
    const resumed = await stolik(['play', '--resume', save], `log 99\n${ALWAYS_FIRST}`);
    expect(resumed.out).toMatch(/Going on after \d+ choices\./);
    expect(resumed.out).toContain('You draw ');
    expect(resumed.out).toContain('The game is over.');
    expect((await stolik(['verify', save])).code).toBe(0);
  },
);

test('the person’s share of the shuffles is asked for after the hash is shown', async () => {
  const save = join(freshFolder(), 'game.json');
  const { out } = await stolik(
    ['play', 'mines', '--entropy', '--save', save],
    `seven dice\n${ALWAYS_FIRST}`,
  );
  const hash = out.search(/published now: [0-9a-f]{64}/);
  expect(hash).toBeGreaterThanOrEqual(0);
  expect(out.indexOf('Add anything of your own')).toBeGreaterThan(hash);
  expect(out).toContain('The game is over.');
  const { seed } = JSON.parse(readFileSync(save, 'utf8'));
  expect(seed.entropy[0]).toBe('seven dice');
  const { out: verdict } = await stolik(['verify', save]);
  expect(verdict).toMatch(/the key matches the hash in the record; to prove them, give the hash/);
});

test('leaving before the first choice saves nothing', async () => {
  const save = join(freshFolder(), 'game.json');
  const { out } = await stolik(['play', 'mines', '--save', save, '--options', '{"first":0}'], '');
  expect(out).toContain('Nothing was chosen yet');
  expect(existsSync(save)).toBe(false);
});

test('other components are used when a file brings them', async () => {
  const file = join(freshFolder(), 'components.json');
  const cards = components.cards.map(card => ({ ...card, mine: { ...card.mine, value: 88 } }));
  writeFileSync(file, JSON.stringify({ cards }));
  const { out } = await stolik(['play', 'mines', '--components', file], 'quit\n');
  expect(out).toContain('value 88');
  const { out: summary } = await stolik([
    'simulate',
    'mines',
    '--components',
    file,
    '--games',
    '5',
    '--json',
  ]);
  expect(JSON.parse(summary)).toMatchObject({ finished: 5, errors: 0 });
});
