// The contract between the shell and a game's page: all a page is fed, and all it may do.

import type { ReactNode } from 'react';
import type { Teller } from '../../kernel/box.ts';
import type { Note, Seat, Standing } from '../../kernel/game.ts';
import type { UndoBarrier } from '../../kernel/live.ts';
import type { Seen } from '../../kernel/view.ts';

/** An answer to a click that could not be a choice: what was meant, and the rule against it. */
export interface Notice {
  readonly title: string;
  /** The number of the rule, with or without the game's name. */
  readonly rule: string | null;
  readonly text?: string;
}

/** What a game's page is fed. */
export interface PageProps {
  readonly seat: Seat;
  readonly seen: Seen;
  /** For every option of the first pending question: what can be foreseen of it. */
  readonly foreseen: readonly (readonly Note[])[];
  readonly undo: UndoBarrier | null;
  readonly log: readonly Note[];
  readonly over: boolean;
  readonly standing: readonly Standing[];
  /** Whether a choice is sent only after it was confirmed. */
  readonly confirm: boolean;
  /** Says a text of the game, and names a seat. */
  readonly teller: Teller;
  /** Says a text all pages share. */
  readonly say: Teller['say'];
  /** The kind of player on each seat: null is a person, else the name of a bot. */
  readonly bots: readonly (string | null)[];
  choose(option: unknown): void;
  takeBack(): void;
  /** The first rule a candidate breaks; null if none can be named. */
  why(candidate: unknown): Promise<string | null>;
  /** Shows a notice beside the piece that was clicked; null takes it away. */
  explain(notice: Notice | null, beside?: Element): void;
  /** The shell's own column: the log. */
  readonly aside: ReactNode;
}
