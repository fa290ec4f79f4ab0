// A table being played: the table, its record so far, and what can still be taken back.

import { isTogether } from './agenda.ts';
import type { Chance } from './chance.ts';
import type { Seed } from './fairness.ts';
import type { Frame, Game, Note, Seat, Standing, Table } from './game.ts';
import { same } from './plain.ts';
import {
  begin,
  choose,
  copyOf,
  isOver,
  type Outcome,
  type Pending,
  pending,
  questions,
  weighed,
  why,
} from './play.ts';
import { openRecorded, type Record, type RecordedChoice, replayChoice } from './record.ts';
import { Refusal } from './settings.ts';
import { readTable } from './table.ts';
import { type Common, commonOf, isTold, notesFor, redealt, type Seen, seenBy } from './view.ts';

/** Why a seat cannot take back: the table is over, it chose nothing, something hidden came to light, or others built on it. */
export type UndoBarrier = 'over' | 'nothing' | 'revealed' | 'built-on';

/** A refused undo, with the reason. */
export class CannotUndo extends Refusal {
  override name = 'CannotUndo';

  constructor(readonly barrier: UndoBarrier) {
    super(REASONS[barrier]);
  }
}

const REASONS = {
  over: 'the table is over',
  nothing: 'this seat has no choice to take back',
  revealed: 'something hidden has come to light since',
  'built-on': 'another seat has built on it since',
};

/** What a choice, or taking one back, brought about, and what everybody saw just before. */
export interface Happening extends Outcome {
  seenBefore(seat: Seat | null): Seen;
  /** As if it had not happened; only before anything else does. */
  revert(): void;
}

/** A choice that was made, and the table before it for as long as it can be taken back. */
interface Made {
  readonly seat: Seat;
  readonly choice: unknown;
  before: Table | null;
}

/** A play without one choice: the table then, and what was made after that choice. */
interface Without {
  readonly table: Table;
  /** Where the choice was among all that were made. */
  readonly at: number;
  readonly later: readonly Made[];
}

/** A table at one moment. It never changes, so what a seat sees of it is worked out only once. */
class Moment {
  /** What each seat sees; what a spectator does comes first. */
  private readonly seen: Seen[] = [];
  private known: Common | null = null;
  private awaited: readonly Seat[] | null = null;

  constructor(
    private readonly game: Game,
    readonly table: Table,
  ) {}

  seenBy(seat: Seat | null): Seen {
    const place = seat === null ? 0 : seat + 1;
    this.seen[place] ??= seenBy(this.game, this.table, seat, this.common);
    return this.seen[place];
  }

  /** What is the same whoever looks. */
  get common(): Common {
    this.known ??= commonOf(this.game, this.table);
    return this.known;
  }

  waitsFor(): readonly Seat[] {
    this.awaited ??= this.common.asked.filter(({ optional }) => !optional).map(({ seat }) => seat);
    return this.awaited;
  }
}

/** A table being played. */
export class LiveTable {
  private readonly made: Made[] = [];
  /** Those of them that can still be taken back, as far as nothing came to light since. */
  private open: Made[] = [];
  private now: Moment;

  private constructor(
    readonly game: Game,
    table: Table,
    private readonly seed: Seed | null,
    /** What happened while the table was set up. */
    readonly opening: readonly Note[],
  ) {
    this.now = new Moment(game, table);
  }

  /** The table as it is now. */
  private get table(): Table {
    return this.now.table;
  }

  /** Opens a new table. */
  static open(game: Game, start: { seats: number; options?: object; seed: Seed }): LiveTable {
    const { name, version } = game;
    const { seats, options = {}, seed } = start;
    const record = { game: name, version, seats, options, seed, choices: [] };
    const { table, notes } = openRecorded(game, record);
    return new LiveTable(game, table, seed, notes);
  }

