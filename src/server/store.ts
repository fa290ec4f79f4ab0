// What the server keeps on disk, behind one small interface.

import type { Language } from '../kernel/box.ts';
import type { KeyedSeed } from '../kernel/fairness.ts';
import type { Seat } from '../kernel/game.ts';
import type { Notice } from '../wire/messages.ts';
import type { Pace } from '../wire/pace.ts';

/** Somebody with a name. Each of their devices has a credential; only its hash is kept. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** Who holds a seat: a guest, a bot, both while a bot stands in, or nobody yet. */
export interface Holder {
  readonly guest: string | null;
  readonly bot: string | null;
  /** The hash of what the guest will add to the shuffles, which is told when all hashes are fixed. */
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
  /** The table that was opened to play again, once somebody has. */
  readonly again?: Again;
  /** How it ended, once somebody has asked. */
  readonly placed?: readonly Placed[];
  /** How fast people agreed to play; a day for a choice where they never did. */
  readonly pace?: Pace;
}

/** Where a seat came in, and with how many points. */
export interface Placed {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
}

/** A table like the one before, and what lets the same people in. */
export interface Again {
  readonly id: string;
  readonly invitation: string;
}

/** What may change of a table. */
export type TableChange = Partial<
  Pick<
    TableRow,
    | 'host'
    | 'version'
    | 'holders'
    | 'seed'
    | 'status'
    | 'waitsFor'
    | 'begunAt'
    | 'changedAt'
    | 'again'
    | 'placed'
  >
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

/** Something somebody said to the others, or did about one of them. */
export interface Line {
  /** Who; null for lines of old files, which know no more than the seat. */
  readonly guest: string | null;
  /** Where they sat then. */
  readonly seat: Seat;
  readonly notice?: Notice;
  readonly text: string;
  readonly when: number;
}

/** Who has come so far. */
export interface Guests {
  add(guest: Guest): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  /** Notes that a guest is here, once a day. */
  seen(id: string, now: number): Promise<void>;
  /** Forgets guests who have no table, host none, and were not here since. */
  forgetIdle(since: number): Promise<void>;
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
  /** How many tables a guest is the host of that are not done with. */
  openTablesOf(guest: string): Promise<number>;
  /** Notes that somebody who sits there has come into a lobby, once a day. */
  entered(table: string, now: number): Promise<void>;
  /** Tables that were never begun and that nobody has come into since. */
  deserted(since: number): Promise<string[]>;
  /** Forgets a table, with all that was done and said at it. */
  removeTable(id: string): Promise<void>;
  changeTable(id: string, change: TableChange): Promise<void>;

  /**
   * Writes a table's n-th deed, counted from 0, and what it changes of the table; throws Taken if
   * there is one already.
   */
  addDeed(table: string, number: number, done: Done, change?: DeedChange): Promise<void>;
  deedsOf(table: string): Promise<Done[]>;

  /** Adds a line; of a table's lines the last thousand are kept. */
  addLine(table: string, line: Line): Promise<void>;
  /** What was said at a table lately, the oldest first. */
  linesOf(table: string, most: number): Promise<Line[]>;

  readonly devices: Devices;
  /** A secret of the server by its name: the one it has, or else this fresh one, kept from now on. */
  secret(name: string, fresh: string): Promise<string>;

  /** Writes a trifle, to find out whether anything can be written. */
  check(now: number): Promise<void>;

  close(): Promise<void>;
}
