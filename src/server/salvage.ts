// What is sound of a damaged file, copied into a new one. Tables come whole, or cut off where the
// damage begins, or not at all; which of these is always said.

import { copyFileSync, existsSync, rmSync } from 'node:fs';
import Database, { SqliteError } from 'better-sqlite3';
import { Refusal } from '../kernel/settings.ts';
import { putInPlace } from './copy.ts';
import { keepPrivate, TAILS } from './data-file.ts';
import { Finds, type Found } from './salvage-finds.ts';
import { bringUpToDate, versionOf } from './schema.ts';

/** What became of everything in a damaged file. */
export interface Salvaged {
  /** How many tables are as they were. */
  readonly whole: number;
  /** Tables that go on from an earlier choice: those after it could not be read. */
  readonly cut: readonly { readonly table: string; readonly choices: number }[];
  /** Tables of which too little could be read. */
  readonly lost: readonly string[];
  readonly guests: number;
  /** How many of the guests are called "?" until they say their name again. */
  readonly nameless: number;
}

/** Saves what is sound of the database `from` in the new file `to`. Nobody may have it open. */
export function salvage(from: string, to: string): Salvaged {
  const [damaged, draft] = [`${to}.${process.pid}.damaged`, `${to}.${process.pid}.tmp`];
  try {
    for (const tail of ['', '-wal'].filter(tail => existsSync(from + tail))) {
      keepPrivate(damaged + tail);
      copyFileSync(from + tail, damaged + tail);
    }
    keepPrivate(draft);
    const saved = copySound(damaged, draft, from);
    putInPlace(draft, to);
    return saved;
  } finally {
    for (const file of [damaged, draft])
      for (const tail of ['', ...TAILS]) rmSync(file + tail, { force: true });
  }
}

function copySound(damaged: string, draft: string, name: string): Salvaged {
  const source = new Database(damaged);
  const target = new Database(draft);
  try {
    bringUpToDate(target, versionOf(source));
    const finds = new Finds(source, target);
    return target.transaction(() => new Rescue(finds).all())();
  } catch (error) {
    if (!(error instanceof SqliteError)) throw error;
    throw new Refusal(`nothing of ${name} can be read (${error.message}): restore a backup`);
  } finally {
    source.close();
    target.close();
  }
}

/** Goes through everything in the order in which one thing needs another. */
class Rescue {
  private readonly cut: { table: string; choices: number }[] = [];
  private readonly lost: string[] = [];
  private whole = 0;

  constructor(private readonly finds: Finds) {}

  all(): Salvaged {
    const { finds } = this;
    for (const name of ['secrets', 'credentials', 'codes', 'devices']) finds.copyAll(name);
    const tables = new Map(finds.all('tables').map(row => [String(row.id), row]));
    const known = new Set([
      ...tables.keys(),
      ...finds.tablesIn('holders'),
      ...finds.tablesIn('deeds'),
    ]);
    for (const id of known) {
      const row = tables.get(id) ?? finds.one('tables', id);
      this.saveTable(id, row, finds.of('holders', id).rows);
    }
    return {
      whole: this.whole,
      cut: this.cut,
      lost: this.lost,
      ...this.saveGuests(),
    };
  }

  private saveTable(id: string, row: Found | null, seats: readonly Found[]): void {
    const isKnown = row !== null && isSound(row) && isRow(seats, 'seat');
    if (!isKnown || !this.finds.put('tables', row)) return void this.lost.push(id);
    for (const seat of seats) this.finds.put('holders', seat);
    const { rows, isTorn } = this.finds.of('deeds', id);
    const sound = rows.slice(0, firstGap(rows));
    for (const deed of sound) this.finds.put('deeds', deed);
    // What was said keeps its order; a gap in the numbers would be in the way of the next line.
    for (const [number, line] of this.finds.of('lines', id).rows.entries())
      this.finds.put('lines', { ...line, number });
    if (!isTorn && sound.length === rows.length) return void this.whole++;
    this.cut.push({ table: id, choices: sound.length });
    if (row.status === 'over') this.finds.reopen(id);
  }

  /** Whoever can prove who they are keeps their seats, though nobody knows their name. */
  private saveGuests(): { guests: number; nameless: number } {
    const { finds } = this;
    const known = new Set(
      finds.saved(
        'select guest as id from credentials union select guest from holders where guest is not null',
      ),
    );
    const named = finds.all('guests').filter(({ id, name }) => finds.put('guests', { id, name }));
    for (const { id } of named) known.delete(String(id));
    let nameless = 0;
    for (const id of known) {
      const row = finds.one('guests', id);
      if (row !== null && finds.put('guests', row)) continue;
      finds.put('guests', { id, name: '?' });
      nameless++;
    }
    return { guests: finds.saved('select id from guests').length, nameless };
  }
}

const STATUS = /^(lobby|playing|over|closed|frozen)$/;

/** Whether a table's row says what such a row must. */
function isSound({ options, seed, waits_for, status }: Found): boolean {
  return [options, seed, waits_for].every(isJson) && STATUS.test(String(status));
}

function isJson(text: unknown): boolean {
  try {
    return typeof JSON.parse(String(text)) === 'object';
  } catch {
    return false;
  }
}

/** Whether rows are numbered from 0 on without a gap, and there is one. */
function isRow(rows: readonly Found[], key: string): boolean {
  return rows.length > 0 && rows.every((row, i) => row[key] === i);
}

/** How many deeds there are from the first on before one is missing or says nothing. */
function firstGap(deeds: readonly Found[]): number {
  const gap = deeds.findIndex(({ number, deed }, i) => number !== i || !isJson(deed));
  return gap < 0 ? deeds.length : gap;
}
