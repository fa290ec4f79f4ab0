// What went wrong: always said, counted, and never said ten thousand times.

import { LRUCache } from 'lru-cache';
import { FileTrouble } from './sqlite-trouble.ts';

const KINDS = ['disk', 'tables', 'requests', 'pushes'] as const;
/** Where something went wrong: with the file, at a table (its rules, its bots), in an answer, on the way to a push service. */
export type Kind = (typeof KINDS)[number];

/** For so many milliseconds the same is not said again, only counted. */
const QUIET = 10_000;

/** What went wrong since the server began. */
export class Troubles {
  private readonly counts = new Map<Kind, number>(KINDS.map(kind => [kind, 0]));
  /** What was said lately, when, and how often since. */
  private readonly said = new LRUCache<string, { at: number; since: number }>({ max: 100 });
  private cannotWrite = false;

  constructor(private readonly say: (line: string) => void = console.error) {}

  /** Hears of an error. What the file refuses is told by the file itself, once. */
  readonly hear = (kind: Kind, error: unknown): void => {
    if (error instanceof FileTrouble && kind !== 'disk') return;
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    if (error instanceof FileTrouble && error.isWriting) this.cannotWrite = true;
    const text = textOf(error);
    const now = performance.now();
    const before = this.said.get(`${kind} ${text}`);
    if (before !== undefined && now - before.at < QUIET) {
      before.since++;
      return;
    }
    const more = before?.since ? ` (and ${before.since} more like it)` : '';
    this.said.set(`${kind} ${text}`, { at: now, since: 0 });
    this.say(`${new Date().toISOString()} ${kind}: ${text}${more}`);
  };

  /** Something reached the disk. */
  readonly written = (): void => {
    this.cannotWrite = false;
  };

  /** Whether the last write failed. */
  get isStuck(): boolean {
    return this.cannotWrite;
  }

  /** How often something went wrong, by kind. */
  tally(): { [kind: string]: number } {
    return Object.fromEntries(this.counts);
  }
}

/** An error for whoever mends it: with its way through the program, unless it is the disk's. */
function textOf(error: unknown): string {
  if (error instanceof FileTrouble) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
