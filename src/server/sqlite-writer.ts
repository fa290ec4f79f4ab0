// Who writes to the file. Writes are plain data, so that they can travel to a thread of their own:
// there nobody but the writer waits for the disk.

import { Worker } from 'node:worker_threads';
import Database, { SqliteError } from 'better-sqlite3';

/** A statement and what is filled in. */
export interface Query {
  readonly sql: string;
  /** Such as JSON carries unharmed: text, finite numbers, null. */
  readonly parameters: readonly unknown[];
}

/** Queries that are done all or none. */
export type Work = readonly Query[];

/** What became of a work: the row its last query found, if it looked for one, or why nothing was done. */
export type Outcome = { readonly found?: unknown } | { readonly failed: Failure };

/** Why nothing was done: SQLite's name for it, and what it says. */
export interface Failure {
  readonly code: string;
  readonly reason: string;
}

/** Writes works with one commit, as far as they can be written; fulfilled when they are on disk. */
export interface Writer {
  write(works: readonly Work[]): Promise<readonly Outcome[]>;
  close(): Promise<void>;
}

/** Connects to a file so that every commit is synced to disk. */
export function connect(file: string): Database.Database {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('wal_autocheckpoint = 10000');
  database.pragma('cache_size = -32000');
  return database;
}

/** Statements of one connection, each prepared once. */
export class Statements {
  private readonly known = new Map<string, Database.Statement>();

  constructor(private readonly database: Database.Database) {}

  prepare(sql: string): Database.Statement {
    const known = this.known.get(sql);
    if (known !== undefined) return known;
    const statement = this.database.prepare(sql);
    this.known.set(sql, statement);
    return statement;
  }

  close(): void {
    this.database.close();
  }
}

/** Writes over a connection, then and there, with one commit. Each is written, or it is said why not. */
export function writesTo(database: Database.Database): (works: readonly Work[]) => Outcome[] {
  const statements = new Statements(database);
  const all = (work: Work): Outcome => {
    let found: unknown;
    for (const { sql, parameters } of work) {
      const statement = statements.prepare(sql);
      found = statement.reader ? statement.get(parameters) : void statement.run(parameters);
    }
    return { found };
  };
  const alone = database.transaction(all);
  const together = database.transaction((works: readonly Work[]) => works.map(all));
  /** The same, each with a savepoint of its own: where one fails it harms no other. */
  const apart = database.transaction((works: readonly Work[]) =>
    works.map(work => {
      try {
        return alone(work);
      } catch (error) {
        // Where SQLite gave up the whole, the rest must not be written by itself.
        if (!database.inTransaction) throw error;
        return { failed: failureOf(error) };
      }
    }),
  );
  const attempt = (works: readonly Work[]) => {
    try {
      return together.immediate(works);
    } catch (error) {
      // Where somebody else holds the file, it is of no use to try again at once.
      if (failureOf(error).code.startsWith('SQLITE_BUSY')) throw error;
      return apart.immediate(works);
    }
  };
  return works => {
    try {
      return attempt(works);
    } catch (error) {
      return works.map(() => ({ failed: failureOf(error) }));
    }
  };
}

/** Why something was not done. */
export function failureOf(error: unknown): Failure {
  const { message } = error as Error;
  return { code: error instanceof SqliteError ? error.code : 'ERROR', reason: message };
}

/** Writes over a connection that somebody else closes. */
export function writeHere(database: Database.Database): Writer {
  const write = writesTo(database);
  return { write: async works => write(works), close: async () => {} };
}

/**
 * Lets a thread write. Works and outcomes travel as JSON, which is faster than cloning them. If the
 * thread ever failed, the server would end, too; until it is closed the process does not.
 */
export function writeInThread(file: string, script: URL): Writer {
  const thread = new Worker(script, { workerData: file });
  const answers: ((outcomes: Outcome[]) => void)[] = [];
  thread.on('message', (answer: string) => answers.shift()?.(JSON.parse(answer)));
  return {
    write: works =>
      new Promise(done => {
        const text = JSON.stringify(works);
        answers.push(done);
        thread.postMessage(text);
      }),
    close: () =>
      new Promise(done => {
        thread.once('exit', () => done());
        thread.postMessage(null);
      }),
  };
}
