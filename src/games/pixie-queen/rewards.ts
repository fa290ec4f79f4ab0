// The three rows of reward tiles, always taken from the left (pixie-queen.12), and the generic tiles.

import type { Seat } from '../../kernel/game.ts';
import { type Board, ROWS, type Row } from './board.ts';
import type { PixieQueen } from './table.ts';

/** Who took the tiles of a row, from the left. */
function takersOf(table: PixieQueen, row: Row): Seat[] {
  if (row === 'offering') return table.offerings;
  return row === 'servant' ? table.servants : table.rings;
}

/** Golden tiles nobody has taken yet (pixie-queen.83). */
export function goldenLeft(table: PixieQueen, { rewards }: Board): number {
  let left = 0;
  for (const row of ROWS) {
    const tiles = rewards[row];
    for (let at = takersOf(table, row).length; at < tiles.length; at++)
      if (tiles[at]?.golden) left++;
  }
  return left;
}

/** Whether a row has a tile left. */
export function hasTile(table: PixieQueen, { rewards }: Board, row: Row): boolean {
  return takersOf(table, row).length < rewards[row].length;
}

/** Takes the leftmost tile of a row; returns what it is worth. */
export function takeTile(table: PixieQueen, { rewards }: Board, row: Row, seat: Seat): number {
  const takers = takersOf(table, row);
  const { points } = rewards[row][takers.length] as { points: number };
  takers.push(seat);
  return points;
}

/** Generic tiles for as many points as the store can give, with change (pixie-queen.76, E34). Returns how many. */
export function takeChips(table: PixieQueen, seat: Seat, points: number): number {
  let got = 0;
  while (points - got >= 2 && moveChip(table, seat, 1, 1)) got += 2;
  while (points - got >= 1 && moveChip(table, seat, 0, 1)) got += 1;
  if (points - got === 1 && hasChip(table.chips, seat, 0) && moveChip(table, seat, 1, 1)) {
    moveChip(table, seat, 0, -1);
    got += 1;
  }
  return got;
}

function hasChip(chips: readonly number[], seat: Seat, kind: number): boolean {
  return (chips[seat * 2 + kind] as number) > 0;
}

/** One tile of a kind (0: one point, 1: two) from the store, or back; false if the store has none. */
function moveChip({ chips, chipStore }: PixieQueen, seat: Seat, kind: number, to: 1 | -1): boolean {
  if (to === 1 && chipStore[kind] === 0) return false;
  chipStore[kind] = (chipStore[kind] as number) - to;
  chips[seat * 2 + kind] = (chips[seat * 2 + kind] as number) + to;
  return true;
}
