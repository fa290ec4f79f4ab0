// Where points came from.

import type { Seat } from '../../kernel/game.ts';
import type { Skye } from './table.ts';

/** The accounts of a seat: the four scoring tiles, the tracks, bonus tokens, and the final scoring. */
export const ACCOUNTS = [
  'A',
  'B',
  'C',
  'D',
  'flags',
  'steps',
  'tokens',
  'scrolls',
  'gold',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** Gives somebody points. */
export function enter(table: Skye, seat: Seat, account: Account, points: number): void {
  const at = seat * ACCOUNTS.length + ACCOUNTS.indexOf(account);
  table.ledger[at] = (table.ledger[at] as number) + points;
  table.points[seat] = (table.points[seat] as number) + points;
}
