// What the server keeps on disk, behind one small interface.

import type { KeyedSeed } from '../kernel/fairness.ts';
import type { Seat } from '../kernel/game.ts';

/** Somebody with a name and a credential; only the credential's hash is kept. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** Who holds a seat: a guest, a bot, both while a bot stands in, or nobody yet. */
export interface Holder {
  readonly guest: string | null;
  readonly bot: string | null;
}

/** Where a table stands. A frozen one no longer replays and waits for somebody to look at it. */
export type Status = 'lobby' | 'playing' | 'over' | 'frozen';

/** A table as it is kept: everything but what was played at it. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: object;
  readonly seed: KeyedSeed;
  readonly holders: readonly Holder[];
  readonly status: Status;
  /** Whoever knows it may take a free seat. */
  readonly invitation: string;
  /** Whoever knows it may look on, without secrets. */
  readonly lookOn: string;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** One thing done at a table: a choice, or a choice taken back. */
export type Deed =
  | { readonly seat: Seat; readonly choice: unknown }
  | { readonly seat: Seat; readonly undo: true };

/** The number of a deed was taken: another writer was faster. Nothing was written. */
export class Taken extends Error {
  override name = 'Taken';
}

/** The server's memory. Whatever a promise of it fulfils is on disk. */
export interface Store {
  addGuest(guest: Guest, credentialHash: string): Promise<void>;
  guestBy(credentialHash: string): Promise<Guest | null>;
  guestNames(ids: readonly string[]): Promise<Map<string, string>>;

  addTable(table: TableRow): Promise<void>;
  table(id: string): Promise<TableRow | null>;
  tablesOf(guest: string): Promise<TableRow[]>;
  tablesThatAre(status: Status): Promise<TableRow[]>;
  /** Changes what may change of a table. */
  changeTable(
    id: string,
    change: Partial<Pick<TableRow, 'holders' | 'seed' | 'status' | 'changedAt'>>,
  ): Promise<void>;

  /** Writes a table's n-th deed, counted from 0; throws Taken if there is one already. */
  addDeed(table: string, number: number, deed: Deed): Promise<void>;
  deedsOf(table: string): Promise<Deed[]>;

  close(): Promise<void>;
}
