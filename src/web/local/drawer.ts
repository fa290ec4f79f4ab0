// The drawer: tables of this browser, kept between visits in IndexedDB.
// A worker can write there, so records with their secrets never pass through a page.

import type { Seat } from '../../kernel/game.ts';
import type { Record } from '../../kernel/record.ts';
import { withSeated } from '../replay/seated.ts';
import type { Holder, Start } from './messages.ts';

/** What stands on the label of a kept table: nothing secret. */
export interface Label {
  readonly id: string;
  readonly game: string;
  readonly holders: readonly Holder[];
  readonly choices: number;
  readonly over: boolean;
  /** Where every seat came in, once it is over. */
  readonly placed?: readonly Placed[];
  /** When it was last played at, in milliseconds. */
  readonly when: number;
}

/** Where a seat came in, and with how many points. */
export interface Placed {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
}

/** Where a host keeps tables. */
export interface Drawer {
  /** Puts a table away as it stands; false if this browser does not keep it. */
  keep(id: string, start: Start, record: Record, over: boolean): Promise<boolean>;
  /** The table of this name, ready to be gone on with; null if there is none. */
  find(id: string): Promise<Start | null>;
}

const LABELS = 'labels';
const TABLES = 'tables';
/** How many tables that are over stay in the drawer: far more than somebody plays in a month. */
export const MOST_OVER = 300;

let opening: Promise<IDBDatabase> | null = null;

function opened(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('stolik', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(LABELS, { keyPath: 'id' });
      request.result.createObjectStore(TABLES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

/** Changes the drawer in one go. */
async function change(what: (labels: IDBObjectStore, tables: IDBObjectStore) => void) {
  const database = await opened();
  return new Promise<void>((resolve, reject) => {
    const going = database.transaction([LABELS, TABLES], 'readwrite');
    going.oncomplete = () => resolve();
    going.onabort = () => reject(going.error);
    what(going.objectStore(LABELS), going.objectStore(TABLES));
  });
}

async function read<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const database = await opened();
  return new Promise((resolve, reject) => {
    const request = ask(database.transaction(store).objectStore(store));
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error);
  });
}

/** The drawer of this browser. Where it cannot be opened (private windows, full disks) play goes on, unkept. */
export const drawer: Drawer = {
  async keep(id, { game, options, holders }, record, over) {
    const label: Label = {
      id,
      game,
      holders,
      choices: record.choices.length,
      over,
      ...(record.result ? { placed: placedIn(record.result.standing) } : {}),
      when: Date.now(),
    };
    const kept: Start = { game, options, holders, record: JSON.stringify(record) };
    const keeping = change((labels, tables) => {
      labels.put(label);
      tables.put(kept, id);
    });
    return keeping.then(
      () => true,
      () => false,
    );
  },

  async find(id) {
    const found = read<Start | undefined>(TABLES, tables => tables.get(id));
    return (await found.catch(() => null)) ?? null;
  },
};

const placedIn = (standing: readonly Placed[]): Placed[] =>
  standing.map(({ seat, place, points }) => ({ seat, place, points }));

/** The record of a kept table as text, whatever state it is in; null if there is none. */
export async function keptRecord(id: string): Promise<string | null> {
  const { record, holders } = (await drawer.find(id)) ?? {};
  return record && holders ? withSeated(record, holders) : null;
}

/** The labels of all kept tables, the last played first. */
export async function keptTables(): Promise<Label[]> {
  try {
    const labels = await read<Label[]>(LABELS, store => store.getAll());
    return labels.sort((a, b) => b.when - a.when);
  } catch {
    return [];
  }
}

/** A table that is over, with its record: the one of this name, or the last; null if there is none. */
export async function tableOver(id?: string): Promise<(Start & Label) | null> {
  const over = (await keptTables()).filter(label => label.over);
  const label = id === undefined ? over[0] : over.find(label => label.id === id);
  const start = label ? await drawer.find(label.id) : null;
  return label && start ? { ...label, ...start } : null;
}

/** Clears a table away for good. */
export async function clearAway(...ids: string[]): Promise<void> {
  await change((labels, tables) => {
    for (const id of ids) {
      labels.delete(id);
      tables.delete(id);
    }
  }).catch(() => {});
}

/** Clears away tables that have long been over. */
export async function tidy(): Promise<void> {
  const over = (await keptTables()).filter(label => label.over);
  if (over.length > MOST_OVER) await clearAway(...over.slice(MOST_OVER).map(({ id }) => id));
}
