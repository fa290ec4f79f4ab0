// What a record proves, and every way it can fail to.

import { expect, test } from 'vitest';
import { keyedSeed, withoutKey } from './fairness.ts';
import type { Game } from './game.ts';
import { auction } from './kit/games/auction.ts';
import { LiveTable } from './live.ts';
import { BadRecord, type Flaw, type Record, resultOf } from './record.ts';
import { type Promised, verified } from './verify.ts';

const game: Game = auction;
const KEY = 'ab'.repeat(32);
const seed = keyedSeed(KEY, ['mine', 'theirs']);

/** A whole play, with its result. */
function played(by: Record['seed']): Record {
  const live = LiveTable.open(game, { seats: 2, seed: by });
  while (!live.over) {
    const [asked] = live.pending();
    if (asked) live.choose(asked.seat, asked.options[0]);
  }
  return { ...live.record(), result: resultOf(game, live.copy()) };
}

function flawOf(record: Record, promised?: Promised): Flaw | null {
  try {
    verified(game, record, promised);
    return null;
  } catch (error) {
    return error instanceof BadRecord ? error.flaw : null;
  }
}

test('with the hash you were shown the shuffles are proven, without it only consistent', () => {
  const record = played(seed);
  const { commitment } = seed;
  expect(verified(game, record, { commitment }).shuffles).toBe('proven');
  expect(verified(game, record, { commitment: ` ${commitment.toUpperCase()}\n` }).shuffles).toBe(
    'proven',
  );
  expect(verified(game, record, { commitment, entropy: 'mine' }).shuffles).toBe('proven');
  expect(verified(game, record)).toEqual({
    game: 'auction',
    version: 1,
    seats: 2,
    choices: record.choices.length,
    over: true,
    shuffles: 'consistent',
    ...record.result,
  });
  expect(verified(game, played('text')).shuffles).toBe('seeded');
});

test('whatever does not hold is refused by its name', () => {
  const record = played(seed);
  const result = { standing: record.result?.standing ?? [], hash: 'other' };
  expect(flawOf(record, { commitment: 'ff'.repeat(32) })).toBe('hash');
  expect(flawOf(record, { entropy: 'never added' })).toBe('share');
  expect(flawOf({ ...record, seed: withoutKey(seed) })).toBe('unpublished');
  expect(flawOf({ ...record, seed: { ...seed, key: 'cd'.repeat(32) } })).toBe('key');
  expect(flawOf({ ...record, seed: keyedSeed(KEY, ['mine']) })).toBe('shares');
  expect(flawOf({ ...record, seed: keyedSeed(KEY, ['mine', 'other']) })).toMatch(/choice|result/);
  expect(flawOf({ ...record, version: 9 })).toBe('version');
  expect(flawOf({ ...record, choices: [[0, 'x'], ...record.choices] })).toBe('choice');
  expect(flawOf({ ...record, result })).toBe('result');
  expect(flawOf(played('text'), { commitment: seed.commitment })).toBe('simulated');
});