  /** Goes on from a record; `heard` is told what each choice brought about. */
  static resume(game: Game, record: Record, heard?: (notes: readonly Note[]) => void): LiveTable {
    const { table, notes } = openRecorded(game, record);
    const live = new LiveTable(game, table, record.seed, notes);
    heard?.(notes);
    record.choices.forEach(([seat, choice], i) => {
      const { notes } = replayChoice(i, seat, choice, () => live.choose(seat, choice));
      heard?.(notes);
    });
    return live;
  }

  /** Goes on from any position somebody made; such a table has no record. */
  static at(game: Game, position: unknown): LiveTable {
    const table = readTable(game, position);
    const { notes } = begin(game, table);
    return new LiveTable(game, table, null, notes);
  }

  /** How many choices were made. */
  get at(): number {
    return this.made.length;
  }

  get seats(): number {
    return this.table.seats;
  }

  get over(): boolean {
    return isOver(this.table);
  }

  /** Every open question with its options: for whoever runs the table, not for a seat. */
  pending(): Pending[] {
    return pending(this.game, this.table);
  }

  /** The seats everybody waits for. */
  waitsFor(): readonly Seat[] {
    return this.now.waitsFor();
  }

  /** What a seat (or, with null, a spectator) may see. */
  seenBy(seat: Seat | null): Seen {
    return this.now.seenBy(seat);
  }

  /** The first rule a candidate breaks; null if it is legal. */
  why(seat: Seat, candidate: unknown): string | null {
    return why(this.game, this.table, seat, candidate);
  }

  /** Everything a seat that is asked might want to do, each with the first rule it breaks, or null. */
  weighed(seat: Seat): ReturnType<typeof weighed> {
    return weighed(this.game, this.table, seat);
  }

  /**
   * For every option of the first question a seat is asked: what can be foreseen of it. Each is
   * tried where all that is hidden from the seat is dealt anew, so this tells no secret.
   */
  foreseen(seat: Seat, chance: Chance): Note[][] {
    const [asked] = this.seenBy(seat).pending;
    return (asked?.options ?? []).map(option => {
      const deal = redealt(this.game, this.table, seat, chance);
      return notesFor(choose(this.game, deal, seat, option).notes, seat);
    });
  }

  standing(): Standing[] {
    return this.game.standing(this.table);
  }

  /** A copy of the whole table, hidden parts too. */
  copy(): Table {
    return copyOf(this.table);
  }

  /** The record so far; a table that was set up by hand has none. */
  record(): Record {
    if (this.seed === null) throw new Refusal('a position that was set up by hand has no record');
    const { name, version } = this.game;
    const { seats, options } = this.table;
    const choices = this.made.map(({ seat, choice }): RecordedChoice => [seat, choice]);
    return { game: name, version, seats, options, seed: this.seed, choices };
  }

  /** Makes a seat's choice. If anything goes wrong, nothing has changed. */
  choose(seat: Seat, choice: unknown): Happening {
    const before = this.now;
    const now = new Moment(this.game, copyOf(before.table));
    const { revealed, notes } = choose(this.game, now.table, seat, choice);
    /** Whether a seat heard or saw anything of it. If not, its undo may not tell of it. */
    const noticed = (owner: Seat) =>
      isTold(notes, owner) ||
      seesOtherwise(
        () => before.seenBy(owner),
        () => now.seenBy(owner),
      );
    const made = { seat, choice, before: revealed ? null : before.table };
    const unsettle = revealed ? this.settle(noticed) : () => void this.open.pop();
    if (!revealed) this.open.push(made);
    this.made.push(made);
    this.now = now;
    return happening(before, { revealed, notes }, () => {
      this.now = before;
      this.made.pop();
      unsettle();
    });
  }

  /** What was chosen by those who noticed something come to light stays chosen; returns how to undo that. */
  private settle(noticed: (owner: Seat) => boolean): () => void {
    const { open } = this;
    const settled = open.filter(({ seat }) => noticed(seat));
    if (settled.length === 0) return () => {};
    const befores = settled.map(({ before }) => before);
    for (const made of settled) made.before = null;
    this.open = open.filter(({ before }) => before !== null);
    return () => {
      for (const [i, made] of settled.entries()) made.before = befores[i] ?? null;
      this.open = open;
    };
  }

