// One player as a seat may see them: what lies before the screen is open, what lies behind it is not.

import type { Seat } from '../../kernel/game.ts';
import type { Board, Reward } from './board.ts';
import { KINDS } from './goods.ts';
import { ringPrice, silverPrice } from './prices.ts';
import {
  boardOf,
  favouriteOf,
  HANDS,
  isIn,
  LOW_SLOTS,
  onStreet,
  type PixieQueen,
  type PixieTable,
  STREET,
  STREET_ACTIONS,
} from './table.ts';
import { EXTRA, foodTileIn, onceIn } from './tiles.ts';

/** Victory points behind a screen: the values of the tiles. */
export interface SeenVictory {
  readonly offerings: number[];
  readonly servants: number[];
  readonly rings: number[];
  /** How many generic tiles of 1 and of 2. */
  readonly chips: number[];
  readonly total: number;
}

export interface SeenPlayer {
  /** Whether they are still in the game. */
  readonly in: boolean;
  /** Whether they are the Queen's Favourite now. */
  readonly favourite: boolean;
  /** Penalty points on the score track. */
  readonly penalty: number;
  /** The next slave symbol ahead of the disc, in penalty points; null behind the last. */
  readonly nextSymbol: number | null;
  /** Where the discs stand on the tracks, from 0. */
  readonly silver: number;
  readonly gold: number;
  /** What one gold costs in silver, and one ring in gold, from here and with their ability. */
  readonly silverPerGold: number;
  readonly goldPerRing: number;
  /** Action tokens before the screen. */
  readonly tokens: number;
  readonly passed: boolean;
  /** Tokens on the round spaces of actions 17 to 21. */
  readonly street: number[];
  /** Pixies in the mine, and rocks at its two low slots. */
  readonly slaves: number;
  readonly rocks: number[];
  /** 0 for none. */
  readonly foodTile: number;
  /** Number of the one-off tile, and of the ability; -1 for none. */
  readonly once: number;
  readonly ability: number;
  /** What lies on the extra slot, if they have it. */
  readonly extraFood: number;
  readonly extraOnce: number;
  /** Goods behind the screen; null for anybody else until the end. */
  readonly goods: number[] | null;
  /** Null for anybody else until the end: servants alone are in the open. */
  readonly victory: SeenVictory | null;
  /** What they offered in this round, wanted food, silver, gold; null while hands are closed. */
  readonly offer: number[] | null;
}

export function seenPlayer(table: PixieTable, owner: Seat, seat: Seat | null): SeenPlayer {
  const board = boardOf(table);
  const open = owner === seat || table.phase === 'over' || !isIn(table, owner);
  const isSealed = table.phase === 'sacrifice' && owner !== seat;
  const penalty = table.penalty[owner] as number;
  return {
    in: isIn(table, owner),
    favourite: favouriteOf(table) === owner,
    penalty,
    nextSymbol: board.slaveSymbols.find(symbol => symbol > penalty) ?? null,
    silver: table.silver[owner] as number,
    gold: table.gold[owner] as number,
    silverPerGold: silverPrice(table, owner),
    goldPerRing: ringPrice(table, owner),
    tokens: table.tokens[owner] as number,
    passed: table.passed[owner] as boolean,
    street: Array.from({ length: STREET_ACTIONS }, (_, at) => onStreet(table, owner, STREET + at)),
    slaves: table.slaves[owner] as number,
    rocks: table.rocks.slice(owner * LOW_SLOTS, (owner + 1) * LOW_SLOTS),
    foodTile: table.foodTiles[owner] as number,
    once: table.once[owner] as number,
    ability: table.abilities[owner] as number,
    extraFood: foodTileIn(table, owner, EXTRA),
    extraOnce: onceIn(table, owner, EXTRA),
    goods: open ? table.goods.slice(owner * KINDS, (owner + 1) * KINDS) : null,
    victory: open ? victoryOf(table, board, owner) : null,
    offer: isSealed ? null : table.offers.slice(owner * HANDS, (owner + 1) * HANDS),
  };
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
