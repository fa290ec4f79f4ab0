// Removing rocks from one's own mine, for bread (pixie-queen.73): beside whatever else one is asked.

import { law, type Seat } from '../../kernel/game.ts';
import type { Free } from './choices.ts';
import { BREAD, goodsOf, pay } from './goods.ts';
import { addRocks, rocksAt } from './pixies.ts';
import { LOW_SLOTS, type PixieAgenda, type PixieQueen, type PixieTable } from './table.ts';
import { FREE_ROCKS, hasAbility } from './tiles.ts';

const FREE: readonly Free[] = Array.from({ length: LOW_SLOTS }, (_, slot) => ({
  do: 'free',
  slot,
}));

/** Whether somebody need not pay for rocks, or can. */
function canPay(table: PixieQueen, seat: Seat): boolean {
  return hasAbility(table, seat, FREE_ROCKS) || goodsOf(table, seat, BREAD) > 0;
}

/** Adds every rock that can be removed. */
export function offerFreeing(table: PixieQueen, seat: Seat, into: unknown[]): void {
  for (let slot = 0; slot < LOW_SLOTS; slot++)
    if (rocksAt(table, seat, slot) > 0 && canPay(table, seat)) into.push(FREE[slot]);
}

export function isFreeing(choice: unknown): choice is Free {
  const { do: deed, slot } = (choice ?? {}) as Partial<Free>;
  return deed === 'free' && (slot === 0 || slot === 1);
}

interface Asking {
  readonly seat: Seat;
}

/** Why a rock cannot be removed. */
export const freeingLaws = [
  law<PixieTable, Asking, unknown>(
    'pixie-queen.72',
    'there must be a rock',
    (table, choice, { seat }) => !isFreeing(choice) || rocksAt(table, seat, choice.slot) > 0,
  ),
  law<PixieTable, Asking, unknown>(
    'pixie-queen.73',
    'a rock costs one bread',
    (table, choice, { seat }) => !isFreeing(choice) || canPay(table, seat),
  ),
];

/** The bread goes to the store, the rock leaves the game. */
export function removeRock(
  table: PixieQueen,
  seat: Seat,
  { slot }: Free,
  agenda: PixieAgenda,
): void {
  const free = hasAbility(table, seat, FREE_ROCKS);
  if (!free) pay(table, seat, BREAD, 1);
  addRocks(table, seat, slot, -1);
  table.rocksGone++;
  agenda.note({ what: 'freed', rule: 'pixie-queen.73', seat, slot, free });
}
