// What a game brings besides its rules: how it is told to people.

import type { Game, Note, Seat } from './game.ts';

/** The languages everything is told in. */
export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same in every language. */
type InEach<T> = { readonly [L in Language]: T };

/** Texts by key; groups nest. Plural forms end in `_one`, `_few`, `_many`, `_other`. */
export type Words = { readonly [key: string]: string | Words };

/** How a text of the game's words is told: `say` fills in values, `who` names a seat. */
export interface Teller {
  say(key: string, values?: { [name: string]: unknown }): string;
  who(seat: Seat): string;
  /** Whether that seat is told as *you*: then sentences about it are, too. */
  isYou?(seat: Seat): boolean;
}

/** A sentence about somebody, or to them: of `[takes|take]` the first form, or the second. */
export function inPerson(sentence: string, isYou: boolean): string {
  return sentence.replace(/\[([^[\]|]*)\|([^[\]|]*)\]/g, isYou ? '$2' : '$1');
}

/** A view told in words, for the terminal and for screen readers. */
export interface Telling {
  /** The table, as lines of text. */
  table(view: object, teller: Teller): string[];
  /** What a seat that is asked at this step has to do. */
  question(step: string, teller: Teller): string;
  /** An option in a few words. `group` puts options that belong together on one line. */
  option(option: unknown, view: object, teller: Teller): { group: string; label: string };
  /** A line of the log. */
  note(note: Note, teller: Teller): string;
  /** What to know of a set-up that is allowed but not for everybody. */
  hints?(
    seats: number,
    options: { readonly [name: string]: unknown },
    say: Teller['say'],
  ): string[];
}

/** One game on the shelf. */
export interface Box {
  readonly game: Game;
  /**
   * The rules as Markdown, fetched when somebody wants to read them; a rule is a paragraph that
   * begins with its number in bold.
   */
  readonly rules: InEach<() => Promise<string>>;
  readonly words: InEach<Words>;
  readonly telling: Telling;
}
