// Victory points: tiles taken from the reward rows, and generic ones (pixie-queen.76, 84).

import type { Seat } from '../../kernel/game.ts';
import type { Board, Reward } from './board.ts';
import type { PixieQueen } from './table.ts';

/** Victory points behind a screen: the values of the tiles. */
export interface SeenVictory {
  readonly offerings: number[];
  readonly servants: number[];
  readonly rings: number[];
  /** How many generic tiles of 1 and of 2. */
  readonly chips: number[];
  readonly total: number;
}

/** The tiles somebody has taken (pixie-queen.76, 84). */
export function victoryOf(table: PixieQueen, { rewards }: Board, seat: Seat): SeenVictory {
  const won = (row: readonly Reward[], takers: readonly Seat[]) =>
    row.flatMap(({ points }, at) => (takers[at] === seat ? [points] : []));
  const offerings = won(rewards.offering, table.offerings);
  const servants = won(rewards.servant, table.servants);
  const rings = won(rewards.ring, table.rings);
  const chips = table.chips.slice(seat * 2, seat * 2 + 2);
  const tiles = [...offerings, ...servants, ...rings].reduce((sum, points) => sum + points, 0);
  const total = tiles + (chips[0] as number) + 2 * (chips[1] as number);
  return { offerings, servants, rings, chips, total };
}
