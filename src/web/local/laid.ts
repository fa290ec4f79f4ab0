// Tables just laid, until the worker has put them into the drawer.

import { keptTables, tidy } from './drawer.ts';
import type { Start } from './messages.ts';

const laid = new Map<string, Start>();

/** Lays a new table and says under which name. */
export function lay(start: Start): string {
  const id = Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
  laid.set(id, start);
  tidy();
  return id;
}

/** How a table was laid, if nobody has begun to play at it yet. */
export function laidAs(id: string): Start | null {
  return laid.get(id) ?? null;
}

/** From now on the table is in the drawer. */
export function begun(id: string): void {
  laid.delete(id);
}

/** The table of a game that was played last and is not over. */
export async function lastTable(game: string): Promise<string | null> {
  const old = takeOld();
  if (old) return lay(old);
  const kept = await keptTables();
  return kept.find(label => label.game === game && !label.over)?.id ?? null;
}

const OLD = 'stolik.table';

/** The one table earlier versions kept: a person on seat 0, bots on the others. */
function takeOld(): Start | null {
  try {
    const old = JSON.parse(localStorage.getItem(OLD) ?? 'null') as {
      game: string;
      options: Start['options'];
      bots: string[];
      record: string;
    } | null;
    localStorage.removeItem(OLD);
    if (old === null) return null;
    const { game, options, bots, record } = old;
    const holders = ['', ...NAMES.slice(0, bots.length)].map((name, seat) => ({
      name,
      bot: bots[seat - 1] ?? null,
    }));
    return { game, options, holders, record };
  } catch {
    return null;
  }
}

const NAMES = ['Kasia', 'Bartek', 'Tomek', 'Wanda'];
