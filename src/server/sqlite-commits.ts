// Writes on their way to disk. What comes in while the disk is busy shares the next commit.

import { setImmediate } from 'node:timers/promises';
import type { Compilable } from 'kysely';
import { type FileNews, FileTrouble, NO_NEWS } from './sqlite-trouble.ts';
import {
  type Failure,
  failureOf,
  type Outcome,
  type Query,
  type Work,
  type Writer,
} from './sqlite-writer.ts';

interface Waiting {
  readonly work: Work;
  readonly done: (found: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** All writes to one file. */
export class Commits {
  private waiting: Waiting[] = [];
  /** Goes on for as long as something waits. */
  private writing: Promise<void> | null = null;
  private closing: Promise<void> | null = null;

  constructor(
    private readonly writer: Writer,
    private readonly file: string,
    private readonly news: FileNews = NO_NEWS,
  ) {}

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
      if (this.closing) throw this.trouble({ code: 'CLOSED', reason: 'it is closed' });
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
        if ('failed' in outcome) failed(this.trouble(outcome.failed));
        else done(outcome.found);
      }
      this.spread(outcomes);
    }
    this.writing = null;
  }

  private async outcomesOf(works: readonly Work[]): Promise<readonly Outcome[]> {
    try {
      return await this.writer.write(works);
    } catch (error) {
      return works.map(() => ({ failed: failureOf(error) }));
    }
  }

  private trouble({ code, reason }: Failure): FileTrouble {
    return new FileTrouble(this.file, code, reason, true);
  }

  /** Tells how the file fares: a key that is taken says nothing about that. */
  private spread(outcomes: readonly Outcome[]): void {
    let isWritten = false;
    for (const outcome of outcomes)
      if (!('failed' in outcome)) isWritten = true;
      else if (!outcome.failed.code.startsWith('SQLITE_CONSTRAINT'))
        this.news.failed(this.trouble(outcome.failed));
    if (isWritten) this.news.written();
  }
}

/** A query without what only Kysely needs of it. */
function plain(query: Compilable): Query {
  const { sql, parameters } = query.compile();
  return { sql, parameters };
}
