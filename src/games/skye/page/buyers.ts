// Who could buy a tile in front of a screen, as far as I may know.

import type { Seat } from '../../../kernel/game.ts';
import { canPay } from '../steps/buy.ts';
import type { SkyeTable } from '../table.ts';
import type { SkyeView } from '../view.ts';

export interface Buyer {
  readonly seat: Seat;
  /** Whether everybody saw that they have the gold, or the bank pays for them. */
  readonly isSure: boolean;
}

/** Who else is still to buy and could pay. */
export function buyersOf(view: SkyeView, table: SkyeTable, seller: Seat, price: number): Buyer[] {
  return view.buyers.flatMap(seat => {
    if (seat === seller || seat === view.seat) return [];
    const isSure = canPay(table, seat, price);
    return isSure || view.players[seat]?.gold === null ? [{ seat, isSure }] : [];
  });
}
