// Rows that can still be read of a damaged file, found from both ends and one by one.

import type Database from 'better-sqlite3';
import { SqliteError } from 'better-sqlite3';

/** A row, whatever its columns. */
export interface Found {
  readonly [column: string]: unknown;
}

/** The key by which rows lie in order; a row of its own number where there is none. */
const KEYS: { readonly [name: string]: readonly string[] } = {
  guests: ['rowid'],
  tables: ['rowid'],
  holders: ['table_id', 'seat'],
  deeds: ['table_id', 'number'],
  lines: ['table_id', 'number'],
};

/** Reads what it can of one database and puts it into another. */
export class Finds {
  constructor(
    private readonly source: Database.Database,
    private readonly target: Database.Database,
  ) {}

  /** Every row that can be read, coming from both ends to where the damage is. */
  all(name: string): Found[] {
    return this.read(name, '', []).rows;
  }

  /** The tables those rows belong to. */
  tablesIn(name: string): string[] {
    return this.all(name).map(({ table_id }) => String(table_id));
  }

  /** What belongs to one table, in order, and whether some of it could not be read. */
  of(name: string, table: string): { rows: Found[]; isTorn: boolean } {
    return this.read(name, 'where table_id = ?', [table]);
  }

  /** One row by its id, which may be found by an index where the rows themselves are torn. */
  one(name: string, id: string): Found | null {
    return this.read(name, 'where id = ?', [id]).rows[0] ?? null;
  }

  private read(name: string, where: string, values: string[]): { rows: Found[]; isTorn: boolean } {
    const keys = KEYS[name] ?? this.keysOf(name);
    const walk = (direction: string) => {
      const order = keys.map(key => `${key} ${direction}`).join(', ');
      return this.walk(`select * from ${name} ${where} order by ${order}`, values);
    };
    const forth = walk('asc');
    if (!forth.isTorn) return forth;
    const back = walk('desc').rows.reverse();
    const known = new Set(forth.rows.map(row => JSON.stringify(row)));
    return {
      rows: [...forth.rows, ...back.filter(row => !known.has(JSON.stringify(row)))],
      isTorn: true,
    };
  }

  /** Reads row after row, as far as that goes. */
  private walk(sql: string, values: string[]): { rows: Found[]; isTorn: boolean } {
    const rows: Found[] = [];
    try {
      for (const row of this.source.prepare(sql).iterate(...values)) rows.push(row as Found);
      return { rows, isTorn: false };
    } catch (error) {
      if (!(error instanceof SqliteError)) throw error;
      return { rows, isTorn: true };
    }
  }

  private keysOf(name: string): string[] {
    const sql = 'select name from pragma_table_info(?) where pk > 0 order by pk';
    return this.target.prepare(sql).pluck().all(name) as string[];
  }

  /** Puts every row of a kind into the new file. */
  copyAll(name: string): void {
    for (const row of this.all(name)) this.put(name, row);
  }

  /** Puts a row into the new file; says whether it is one the new file takes. */
  put(name: string, row: Found): boolean {
    const columns = Object.keys(row);
    const sql = `insert into ${name} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;
    try {
      this.target.prepare(sql).run(...Object.values(row));
      return true;
    } catch (error) {
      if (error instanceof SqliteError && error.code.startsWith('SQLITE_CONSTRAINT')) return false;
      throw error;
    }
  }

  /** A table that was over goes on: its last choices are gone. */
  reopen(id: string): void {
    this.target.prepare(`update tables set status = 'playing' where id = ?`).run(id);
    const columns = this.target
      .prepare(`select name from pragma_table_info('tables')`)
      .pluck()
      .all();
    if (columns.includes('placed'))
      this.target.prepare('update tables set placed = null where id = ?').run(id);
  }

  /** Ids in the new file. */
  saved(sql: string): string[] {
    return this.target.prepare(sql).pluck().all() as string[];
  }
}
