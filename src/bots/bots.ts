// Every bot by name: `random`, `greedy`, `search`, `search@250ms`, `search@400` (iterations).

import { Refusal } from '../kernel/settings.ts';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { type Budget, search } from './search.ts';

const USUAL: Budget = { milliseconds: 100 };

/** The bot a name stands for. */
export function botNamed(name: string): Bot {
  if (name === 'random') return random;
  if (name === 'greedy') return greedy;
  if (name === 'search') return search(USUAL);
  const [, amount, unit] = /^search@([1-9]\d{0,6})(ms)?$/.exec(name) ?? [];
  if (amount === undefined)
    throw new Refusal(
      `unknown bot "${name}" (known: random, greedy, search, search@250ms, search@400)`,
    );
  return search(unit ? { milliseconds: Number(amount) } : { iterations: Number(amount) });
}
