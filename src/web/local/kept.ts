// The table in progress, kept in this browser between visits.

import type { Kept, Start } from './messages.ts';

const KEY = 'stolik.table';
let laid: Start | null = null;

/** Lays a new table: it takes the place of the kept one as soon as it is opened. */
export function lay(start: Start): void {
  laid = start;
}

/** The table to play at: one just laid, or else the kept one. */
export function tableToPlay(): Start | Kept | null {
  return laid ?? keptTable();
}

/** Keeps a table, or with null forgets it. A browser that refuses to store just does not keep. */
export function keep(table: Kept | null): void {
  laid = null;
  try {
    if (table === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(table));
  } catch {
    // Private windows and full disks: play goes on.
  }
}

/** The kept table, if there is one that can be read. */
export function keptTable(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    const whole =
      kept !== null &&
      typeof kept.game === 'string' &&
      typeof kept.record === 'string' &&
      typeof kept.options === 'object' &&
      Array.isArray(kept.bots);
    return whole ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
