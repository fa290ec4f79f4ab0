// The table: the state of a game and what can be on its agenda.

import type { Agenda } from '../../kernel/agenda.ts';
import type { Seat, Table } from '../../kernel/game.ts';
import type { Settings } from '../../kernel/settings.ts';
import { type Board, boardIn, type Place } from './board.ts';
import type { Swap } from './choices.ts';
import { readComponents } from './components.ts';
import type { GoodId } from './goods.ts';

/** Whose pixie: a seat; at a table of two, 2 is the neutral player (pixie-queen.87). */
export type Owner = number;

export const NOBODY = -1;
export const NEUTRAL: Owner = 2;

/** The low slots of a mine, where pixies can be chained, and the rocks each may have (pixie-queen.71). */
export const LOW_SLOTS = 2;
export const MOST_ROCKS = 3;
/** The first action of the street: round spaces (pixie-queen.48–52). */
export const STREET = 17;
/** What a hand may hold in the sacrifice: the wanted food, silver, gold (pixie-queen.54). */
export const HANDS = 3;

export type Phase =
  | 'abilities'
  | 'steal'
  | 'action'
  | 'sacrifice'
  | 'reward'
  | 'penalty'
  | 'scoring'
  | 'over';

/** What everybody saw last: a die, what was dug up, what was robbed. It stays until the next action. */
export type Shown =
  | { readonly what: 'casino'; readonly seat: Seat; readonly face: number }
  | { readonly what: 'whip'; readonly seat: Seat; readonly points: number }
  | {
      readonly what: 'dug';
      readonly seat: Seat;
      silver: number;
      gold: number;
      rocks: number;
    }
  | {
      readonly what: 'robbed';
      readonly seat: Seat;
      readonly from: Seat;
      readonly space: Place;
      /** Apples, bread, honey. */
      readonly food: readonly number[];
    };

/** Pixie Queen: the game's own part of the table. Lists by seat have an entry, or several, a seat. */
export interface PixieQueen {
  phase: Phase;
  round: number;
  /** Whose turn it is in the action phase; NOBODY in any other. */
  turn: Seat;
  /** The order tracks, from the palace on: of the next round, and of this one (pixie-queen.19). */
  readonly small: Seat[];
  readonly large: Seat[];
  /** Goods behind the screens: five numbers a seat. */
  readonly goods: number[];
  readonly store: number[];
  /** Silver, gold and rocks in the mine bag. */
  readonly bag: number[];
  /** Rocks out of the game. */
  rocksGone: number;
  /** Goods on the special offering track. */
  readonly offeringTrack: number[];
  /** Whose pixie stands at each place; the mine, place 0, holds NOBODY. */
  readonly pixies: Owner[];
  /** How many pixies are in each mine. */
  readonly slaves: number[];
  /** Rocks at the low slots of the mines: two numbers a seat. */
  readonly rocks: number[];
  /** Who took the tiles of the reward rows, from the left. */
  readonly offerings: Seat[];
  readonly servants: Seat[];
  readonly rings: Seat[];
  /** Generic tiles of 1 and 2 points behind the screens: two numbers a seat; and in the store. */
  readonly chips: number[];
  readonly chipStore: number[];
  /** Penalty points. */
  readonly penalty: number[];
  /** Where they came from, by account (ACCOUNTS). */
  readonly ledger: number[];
  /** Where the discs stand on the tracks, from 0. */
  readonly silver: number[];
  readonly gold: number[];
  /** Action tokens before the screens. */
  readonly tokens: number[];
  readonly passed: boolean[];
  /** Who used each double space in this phase, and with how many tokens. */
  readonly usedBy: Seat[];
  readonly usedWith: number[];
  /** Tokens on the round spaces of actions 17 to 21: five numbers a seat. */
  readonly street: number[];
  /** The food tiles of the board; the last one is the top. */
  readonly foodStack: number[];
  /** Each one's food tile, 0 for none. */
  readonly foodTiles: number[];
  /** Each one's one-off tile, NOBODY for none. */
  readonly once: number[];
  /** Each one's permanent ability, and those on the board; NOBODY for none. */
  readonly abilities: number[];
  readonly abilityRow: number[];
  /** The tile that lies on the extra slot, wherever that is. */
  extraFood: number;
  extraOnce: number;
  /** Face-down round tiles, the last one is next; the first two are out of the game. */
  readonly roundTiles: number[];
  /** The round tiles turned up so far. */
  readonly wanted: GoodId[];
  /**
   * What is in each one's hands in the sacrifice: wanted food, silver, gold. Sealed until all are
   * opened, then known to all until the next sacrifice.
   */
  readonly offers: number[];
  shown: Shown | null;
  /** Who fell into the Pit of Doom, in that order. */
  readonly out: Seat[];
}

