// greedy: one step ahead, by the game's own judgement.

import type { Chance } from '../kernel/chance.ts';
import type { Game, Table } from '../kernel/game.ts';
import { copyOf, optionsOf, type Question, take } from '../kernel/play.ts';
import { redealt } from '../kernel/view.ts';
import { again, type Bot, leads } from './bot.ts';

/** On how many redeals each option is tried: what it turns up differs from deal to deal. */
const DEALS = 4;

export const greedy: Bot = (game, known, question, chance) => {
  const options: unknown[] = optionsOf(known, question);
  if (question.optional) options.push(undefined);
  if (options.length === 1) return options[0];
  const promise = promises(game, known, question, options, chance);
  const best = Math.max(...promise);
  const equals = options.filter((_option, at) => promise[at] === best);
  return equals[equals.length === 1 ? 0 : chance.below(equals.length)];
};

/** What each option promises the seat that is asked: its lead right after it, summed over some redeals. */
export function promises(
  game: Game,
  known: Table,
  question: Question,
  options: readonly unknown[],
  chance: Chance,
): number[] {
  const { seat } = question;
  const promise = options.map(() => 0);
  for (let i = 0; i < DEALS; i++) {
    const deal = redealt(game, known, seat, chance);
    options.forEach((option, at) => {
      const next = copyOf(deal);
      if (option !== undefined) take(game, next, again(game, next, question), option);
      promise[at] = (promise[at] as number) + (leads(game.judge(next))[seat] as number);
    });
  }
  return promise;
}
