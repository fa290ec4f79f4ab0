// What one seat may know: its view, its questions, its notes, and a table dealt anew around that.

import { hasOption } from './agenda.ts';
import type { Chance } from './chance.ts';
import type { Frame, Game, Note, Seat, Table } from './game.ts';
import { copyOf, described, type Pending, type Question, questions } from './play.ts';

/** Everything a seat (or, with null, a spectator) is shown of a table. */
export interface Seen {
  readonly view: object;
  /** What this seat is asked, with all its options. */
  readonly pending: readonly Pending[];
  /** Which other seats everybody waits for, and what they are busy with. */
  readonly waiting: readonly Waiting[];
}

interface Waiting {
  readonly seat: Seat;
  readonly step: string;
}

/** What is the same whoever looks: worked out once for all of them. */
export interface Common {
  readonly open: object | undefined;
  readonly asked: readonly Question[];
}

export function commonOf<Own extends object, F extends Frame>(
  game: Game<Own, F>,
  table: Table<Own, F>,
): Common {
  return { open: game.open?.(table), asked: questions(game as Game, table) };
}

/** The table as one seat may see it. */
export function seenBy<Own extends object, F extends Frame>(
  game: Game<Own, F>,
  table: Table<Own, F>,
  seat: Seat | null,
  { open, asked }: Common = commonOf(game, table),
): Seen {
  const view = game.view(table, seat, open);
  const pending: Pending[] = [];
  const waiting: Waiting[] = [];
  for (const question of asked)
    if (question.seat === seat) pending.push(described(table, question));
    else if (!question.optional) waiting.push({ seat: question.seat, step: question.shownAs });
  return { view, pending, waiting };
}

/** The notes a seat (or a spectator) is told. */
export function notesFor(notes: readonly Note[], seat: Seat | null): Note[] {
  return notes.filter(note => isFor(note, seat));
}

/** Whether a seat is told any of them. */
export function isTold(notes: readonly Note[], seat: Seat | null): boolean {
  return notes.some(note => isFor(note, seat));
}

function isFor({ only, except }: Note, seat: Seat | null): boolean {
  return (only === undefined || only === seat) && (seat === null || except !== seat);
}

/**
 * A copy with everything dealt anew that the seat cannot know, chance to come included.
 * It tells whoever holds it nothing more than the seat knows: this is what bots are handed.
 */
export function redealt<Own extends object, F extends Frame>(
  game: Game<Own, F>,
  table: Table<Own, F>,
  seat: Seat | null,
  chance: Chance,
): Table<Own, F> {
  for (let tries = 1; ; tries++) {
    const copy = copyOf(table);
    copy.chance = chance.branch().state();
    game.redeal(copy, seat, chance);
    if (tries === MOST_TRIES || othersCanChoose(game as Game, copy, seat)) return copy;
  }
}

const MOST_TRIES = 100;

/** Whoever is asked has something to choose: everybody knows that, so a deal must allow it. */
function othersCanChoose(game: Game, table: Table, seat: Seat | null): boolean {
  return questions(game, table).every(
    ({ seat: asked, ask, frame }) => asked === seat || hasOption(ask, table, frame),
  );
}
