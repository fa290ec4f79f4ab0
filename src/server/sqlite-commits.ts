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

/** Tells whoever waits what became of their write. */
type Settle = () => void;

type Transaction = Database.Transaction<(batch: readonly Waiting[]) => Settle[]>;

/** All writes to one file, and the statements they are made of. */
export class Commits {
  private waiting: Waiting[] = [];
  private readonly together: Transaction;
  /** The same, each with a savepoint of its own. */
  private readonly apart: Transaction;
  private readonly statements = new Map<string, Database.Statement>();

  constructor(private readonly database: Database.Database) {
    const alone = database.transaction((work: Work<unknown>) => work());
    this.together = database.transaction((batch: readonly Waiting[]) =>
      batch.map(({ work, done }) => settled(done, work())),
    );
    this.apart = database.transaction((batch: readonly Waiting[]) =>
      batch.map(({ work, done, failed }) => {
        try {
          return settled(done, alone(work));
        } catch (error) {
          return settled(failed, error);
        }
      }),
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

  close(): void {
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

  /** Writes what is waiting. */
  commit(): void {
    const batch = this.waiting;
    if (batch.length === 0) return;
    this.waiting = [];
    try {
      for (const settle of this.outcomes(batch)) settle();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }

  /** What became of each. Where one fails, all are tried again so that it harms no other. */
  private outcomes(batch: readonly Waiting[]): Settle[] {
    try {
      return this.together.immediate(batch);
    } catch {
      return this.apart.immediate(batch);
    }
  }
}

function settled<T>(tell: (outcome: T) => void, outcome: T): Settle {
  return () => tell(outcome);
}
