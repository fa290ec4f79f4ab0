// Every option as the things one points at, in order: an action, then a good, a pixie, a tile. All
// gestures of the page, by click, key or drag, walk along these paths.

import { type Key, type Path, path } from '../../../web/pieces/moves.ts';
import type { Place } from '../board.ts';
import type {
  Act,
  Climb,
  Count,
  Demotion,
  Discard,
  Found,
  Freeing,
  Meal,
  Offer,
  OneAbility,
  Promotion,
  Rock,
  Swap,
  TileKind,
  TurnChoice,
  Whip,
} from '../choices.ts';
import { GOODS, type GoodId } from '../goods.ts';
import { NOBODY } from '../table.ts';

export const actionKey = (action: number): Key => `action-${action}`;
/** A double space, a mine (0) or the palace entrance, as a place for a pixie. */
export const placeKey = (place: Place): Key => `place-${place}`;
export const goodKey = (how: string, good: GoodId): Key => `${how}-${GOODS[good]}`;
export const countKey = (count: number): Key => `count-${count}`;
export const slotKey = (seat: number, slot: number): Key => `slot-${seat}-${slot}`;
export const freeKey = (slot: number): Key => `free-${slot}`;
export const ownKey = (tile: TileKind, slot: number): Key => `own-${tile}-${slot}`;
/** A tile of somebody else, or of the board. */
export const tileKey = (tile: TileKind, owner: number, at: number): Key =>
  `tile-${tile}-${owner === NOBODY ? 'board' : owner}-${at}`;
export const abilityKey = (ability: number): Key => `ability-${ability}`;
export const sharesKey = (shares: readonly number[]): Key => `shares-${shares.join('-')}`;

/** The path of an option at a step. */
export function pathOf(step: string, option: unknown): Path {
  switch (step) {
    case 'ability':
      return path(abilityKey((option as OneAbility).ability));
    case 'meal':
      return path(sharesKey((option as Meal).food));
    case 'whip':
      return path(sharesKey((option as Whip).points));
    case 'trade':
      return path(countKey((option as Count).count));
    case 'search':
      return path(`token-${(option as Found).token}`);
    case 'rock': {
      const { seat, slot } = option as Rock;
      return path(slotKey(seat, slot));
    }
    default:
      return deed(option as TurnChoice | Discard | Demotion | Offer | Promotion | Freeing);
  }
}

type Deed = TurnChoice | Discard | Demotion | Offer | Promotion | Freeing;

function deed(option: Deed): Path {
  switch (option.do) {
    case 'act':
      return act(option);
    case 'free':
      return path(freeKey(option.slot));
    case 'promote':
      return path(...climb(option));
    case 'demote':
      return path(placeKey(option.space));
    case 'discard':
      return path(goodKey('drop', option.good));
    case 'offer':
      return path(goodKey('offer', option.good), countKey(option.count));
    default:
      return path(option.do);
  }
}

const climb = ({ from, to }: Climb): Key[] => [placeKey(from), placeKey(to)];

function act(option: Act): Path {
  const first = actionKey(option.action);
  switch (option.action) {
    case 1:
      return path(first, goodKey('take', option.food));
    case 3:
      return path(first, ...climb(option));
    case 4:
      return path(first, goodKey('give', option.give), goodKey('take', option.take));
    case 5:
      return path(first, countKey(option.count));
    case 11:
      return path(first, `track-${option.track}`);
    case 14:
      return path(first, placeKey(option.space));
    case 15:
      // Without a tile for it there is nothing to choose.
      return { keys: [first, option.search ? 'search' : 'dig'], sure: 1 };
    case 16:
      return path(first, ...swap(option));
    case 17:
      return 'food' in option
        ? path(first, goodKey('take', option.food))
        : path(first, goodKey('drop', option.discard));
    case 19:
      return path(first, goodKey('add', option.add));
    case 20:
      return path(first, countKey(option.honey));
    default:
      return path(first);
  }
}

const swap = (option: Swap): Key[] => [
  ownKey(option.tile, option.slot),
  tileKey(option.tile, option.with, option.at),
];
