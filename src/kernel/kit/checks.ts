// What every game must keep, each as one check that throws Broken when it does not.

import { isTogether } from '../agenda.ts';
import { seeded } from '../chance.ts';
import type { Note, Seat, Table } from '../game.ts';
import { LiveTable } from '../live.ts';
import { canonical, hash, same } from '../plain.ts';
import {
  begin,
  choose,
  copyOf,
  isOver,
  optionsOf,
  type Question,
  questions,
  setUp,
  take,
} from '../play.ts';
import { readRecord, replay } from '../record.ts';
import { notesFor, redealt, seenBy } from '../view.ts';
import { type After, knowsTheSame, seesTheSame } from './twins.ts';
import {
  type AnyGame,
  Broken,
  type Moment,
  nextMoment,
  type Start,
  walk,
  watchersOf,
} from './walk.ts';

/**
 * Every table ends, with a winner unless somebody alone lost against the game; candidates keep
 * within what the question itself says is in reach.
 */
export function everyTableEnds(game: AnyGame, start: Start, seed: string): void {
  const { table } = walk(game, start, seed, ({ table, question: { ask, frame, step } }) => {
    const { beyond } = ask;
    if (!beyond) return;
    for (const candidate of ask.candidates(table, frame))
      if (!beyond.is(candidate) || !beyond.laws.every(law => law.holds(table, candidate, frame)))
        throw new Broken(`${game.name}: a candidate of "${step}" is out of its own reach`);
  });
  const places = game.standing(table).map(({ place }) => place);
  const needsWinner = start.seats > 1;
  if (places.length !== start.seats || (needsWinner && !places.includes(1)))
    throw new Broken(`${game.name}: seed ${seed} ends without a winner`);
}

/** Every component is in exactly one place, after every choice. `census` names each where it lies. */
export function nothingIsLost(
  game: AnyGame,
  start: Start,
  seed: string,
  census: (table: Table) => (string | number)[],
): void {
  const count = (table: Table) => census(table).map(String).sort().join(' ');
  let before: string | undefined;
  walk(
    game,
    start,
    seed,
    ({ table }) => {
      before ??= count(table);
    },
    ({ table, question, option }) => {
      if (count(table) !== before)
        throw new Broken(
          `${game.name}: components changed when seat ${question.seat} chose ${canonical(option)}`,
        );
    },
  );
}

/**
 * Two tables that differ only in what a seat cannot know look the same to it: view, options,
 * waiting list, notes, and the table a bot would be handed. Returns how many pairs of notes were
 * compared, for that needs luck: the two tables must still look the same after the choice.
 */
export function secretsStaySecret(
  game: AnyGame,
  start: Start,
  seed: string,
  each: { moments: number; twins: number } = { moments: 7, twins: 3 },
): number {
  openingsTellTheSame(game, start, seed, each.twins);
  let compared = 0;
  let count = 0;
  let before: Table | null = null;
  const look = (moment: Moment) => {
    before = null;
    if (count++ % each.moments !== 0) return;
    before = copyOf(moment.table);
    const { table, chance } = moment;
    for (const seat of watchersOf(table))
      for (let i = 0; i < each.twins; i++) {
        const twin = redealt(game, table, seat, chance);
        looksTheSame(game, table, twin, seat);
        compared += tellsTheSame(game, moment, twin, seat);
      }
  };
  walk(game, start, seed, look, ({ table, question }, { notes }) => {
    if (before === null) return;
    for (const seat of watchersOf(table).filter(seat => seat !== question.seat))
      mustLeaveNoTrace(game, { table: before, notes: [] }, { table, notes }, seat);
  });
  return compared;
}

/** What a seat neither saw nor heard of does not show in the table a bot on that seat is handed. */
function mustLeaveNoTrace(game: AnyGame, before: After, after: After, seat: Seat | null): void {
  if (!seesTheSame(game, before, after, seat)) return;
  if (!knowsTheSame(game, before.table, after.table, seat))
    throw new Broken(`${game.name}: redeal for seat ${seat} shows a deed it did not notice`);
}

