// What this browser was promised when a table opened, the hash of the server's key, and what it
// promised itself: the hash of its share of the shuffles. The share is told when all promises are
// fixed, and all of it is kept, so that after the end this browser can check the shuffles itself.

import { drawOf, freshKey, promiseOf } from '../../kernel/fairness.ts';
import type { Card } from '../../wire/messages.ts';
import { api } from './api.ts';

/** What this browser remembers of a table's beginning. */
interface Promised {
  /** The hash of the key, as it was shown first. */
  readonly commitment: string;
  /** The share this browser drew; null if it only looked on. */
  readonly entropy: string | null;
  /** The hash of all that was fixed before the share was told; missing if this browser was not there. */
  readonly draw?: string;
  /** Whether the server has taken the promise. */
  readonly isPromised?: boolean;
}

const keyOf = (table: string) => `stolik.promise.${table}`;

/** What was promised at a table; null if this browser was not there. */
export function promisedAt(table: string): Promised | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null') as Promised | null;
  } catch {
    return null;
  }
}

/** Does what is to be done for fair shuffles, whenever there is news of a table. */
export async function takePart(card: Card): Promise<void> {
  keepPromise(card);
  if (card.status !== 'lobby' || card.seat === null) return;
  if (card.seed.promises !== undefined)
    await tellShare(card, card.seed.promises[card.seat] ?? null);
  // Another browser of the same guest may have promised a share already.
  else if (card.holders[card.seat]?.promise === null) await promiseShare(card);
}

/** Draws a share, once, and promises it to everybody at the table. */
async function promiseShare({ id, seed }: Card): Promise<void> {
  const kept = promisedAt(id);
  const entropy = kept?.entropy ?? freshKey();
  keep(id, { ...kept, commitment: kept?.commitment ?? seed.commitment, entropy });
  // What cannot be remembered cannot be told later, so it is not promised.
  if (promisedAt(id)?.entropy !== entropy) return;
  await api.promise(id, promiseOf(entropy));
  keep(id, { commitment: seed.commitment, ...promisedAt(id), entropy, isPromised: true });
}

/**
 * All promises are fixed: remembers them and tells what was promised, but for the first such draw
 * only. A promise that was taken and is not among them is remembered as well: somebody left it out.
 */
async function tellShare({ id, seed }: Card, promise: string | null): Promise<void> {
  const kept = promisedAt(id);
  if (kept === null || kept.entropy === null || kept.commitment !== seed.commitment) return;
  const draw = drawOf(seed);
  const isMine = promise === promiseOf(kept.entropy);
  const isLeftOut = promise === null && kept.isPromised === true;
  if ((!isMine && !isLeftOut) || (kept.draw ?? draw) !== draw) return;
  keep(id, { ...kept, draw });
  if (isMine) await api.share(id, kept.entropy);
}

/** Keeps the hash of a table this browser sees for the first time while its key is secret. */
function keepPromise({ id, seed, status }: Card): void {
  if (status !== 'over' && status !== 'closed' && promisedAt(id) === null)
    keep(id, { commitment: seed.commitment, entropy: null });
}

function keep(table: string, promised: Promised): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(promised));
  } catch {
    // A browser that keeps nothing can still be told the hash by its owner.
  }
}
