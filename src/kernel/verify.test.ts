// What a record proves, and every way it can fail to.

import { describe, expect, test } from 'vitest';
import {
  commitTo,
  drawnSeed,
  drawOf,
  freshKey,
  type KeyedSeed,
  keyedSeed,
  promiseOf,
  seedWith,
  withoutKey,
} from './fairness.ts';
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
    shares: ['unpromised', 'unpromised'],
    own: null,
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

describe('a server that wants to choose the deal', () => {
  /** What a player sees of a deal at once, and what the server would like them to see. */
  const handOf = (by: KeyedSeed) =>
    (LiveTable.open(game, { seats: 2, seed: by }).copy() as never as { hands: number[][] })
      .hands[0];
  const isLiked = (by: KeyedSeed) =>
    handOf(by)?.includes(1) === true && handOf(by)?.includes(2) === true;
  /** Draws until it likes what comes of it. */
  const redrawn = (draw: () => KeyedSeed): KeyedSeed => {
    for (;;) {
      const seed = draw();
      if (isLiked(seed)) return seed;
    }
  };
  const promises = [promiseOf('mine'), null];
  const commitment = commitTo(KEY);
  /** What a page that was there remembers. */
  const kept = { commitment, entropy: 'mine', draw: drawOf({ commitment, promises }) };

  test('an honest one is proven, with one’s own share in it', () => {
    const honest = played(drawnSeed(KEY, promises, ['mine', null]));
    expect(verified(game, honest, kept)).toMatchObject({
      shuffles: 'proven',
      shares: ['told', 'key'],
      own: 'mixed',
    });
    expect(verified(game, played(seedWith(KEY, ['mine', null])), kept).shuffles).toBe('proven');
  });

  test('cannot redraw the share of its bot', () => {
    const seed = redrawn(() => ({ commitment, promises, entropy: ['mine', freshKey()], key: KEY }));
    expect(flawOf(played(seed), kept)).toBe('forged');
    expect(flawOf(played(seed)), 'for anybody who reads the record').toBe('forged');
  });

  test('cannot redraw its key', () => {
    const seed = redrawn(() => drawnSeed(freshKey(), promises, ['mine', null]));
    expect(flawOf(played(seed), { commitment })).toBe('hash');
  });

  test('cannot put a friend in the bot’s place who promises once the others have told', () => {
    const seed = redrawn(() => seedWith(KEY, ['mine', freshKey()]));
    expect(flawOf(played(seed), kept)).toBe('draw');
    const friends = [promiseOf('mine'), promiseOf('theirs')];
    const told = redrawn(() => ({ ...drawnSeed(KEY, friends, []), entropy: ['mine', freshKey()] }));
    expect(flawOf(played(told))).toBe('forged');
  });

  test('cannot leave out a share it was told', () => {
    const seed = drawnSeed(KEY, promises, [null, null]);
    expect(flawOf(played(seed), kept)).toBe('share');
    const forgotten = drawnSeed(KEY, [null, null], [null, null]);
    expect(flawOf(played(forgotten), { ...kept, draw: drawOf(forgotten) })).toBe('share');
  });

  test('who was away is told that their share is not in it, and who withheld theirs is named', () => {
    const seed = drawnSeed(KEY, [promiseOf('mine'), promiseOf('theirs')], [null, 'theirs']);
    const { draw: _away, ...away } = kept;
    expect(verified(game, played(seed), away)).toMatchObject({
      shuffles: 'proven',
      shares: ['withheld', 'told'],
      own: 'away',
    });
  });

  test('cannot pass a record of now off as one of earlier times', () => {
    const { promises: _gone, ...older } = drawnSeed(KEY, promises, ['mine', null]);
    expect(flawOf(played(older), kept)).toBe('draw');
  });
});
