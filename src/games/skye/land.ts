// A land: the tiles of one clan. A laid tile is one number: where it lies, how it is turned, which it is.
// Cells are numbers as well, row by row; the castle lies in the middle.

import type { Kit, TileId } from './kit.ts';

/** A place for a tile. */
export type Cell = number;
/** A tile on its cell, turned. */
export type Laid = number;
/** The border of two neighbouring cells: twice the cell, and one more for its south side (else east). */
export type Border = number;

export const WIDTH = 128;
const MIDDLE = WIDTH / 2;
const CELL_BITS = 14;
const CELL_MASK = (1 << CELL_BITS) - 1;
const PRINT_BITS = CELL_BITS;

/** Where the castle lies. */
export const HOME: Cell = MIDDLE * WIDTH + MIDDLE;
/** From a cell to its neighbours in the north, east, south and west. */
export const NEXT = [-WIDTH, 1, WIDTH, -1] as const;

/** Columns grow to the east, rows to the south; the castle is at 0, 0. */
export function cellAt(x: number, y: number): Cell {
  return (y + MIDDLE) * WIDTH + x + MIDDLE;
}

export function xOf(cell: Cell): number {
  return (cell % WIDTH) - MIDDLE;
}

export function yOf(cell: Cell): number {
  return Math.floor(cell / WIDTH) - MIDDLE;
}

export function laid(tile: TileId, turn: number, cell: Cell): Laid {
  return ((tile * 4 + turn) << PRINT_BITS) | cell;
}

export function cellOf(one: Laid): Cell {
  return one & CELL_MASK;
}

/** A tile in a turn: 4 × tile + turn. */
export function printOf(one: Laid): number {
  return one >> PRINT_BITS;
}

export function tileOf(one: Laid): TileId {
  return one >> (PRINT_BITS + 2);
}

export function turnOf(one: Laid): number {
  return (one >> PRINT_BITS) & 3;
}

/** The border between two neighbouring cells. */
export function borderOf(one: Cell, other: Cell): Border {
  const first = Math.min(one, other);
  return 2 * first + (Math.abs(one - other) === 1 ? 0 : 1);
}

/** The two cells beside a border. */
export function besides(border: Border): [Cell, Cell] {
  const cell = border >> 1;
  return [cell, cell + (border & 1 ? WIDTH : 1)];
}

/** Which tile of a land lies on each cell, from 1; 0 for none. One sheet for everybody: lift what you spread. */
const sheet = new Uint8Array(WIDTH * WIDTH);

/** Spreads a land on the sheet. */
export function spread(land: readonly Laid[]): Uint8Array {
  for (let i = 0; i < land.length; i++) sheet[(land[i] as Laid) & CELL_MASK] = i + 1;
  return sheet;
}

/** Lifts a land off the sheet. */
export function lift(land: readonly Laid[]): void {
  for (let i = 0; i < land.length; i++) sheet[(land[i] as Laid) & CELL_MASK] = 0;
}

/** Free cells beside a land, and what each asks of a tile's edges, as bits like the kit's. */
export interface Fringe {
  count: number;
  readonly cells: Int16Array;
  readonly needs: Int16Array;
}

const fringe: Fringe = { count: 0, cells: new Int16Array(512), needs: new Int16Array(512) };
/** The place of a free cell on the fringe, from 1; 0 for none. */
const marks = new Uint16Array(WIDTH * WIDTH);

/** The fringe of a land (skye.20, 21). It is the same object every time: use it at once. */
export function fringeOf(kit: Kit, land: readonly Laid[]): Fringe {
  const { cells, needs } = fringe;
  let count = 0;
  spread(land);
  for (let i = 0; i < land.length; i++) {
    const one = land[i] as Laid;
    const cell = one & CELL_MASK;
    const print = one >> PRINT_BITS;
    for (let side = 0; side < 4; side++) {
      const next = cell + (NEXT[side] as number);
      if (sheet[next] !== 0) continue;
      let at = marks[next] as number;
      if (at === 0) {
        cells[count] = next;
        needs[count] = 0;
        at = ++count;
        marks[next] = at;
      }
      const need = 1 << (3 * ((side + 2) & 3) + (kit.edge[print * 4 + side] as number));
      needs[at - 1] = (needs[at - 1] as number) | need;
    }
  }
  lift(land);
  for (let i = 0; i < count; i++) marks[cells[i] as number] = 0;
  fringe.count = count;
  return fringe;
}

/** Whether a print matches what a cell asks of its edges (skye.21). */
export function fits({ edgeBits }: Kit, print: number, need: number): boolean {
  return ((edgeBits[print] as number) & need) === need;
}

/** Every way to lay a tile on the fringe of a land, turned as one likes. */
export function waysToLay(kit: Kit, { count, cells, needs }: Fringe, tile: TileId): Laid[] {
  const ways: Laid[] = [];
  for (let i = 0; i < count; i++)
    for (let turn = 0; turn < 4; turn++)
      if (fits(kit, tile * 4 + turn, needs[i] as number))
        ways.push(laid(tile, turn, cells[i] as Cell));
  return ways;
}
