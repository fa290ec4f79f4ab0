// One simulated game between bots, and the sum of many.

import { type Bot, choiceOf } from '../bots/bot.ts';
import { botNamed } from '../bots/bots.ts';
import { random } from '../bots/random.ts';
import { seeded } from '../kernel/chance.ts';
import type { Game, Seat, Table } from '../kernel/game.ts';
import { anyOption, isOver, open, type Question, questions, take } from '../kernel/play.ts';
import { type Record, type RecordedChoice, resultOf } from '../kernel/record.ts';

/** What is simulated. */
export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
  /** One bot a seat in the first game; seats rotate from game to game. */
  readonly bots: readonly string[];
}

/** How one game went; lists are in the order of the seats. */
export interface Played {
  readonly choices: number;
  readonly finished: boolean;
  /** The bot on each seat, as its place in the plan's list. */
  readonly bots: readonly number[];
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
}

const MOST_CHOICES = 100_000;

/** Plays the plan's i-th game. It depends on the plan's seed and on i, and on nothing else. */
export function playGame(game: Game, plan: Plan, i: number): { played: Played; record: Record } {
  const seed = `${plan.seed}/${i}`;
  const { seats, options } = plan;
  const { table } = open(game, { seats, options, chance: seeded(seed) });
  const seated = Array.from({ length: seats }, (_, seat) => (seat + i) % seats);
  const bots = seated.map(bot => botNamed(plan.bots[bot] as string));
  const choices = playOut(game, table, bots, `${seed}/bots`);
  const result = resultOf(game, table);
  const { name, version } = game;
  const record = { game: name, version, seats, options: table.options, seed, choices, result };
  return {
    played: {
      choices: choices.length,
      finished: isOver(table),
      bots: seated,
      points: result.standing.map(({ points }) => points),
      winners: result.standing.filter(({ place }) => place === 1).map(({ seat }) => seat),
    },
    record,
  };
}

/** Lets the bots choose until the table is over; offers come before what all wait for. */
function playOut(game: Game, table: Table, bots: readonly Bot[], seed: string): RecordedChoice[] {
  const chance = seeded(seed);
  const choices: RecordedChoice[] = [];
  while (choices.length < MOST_CHOICES) {
    const open = questions(game, table);
    if (open.length === 0) return choices;
    const made = choices.length;
    for (const question of [...open.filter(q => q.optional), ...open.filter(q => !q.optional)]) {
      const choice = answer(bots[question.seat] as Bot, game, table, question, chance);
      if (choice === undefined) continue;
      take(game, table, question, choice);
      choices.push([question.seat, choice]);
      break;
    }
    if (choices.length === made) throw new Error('nobody at the table chooses anything');
  }
  return choices;
}

/** A random bot needs no redeal: it looks at nothing. */
function answer(
  bot: Bot,
  game: Game,
  table: Table,
  question: Question,
  chance: ReturnType<typeof seeded>,
): unknown {
  if (bot === random && !question.optional) return anyOption(table, question, chance);
  return choiceOf(bot, game, table, question.seat, chance);
}
