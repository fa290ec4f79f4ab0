// The game's own judgement: what a table promises each seat, in gold at the end.

import type { Seat } from '../../kernel/game.ts';
import { cardOf, SPECIAL, suitOf } from './cards.ts';
import {
  COUNTESS_SEAT,
  goldOf,
  handOf,
  isSolo,
  type Owner,
  pileOf,
  STACKS,
  squareOf,
  type Villagers,
  type VillagersTable,
  villageOf,
} from './table.ts';
import { nunIn, silverIn, tally } from './tally.ts';

/** Gold in the supply and in the markets to come, food and builders for the rounds left, a little for the hand. */
export function judge(table: VillagersTable): number[] {
  const rounds = roundsLeft(table);
  const promises = table.hands.map((_hand, seat) => promise(table, seat, rounds));
  if (!isSolo(table)) return promises;
  return promises.map(own => own - village(table, COUNTESS_SEAT) - goldOf(table, COUNTESS_SEAT));
}

function promise(table: Villagers, seat: Seat, rounds: number): number {
  const { food, builders } = tally(villageOf(table, seat));
  return (
    goldOf(table, seat) +
    village(table, seat) +
    rounds * (2 * Math.min(3, food) + 2 * Math.min(3, builders)) +
    Math.min(1, rounds) * handWorth(table, seat)
  );
}

/** What the markets still to come make of a village as it is. */
function village(table: Villagers, owner: Owner): number {
  const own = villageOf(table, owner);
  const count = tally(own);
  const markets = 2 - table.markets;
  if (markets === 0) return 0;
  return markets * (count.gold + count.coins) + silverIn(own, count) + nunIn(own, count);
}

/** Rounds until the stacks are empty, roughly. */
function roundsLeft(table: Villagers): number {
  let cards = 0;
  for (let pile = 0; pile < STACKS; pile++) cards += pileOf(table, pile).length;
  return cards / (3.5 * table.hands.length);
}

function handWorth(table: Villagers, seat: Seat): number {
  let worth = 0;
  for (const card of handOf(table, seat)) worth += cardWorth(card);
  for (const card of squareOf(table, seat)) worth += cardWorth(card);
  return worth;
}

function cardWorth(card: number): number {
  const { gold, food, builders } = cardOf(card);
  return 0.5 + 0.15 * gold + food + builders + (suitOf(card) === SPECIAL ? 1 : 0);
}
