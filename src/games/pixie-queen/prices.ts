// What things cost from where a disc stands on the tracks (pixie-queen.38, 44).

import type { Seat } from '../../kernel/game.ts';
import type { TrackSpace } from './board.ts';
import { boardOf, type PixieTable } from './table.ts';
import { CHEAP_GOLD, hasAbility } from './tiles.ts';

/** Silver for one gold: by the Silver track; one less with an ability, never less than one. */
export function silverPrice(table: PixieTable, seat: Seat): number {
  const { silverPerGold } = boardOf(table).tracks[table.silver[seat] as number] as TrackSpace;
  return hasAbility(table, seat, CHEAP_GOLD) ? Math.max(1, silverPerGold - 1) : silverPerGold;
}

/** Gold for one ring: by the Gold track. */
export function ringPrice(table: PixieTable, seat: Seat): number {
  return (boardOf(table).tracks[table.gold[seat] as number] as TrackSpace).goldPerRing;
}
