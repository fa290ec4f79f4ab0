// Every choice there is, by the step that asks for it. One small object a decision.

import type { SIDES, TileId, TrackName } from './kit.ts';

/** `axe`: the slot (0 to 2) of the tile that goes back to the bag; -1 for none, with the token for it. */
export interface Axe {
  readonly axe: number;
}

/** `price`: the gold on the next tile without a price, from the left. */
export interface Price {
  readonly price: number;
}

/** `buy`: a tile in front of somebody else's screen, or nothing. */
export type Purchase = { readonly do: 'buy'; readonly tile: TileId } | { readonly do: 'pass' };

/**
 * `lay`: a tile got in this round, its cell (the castle is at 0, 0; x grows to the east, y to the south)
 * and its quarter turns clockwise. `return`: one that fits nowhere goes back to the bag while others fit.
 */
export type Laying =
  | {
      readonly do: 'lay';
      readonly tile: TileId;
      readonly x: number;
      readonly y: number;
      readonly turn: number;
    }
  | { readonly do: 'return'; readonly tile: TileId };

/** A road token across a border of the tile at a cell: its east or its south side. */
export interface Road {
  readonly do: 'road';
  readonly x: number;
  readonly y: number;
  readonly side: Extract<(typeof SIDES)[number], 'E' | 'S'>;
}

/** Nothing more here. */
interface Done {
  readonly do: 'done';
}

/** A waypoint; they are collected in the order they are planned. */
interface Waypoint {
  readonly do: 'waypoint';
  readonly x: number;
  readonly y: number;
}

/** `plan`: the next waypoint, the token for extra movement, a road token, or the end of the plan. */
export type Planning = Waypoint | { readonly do: 'extra' } | Road | Done;

/** `pave`: road tokens before the scoring or the income. */
export type Paving = Road | Done;

/** `advance`: a step on a track; `stay` where it may be declined. */
export type Advance =
  | { readonly do: 'advance'; readonly track: TrackName }
  | { readonly do: 'stay' };

/** `order`: which of the bonus tokens unlocked in this phase is used next. */
export interface Use {
  readonly do: 'use';
  readonly token: string;
}
