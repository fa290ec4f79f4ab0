// Copies of the server's one file, made while people play. A copy is whole, or it is not there.

import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database, { SqliteError } from 'better-sqlite3';
import { Refusal } from '../kernel/settings.ts';
import { keepPrivate, TAILS } from './data-file.ts';
import { versionOf } from './schema.ts';
import { isDamage } from './sqlite-trouble.ts';

/** Hears how many pages of how many are copied. */
export type CopyProgress = (copied: number, pages: number) => void;

const NEEDED = ['guests', 'tables', 'holders', 'deeds'];
const PAGES_AT_ONCE = 256;

/**
 * Copies the database `from` as it is at this moment, checks the copy, and only then lets it take
 * the place of `to`. Refuses a damaged one, and to replace one that somebody has open.
 */
export async function copyDatabase(
  from: string,
  to: string,
  progress: CopyProgress,
): Promise<void> {
  const draft = `${to}.${process.pid}.tmp`;
  const old = existsSync(to) ? takeAlone(to) : null;
  try {
    keepPrivate(draft);
    await copyPages(from, draft, progress);
    checkWhole(draft, from);
    old?.fold();
    putInPlace(draft, to);
  } finally {
    old?.letGo();
    for (const tail of ['', ...TAILS]) rmSync(draft + tail, { force: true });
  }
}

/** Copies page by page. One reading transaction holds the moment, however much is played meanwhile. */
async function copyPages(from: string, draft: string, progress: CopyProgress): Promise<void> {
  const source = new Database(from, { fileMustExist: true });
  try {
    source.exec('begin; select count(*) from sqlite_master');
    const { totalPages } = await source.backup(draft, {
      progress: ({ totalPages, remainingPages }) => {
        progress(totalPages - remainingPages, totalPages);
        return PAGES_AT_ONCE;
      },
    });
    progress(totalPages, totalPages);
  } catch (error) {
    throw asRefusal(error, from);
  } finally {
    source.close();
  }
}

/** Refuses what is damaged or not ours; leaves one file without a write-ahead log beside it. */
function checkWhole(file: string, name: string): void {
  const database = new Database(file, { fileMustExist: true });
  try {
    database.pragma('journal_mode = delete');
    const verdict = database.pragma('integrity_check(1)', { simple: true });
    if (verdict !== 'ok') throw new Refusal(`${name} is damaged: ${verdict}`);
    versionOf(database);
    const tables = database.prepare("select name from sqlite_master where type = 'table'").pluck();
    const missing = NEEDED.filter(table => !tables.all().includes(table));
    if (missing.length > 0)
      throw new Refusal(`${name} is no database of Stolik: it has no ${missing.join(', ')}`);
  } catch (error) {
    throw asRefusal(error, name);
  } finally {
    database.close();
  }
}

/** Keeps everybody else out of a database; refuses if a server has it open. */
function takeAlone(file: string): { fold(): void; letGo(): void } {
  const database = new Database(file, { timeout: 500 });
  try {
    database.pragma('locking_mode = exclusive');
    database.exec('begin exclusive; rollback');
    return {
      fold: () => void database.pragma('journal_mode = delete'),
      letGo: () => void database.close(),
    };
  } catch (error) {
    database.close();
    if (error instanceof SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new Refusal(`${file} is in use: stop the server first`);
    // A file SQLite cannot read is nobody's: there is nothing to keep anybody out of.
    return { fold: () => {}, letGo: () => {} };
  }
}

/** A write-ahead log that belongs to the old file must never be read into the new one. */
export function putInPlace(draft: string, to: string): void {
  for (const tail of TAILS) rmSync(to + tail, { force: true });
  renameSync(draft, to);
  const folder = openSync(dirname(to), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function asRefusal(error: unknown, file: string): unknown {
  if (!(error instanceof SqliteError)) return error;
  return new Refusal(
    `${isDamage(error.code) ? `${file} is damaged` : `cannot copy ${file}`}: ${error.message}`,
  );
}
