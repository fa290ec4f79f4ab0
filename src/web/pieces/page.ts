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

/** A table as one watcher is shown it right now. */
export interface Sitting {
  /** How many things this watcher was told of. */
  readonly at: number;
  /** Whose eyes these are; null for somebody who looks on. */
  readonly seat: Seat | null;
  readonly seen: Seen;
  /** For every option of the first pending question: what can be foreseen of it, once it is known. */
  readonly foreseen: readonly (readonly Note[])[];
  /** Why the last choice cannot be taken back; null if it can. */
  readonly undo: UndoBarrier | null;
  /** Everything this watcher was told so far. */
  readonly log: readonly Note[];
  readonly over: boolean;
  /** The final standing; empty until the table is over, because points may be hidden. */
  readonly standing: readonly Standing[];
}

/** Who holds a seat, as its plate shows it. */
export interface Sitter {
  /** The bot that plays or stands in; null for a person. */
  readonly bot: string | null;
  /** Whether the bot plays for a person until they are back. */
  readonly standsIn?: boolean;
  /** Whether a person is not looking at the table right now. */
  readonly away: boolean;
  /** Since when the table waits for this seat, in words; empty if it does not. */
  readonly waits: string;
}

/** What a game's page is fed. */
export interface PageProps extends Sitting {
  /** Whether a choice is sent only after it was confirmed. */
  readonly confirm: boolean;
  /** Says a text of the game, and names a seat. */
  readonly teller: Teller;
  /** Says a text all pages share. */
  readonly say: Teller['say'];
  readonly sitters: readonly Sitter[];
  /** After the end, with open cards: the view of every seat. Else null. */
  readonly views: readonly object[] | null;
  /** What lies on the tray in place of the question: a lid, the controls of a replay. */
  readonly bar: ReactNode;
  choose(option: unknown): void;
  takeBack(): void;
  /** The first rule a candidate breaks; null if none can be named. */
  why(candidate: unknown): Promise<string | null>;
  /** Shows a notice beside the piece that was clicked; null takes it away. */
  explain(notice: Notice | null, beside?: Element): void;
  /** Where to go once the table is over, for the bar; else null. */
  readonly onward: ReactNode;
  /** The shell's own column: the log. */
  readonly aside: ReactNode;
}
