// Deeds on their way to disk. Every choice at every table comes through here.

import type { Commits } from './sqlite-commits.ts';
import { type DeedChange, type Done, Taken } from './store.ts';

const ADD = `insert into deeds (table_id, number, deed, done_at, waits_for) values (?, ?, ?, ?, ?)
  on conflict do nothing`;
const END = 'update tables set status = ? where id = ?';

/** Writes deeds by statements prepared once. */
export class SqliteDeeds {
  private readonly addOne;
  private readonly end;

  constructor(private readonly commits: Commits) {
    this.addOne = commits.prepare(ADD);
    this.end = commits.prepare(END);
  }

  add(
    table: string,
    number: number,
    { deed, when }: Done,
    { status, waitsFor }: DeedChange = {},
  ): Promise<void> {
    const text = JSON.stringify(deed);
    const waits = waitsFor === undefined ? null : JSON.stringify(waitsFor);
    return this.commits.add(() => {
      if (this.addOne.run(table, number, text, when, waits).changes === 0)
        throw new Taken(`deed ${number} of table ${table} is written already`);
      if (status !== undefined) this.end.run(status, table);
    });
  }
}
