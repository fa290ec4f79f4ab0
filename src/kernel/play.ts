// How a table moves: open it, see what is pending, choose. Nothing else changes a table.

import { Agenda, hasOption, isLegal, isTogether, stepOf } from './agenda.ts';
import type { Chance } from './chance.ts';
import type { Ask, Frame, Game, Law, Note, Seat, Table } from './game.ts';
import { clone, same } from './plain.ts';
import { type Options, Refusal, readOptions } from './settings.ts';

/** Somebody is asked to choose. */
export interface Question {
  readonly seat: Seat;
  readonly step: string;
  /** What the other seats are told: in lanes no more than what all are busy with. */
  readonly shownAs: string;
  /** An offer: nobody waits for the answer, and nobody else sees it. */
  readonly optional: boolean;
  readonly frame: Frame;
  readonly ask: Ask<Table, Frame, unknown>;
  /** The agenda whose last frame asks. */
  readonly stack: Frame[];
}

/** A question with all the options, as the seat that is asked sees it. */
export interface Pending {
  readonly seat: Seat;
  readonly step: string;
  readonly options: unknown[];
  readonly optional?: true;
}

/** What a choice brought about. */
export interface Outcome {
  readonly notes: readonly Note[];
  /** Whether something hidden came to light. */
  readonly revealed: boolean;
}

/** A choice the rules do not allow. `rule` is the first rule it breaks. */
export class IllegalChoice extends Refusal {
  override name = 'IllegalChoice';

  constructor(
    message: string,
    readonly rule: string,
  ) {
    super(message);
  }
}

/** How a table is set up. */
export interface Start {
  readonly seats: number;
  readonly options?: unknown;
  readonly chance: Chance;
}

/** Sets up a table and runs it to its first question. */
export function open<Own extends object, F extends Frame>(
  game: Game<Own, F>,
  start: Start,
): { table: Table<Own, F>; notes: readonly Note[] } {
  const { table, notes } = setUp(game, start);
  return { table, notes: [...notes, ...begin(game as Game, table).notes] };
}

/** A table as the game sets it up, before anything has happened. */
export function setUp<Own extends object, F extends Frame>(
  game: Game<Own, F>,
  start: Start,
): { table: Table<Own, F>; notes: readonly Note[] } {
  const { seats } = start;
  checkSeats(game as Game, seats);
  const options: Options = readOptions(game.settings, seats, start.options ?? {});
  const base = {
    game: game.name,
    version: game.version,
    seats,
    options,
    agenda: [] as F[],
    chance: start.chance.state(),
  };
  const agenda = new Agenda<F>(base, base.agenda);
  const own = game.setup({ seats, options }, agenda);
  agenda.settle();
  // The few are added to the many: the other way round V8 makes the table a slow dictionary.
  const table: Table<Own, F> = Object.assign(own, base);
  return { table, notes: agenda.notes };
}

/** Refuses a number of seats the game is not for. */
export function checkSeats({ name, seats: [min, max] }: Game, seats: number): void {
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new Refusal(`${name} is for ${min} to ${max} seats, not ${brief(seats)}`);
}

/** Runs a table that was just set up to its first question. */
export function begin(game: Game, table: Table): Outcome {
  const agenda = new Agenda(table, table.agenda);
  agenda.run(game, table, table.agenda);
  agenda.settle();
  return agenda;
}

/** A deep copy; the set-up options, which never change, are shared. */
export function copyOf<T extends Table>(table: T): T {
  const copy = { ...table } as Record<string, unknown>;
  for (const key in copy) if (key !== 'options') copy[key] = clone(copy[key]);
  return copy as T;
}

/** Every open question, in the order of the lanes. Offers that offer nothing are no questions. */
export function questions(game: Game, table: Table): Question[] {
  const found: Question[] = [];
  collect(game, table, table.agenda, { optional: false }, found);
  return found;
}

function collect(
  game: Game,
  table: Table,
  stack: Frame[],
  within: { as?: string; optional: boolean },
  found: Question[],
): void {
  const frame = stack[stack.length - 1];
  if (frame === undefined) return;
  if (isTogether(frame)) {
    for (const lane of frame.lanes) {
      const optional = within.optional || lane.optional === true;
      collect(game, table, lane.agenda, { as: within.as ?? frame.as, optional }, found);
    }
    return;
  }
  const ask = stepOf(game, frame);
  if (typeof ask === 'function' || frame.seat === undefined)
    throw new Error(`${game.name}: the agenda stopped at "${frame.step}", which asks nobody`);
  const { optional } = within;
  if (optional && !hasOption(ask, table, frame)) return;
  const { seat, step } = frame;
  found.push({ seat, step, shownAs: within.as ?? step, optional, frame, ask, stack });
}

/** All legal choices of a question. A question without any is a mistake of the game's. */
export function optionsOf(table: Table, question: Question): unknown[] {
  const { ask, frame } = question;
  const options = ask
    .candidates(table, frame)
    .filter(candidate => isLegal(ask, table, frame, candidate));
  if (options.length === 0) throw nothingToChoose(table, question);
  return options;
}

/** The option of a question that says the same as a choice; undefined if there is none. */
function optionLike(table: Table, { ask, frame }: Question, choice: unknown): unknown {
  return ask
    .candidates(table, frame)
    .find(candidate => same(candidate, choice) && isLegal(ask, table, frame, candidate));
}

/** One legal choice, each as likely, without listing the others. */
export function anyOption(table: Table, question: Question, chance: Chance): unknown {
  const { ask, frame } = question;
  const candidates = ask.candidates(table, frame);
  for (let left = candidates.length; left > 0; left--) {
    const i = left === 1 ? 0 : chance.below(left);
    const candidate = candidates[i];
    if (isLegal(ask, table, frame, candidate)) return candidate;
    candidates[i] = candidates[left - 1];
  }
  throw nothingToChoose(table, question);
}

