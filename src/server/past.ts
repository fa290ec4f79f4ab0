// What a watcher was shown earlier at a table that is still being played: worked out again from its deeds.

import type { LiveTable } from '../kernel/live.ts';
import type { Seen } from '../kernel/view.ts';
import { done, noticed, type Watcher } from './running.ts';
import type { Done } from './store.ts';

/** What a watcher was shown once they had been told of `at` things; the set-up is the first. */
export interface Past {
  readonly at: number;
  readonly seen: Seen;
}

/** How much of the past is told at once. */
export const MOST_PAST = 50;

/** The past of one watcher at a table that stands at its beginning, from one count of things told to another, and not more than fifty of them. */
export function pastOf(
  live: LiveTable,
  deeds: readonly Done[],
  watcher: Watcher,
  from: number,
  to: number,
): Past[] {
  const first = Math.max(1, from);
  const last = Math.min(to, first + MOST_PAST - 1);
  const past: Past[] = [];
  let at = 0;
  const tell = (seen: Seen) => {
    at++;
    if (at >= first && at <= last) past.push({ at, seen });
  };
  tell(live.seenBy(watcher));
  for (const { deed } of deeds) {
    if (at >= last) break;
    if (noticed(live, done(live, deed), watcher)) tell(live.seenBy(watcher));
  }
  return past;
}
