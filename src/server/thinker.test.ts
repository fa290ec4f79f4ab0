// Threads that hang, die and err: whoever asked hears of it, and the next thought is thought.

import { afterEach, expect, test } from 'vitest';
import { type Thinker, thinkInThreads } from './thinker.ts';

const open: Thinker[] = [];
afterEach(async () => {
  for (const thinker of open.splice(0)) await thinker.close();
});

function threads(count: number, script = './kit/bad-thread.mjs'): Thinker {
  const thinker = thinkInThreads(count, new URL(script, import.meta.url), { deadline: 2000 });
  open.push(thinker);
  return thinker;
}

const thought = (bot: string, seat = 0) => ({ game: 'mines', known: {}, seat, bot, seed: '' });

test('what comes while all threads are busy goes to the first that is idle', async () => {
  const thinker = threads(2);
  let hangs = true;
  const hanging = thinker.think(thought('hangs')).catch((error: Error) => {
    hangs = false;
    return error.message;
  });
  const others = [1, 2, 3, 4, 5].map(seat => thinker.think(thought('quick', seat)));
  expect(await Promise.all(others)).toEqual([1, 2, 3, 4, 5].map(seat => `quick for ${seat}`));
  expect(hangs, 'nobody waited for the one that hangs').toBe(true);
  expect(await hanging).toBe('hangs thought for more than 2000 ms');
});

test('a thread that misses its deadline is ended, and another takes its place', async () => {
  const thinker = threads(1);
  const hanging = thinker.think(thought('hangs'));
  const next = thinker.think(thought('quick', 3));
  await expect(hanging).rejects.toThrow('more than 2000 ms');
  expect(await next).toBe('quick for 3');
});

test.each(['dies', 'exits', 'errs'])('a thread that %s harms nobody but its thought', async bot => {
  const thinker = threads(1);
  for (let again = 0; again < 2; again++) {
    await expect(thinker.think(thought(bot))).rejects.toThrow();
    expect(await thinker.think(thought('quick', 1))).toBe('quick for 1');
  }
});

test('threads that cannot even begin are not hired for ever', async () => {
  const thinker = threads(2, './kit/there-is-no-such-file.mjs');
  for (let again = 0; again < 3; again++)
    await expect(thinker.think(thought('quick'))).rejects.toThrow();
});

test('whoever waits when the server stops hears that nobody thinks any more', async () => {
  const thinker = threads(1);
  const hanging = thinker.think(thought('hangs'));
  const waiting = thinker.think(thought('quick'));
  thinker.close();
  await expect(hanging).rejects.toThrow('any more');
  await expect(waiting).rejects.toThrow('any more');
  await expect(thinker.think(thought('quick'))).rejects.toThrow('any more');
});
