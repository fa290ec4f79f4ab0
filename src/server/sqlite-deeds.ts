// Deeds on their way to disk. Every choice at every table comes through here.

import type Database from 'better-sqlite3';
import type { Schema } from './schema.ts';
import { type DeedChange, type Done, Taken } from './store.ts';

/** A deed waiting to be written with others in one commit. */
interface Waiting {
  readonly row: Schema['deeds'];
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
      const row = { table_id: table, number, deed: JSON.stringify(deed), done_at: when };
      this.waiting.push({ row, change, done, failed });
    });
  }

  private writeWaiting(): void {
    // Within somebody else's transaction nothing would be on disk yet.
    if (this.database.inTransaction) return void setImmediate(() => this.writeWaiting());
    const batch = this.waiting;
    this.waiting = [];
    try {
      const isNew = this.write(batch);
      batch.forEach(({ row, done, failed }, i) => {
        if (isNew[i]) done();
        else failed(new Taken(`deed ${row.number} of table ${row.table_id} is written already`));
      });
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }
}

/** Writes a batch in one commit and says which deeds were new. */
function writer(database: Database.Database): (batch: readonly Waiting[]) => boolean[] {
  const add = database.prepare<Schema['deeds']>(
    `insert into deeds (table_id, number, deed, done_at)
     values (:table_id, :number, :deed, :done_at) on conflict do nothing`,
  );
  const change = database.prepare<[string | null, number | null, string]>(
    `update tables set waits_for = coalesce(?, waits_for), changed_at = coalesce(?, changed_at)
     where id = ?`,
  );
  const end = database.prepare<[string, string]>('update tables set status = ? where id = ?');
  return database.transaction((batch: readonly Waiting[]) =>
    batch.map(({ row, change: { status, waitsFor, changedAt } }) => {
      if (add.run(row).changes === 0) return false;
      const waits = waitsFor === undefined ? null : JSON.stringify(waitsFor);
      change.run(waits, changedAt ?? null, row.table_id);
      if (status !== undefined) end.run(status, row.table_id);
      return true;
    }),
  );
}
