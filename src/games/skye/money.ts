// Gold: who has it, and what everybody has seen of it (skye.2, 10, 16).

import type { Seat } from '../../kernel/game.ts';
import type { Options } from '../../kernel/settings.ts';
import components from './components.json';
import type { Skye } from './table.ts';

/** All gold there is, with or without Journeyman; what the bank lacks it is lent (skye.2). */
export function coinsFor({ journeyman }: Options): number {
  const { coins, extraCoins } = components;
  return Object.entries(coins).reduce(
    (sum, [value, count]) => sum + Number(value) * count,
    journeyman === true ? extraCoins : 0,
  );
}

/** The bank gives gold, for all to see. */
export function earn(table: Skye, seat: Seat, gold: number): void {
  table.bank -= gold;
  receive(table, seat, gold);
}

/** The bank is given gold. */
export function spend(table: Skye, seat: Seat, gold: number): void {
  table.bank += gold;
  part(table, seat, gold);
}

/** Gold comes from somewhere. */
export function receive(table: Skye, seat: Seat, gold: number): void {
  table.gold[seat] = (table.gold[seat] as number) + gold;
  table.seenGold[seat] = (table.seenGold[seat] as number) + gold;
}

/** Gold goes somewhere: who spends more than was seen had saved it. */
export function part(table: Skye, seat: Seat, gold: number): void {
  table.gold[seat] = (table.gold[seat] as number) - gold;
  table.seenGold[seat] = Math.max(0, (table.seenGold[seat] as number) - gold);
}
