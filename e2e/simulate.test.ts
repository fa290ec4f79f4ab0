// stolik simulate, verify and bench.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, stolik } from './stolik.ts';

const simulate = (...args: string[]) => stolik(['simulate', 'mines', '--json', ...args]);

test.each(['2', '3', '4'])('simulates %s seats without an error', async seats => {
  const { code, out, err } = await simulate('--seats', seats, '--games', '300', '--seed', '1');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({
    game: 'mines',
    seats: Number(seats),
    games: 300,
    finished: 300,
    errors: 0,
    wins: { random: 300 },
  });
});

test('the result depends on the seed alone, not on the number of threads', async () => {
  const args = ['--games', '40', '--bots', 'greedy,random', '--seed', 'threads'];
  const results = await Promise.all(
    ['1', '3'].map(async threads =>
      JSON.parse((await simulate(...args, '--threads', threads)).out),
    ),
  );
  const [one, three] = results.map(({ seconds, choicesPerSecond, ...rest }) => {
    expect(seconds).toBeGreaterThan(0);
    expect(choicesPerSecond).toBeGreaterThan(0);
    return rest;
  });
  expect(three).toEqual(one);
  expect(one.wins.greedy + one.wins.random).toBe(40);
  expect(one.winShare.greedy.low).toBeLessThan(one.winShare.greedy.share);
});

test('ends with a table for people', async () => {
  const { out } = await stolik(['simulate', 'mines', '--games', '20', '--bots', 'greedy,random']);
  expect(out).toMatch(/mines, 2 seats: 20 of 20 games finished, 0 errors/);
  expect(out).toMatch(/bot +won +share +95 % interval/);
});

test('records are written, verify, and are found out when tampered with', async () => {
  const folder = freshFolder();
  await simulate('--games', '2', '--seats', '3', '--records', folder);
  const files = readdirSync(folder).sort();
  expect(files).toEqual(['mines-0.json', 'mines-1.json']);
  const file = join(folder, 'mines-0.json');
  const good = await stolik(['verify', file]);
  expect(good.code).toBe(0);
  expect(good.out).toMatch(/all \d+ choices are legal\nshuffles: follow from the seed/);
  const { out } = await stolik(['verify', '--json', file]);
  expect(JSON.parse(out)).toMatchObject({ game: 'mines', over: true, shuffles: 'seeded' });

  const record = JSON.parse(readFileSync(file, 'utf8'));
  const tampered = async (change: object, message: RegExp) => {
    const other = join(folder, 'tampered.json');
    writeFileSync(other, JSON.stringify({ ...record, ...change }));
    const { code, err } = await stolik(['verify', other]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  };
  await tampered({ seed: 'another' }, /^stolik: choice \d+ of the record is illegal: seat \d, /);
  await tampered({ version: 99 }, /version 99 of mines/);
  await tampered({ result: { ...record.result, hash: 'x' } }, /another result than it claims/);
  await tampered(
    { seed: { commitment: 'x', entropy: ['', '', ''] } },
    /the key of this table is not in the record/,
  );
  const forged = { commitment: 'x', entropy: [], key: '00'.repeat(32) };
  await tampered({ seed: forged }, /the entropy of 0 seats, not of 3/);
  await tampered({ seed: { ...forged, entropy: ['', '', ''] } }, /does not match the hash/);
  await tampered({ choices: record.choices.slice(1) }, /choice 1 of the record is illegal/);
});

test('bench measures us and the peer in one run', async () => {
  const { code, out } = await stolik(['bench', '--rounds', '1', '--json']);
  expect(code).toBe(0);
  const { peer, games } = JSON.parse(out);
  expect(peer.movesPerSecond).toBeGreaterThan(100);
  expect(games.mines.choicesPerSecond).toBeGreaterThan(10 * peer.movesPerSecond);
  expect(games.mines.ratio).toBeCloseTo(games.mines.choicesPerSecond / peer.movesPerSecond, 0);
  expect(games.mines.redealsPerSecond).toBeGreaterThan(5000);
});
