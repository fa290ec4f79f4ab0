// The file everything is kept in belongs to one server at a time, and is read by nobody else.

import { chmodSync, closeSync, existsSync, openSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database, { SqliteError } from 'better-sqlite3';
import { Refusal } from '../kernel/settings.ts';

/** What SQLite lays beside a file. */
export const TAILS = ['-journal', '-wal', '-shm'];
/** How long a server that is just stopping may take to let go, in milliseconds. */
const PATIENCE = 1000;
const OWNER_ALONE = 0o600;

/** Makes a file if there is none; it and what lies beside it can be read by its owner alone. */
export function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ALONE));
  for (const tail of ['', ...TAILS]) if (existsSync(file + tail)) closeToOthers(file + tail);
}

function closeToOthers(file: string): void {
  try {
    chmodSync(file, OWNER_ALONE);
  } catch (error) {
    // Whoever may write to somebody else's file is not the one to say who reads it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/**
 * Takes a file for this process, until it lets go or ends: the lock is the system's, so that a
 * killed server leaves none behind. It lies on a file beside it, so that backups go on.
 */
export function takeFile(file: string): { letGo(): void } {
  const beside = `${realPlace(file)}.lock`;
  keepPrivate(beside);
  const lock = new Database(beside, { timeout: PATIENCE });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new Refusal(
        `${file} is in use by another server: stop that one, or name another file with --data`,
      );
    throw error;
  }
  return { letGo: () => void lock.close() };
}

/** Where a file is, or will be, whatever links lead there. */
function realPlace(file: string): string {
  return existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file));
}
