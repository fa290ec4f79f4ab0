// What a page needs of a table, wherever the table is kept.

import type { Sitting } from './pieces/page.ts';

/** A watcher's line to a table. */
export interface TableClient {
  /** The table as last heard of; null until the first word arrives. */
  current(): Sitting | null;
  /** Tells whenever the table changed; returns how to stop listening. */
  subscribe(heard: () => void): () => void;
  /** What went wrong, in a word for whoever mends it; null while all is well. */
  trouble(): string | null;
  choose(option: unknown): void;
  undo(): void;
  /** The first rule a candidate breaks; null if it is legal. */
  why(candidate: unknown): Promise<string | null>;
  dispose(): void;
}
