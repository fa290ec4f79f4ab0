// The contract between the kernel and a game.

import type { Agenda } from './agenda.ts';
import type { Chance, ChanceState } from './chance.ts';
import type { HiddenPlace } from './hidden.ts';
import type { Options, Settings } from './settings.ts';

/** A place at the table, from 0. */
export type Seat = number;

/** A step about to happen, with its arguments. A frame that asks somebody carries their seat. */
export interface Frame {
  readonly step: string;
  readonly seat?: Seat;
}

/** One of several agendas that are open side by side. */
export interface Lane<F extends Frame = Frame> {
  readonly seat: Seat;
  /** An offer to interrupt: nobody waits for it, and nobody else can see it. */
  readonly optional?: boolean;
  readonly agenda: F[];
}

/** The kernel's own frame: lanes, and what other seats are told their owner is busy with. */
export interface Together extends Frame {
  readonly step: 'together';
  readonly as: string;
  readonly lanes: readonly Lane[];
}

/** What every table has, whatever the game. Plain data, all of it. */
interface TableBase<F extends Frame = Frame> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  /** The set-up options: never changed, so copies of a table share them. */
  readonly options: Options;
  /** What still has to happen; the last frame is next. */
  agenda: F[];
  chance: ChanceState;
}

/** The whole state of one play: the kernel's part and the game's own. */
export type Table<Own = object, F extends Frame = Frame> = TableBase<F> & Own;

/** The frames a table's agenda is made of. */
type FramesOf<T extends Table> = T['agenda'][number];

/** What just happened, for the log and the animation. */
export interface Note {
  readonly what: string;
  /** The rule it happened by. */
  readonly rule?: string;
  /** Only this seat is told. */
  readonly only?: Seat;
  /** Everybody but this seat is told. */
  readonly except?: Seat;
  readonly [detail: string]: unknown;
}

/** A condition an option must meet, with the number of the rule it comes from. */
export interface Law<T, F, O> {
  readonly rule: string;
  readonly claim: string;
  holds(table: T, option: O, frame: F): boolean;
}

/** A step at which somebody chooses. */
export interface Ask<T extends Table, F, O> {
  /** Everything the seat might want to do here. */
  candidates(table: T, frame: F): O[];
  /** A candidate that meets every law is an option. */
  readonly laws: readonly Law<T, F, O>[];
  /** The rule by which this is asked: cited for whatever no law speaks of. */
  readonly rule: string;
  /** What people may point at beyond the candidates, and the laws that rule it out: for *why not?* */
  readonly beyond?: {
    is(candidate: unknown): candidate is O;
    readonly laws: readonly Law<T, F, O>[];
  };
  /** What happens instead when no candidate is legal. */
  otherwise?(table: T, frame: F, agenda: Agenda<FramesOf<T>>): void;
  /** What the choice does. */
  take(table: T, frame: F, choice: O, agenda: Agenda<FramesOf<T>>): void;
}

/** A step that happens by itself. */
export type Act<T extends Table, F> = {
  act(table: T, frame: F, agenda: Agenda<FramesOf<T>>): void;
}['act'];

/** A named thing that happens: by itself, or by somebody's choice. */
type Step<T extends Table, F> = Act<T, F> | Ask<T, F, unknown>;

/** One line of a seat's score: `what` is a key of the game's words. */
export interface ScoreLine {
  readonly what: string;
  readonly points: number;
}

/** How one seat stands. Seats that share a place share it: two firsts, then a third. */
export interface Standing {
  readonly seat: Seat;
  readonly points: number;
  readonly place: number;
  readonly lines: readonly ScoreLine[];
}

/** A rule that depends on the moment. */
type RuleOfMoment<T extends Table> = { rule(table: T, seat: Seat): string }['rule'];

/** The rules of one box. */
export interface Game<Own extends object = object, F extends Frame = Frame> {
  readonly name: string;
  /** Raised whenever an old record would no longer replay to the same table. */
  readonly version: number;
  readonly seats: readonly [min: number, max: number];
  readonly settings: Settings;
  /**
   * The rule that says whose turn it is: cited to a seat that is not asked. Where phases differ,
   * by the moment; it may tell a seat only what that seat knows.
   */
  readonly turnRule: string | RuleOfMoment<Table<Own, F>>;
  /** The rule that ends the game: cited to a seat that goes on when the table is over. */
  readonly endRule: string;
  /** Deals the game's own part of the table and puts the first frames on the agenda. */
  setup(start: { seats: number; options: Options }, agenda: Agenda<F>): Own;
  readonly steps: { readonly [S in F['step']]: Step<Table<Own, F>, Extract<F, { step: S }>> };
  /** The table as a seat may see it; null is a spectator. */
  view(table: Table<Own, F>, seat: Seat | null, open?: object): object;
  /** What all seats see alike. Worked out once for everybody and handed to `view`; it knows no seat. */
  open?(table: Table<Own, F>): object;
  /**
   * Deals anew everything the seat cannot know. The outcome may depend on what the seat knows
   * and on chance, never on how the hidden things lay: sort before you shuffle.
   */
  redeal(table: Table<Own, F>, seat: Seat | null, chance: Chance): void;
  /** What the seat, or with null a spectator, cannot know: the test kit proves that redeals vary it. */
  hidden(table: Table<Own, F>, seat: Seat | null): HiddenPlace[];
  standing(table: Table<Own, F>): Standing[];
  /** Throws an Error that says what is wrong with a table somebody made by hand. */
  check?(table: Table<Own, F>): void;
  /** How good the table is for each seat, in points or the like: the game's own judgement. */
  judge(table: Table<Own, F>): number[];
  /** How many options a searching bot weighs for each choice to come: few where there are very many. */
  readonly weighs?: number;
}

/** Writes down a step at which somebody chooses. */
export function ask<T extends Table, F, O>(question: Ask<T, F, O>): Ask<T, F, O> {
  return question;
}

/** Writes down a law: the rule's number, the claim in words, and the test. */
export function law<T, F, O>(
  rule: string,
  claim: string,
  holds: (table: T, option: O, frame: F) => boolean,
): Law<T, F, O> {
  return { rule, claim, holds };
}

/** Places from points: most points first, equal points share a place. */
export function ranked(seats: { points: number; lines: ScoreLine[] }[]): Standing[] {
  return seats.map(({ points, lines }, seat) => ({
    seat,
    points,
    place: 1 + seats.filter(other => other.points > points).length,
    lines,
  }));
}
