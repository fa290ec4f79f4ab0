// Deeds on their way to disk. Every choice at every table comes through here.

import type { Commits } from './sqlite-commits.ts';
import { FileTrouble } from './sqlite-trouble.ts';
import { type DeedChange, type Done, Taken } from './store.ts';

const ADD = 'insert into deeds (table_id, number, deed, done_at, waits_for) values (?, ?, ?, ?, ?)';
const END = 'update tables set status = ? where id = ?';

/** Writes a table's n-th deed; throws Taken if there is one already. */
export async function addDeed(
  commits: Commits,
  table: string,
  number: number,
  { deed, when }: Done,
  { status, waitsFor }: DeedChange = {},
): Promise<void> {
  const waits = waitsFor === undefined ? null : JSON.stringify(waitsFor);
  const add = { sql: ADD, parameters: [table, number, JSON.stringify(deed), when, waits] };
  const end = { sql: END, parameters: [status, table] };
  try {
    await commits.add(status === undefined ? [add] : [add, end]);
  } catch (error) {
    if (error instanceof FileTrouble && error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY')
      throw new Taken(`deed ${number} of table ${table} is written already`);
    throw error;
  }
}