export type PixieTable = Table<PixieQueen, PixieFrame>;
export type PixieAgenda = Agenda<PixieFrame>;

/** The steps of a game, in the order they come. */
export type PixieFrame =
  | { readonly step: 'ability'; readonly seat: Seat }
  | { readonly step: 'round' }
  | { readonly step: 'steal'; readonly at: number }
  | { readonly step: 'meal'; readonly seat: Seat; readonly count: number }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'act'; readonly seat: Seat }
  | { readonly step: 'trade'; readonly seat: Seat; readonly give: GoodId; readonly take: GoodId }
  | { readonly step: 'whip'; readonly seat: Seat; readonly points: number }
  | { readonly step: 'robbed'; readonly seat: Seat }
  | { readonly step: 'rob'; readonly seat: Seat; readonly space: Place }
  | {
      readonly step: 'search';
      readonly seat: Seat;
      readonly left: number;
    }
  | { readonly step: 'dig'; readonly seat: Seat; readonly draws: number }
  | { readonly step: 'rock'; readonly seat: Seat; readonly left: number }
  | { readonly step: 'swap'; readonly seat: Seat; readonly swap: Swap }
  | { readonly step: 'discard'; readonly seat: Seat; readonly left: number }
  | { readonly step: 'copy'; readonly seat: Seat }
  | { readonly step: 'demote'; readonly seat: Seat; readonly queen: number }
  | { readonly step: 'sacrifice' }
  | { readonly step: 'offer'; readonly seat: Seat }
  | { readonly step: 'open' }
  | { readonly step: 'answer' }
  | { readonly step: 'scorn'; readonly at: number }
  | { readonly step: 'metals' }
  | { readonly step: 'promotions'; readonly at: number }
  | { readonly step: 'promote'; readonly seat: Seat; readonly left: number }
  | { readonly step: 'extra' }
  | { readonly step: 'neutral'; readonly seat: Seat }
  | { readonly step: 'award' }
  | { readonly step: 'slaves'; readonly of: Seat }
  | { readonly step: 'tracks'; readonly of: Seat }
  | { readonly step: 'close' }
  | { readonly step: 'free'; readonly seat: Seat }
  | { readonly step: 'score' };

/** Frames of one step. */
export type FrameOf<S extends PixieFrame['step']> = Extract<PixieFrame, { step: S }>;

export const settings: Settings = {
  /** Who is the Favourite in the first round (pixie-queen.7). */
  first: { kind: 'seat', default: 'random' },
  /** Another board in place of the reconstructed figures. */
  components: { kind: 'data', default: null, read: readComponents },
};

export function boardOf(table: PixieTable): Board {
  return boardIn(table.options);
}

/** The Queen's Favourite: whose large cube is nearest to the palace (pixie-queen.7). */
export function favouriteOf({ large }: PixieQueen): Seat {
  return large[0] as Seat;
}

/** Whether somebody is still in the game (pixie-queen.78). */
export function isIn({ out }: PixieQueen, seat: Seat): boolean {
  return out.length === 0 || !out.includes(seat);
}

/** The food the Queen wants in this round (pixie-queen.53). */
export function wantedOf({ wanted }: PixieQueen): GoodId {
  return wanted[wanted.length - 1] as GoodId;
}

/** Tokens of a seat on the round spaces of an action. */
export function onStreet({ street }: PixieQueen, seat: Seat, action: number): number {
  return street[seat * STREET_ACTIONS + action - STREET] as number;
}

/** Tokens of everybody on the round spaces of an action. */
export function streetTokens({ street }: PixieQueen, action: number): number {
  let count = 0;
  for (let at = action - STREET; at < street.length; at += STREET_ACTIONS)
    count += street[at] as number;
  return count;
}

export const STREET_ACTIONS = 5;
