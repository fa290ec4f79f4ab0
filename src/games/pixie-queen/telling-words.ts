// Names of things in words: goods, places, actions, tiles, owners.

import type { Teller } from '../../kernel/box.ts';
import type { Seat } from '../../kernel/game.ts';
import { MINE, PALACE, type Place } from './board.ts';
import type { TileKind } from './choices.ts';
import { GOODS, type GoodId } from './goods.ts';
import { NEUTRAL, NOBODY, type Owner } from './table.ts';
import { ABILITIES, ONCE } from './tiles.ts';

export function goodName(good: GoodId, { say }: Teller): string {
  return say(`good.${GOODS[good]}`);
}

/** So many of one good. */
export function amount(good: GoodId, count: number, { say }: Teller): string {
  return say(`goods.${GOODS[good]}`, { count });
}

/** Goods by their kinds, and rocks beside them: only what is there. */
export function bundle(goods: readonly number[], teller: Teller, rocks = 0): string {
  const told = goods.flatMap((count, good) => (count > 0 ? [amount(good, count, teller)] : []));
  if (rocks > 0) told.push(teller.say('goods.rock', { count: rocks }));
  return told.join(', ') || teller.say('goods.none');
}

export function actionName(action: number, { say }: Teller): string {
  return say(`action.${action}`);
}

export function placeName(place: Place, teller: Teller): string {
  if (place === MINE) return teller.say('place.mine');
  if (place === PALACE) return teller.say('place.palace');
  return teller.say('place.space', { action: place, name: actionName(place, teller) });
}

/** A player, or the neutral one at a table of two. */
export function ownerName(owner: Owner, seats: number, { say, who }: Teller): string {
  return seats === NEUTRAL && owner === NEUTRAL ? say('owner.neutral') : who(owner);
}

/** A player, or the board. */
export function holderName(holder: Seat, { say, who }: Teller): string {
  return holder === NOBODY ? say('owner.board') : who(holder);
}

export function onceName(tile: number, { say }: Teller): string {
  return say(`once.${ONCE[tile]}`);
}

export function abilityName(ability: number, { say }: Teller): string {
  return say(`ability.${ABILITIES[ability]}`);
}

export function tileName(kind: TileKind, tile: number, teller: Teller): string {
  if (kind === 'food') return teller.say('foodTile', { count: tile });
  return kind === 'once' ? onceName(tile, teller) : abilityName(tile, teller);
}

export function names(seats: readonly Seat[], { who }: Teller): string {
  return seats.map(who).join(', ');
}