function looksTheSame(game: AnyGame, table: Table, twin: Table, seat: Seat | null): void {
  const [seen, seenTwin] = [seenBy(game, table, seat), seenBy(game, twin, seat)];
  for (const part of ['view', 'pending', 'waiting'] as const)
    if (!same(seen[part], seenTwin[part]))
      throw new Broken(
        `${game.name}: the ${part} of seat ${seat} depends on what it cannot know:\n` +
          `${canonical(seen[part])}\n${canonical(seenTwin[part])}`,
      );
  const [deal, dealTwin] = [table, twin].map(from => redealt(game, from, seat, seeded('deal')));
  if (!same(deal, dealTwin))
    throw new Broken(
      `${game.name}: redeal for seat ${seat} depends on what it cannot know:\n` +
        `${canonical(deal)}\n${canonical(dealTwin)}`,
    );
}

/** Makes the same choice on both tables, if it is one on both, and compares what becomes of it. */
function tellsTheSame(game: AnyGame, moment: Moment, twin: Table, seat: Seat | null): number {
  const { question, option } = moment;
  const [left, right] = [copyOf(moment.table), copyOf(twin)];
  const [onLeft, onRight] = [alike(game, left, question), alike(game, right, question)];
  if (!onLeft || !onRight) return 0;
  if (!optionsOf(right, onRight).some(other => same(other, option))) return 0;
  const told = take(game, left, onLeft, option);
  const toldTwin = take(game, right, onRight, option);
  return leavesTheSame(game, [left, right], [told.notes, toldTwin.notes], seat);
}

/** Deals the hidden part of a set-up anew and compares how the two tables begin. */
function openingsTellTheSame(game: AnyGame, start: Start, seed: string, twins: number): void {
  const { table } = setUp(game, { ...start, chance: seeded(seed) });
  for (const seat of watchersOf(table))
    for (let i = 0; i < twins; i++) {
      const [left, right] = [copyOf(table), copyOf(table)];
      game.redeal(right, seat, seeded(`${seed}/${i}`));
      const notes = [begin(game, left).notes, begin(game, right).notes] as const;
      leavesTheSame(game, [left, right], notes, seat);
    }
}

/**
 * After the same thing happened on both: if the seat still sees the same view, it must have been
 * told the same and be left with the same questions and the same knowledge.
 */
function leavesTheSame(
  game: AnyGame,
  [left, right]: readonly [Table, Table],
  told: readonly [readonly Note[], readonly Note[]],
  seat: Seat | null,
): number {
  if (!same(game.view(left, seat), game.view(right, seat))) return 0;
  const [notes, notesTwin] = [notesFor(told[0], seat), notesFor(told[1], seat)];
  if (!same(notes, notesTwin))
    throw new Broken(
      `${game.name}: the notes for seat ${seat} depend on what it cannot know:\n` +
        `${canonical(notes)}\n${canonical(notesTwin)}`,
    );
  looksTheSame(game, left, right, seat);
  return 1;
}

/** The same question on another table. */
function alike(game: AnyGame, table: Table, { seat, step }: Question): Question | undefined {
  return questions(game, table).find(other => other.seat === seat && other.step === step);
}

/**
 * Older tables, views, notes and options never change, a copy equals its original and goes on
 * like it, and all of it is plain data.
 */
export function thePastStays(game: AnyGame, start: Start, seed: string): void {
  const past: { what: string; thing: unknown; text: string }[] = [];
  const keep = (what: string, thing: unknown) => {
    const text = JSON.stringify(thing);
    past.push({ what, thing, text });
    if (!same(JSON.parse(text), thing))
      throw new Broken(`${game.name}: a ${what} is not plain data: ${canonical(thing)}`);
  };
  walk(game, start, seed, ({ table, question, option }) => {
    const copy = copyOf(table);
    if (!same(copy, table)) throw new Broken(`${game.name}: a copy differs from its table`);
    keep('table', copy);
    for (const seat of watchersOf(copy)) keep('view', seenBy(game, copy, seat));
    keep('option', option);
    const further = copyOf(copy);
    const twin = alike(game, further, question) as Question;
    keep('note', take(game, further, twin, option).notes);
    keep('table', further);
  });
  for (const { what, thing, text } of past)
    if (JSON.stringify(thing) !== text)
      throw new Broken(`${game.name}: a ${what} of the past has changed: ${canonical(thing)}`);
}

