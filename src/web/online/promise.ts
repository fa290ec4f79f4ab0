// What this browser was promised when a table opened: the hash of the server's key. It adds chance
// of its own, and keeps both, so that after the end it can check the shuffles itself.

import { freshKey } from '../../kernel/fairness.ts';
import type { Card } from '../../wire/messages.ts';

/** The hash that was shown, and what this browser added after it had seen it. */
interface Promised {
  readonly commitment: string;
  readonly entropy: string | null;
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

/** Keeps the hash the table shows, and returns chance to add to it. */
export function addChance({ id, seed }: Card): string {
  const entropy = freshKey();
  keep(id, { commitment: seed.commitment, entropy });
  return entropy;
}

/** Keeps the hash of a table this browser looks at for the first time while it is played. */
export function keepPromise({ id, seed, status }: Card): void {
  if (status !== 'over' && promisedAt(id) === null)
    keep(id, { commitment: seed.commitment, entropy: null });
}

function keep(table: string, promised: Promised): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(promised));
  } catch {
    // A browser that keeps nothing can still be told the hash by its owner.
  }
}
