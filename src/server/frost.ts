// Tables that no longer replay are frozen, with the reason; they thaw as soon as they replay again.

import { boxNamed } from '../games/shelf.ts';
import { Refusal } from '../kernel/settings.ts';
import { done, openLive } from './running.ts';
import type { Store, TableRow } from './store.ts';

/** A table that does not replay, and why. */
interface Frozen {
  readonly table: string;
  readonly reason: string;
}

/** What became of the tables that were looked at. */
export interface Checked {
  /** Those that do not replay: frozen now, or since long. */
  readonly frozen: readonly Frozen[];
  /** Those that do again. */
  readonly thawed: readonly string[];
}

type Reading = Pick<Store, 'deedsOf' | 'tablesThatAre' | 'changeTable'>;

/**
 * Replays tables: one that no longer replays is frozen, a frozen one that does again goes on, and
 * `sound` hears of every one that can be played. One that cannot be read is left as it is.
 */
export async function check(
  rows: readonly TableRow[],
  store: Reading,
  { sound = async () => {}, unread = () => {} }: Hearing = {},
): Promise<Checked> {
  const frozen: Frozen[] = [];
  const thawed: string[] = [];
  for (const row of rows) {
    const { id, status } = row;
    try {
      const reason = await whyBroken(row, store);
      if (reason !== null) {
        if (status !== 'frozen') await store.changeTable(id, { status: 'frozen' });
        frozen.push({ table: id, reason });
        continue;
      }
      if (status === 'frozen') {
        await store.changeTable(id, { status: 'playing' });
        thawed.push(id);
      }
    } catch (error) {
      // What cannot be read now may be read later: that says nothing about the table.
      unread(error);
      continue;
    }
    await sound(row);
  }
  return { frozen, thawed };
}

interface Hearing {
  sound?(row: TableRow): Promise<void>;
  unread?(error: unknown): void;
}

/** Replays every frozen table; those that replay again go on. */
export async function thaw(store: Reading): Promise<Checked> {
  return check(await store.tablesThatAre('frozen'), store, {
    unread: error => {
      throw error;
    },
  });
}

/** Why a table does not replay; null if it does. Throws where it cannot be read. */
async function whyBroken(row: TableRow, store: Reading): Promise<string | null> {
  const deeds = await store.deedsOf(row.id);
  const game = await gameOf(row);
  if (typeof game === 'string') return game;
  try {
    const live = openLive(game, row);
    for (const { deed } of deeds) done(live, deed);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The game that played a table, or why it is not here. */
async function gameOf({ game: name, version }: TableRow) {
  try {
    const { game } = await boxNamed(name);
    return game.version === version
      ? game
      : `it was played by version ${version} of ${name}; here is version ${game.version}`;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
