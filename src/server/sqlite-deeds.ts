// Deeds on their way to disk. Every choice at every table comes through here.

import type Database from 'better-sqlite3';
import { type DeedChange, type Done, Taken } from './store.ts';

/** A deed waiting to be written with others in one commit. */
interface Waiting {
  readonly table: string;
  readonly number: number;
  readonly deed: string;
  readonly when: number;
  readonly change: DeedChange;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** Writes deeds by statements prepared once. */
export class SqliteDeeds {
  private waiting: Waiting[] = [];
  private readonly write: (batch: readonly Waiting[]) => boolean[];

  constructor(private readonly database: Database.Database) {
    this.write = writer(database);
  }

  /** Deeds of all tables that come in at the same moment share one commit, and so one sync. */
  add(table: string, number: number, { deed, when }: Done, change: DeedChange = {}): Promise<void> {
    return new Promise((done, failed) => {
      if (this.waiting.length === 0) setImmediate(() => this.writeWaiting());
      this.waiting.push({ table, number, deed: JSON.stringify(deed), when, change, done, failed });
    });
  }

  private writeWaiting(): void {
    // Within somebody else's transaction nothing would be on disk yet.
    if (this.database.inTransaction) return void setImmediate(() => this.writeWaiting());
    const batch = this.waiting;
    this.waiting = [];
    try {
      const isNew = this.write(batch);
      batch.forEach(({ table, number, done, failed }, i) => {
        if (isNew[i]) done();
        else failed(new Taken(`deed ${number} of table ${table} is written already`));
      });
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }
}

/** Writes a batch in one commit and says which deeds were new. */
function writer(database: Database.Database): (batch: readonly Waiting[]) => boolean[] {
  const add = database.prepare<[string, number, string, number]>(
    'insert into deeds (table_id, number, deed, done_at) values (?, ?, ?, ?) on conflict do nothing',
  );
  const change = database.prepare<[string | null, number | null, string]>(
    `update tables set waits_for = coalesce(?, waits_for), changed_at = coalesce(?, changed_at)
     where id = ?`,
  );
  const end = database.prepare<[string, string]>('update tables set status = ? where id = ?');
  return database.transaction((batch: readonly Waiting[]) =>
    batch.map(({ table, number, deed, when, change: { status, waitsFor, changedAt } }) => {
      if (add.run(table, number, deed, when).changes === 0) return false;
      const waits = waitsFor === undefined ? null : JSON.stringify(waitsFor);
      if (waits !== null || changedAt !== undefined) change.run(waits, changedAt ?? null, table);
      if (status !== undefined) end.run(status, table);
      return true;
    }),
  );
}
