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
export function victoryOf(table: PixieQueen, board: Board, seat: Seat): SeenVictory {
  const { rewards } = board;
  const won = (row: readonly Reward[], takers: readonly Seat[]) =>
    row.flatMap(({ points }, at) => (takers[at] === seat ? [points] : []));
  return {
    offerings: won(rewards.offering, table.offerings),
    servants: won(rewards.servant, table.servants),
    rings: won(rewards.ring, table.rings),
    chips: table.chips.slice(seat * 2, seat * 2 + 2),
    total: victoryPoints(table, board, seat),
  };
}

/** What those tiles are worth. */
export function victoryPoints(table: PixieQueen, { rewards }: Board, seat: Seat): number {
  return (
    sumOf(rewards.offering, table.offerings, seat) +
    sumOf(rewards.servant, table.servants, seat) +
    sumOf(rewards.ring, table.rings, seat) +
    (table.chips[seat * 2] as number) +
    2 * (table.chips[seat * 2 + 1] as number)
  );
}

function sumOf(row: readonly Reward[], takers: readonly Seat[], seat: Seat): number {
  let sum = 0;
  for (let at = 0; at < takers.length; at++) if (takers[at] === seat) sum += row[at]?.points ?? 0;
  return sum;
}
