// Writes on their way to disk. What comes in while the disk is busy shares the next commit.

import { setImmediate } from 'node:timers/promises';
import type { Compilable } from 'kysely';
import type { Outcome, Query, Work, Writer } from './sqlite-writer.ts';

interface Waiting {
  readonly work: Work;
  readonly done: (found: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** A work of which nothing was written, by SQLite's name for the reason. */
export class NotWritten extends Error {
  override name = 'NotWritten';
}

/** All writes to one file. */
export class Commits {
  private waiting: Waiting[] = [];
  /** Goes on for as long as something waits. */
  private writing: Promise<void> | null = null;
  private closing: Promise<void> | null = null;

  constructor(private readonly writer: Writer) {}

  /** Writes these, all or none of them; fulfilled when they are on disk. */
  async write(...queries: readonly Compilable[]): Promise<void> {
    await this.add(queries.map(plain));
  }

  /** The same, and the row the last of them found; null if none. */
  async take<Row>(...queries: readonly [...Compilable[], Compilable<Row>]): Promise<Row | null> {
    return ((await this.add(queries.map(plain))) as Row | undefined) ?? null;
  }

  /** Does a work; fulfilled with what it found when it is on disk. */
  add(work: Work): Promise<unknown> {
    return new Promise((done, failed) => {
      if (this.closing) throw new NotWritten('closed');
      this.waiting.push({ work, done, failed });
      this.writing ??= this.writeAll();
    });
  }

  /** Fulfilled when everything is written and the writer has let go of the file. */
  close(): Promise<void> {
    this.closing ??= Promise.resolve(this.writing).then(() => this.writer.close());
    return this.closing;
  }

  /** Hands on what waits, one batch after the other; those of the same moment are the first. */
  private async writeAll(): Promise<void> {
    await setImmediate();
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      const outcomes = await this.outcomesOf(batch.map(({ work }) => work));
      for (const [i, { done, failed }] of batch.entries()) {
        const outcome = outcomes[i] as Outcome;
        if ('failed' in outcome) failed(new NotWritten(outcome.failed));
        else done(outcome.found);
      }
    }
    this.writing = null;
  }

  private async outcomesOf(works: readonly Work[]): Promise<readonly Outcome[]> {
    try {
      return await this.writer.write(works);
    } catch (error) {
      return works.map(() => ({ failed: (error as Error).message }));
    }
  }
}

/** A query without what only Kysely needs of it. */
function plain(query: Compilable): Query {
  const { sql, parameters } = query.compile();
  return { sql, parameters };
}
