// The board as data (pixie-queen.R1–R6): pyramid, tracks, reward rows, score track, dice and street.
// Figures and where they come from stand in components.json; reconstructed ones can be replaced.

import standard from './components.json';
import { FOODS, type Food } from './goods.ts';

/** A place for a pixie: 0 the mine, 1 to 16 the double space of that action, 17 the palace entrance. */
export type Place = number;

/** The double spaces, by the number of their action. */
export const SPACES = 16;
export const MINE: Place = 0;
export const PALACE: Place = SPACES + 1;

/** One space of the Gold and Silver tracks. */
export interface TrackSpace {
  readonly penalty: number;
  /** Victory points instead of a penalty. */
  readonly victory: number;
  readonly silverPerGold: number;
  readonly goldPerRing: number;
}

/** One tile of a reward row. */
export interface Reward {
  readonly points: number;
  readonly golden: boolean;
}

/** The rows of reward tiles, each taken from the left. */
export const ROWS = ['offering', 'servant', 'ring'] as const;
export type Row = (typeof ROWS)[number];

/** What the casino die shows. */
export const CASINO = ['food', 'silver', 'gold'] as const;
export type CasinoFace = (typeof CASINO)[number];

/** Everything that is reconstructed and can be replaced. */
export interface Board {
  /** By action, from 1; the first entry is the mine, the last one the palace entrance. */
  readonly levels: readonly number[];
  /** The symbols of each place: apples, bread, honey. */
  readonly symbols: readonly (readonly number[])[];
  /** The places on each level; level 0 is the mine, the highest the palace entrance. */
  readonly rows: readonly (readonly Place[])[];
  readonly tracks: readonly TrackSpace[];
  readonly rewards: { readonly [R in Row]: readonly Reward[] };
  /** Penalty points at which a slave symbol stands. */
  readonly slaveSymbols: readonly number[];
  /** Penalty points at which the Pit of Doom opens. */
  readonly pit: number;
  /** The highest number printed on the score track. */
  readonly most: number;
  readonly casino: readonly CasinoFace[];
  readonly whip: readonly number[];
  /** How many round spaces actions 17, 19 and 20 have. */
  readonly street: { readonly 17: number; readonly 19: number; readonly 20: number };
}

/** The reconstructed part of a components file, as it is written. */
export interface Components {
  readonly pyramid: readonly { action: number; level: number; food: readonly Food[] }[];
  readonly tracks: readonly TrackSpace[];
  readonly rewards: { readonly [R in Row]: readonly Reward[] };
  readonly score: {
    readonly pit: number;
    readonly most: number;
    readonly symbols: readonly number[];
  };
  readonly dice: { readonly casino: readonly CasinoFace[]; readonly whip: readonly number[] };
  readonly street: { readonly 17: number; readonly 19: number; readonly 20: number };
}

function boardOf({ pyramid, tracks, rewards, score, dice, street }: Components): Board {
  const top = Math.max(...pyramid.map(({ level }) => level)) + 1;
  const levels = [0, ...Array<number>(SPACES).fill(0), top];
  const symbols = levels.map(() => [0, 0, 0]);
  for (const { action, level, food } of pyramid) {
    levels[action] = level;
    symbols[action] = FOODS.map(kind => food.filter(symbol => symbol === kind).length);
  }
  const rows = Array.from({ length: top + 1 }, (_, level) =>
    levels.flatMap((of, place) => (of === level ? [place] : [])),
  );
  return {
    levels,
    symbols,
    rows,
    tracks,
    rewards,
    slaveSymbols: score.symbols,
    pit: score.pit,
    most: score.most,
    casino: dice.casino,
    whip: dice.whip,
    street,
  };
}

/** The board we ship. */
export const STANDARD: Board = boardOf(standard as unknown as Components);
const replaced = new WeakMap<object, Board>();

/** The board of a table: the one we ship, or the one its set-up options bring. */
export function boardIn(options: { readonly [name: string]: unknown }): Board {
  const components = options.components as Components | null;
  if (components === null) return STANDARD;
  let board = replaced.get(components);
  if (board === undefined) {
    board = boardOf(components);
    replaced.set(components, board);
  }
  return board;
}
