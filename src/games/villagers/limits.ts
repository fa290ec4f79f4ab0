// How many cards a player drafts and builds (villagers.10, 25), developments included (villagers.94).

import type { Seat } from '../../kernel/game.ts';
import { DEVELOPMENTS, type Development } from './cards.ts';
import { type Villagers, villageOf } from './table.ts';
import { buildersIn, foodIn } from './village.ts';

const LEAST = 2;
export const MOST = 5;
/** Symbols beyond these raise no limit. */
export const MOST_SYMBOLS = MOST - LEAST;
export const MOST_BASICS = 3;

/** How many cards a seat drafts this round. */
export function draftLimit(table: Villagers, seat: Seat): number {
  const food = foodIn(villageOf(table, seat)) + fromTokens(table, seat, 'food');
  const limit = Math.min(MOST, LEAST + food);
  return table.solo?.hungry ? limit - 1 : limit;
}

/** How many cards a seat may build: fixed when its build phase begins. */
export function buildLimit(table: Villagers, seat: Seat): number {
  const builders = buildersIn(villageOf(table, seat)) + fromTokens(table, seat, 'builders');
  return Math.min(MOST, LEAST + builders);
}

/** One build action more, by a Freelancer; never more than five. */
export function oneMore(limit: number): number {
  return Math.min(MOST, limit + 1);
}

function fromTokens(table: Villagers, seat: Seat, what: 'food' | 'builders'): number {
  let symbols = 0;
  for (let i = 0; i < table.tokens.length; i++)
    if (table.tokens[i] === seat)
      symbols += (DEVELOPMENTS[table.developments[i] as number] as Development)[what] ?? 0;
  return symbols;
}
