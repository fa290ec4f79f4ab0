// What the server keeps on disk, behind one small interface.

import type { Language } from '../kernel/box.ts';
import type { KeyedSeed } from '../kernel/fairness.ts';
import type { Seat } from '../kernel/game.ts';

/** Somebody with a name. Each of their devices has a credential; only its hash is kept. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** Who holds a seat: a guest, a bot, both while a bot stands in, or nobody yet. */
export interface Holder {
  readonly guest: string | null;
  readonly bot: string | null;
  /** What the guest added to the shuffles on sitting down. */
  readonly entropy: string | null;
  /** Whether the guest has put the table away among old ones. */
  readonly archived: boolean;
}

/** Where a table stands. A frozen one no longer replays and waits for somebody to look at it. */
export type Status = 'lobby' | 'playing' | 'over' | 'closed' | 'frozen';

/** A table as it is kept: everything but what was played at it. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: object;
  readonly seed: KeyedSeed;
  /** The guest who may begin and close it: whoever opened it, or who took over. */
  readonly host: string;
  readonly holders: readonly Holder[];
  readonly status: Status;
  /** The seats everybody waits for, as everybody may know. */
  readonly waitsFor: readonly Seat[];
  /** Whoever knows it may take a free seat. */
  readonly invitation: string;
  /** Whoever knows it may look on, without secrets. */
  readonly lookOn: string;
  readonly createdAt: number;
  /** When play began; null before that. */
  readonly begunAt: number | null;
  readonly changedAt: number;
}

/** What may change of a table. */
export type TableChange = Partial<
  Pick<TableRow, 'host' | 'holders' | 'seed' | 'status' | 'waitsFor' | 'begunAt' | 'changedAt'>
>;

/** What a deed changes of its table: only what everybody noticed changes it, in the moment it was done. */
export type DeedChange = Pick<TableChange, 'status' | 'waitsFor'>;

/** One thing done at a table: a choice, or a choice taken back. */
export type Deed =
  | { readonly seat: Seat; readonly choice: unknown }
  | { readonly seat: Seat; readonly undo: true };

/** A deed, and when it was done. */
export interface Done {
  readonly deed: Deed;
  readonly when: number;
}

/** Something a seat said to the others. */
export interface Line {
  readonly seat: Seat;
  readonly text: string;
  readonly when: number;
}

/** Who has come so far. */
export interface Guests {
  add(guest: Guest): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  addCredential(hash: string, guest: string): Promise<void>;
  /** The guest with this credential. */
  with(credentialHash: string): Promise<Guest | null>;
  namesOf(ids: readonly string[]): Promise<Map<string, string>>;
  /** Keeps the hash of a code that lets another device be this guest, once. */
  addCode(hash: string, guest: string, until: number): Promise<void>;
  /** Uses up a code: the guest it stands for, or null if there is none, or none any more. */
  takeCode(hash: string, now: number): Promise<Guest | null>;
}

/** A browser of a guest that wants to be called when it is their turn, with the page closed. */
export interface Device {
  readonly guest: string;
  /** Where its push service takes messages for it. */
  readonly endpoint: string;
  /** What only this browser can decrypt with. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: Language;
  /** The address under which it knows this server. */
  readonly origin: string;
}

/** The browsers that want to be called. */
export interface Devices {
  /**
   * Adds a browser, or learns anew who it belongs to. Of a guest's browsers at most so many are
   * kept: the ones heard of last.
   */
  add(device: Device, now: number, most: number): Promise<void>;
  of(guest: string): Promise<Device[]>;
  forget(guest: string, endpoint: string): Promise<void>;
}

/** The number of a deed was taken: another writer was faster. Nothing was written. */
export class Taken extends Error {
  override name = 'Taken';
}

/** The server's memory. Whatever a promise of it fulfils is on disk. */
export interface Store {
  readonly guests: Guests;

  addTable(table: TableRow): Promise<void>;
  table(id: string): Promise<TableRow | null>;
  tablesOf(guest: string): Promise<TableRow[]>;
  tablesThatAre(status: Status): Promise<TableRow[]>;
  changeTable(id: string, change: TableChange): Promise<void>;

  /**
   * Writes a table's n-th deed, counted from 0, and what it changes of the table; throws Taken if
   * there is one already.
   */
  addDeed(table: string, number: number, done: Done, change?: DeedChange): Promise<void>;
  deedsOf(table: string): Promise<Done[]>;

  addLine(table: string, line: Line): Promise<void>;
  /** What was said at a table lately, the oldest first. */
  linesOf(table: string, most: number): Promise<Line[]>;

  readonly devices: Devices;
  /** A secret of the server by its name: the one it has, or else this fresh one, kept from now on. */
  secret(name: string, fresh: string): Promise<string>;

  close(): Promise<void>;
}
