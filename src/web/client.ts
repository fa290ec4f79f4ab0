// What a page needs of a table, wherever the table is kept.

import type { Note, Seat, Standing } from '../kernel/game.ts';
import type { UndoBarrier } from '../kernel/live.ts';
import type { Seen } from '../kernel/view.ts';

/** A table as one seat is shown it right now. */
export interface Sitting {
  /** How many choices were made. */
  readonly at: number;
  readonly seat: Seat;
  readonly seen: Seen;
  /** For every option of the first pending question: what the seat can foresee of it. */
  readonly foreseen: readonly (readonly Note[])[];
  /** Why the last choice cannot be taken back; null if it can. */
  readonly undo: UndoBarrier | null;
  /** Everything this seat was told so far. */
  readonly log: readonly Note[];
  readonly over: boolean;
  /** The final standing; empty until the table is over, because points may be hidden. */
  readonly standing: readonly Standing[];
}

/** A seat's line to its table. */
export interface TableClient {
  /** The table as last heard of; null until the first word arrives. */
  current(): Sitting | null;
  /** Tells whenever the table changed; returns how to stop listening. */
  subscribe(heard: () => void): () => void;
  /** What went wrong, in a word for whoever mends it; null while all is well. */
  trouble(): string | null;
  choose(option: unknown): void;
  undo(): void;
  /** The first rule a candidate breaks; null if it is legal or nothing a rule speaks of. */
  why(candidate: unknown): Promise<string | null>;
  dispose(): void;
}
