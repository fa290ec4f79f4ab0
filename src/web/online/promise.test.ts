// What a page does for fair shuffles: promise once, tell when all is fixed, remember who left it out.

import { beforeEach, expect, test, vi } from 'vitest';
import { drawOf, promiseOf } from '../../kernel/fairness.ts';
import type { Card } from '../../wire/messages.ts';
import { promisedAt, takePart } from './promise.ts';

const asked = vi.hoisted(() => ({
  promise: vi.fn(async (_id: string, _promise: string) => ({})),
  share: vi.fn(async (_id: string, _share: string) => ({ taken: true })),
}));
vi.mock('./api.ts', () => ({ api: asked }));

let kept = new Map<string, string>();
let isFull = false;
beforeEach(() => {
  kept = new Map();
  isFull = false;
  vi.clearAllMocks();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new Error('full');
      kept.set(key, text);
    },
  });
});

interface Told {
  readonly mine?: string | null;
  readonly promises?: (string | null)[];
  readonly status?: Card['status'];
  readonly commitment?: string;
}

/** A table of two, at which this browser has the first seat. */
const card = ({ mine = null, promises, status = 'lobby', commitment = 'of the key' }: Told = {}) =>
  ({
    id: 'x',
    seat: 0,
    status,
    seed: { commitment, entropy: [], ...(promises ? { promises } : {}) },
    holders: [
      { name: 'Ola', bot: null, present: true, promise: mine },
      { name: null, bot: 'greedy', present: false, promise: null },
    ],
  }) as unknown as Card;

/** Sits down; returns what was promised. */
async function promised(): Promise<string> {
  await takePart(card());
  return promiseOf(promisedAt('x')?.entropy ?? '');
}

test('the hash of a share is promised, and the share told once all promises are fixed', async () => {
  const promise = await promised();
  expect(asked.promise.mock.calls).toEqual([['x', promise]]);
  await takePart(card({ mine: promise }));
  expect(asked.promise).toHaveBeenCalledTimes(1);
  expect(asked.share).not.toHaveBeenCalled();
  const drawn = card({ mine: promise, promises: [promise, null] });
  await takePart(drawn);
  expect(asked.share.mock.calls).toEqual([['x', promisedAt('x')?.entropy]]);
  expect(promisedAt('x')?.draw).toBe(drawOf(drawn.seed));
});

test('it is not told to a second draw, nor to a table with another key', async () => {
  const promise = await promised();
  await takePart(card({ promises: [promise, null], commitment: 'of another key' }));
  expect(asked.share).not.toHaveBeenCalled();
  await takePart(card({ promises: [promise, null] }));
  const first = promisedAt('x')?.draw;
  await takePart(card({ promises: [promise, promiseOf('a friend of the server')] }));
  expect(asked.share).toHaveBeenCalledTimes(1);
  expect(promisedAt('x')?.draw).toBe(first);
});

test('a promise that was taken and left out is remembered, for verify to say so', async () => {
  await promised();
  const without = card({ promises: [null, null] });
  await takePart(without);
  expect(asked.share).not.toHaveBeenCalled();
  expect(promisedAt('x')?.draw).toBe(drawOf(without.seed));
});

test('what another browser of the same guest promised stays', async () => {
  const theirs = promiseOf('drawn on the telephone');
  await takePart(card({ mine: theirs }));
  await takePart(card({ mine: theirs, promises: [theirs, null] }));
  expect(asked.promise).not.toHaveBeenCalled();
  expect(asked.share).not.toHaveBeenCalled();
  expect(promisedAt('x')).toEqual({ commitment: 'of the key', entropy: null });
});

test('a browser that can remember nothing promises nothing; when the key is open nothing is kept', async () => {
  isFull = true;
  await takePart(card());
  expect(asked.promise).not.toHaveBeenCalled();
  isFull = false;
  await takePart(card({ status: 'closed' }));
  expect(promisedAt('x')).toBeNull();
});