function nothingToChoose({ game }: Table, { step, seat }: Question): Error {
  return new Error(`${game}: "${step}" asks seat ${seat} for nothing; has it an "otherwise"?`);
}

/** Every open question with its options, as only the table itself may see it. */
export function pending(game: Game, table: Table): Pending[] {
  return questions(game, table).map(question => described(table, question));
}

/** A question as the seat that is asked sees it. */
export function described(table: Table, question: Question): Pending {
  const { seat, step, optional } = question;
  const options = optionsOf(table, question);
  return optional ? { seat, step, options, optional } : { seat, step, options };
}

/** Whether the table has come to its end. */
export function isOver(table: Table): boolean {
  return table.agenda.length === 0;
}

/** Applies an option of a question, unchecked, and runs the table on to its next questions. */
export function take(game: Game, table: Table, question: Question, option: unknown): Outcome {
  const agenda = new Agenda(table, question.stack);
  agenda.take(question.ask, table, question.stack, option);
  agenda.run(game, table, table.agenda);
  agenda.settle();
  return agenda;
}

/** Checks a seat's choice and applies it. An illegal one throws and changes nothing. */
export function choose(game: Game, table: Table, seat: Seat, choice: unknown): Outcome {
  for (const question of questions(game, table)) {
    if (question.seat !== seat) continue;
    const option = optionLike(table, question, choice);
    if (option !== undefined) return take(game, table, question, clone(option));
  }
  const rule = why(game, table, seat, choice) ?? turnRuleOf(game, table, seat);
  throw new IllegalChoice(`seat ${seat} may not choose ${brief(choice)} (rule ${rule})`, rule);
}

/**
 * The first rule a candidate breaks; null if it is legal. Whatever a seat sends has an answer:
 * what no law speaks of breaks the rule by which the seat is asked.
 */
export function why(game: Game, table: Table, seat: Seat, candidate: unknown): string | null {
  return judged(game, table, seat, candidate).rule;
}

/** What `why` says of a candidate, and how it came to say so. */
export interface Judgement {
  /** The first rule the candidate breaks; null if it is legal. */
  readonly rule: string | null;
  /** The step whose law spoke or whose question was the last resort; null if the seat is asked nothing. */
  readonly step: string | null;
  /** Whether no law spoke of the candidate, so that only the question's own rule was left. */
  readonly lastResort: boolean;
  /** What the game's own code threw meanwhile: a mistake of the game's, never shown to a player. */
  readonly faults: readonly unknown[];
}

/** The first rule a candidate breaks, with what the test kit wants to know besides. */
export function judged(game: Game, table: Table, seat: Seat, candidate: unknown): Judgement {
  if (!Number.isInteger(seat) || seat < 0 || seat >= table.seats)
    throw new Refusal(`there is no seat ${brief(seat)} at this table`);
  const faults: unknown[] = [];
  const asked = questions(game, table).filter(question => question.seat === seat);
  const said = (rule: string | null, question: Question | undefined, lastResort = false) => ({
    rule,
    step: question?.step ?? null,
    lastResort,
    faults,
  });
  const broken = asked.map(question => firstBroken(table, question, candidate, faults));
  const legal = broken.indexOf(null);
  if (legal >= 0) return said(null, asked[legal]);
  const spoken = broken.findIndex(rule => rule !== undefined);
  if (spoken >= 0) return said(broken[spoken] ?? null, asked[spoken]);
  const question = asked.find(({ optional }) => !optional) ?? asked[0];
  if (question !== undefined) return said(question.ask.rule, question, true);
  if (isOver(table)) return said(game.endRule, undefined);
  const turn = quietly(() => turnRuleOf(game, table, seat), faults) ?? game.endRule;
  return said(turn, undefined);
}

/** The rule that says why a seat is not asked now. */
function turnRuleOf({ turnRule }: Game, table: Table, seat: Seat): string {
  return typeof turnRule === 'string' ? turnRule : turnRule(table, seat);
}

/** What some code of the game's says; undefined, and the fault noted, if it throws. */
function quietly<T>(said: () => T, faults: unknown[]): T | undefined {
  try {
    return said();
  } catch (fault) {
    faults.push(fault);
    return undefined;
  }
}

/** Everything a seat that is asked might want to do, each with the first rule it breaks, or null. */
export function weighed(
  game: Game,
  table: Table,
  seat: Seat,
): { candidate: unknown; rule: string | null }[] {
  return questions(game, table)
    .filter(question => question.seat === seat)
    .flatMap(({ ask, frame }) =>
      ask.candidates(table, frame).map(candidate => ({
        candidate,
        rule: ask.laws.find(law => !law.holds(table, candidate, frame))?.rule ?? null,
      })),
    );
}

/** The first rule broken; null for none; undefined for something this question knows nothing of. */
function firstBroken(
  table: Table,
  { ask, frame }: Question,
  candidate: unknown,
  faults: unknown[],
): string | null | undefined {
  // A law that throws does not hold.
  const breaks = (laws: readonly Law<Table, Frame, unknown>[]) =>
    laws.find(law => !quietly(() => law.holds(table, candidate, frame), faults))?.rule;
  if (ask.candidates(table, frame).some(known => same(known, candidate)))
    return breaks(ask.laws) ?? null;
  if (quietly(() => ask.beyond?.is(candidate), faults)) return breaks(ask.beyond?.laws ?? []);
  return undefined;
}

/** Anything as one short piece of text. */
export function brief(value: unknown): string {
  let text: string;
  try {
    text = JSON.stringify(value) ?? String(value);
  } catch {
    text = 'something nested too deeply';
  }
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