  /** Why the seat cannot take back its last choice; null if it can. */
  undoBarrier(seat: Seat): UndoBarrier | null {
    const past = this.withoutLastOf(seat);
    return typeof past === 'string' ? past : null;
  }

  /** Takes back the seat's last choice: the table is as if it had never been made. */
  undo(seat: Seat): Happening {
    const past = this.withoutLastOf(seat);
    if (typeof past === 'string') throw new CannotUndo(past);
    const before = this.now;
    const { open } = this;
    this.now = new Moment(this.game, past.table);
    const gone = this.made.splice(past.at, Number.POSITIVE_INFINITY, ...past.later);
    this.open = this.made.filter(made => made.before !== null);
    return happening(before, { revealed: false, notes: [] }, () => {
      this.now = before;
      this.made.splice(past.at, Number.POSITIVE_INFINITY, ...gone);
      this.open = open;
    });
  }

  /**
   * The play without the seat's last choice. Choices others made after it stay, provided the
   * order made no difference: played without it they are legal, and if it then came last the
   * table would be the one we have. If it opened lanes for others it stays, for they may have done
   * something there that nobody is to know of.
   */
  private withoutLastOf(seat: Seat): Without | UndoBarrier {
    if (this.over) return 'over';
    const at = this.made.findLastIndex(made => made.seat === seat);
    const taken = this.made[at];
    if (taken === undefined) return 'nothing';
    if (taken.before === null) return 'revealed';
    const since = this.made.slice(at + 1);
    if (since[0] !== undefined && !isAsked(this.game, taken.before, since[0])) return 'built-on';
    const table = since.length === 0 ? taken.before : copyOf(taken.before);
    const later: Made[] = [];
    try {
      for (const { seat, choice, before } of since) {
        later.push({ seat, choice, before: before && copyOf(table) });
        if (choose(this.game, table, seat, choice).revealed && before) return 'built-on';
      }
      if (opened(table, this.table, seat)) return 'built-on';
      if (since.length === 0) return { table, at, later };
      const asIfLast = copyOf(table);
      choose(this.game, asIfLast, seat, taken.choice);
      return same(asIfLast, this.table) ? { table, at, later } : 'built-on';
    } catch (error) {
      if (error instanceof Refusal) return 'built-on';
      throw error;
    }
  }
}

function happening(before: Moment, { revealed, notes }: Outcome, revert: () => void): Happening {
  return { revealed, notes, seenBefore: seat => before.seenBy(seat), revert };
}

/**
 * Whether somebody sees something else than before. A view that fails is something else: what one
 * seat cannot be shown keeps no other from playing on.
 */
export function seesOtherwise(before: () => Seen, now: () => Seen): boolean {
  try {
    return !same(before(), now());
  } catch {
    return true;
  }
}

/** Whether a table asks the seat that made a choice at all; where turns go round, it often does not. */
function isAsked(game: Game, table: Table, { seat }: Made): boolean {
  return questions(game, table).some(question => question.seat === seat);
}

/** Whether lanes of other seats are open on a table that were not, or not so, on an earlier one. */
function opened(earlier: Table, table: Table, seat: Seat): boolean {
  const lanes = lanesOfOthers(table.agenda, seat);
  return lanes.length > 0 && !same(lanes, lanesOfOthers(earlier.agenda, seat));
}

/** What lies on the agendas of all lanes but the seat's own, side by side or within each other. */
function lanesOfOthers(agenda: readonly Frame[], seat: Seat): unknown[] {
  return agenda
    .filter(isTogether)
    .flatMap(({ as, lanes }) =>
      lanes.map(lane => (lane.seat === seat ? lanesOfOthers(lane.agenda, seat) : { as, ...lane })),
    );
}
