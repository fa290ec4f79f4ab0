// Every choice there is, by the step that asks for it. One small object a decision.

import type { Seat } from '../../kernel/game.ts';
import type { Place } from './board.ts';
import type { GoodId } from './goods.ts';

/** A kind of tile that lies before a screen. */
export type TileKind = 'food' | 'once' | 'ability';

/** A pixie goes one level up: from the mine (0) or a space, to a space or the palace entrance (17). */
export interface Climb {
  readonly from: Place;
  readonly to: Place;
}

/**
 * Swapping a tile (pixie-queen.47). `slot`: one's own tile, 1 for the one on the extra slot. `with`: whose
 * tile is taken, NOBODY (-1) for the board. `at`: their slot; on the board the number of the one-off
 * tile, or the place of the ability.
 */
export interface Swap {
  readonly tile: TileKind;
  readonly slot: number;
  readonly with: Seat;
  readonly at: number;
}

/** An action with all that belongs to it. The tokens it takes follow from the space (pixie-queen.26). */
export type Act =
  | { readonly do: 'act'; readonly action: 1; readonly food: GoodId }
  | {
      readonly do: 'act';
      readonly action: 2 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 18 | 21;
    }
  | ({ readonly do: 'act'; readonly action: 3 } & Climb)
  | { readonly do: 'act'; readonly action: 4; readonly give: GoodId; readonly take: GoodId }
  | { readonly do: 'act'; readonly action: 5; readonly count: number }
  | { readonly do: 'act'; readonly action: 11; readonly track: 'silver' | 'gold' }
  | { readonly do: 'act'; readonly action: 14; readonly space: Place }
  | { readonly do: 'act'; readonly action: 15; readonly search: boolean }
  | ({ readonly do: 'act'; readonly action: 16 } & Swap)
  | { readonly do: 'act'; readonly action: 17; readonly food: GoodId }
  | { readonly do: 'act'; readonly action: 17; readonly discard: GoodId }
  | { readonly do: 'act'; readonly action: 19; readonly add: GoodId }
  | { readonly do: 'act'; readonly action: 20; readonly honey: number };

/** Removing a rock from a low slot of one's own mine, for one bread (pixie-queen.73). */
export interface Free {
  readonly do: 'free';
  readonly slot: number;
}

/** Nothing more here. */
interface Done {
  readonly do: 'done';
}

/** `act`: a turn of the action phase. */
export type TurnChoice = Act | { readonly do: 'pass' } | Free;

/** `copy`: one of the double-space actions; `done` only if none can be carried out. */
export type CopyChoice = Act | Done;

/** `ability`: a permanent ability of the board, by its number. */
export interface OneAbility {
  readonly ability: number;
}

/** `meal`: what a food tile brings: apples, bread, honey. */
export interface Meal {
  readonly food: readonly number[];
}

/** `trade`: how many. */
export interface Count {
  readonly count: number;
}

/** `whip`: penalty points for each seat. */
export interface Whip {
  readonly points: readonly number[];
}

/** `search`: what is taken from the bag: 0 silver, 1 gold, 2 a rock. */
export interface Found {
  readonly token: number;
}

/** `rock`: the low slot of a mine that gets the rock. */
export interface Rock {
  readonly seat: Seat;
  readonly slot: number;
}

/** `discard`: another good to remove. */
export type Discard = { readonly do: 'discard'; readonly good: GoodId } | Done;

/** `demote`: which pixie goes to the mine, or Mercy. */
export type Demotion = { readonly do: 'demote'; readonly space: Place } | { readonly do: 'mercy' };

/** `offer`: goods of one kind for the Queen; `done` for an empty hand, or no further one. */
export type Offer = { readonly do: 'offer'; readonly good: GoodId; readonly count: number } | Done;

/** `promote`: one promotion, or none; `neutral`: one of the neutral player's pixies. */
export type Promotion = ({ readonly do: 'promote' } & Climb) | Free | Done;

/** `robbed`, `free`: rocks may be removed before bread, or the ability for them, is taken, and before the scoring. */
export type Freeing = Free | Done;
