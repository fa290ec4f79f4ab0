// Writes on their way to disk. Those of the same moment share one commit, and so one sync.

import type Database from 'better-sqlite3';
import type { Compilable, CompiledQuery } from 'kysely';

/** Something to be written. It may be tried twice, and touches nothing but the database. */
type Work<T> = () => T;

interface Waiting {
  readonly work: Work<unknown>;
  readonly done: (result: unknown) => void;
  readonly failed: (error: unknown) => void;
}

/** All writes to one file, and the statements they are made of. */
export class Commits {
  private waiting: Waiting[] = [];
  private readonly together: (batch: readonly Waiting[]) => unknown[];
  private readonly statements = new Map<string, Database.Statement>();

  constructor(private readonly database: Database.Database) {
    this.together = database.transaction((batch: readonly Waiting[]) =>
      batch.map(({ work }) => work()),
    );
  }

  /** A statement, prepared once. Kysely asks for its own here, too. */
  prepare(sql: string): Database.Statement {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.database.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }

  /** Closes the file, when everything is written. */
  close(): void {
    this.commit();
    this.database.close();
  }

  /** Writes these, all or none of them; fulfilled when they are on disk. */
  write(...queries: readonly Compilable[]): Promise<void> {
    const compiled = queries.map(query => query.compile());
    return this.add(() => {
      for (const query of compiled) this.run(query);
    });
  }

  /** Does something within the next commit, whole or not at all; fulfilled when it is on disk. */
  add<T>(work: Work<T>): Promise<T> {
    return new Promise((done, failed) => {
      if (this.waiting.length === 0) setImmediate(() => this.commit());
      this.waiting.push({ work, done: done as Waiting['done'], failed });
    });
  }

  /** Within a work: runs a query that answers nothing. */
  run({ sql, parameters }: CompiledQuery): void {
    this.prepare(sql).run(parameters);
  }

  /** Within a work: the first row a query finds; null if none. */
  find<Row>({ sql, parameters }: CompiledQuery<Row>): Row | null {
    return (this.prepare(sql).get(parameters) as Row | undefined) ?? null;
  }

  private commit(): void {
    const batch = this.waiting;
    this.waiting = [];
    try {
      const results = this.together(batch);
      batch.forEach(({ done }, i) => {
        done(results[i]);
      });
    } catch (error) {
      if (batch.length === 1) batch[0]?.failed(error);
      else for (const one of batch) this.commitAlone(one);
    }
  }

  /** Where one of many failed, each is tried by itself, so that it harms no other. */
  private commitAlone(one: Waiting): void {
    try {
      const [result] = this.together([one]);
      one.done(result);
    } catch (error) {
      one.failed(error);
    }
  }
}
