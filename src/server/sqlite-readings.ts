// What is asked of the file. Where it cannot be read, it is said which file, and why.

import type Database from 'better-sqlite3';
import { SqliteError } from 'better-sqlite3';
import { type FileNews, FileTrouble } from './sqlite-trouble.ts';
import { Statements } from './sqlite-writer.ts';

/** As much of a statement as Kysely needs. */
interface Statement {
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number; lastInsertRowid: number | bigint };
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>;
}

/** Statements of one connection whose failures name the file. */
export class Readings {
  private readonly statements: Statements;
  private readonly known = new Map<string, Statement>();

  constructor(
    database: Database.Database,
    private readonly file: string,
    private readonly news: FileNews,
  ) {
    this.statements = new Statements(database);
  }

  prepare(sql: string): Statement {
    const known = this.known.get(sql);
    if (known !== undefined) return known;
    const made = this.attempt(() => this.statements.prepare(sql));
    const statement: Statement = {
      reader: made.reader,
      all: parameters => this.attempt(() => made.all(parameters)),
      run: parameters => this.attempt(() => made.run(parameters)),
      iterate: parameters => made.iterate(parameters),
    };
    this.known.set(sql, statement);
    return statement;
  }

  /** What a row says; nothing, if that cannot be read: one damaged row is not all of them. */
  parsed<T>(what: string, read: () => T): T[] {
    try {
      return [read()];
    } catch (error) {
      this.heard('NONSENSE', `${what}: ${(error as Error).message}`);
      return [];
    }
  }

  private attempt<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw error instanceof SqliteError ? this.heard(error.code, error.message) : error;
    }
  }

  private heard(code: string, reason: string): FileTrouble {
    const trouble = new FileTrouble(this.file, code, reason, false);
    this.news.failed(trouble);
    return trouble;
  }

  close(): void {
    this.statements.close();
  }
}
