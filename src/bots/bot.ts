// What a bot is: somebody who chooses for a seat, knowing only what the seat knows.

import type { Chance } from '../kernel/chance.ts';
import type { Game, Seat, Table } from '../kernel/game.ts';
import { type Question, questions } from '../kernel/play.ts';
import { redealt } from '../kernel/view.ts';

/**
 * Answers a question. The table it is handed is a redeal for the seat that is asked: what the seat
 * cannot know is noise there, and so is the chance to come.
 */
export type Bot = (game: Game, known: Table, question: Question, chance: Chance) => unknown;

/** Lets a bot choose for a seat that is asked something; undefined lets an offer pass. */
export function choiceOf(bot: Bot, game: Game, table: Table, seat: Seat, chance: Chance): unknown {
  const known = redealt(game, table, seat, chance);
  const question = questionFor(game, known, seat);
  if (question === undefined) throw new Error(`seat ${seat} is not asked`);
  return bot(game, known, question, chance);
}

/** The question a seat answers first: one that others wait for, or else an offer. */
export function questionFor(game: Game, table: Table, seat: Seat): Question | undefined {
  const asked = questions(game, table).filter(question => question.seat === seat);
  return asked.find(question => !question.optional) ?? asked[0];
}

/** What each seat is ahead of its best opponent, by the game's judgement or, at the end, in points. */
export function leads(points: readonly number[]): number[] {
  return points.map((own, seat) => {
    const others = points.filter((_points, other) => other !== seat);
    return others.length === 0 ? own : own - Math.max(...others);
  });
}

/** The same question on a copy of its table. */
export function again(game: Game, table: Table, like: Question): Question {
  const found = questions(game, table).find(
    question => question.seat === like.seat && question.step === like.step,
  );
  if (found === undefined) throw new Error(`"${like.step}" is not asked on the copy`);
  return found;
}