/** A record replays to the same table, also after a trip through JSON and from the middle. */
export function replayEqualsPlay(game: AnyGame, start: Start, seed: string): void {
  const live = LiveTable.open(game, { ...start, seed });
  const chance = seeded(`${seed}/walk`);
  let half: Table | undefined;
  for (;;) {
    const moment = nextMoment(game, live.copy(), chance);
    if (moment === null) break;
    live.choose(moment.question.seat, moment.option);
    if (chance.below(20) === 0) {
      half = live.copy();
      const again = replay(game, readRecord(JSON.parse(JSON.stringify(live.record()))));
      if (!same(again, half))
        throw new Broken(`${game.name}: replay differs from play in the middle`);
    }
  }
  const again = replay(game, readRecord(JSON.parse(JSON.stringify(live.record()))));
  if (hash(again) !== hash(live.copy())) throw new Broken(`${game.name}: replay differs from play`);
}

/**
 * What is taken back never happened: the table is the one without the choice, and nobody saw
 * anything through it that the chooser did not know. A last choice that revealed nothing and opened
 * no lanes can be taken back.
 */
export function undoEqualsNever(game: AnyGame, start: Start, seed: string): void {
  const live = LiveTable.open(game, { ...start, seed });
  const chance = seeded(`${seed}/walk`);
  for (;;) {
    const before = live.copy();
    const moment = nextMoment(game, before, chance);
    if (moment === null) return;
    const { question, option } = moment;
    const { revealed } = live.choose(question.seat, option);
    if (revealed) continue;
    mustHideNothing(game, moment);
    const between = otherChoice(live, question.seat, chance.below(2) === 0);
    const barrier = live.undoBarrier(question.seat);
    if (barrier !== null && between === null && !live.over && !goesOnInLanes(live.copy()))
      throw new Broken(`${game.name}: ${canonical(option)} cannot be taken back: ${barrier}`);
    if (barrier !== null) continue;
    const expected = copyOf(before);
    if (between) choose(game, expected, between.seat, between.choice);
    const without = live.record().choices.length - 1;
    live.undo(question.seat);
    if (!same(live.copy(), expected) || live.record().choices.length !== without)
      throw new Broken(`${game.name}: taking back ${canonical(option)} left a trace`);
    if (!same(replay(game, live.record()), expected))
      throw new Broken(`${game.name}: the record after an undo replays to another table`);
    if (live.pending().some(open => open.seat === question.seat))
      live.choose(question.seat, option);
  }
}

/** Whether seats choose side by side: others may then do something that nobody is to know of. */
function goesOnInLanes({ agenda }: Table): boolean {
  const next = agenda.at(-1);
  return next !== undefined && isTogether(next);
}

/** Lets another seat choose, if one is asked as well: an undo has to leave that alone. */
function otherChoice(live: LiveTable, seat: Seat, wanted: boolean) {
  const other = wanted && live.pending().find(open => open.seat !== seat);
  if (!other) return null;
  const choice = other.options[0];
  live.choose(other.seat, choice);
  return { seat: other.seat, choice };
}

/**
 * A choice without a barrier shows its chooser and the public only what the chooser knew before:
 * on a table that differs in nothing the chooser knows, it leads to the same sight. A twin on which
 * it would have revealed something is left out: that it did not do so here may be told.
 */
function mustHideNothing(game: AnyGame, { table, question, option, chance }: Moment): void {
  const shown = (from: Table) => {
    const after = copyOf(from);
    const { revealed } = take(game, after, alike(game, after, question) as Question, option);
    return revealed ? null : [seenBy(game, after, question.seat), seenBy(game, after, null)];
  };
  const sight = shown(redealt(game, table, question.seat, chance));
  if (sight !== null && !same(shown(table), sight))
    throw new Broken(
      `${game.name}: "${question.step}" reveals something but can be taken back: ${canonical(option)}`,
    );
}

/** How many ways of choosing there are, choice by choice, down to a depth. */
export function perft(game: AnyGame, table: Table, depth: number): number {
  if (depth === 0 || isOver(table)) return 1;
  return questions(game, table).reduce((sum, question, i) => {
    return (
      sum +
      optionsOf(table, question).reduce<number>((ways, option) => {
        const copy = copyOf(table);
        take(game, copy, questions(game, copy)[i] as Question, option);
        return ways + perft(game, copy, depth - 1);
      }, 0)
    );
  }, 0);
}
