// One player as a seat may see them: what lies before the screen is open, what lies behind it is not.

import type { Seat } from '../../kernel/game.ts';
import { KINDS } from './goods.ts';
import { ringPrice, silverPrice } from './prices.ts';
import { handsOf } from './steps/sacrifice.ts';
import {
  boardOf,
  favouriteOf,
  HANDS,
  isIn,
  LOW_SLOTS,
  onStreet,
  type PixieTable,
  STREET,
  STREET_ACTIONS,
} from './table.ts';
import { EXTRA, foodTileIn, onceIn } from './tiles.ts';
import { type SeenVictory, victoryOf } from './victory.ts';

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
  /** What they offered last, wanted food, silver, gold; null while hands are closed. */
  readonly offer: number[] | null;
  /** How many kinds they may offer in a sacrifice: one in each hand. */
  readonly hands: number;
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
    hands: handsOf(table, owner),
  };
}
