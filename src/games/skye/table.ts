// The table: the state of a game and what can be on its agenda.

import type { Agenda } from '../../kernel/agenda.ts';
import type { Seat, Table } from '../../kernel/game.ts';
import type { Settings } from '../../kernel/settings.ts';
import components from './components.json';
import { readComponents } from './components.ts';
import { type Kit, kitIn, NONE, type TileData, type TileId } from './kit.ts';
import type { Border, Cell, Laid } from './land.ts';

/** Tiles drawn in front of each screen (skye.11). */
export const DRAWN = components.drawn;

/** In place of a price: none yet, or the axe (skye.12). */
export const UNPRICED = 0;
export const AXE = -1;

/** The phases of a round: income; prices; buying; building, then planning and walking; scoring. */
export const PHASES = ['income', 'price', 'buy', 'build', 'plan', 'walk', 'score', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Isle of Skye: the game's own part of the table. Lists by seat have an entry, or several, a seat. */
export interface Skye {
  phase: Phase;
  round: number;
  /** Who has the start-player marker. */
  first: Seat;
  /** The scoring tiles on A, B, C and D, by number. */
  readonly scoring: number[];
  /** The tiles in the bag, in the order of their numbers: chance comes with drawing. */
  readonly bag: TileId[];
  /** Everybody's land; the castle is its first tile. */
  readonly lands: Laid[][];
  /** The tiles in front of each screen: three a seat, NONE for none. */
  readonly row: TileId[];
  /** The gold on each of them, UNPRICED, or AXE. Sealed in the phase `price`; from then on no longer in hand. */
  readonly prices: number[];
  /** Tiles got in this round, to be added to the land. */
  readonly hands: TileId[][];
  /** Gold behind the screens (skye.10). */
  readonly gold: number[];
  /** What everybody saw them get in this round, less what they spent: they have at least that. */
  readonly seenGold: number[];
  bank: number;
  readonly points: number[];
  /** Where the points came from, by account (ACCOUNTS). */
  readonly ledger: number[];
  /** What Journeyman adds; null without it. */
  readonly journey: Journey | null;
}

/** Levels of bonus tokens, and tokens a seat (skye.36). */
export const LEVELS = 3;
export const TOKENS = components.tokens.length;
/** The most waypoints somebody can have (skye.37). */
export const WAYPOINTS = 3;

/** Where a bonus token is: on the board; unlocked, to be used from the next phase on; held; gone. */
export const [ON_BOARD, UNLOCKED, HELD, GONE] = [0, 1, 2, 3] as const;

/** What Journeyman adds to the table. */
export interface Journey {
  /**
   * Where the progress markers are: three a seat. 0 is the start, n the last field; n + 1 is the last
   * but one, come back to from the last (skye.62).
   */
  readonly marks: number[];
  /** Which token belongs to the places I, II, III of each track: nine a seat. */
  readonly places: number[];
  /** Where each token is: nine a seat. */
  readonly tokens: number[];
  /** Tokens to be used at the end of this phase, in the order they were unlocked: 9 × seat + token. */
  readonly unlocked: number[];
  /** How many waypoints each has. */
  readonly waypoints: number[];
  /** Road tokens not yet laid, and those on the lands. */
  readonly roadTokens: number[];
  readonly roads: Border[][];
  readonly pawns: Cell[];
  /** The waypoints planned, in the order they will be collected: three a seat, NONE for none. Sealed in the phase `plan`. */
  readonly plans: Cell[];
  /** Movement points left in the plan, and whether the token for extra ones goes into it. Sealed likewise. */
  readonly moves: number[];
  readonly extra: boolean[];
}

export type SkyeTable = Table<Skye, SkyeFrame>;
export type SkyeAgenda = Agenda<SkyeFrame>;
/** A table with Journeyman. */
export type JourneyTable = SkyeTable & { readonly journey: Journey };

/** What an advance comes from (skye.41, 42, 51, 65). */
export type Cause = 'sale' | 'symbol' | 'token' | 'waypoint';

/** The steps of a game, in the order they come. */
export type SkyeFrame =
  | { readonly step: 'round' }
  | { readonly step: 'income' }
  | { readonly step: 'draw' }
  | { readonly step: 'axe'; readonly seat: Seat }
  | { readonly step: 'price'; readonly seat: Seat; readonly slot: number }
  | { readonly step: 'reveal' }
  | { readonly step: 'buyer'; readonly at: number; readonly second: boolean }
  | { readonly step: 'buy'; readonly seat: Seat; readonly at: number; readonly second: boolean }
  | { readonly step: 'keep'; readonly at: number }
  | { readonly step: 'advance'; readonly seat: Seat; readonly by: Cause; readonly cell: Cell }
  | { readonly step: 'settle'; readonly onto: 'building' | 'paving' }
  | { readonly step: 'order'; readonly seat: Seat }
  | { readonly step: 'building' }
  | { readonly step: 'build'; readonly seat: Seat }
  | { readonly step: 'lay'; readonly seat: Seat }
  | { readonly step: 'planning' }
  | { readonly step: 'plan'; readonly seat: Seat }
  | { readonly step: 'walk'; readonly at: number; readonly leg: number }
  | { readonly step: 'paving'; readonly onto: 'score' | 'income' }
  | { readonly step: 'pave'; readonly seat: Seat }
  | { readonly step: 'score' }
  | { readonly step: 'finish' };

/** Frames of one step. */
export type FrameOf<S extends SkyeFrame['step']> = Extract<SkyeFrame, { step: S }>;

export const settings: Settings = {
  /** Who begins (skye.6). */
  first: { kind: 'seat', default: 'random' },
  /** With the expansion (skye.34). */
  journeyman: { kind: 'flag', default: false },
  /** Bonus tokens: everybody's own random layout, or the same for all (skye.36). */
  tokens: {
    kind: 'choice',
    default: 'random',
    values: ['random', 'same'],
    when: ({ options }) => options.journeyman === true,
  },
  /** Other tiles, tracks or figures in place of the reconstructed ones. */
  components: { kind: 'data', default: null, read: readComponents },
};

/** What is printed on this table's components. */
export function kitAt(table: SkyeTable): Kit {
  return kitIn(table.options);
}

/** What a note tells of a tile: its number, and its face where it is not one of ours. */
export function noted(table: SkyeTable, tile: TileId): { tile: TileId; face?: TileData } {
  if (table.options.components === null) return { tile };
  return { tile, face: kitAt(table).tiles[tile] as TileData };
}

/** The seat that is so many places after the start player. */
export function seatAt({ first, seats }: SkyeTable, at: number): Seat {
  return (first + at) % seats;
}

/** The tile in a slot in front of a screen. */
export function tileIn({ row }: Skye, seat: Seat, slot: number): TileId {
  return row[seat * DRAWN + slot] as TileId;
}

/** Its price, UNPRICED or AXE. */
export function priceIn({ prices }: Skye, seat: Seat, slot: number): number {
  return prices[seat * DRAWN + slot] as number;
}

/** Takes a tile out of a slot. */
export function clearSlot(table: Skye, seat: Seat, slot: number): void {
  table.row[seat * DRAWN + slot] = NONE;
  table.prices[seat * DRAWN + slot] = UNPRICED;
}

/** Puts a tile back into the bag (skye.14, 22). */
export function intoBag({ bag }: Skye, tile: TileId): void {
  let at = bag.length;
  while (at > 0 && (bag[at - 1] as TileId) > tile) at--;
  bag.splice(at, 0, tile);
}

/** The figures of a game for so many players (skye.3). */
export function figuresFor<T>(
  figures: { readonly '2-4': T; readonly '5': T },
  { seats }: { readonly seats: number },
): T {
  return figures[seats === 5 ? '5' : '2-4'];
}

/** How many rounds there are (skye.3). */
export function roundsOf(table: { readonly seats: number }): number {
  return figuresFor(components.schedule, table).length;
}

/** Whether the table is played with Journeyman. */
export function hasJourney(table: SkyeTable): table is JourneyTable {
  return table.journey !== null;
}
