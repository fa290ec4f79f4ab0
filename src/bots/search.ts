// search: information-set Monte Carlo search. The options that look best one step ahead are played
// on, all on the same redeals of what the seat cannot know and with the same luck, by players who
// look one step ahead; the game's judgement of where that leads is what counts. Again and again the
// worse half drops out. Same seed and same number of iterations: same choice.

import { type Chance, chanceFrom } from '../kernel/chance.ts';
import type { Game, Seat, Table } from '../kernel/game.ts';
import { copyOf, isOver, optionsOf, type Question, questions, take } from '../kernel/play.ts';
import { redealt } from '../kernel/view.ts';
import { again, type Bot } from './bot.ts';
import { promises } from './greedy.ts';

/** How long to think: a time, or a number of times something is played on, which is repeatable. */
export type Budget = { readonly milliseconds: number } | { readonly iterations: number };

/** How many options are worth a closer look. */
const CONTENDERS = 8;
/** How often the turn comes round to the seat before the table is judged, and how many choices that is at most. */
const LAPS = 3;
const FAR = 30;
/** How many options the seat weighs on the way, picked at random, unless the game says; the others weigh half as many. */
const WEIGHED = 8;

/** An option that is played on, and the sum of what it was ahead. */
interface Contender {
  readonly option: unknown;
  worth: number;
}

/** A searching bot with the given budget. */
export function search(budget: Budget): Bot {
  return (game, known, question, chance) => {
    const options: unknown[] = optionsOf(known, question);
    if (question.optional) options.push(PASS);
    if (options.length === 1) return options[0];
    const spent = clock(budget);
    let contenders = promising(game, known, question, options, chance);
    const heats = Math.ceil(Math.log2(contenders.length));
    for (let heat = 1; heat <= heats; heat++) {
      do {
        const deal = redealt(game, known, question.seat, chance);
        const luck = chance.branch().state();
        for (const contender of contenders)
          contender.worth += playedOn(game, deal, question, contender.option, chanceFrom(luck));
      } while (spent(contenders.length) < heat / heats);
      contenders.sort((a, b) => b.worth - a.worth);
      contenders = contenders.slice(0, Math.ceil(contenders.length / 2));
    }
    return (contenders[0] as Contender).option;
  };
}

/** Letting an offer pass. */
const PASS = undefined;

/** Tells what share of the budget is used up, once so many more iterations were made. */
function clock(budget: Budget): (made: number) => number {
  if ('iterations' in budget) {
    let all = 0;
    return made => {
      all += made;
      return all / budget.iterations;
    };
  }
  const start = performance.now();
  return () => (performance.now() - start) / budget.milliseconds;
}

/** The options with the best promise one step ahead. */
function promising(
  game: Game,
  known: Table,
  question: Question,
  options: readonly unknown[],
  chance: Chance,
): Contender[] {
  const promise = promises(game, known, question, options, chance);
  return options
    .map((_option, at) => at)
    .sort((a, b) => (promise[b] as number) - (promise[a] as number))
    .slice(0, CONTENDERS)
    .map(at => ({ option: options[at], worth: 0 }));
}

/** How far the seat is ahead after an option, when everybody has played on for a while. */
function playedOn(
  game: Game,
  deal: Table,
  question: Question,
  option: unknown,
  chance: Chance,
): number {
  const table = copyOf(deal);
  const { seat } = question;
  if (option !== PASS) take(game, table, again(game, table, question), option);
  let [laps, isAway] = [0, false];
  for (let made = 0; made < FAR; made++) {
    const next = questions(game, table).find(({ optional }) => !optional);
    if (next === undefined) break;
    if (next.seat === seat && isAway && ++laps === LAPS) break;
    isAway = next.seat !== seat;
    const weighed = (game.weighs ?? WEIGHED) / (next.seat === seat ? 1 : 2);
    take(game, table, next, glance(game, table, next, weighed, chance));
  }
  return ahead(game, table, seat);
}

/** The best of a few options, at a glance. */
function glance(
  game: Game,
  table: Table,
  question: Question,
  weighed: number,
  chance: Chance,
): unknown {
  const options = few(optionsOf(table, question), weighed, chance);
  if (options.length === 1) return options[0];
  let [best, highest]: [unknown, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const option of options) {
    const next = copyOf(table);
    take(game, next, again(game, next, question), option);
    const own = ahead(game, next, question.seat);
    if (own > highest) [best, highest] = [option, own];
  }
  return best;
}

/** Not more than a player weighs; each is as likely to be among them. */
function few(options: unknown[], most: number, chance: Chance): unknown[] {
  const { length } = options;
  if (length <= most) return options;
  for (let i = 0; i < most; i++) {
    const other = i + chance.below(length - i);
    [options[i], options[other]] = [options[other], options[i]];
  }
  return options.slice(0, most);
}

/**
 * How far a seat is ahead of the others, one with another, by points at the end and by the game's
 * judgement before. Ahead of the best of them would be more to the point and swing much more.
 */
function ahead(game: Game, table: Table, seat: Seat): number {
  const points =
    isOver(table) && table.seats > 1
      ? game.standing(table).map(({ points }) => points)
      : game.judge(table);
  const own = points[seat] as number;
  const others = points.reduce((sum, one) => sum + one, 0) - own;
  return points.length === 1 ? own : own - others / (points.length - 1);
}
