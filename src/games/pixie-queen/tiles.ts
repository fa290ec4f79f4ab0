// The tiles before the screens (pixie-queen.2–4): one food tile, one one-off tile, one permanent ability,
// and what lies on the extra slot.

import type { Seat } from '../../kernel/game.ts';
import components from './components.json';
import { NOBODY, type PixieQueen } from './table.ts';

/** A one-off tile, and a permanent ability, by its number: its place in the components. */
export type OnceId = number;
export type AbilityId = number;

export const ONCE: readonly string[] = components.once;
export const ABILITIES: readonly string[] = components.abilities;

function abilityNamed(name: string): AbilityId {
  return ABILITIES.indexOf(name);
}

export const DOUBLE_OFFERING: OnceId = ONCE.indexOf('double-offering');
export const SEARCH_BAG: OnceId = ONCE.indexOf('search-bag');
export const MERCY: OnceId = ONCE.indexOf('mercy');

export const CHEAP_GOLD = abilityNamed('cheap-gold');
export const SERVANT_BONUS = abilityNamed('servant-bonus');
export const RING_BONUS = abilityNamed('ring-bonus');
export const SILVER_INCOME = abilityNamed('silver-income');
export const EXTRA_PROMOTION = abilityNamed('extra-promotion');
export const FREE_DEMOTION = abilityNamed('free-demotion');
export const FREE_ROCKS = abilityNamed('free-rocks');
export const EXTRA_SLOT = abilityNamed('extra-slot');
export const FREE_COPY = abilityNamed('free-copy');
export const SLAVE_DISCOUNT = abilityNamed('slave-discount');

/** The own slot of a kind, and the extra one. */
export const OWN = 0;
export const EXTRA = 1;

export function hasAbility({ abilities }: PixieQueen, seat: Seat, ability: AbilityId): boolean {
  return abilities[seat] === ability;
}

/** The food tile in a slot; 0 for none. */
export function foodTileIn(table: PixieQueen, seat: Seat, slot: number): number {
  if (slot === OWN) return table.foodTiles[seat] as number;
  return hasAbility(table, seat, EXTRA_SLOT) ? table.extraFood : 0;
}

/** The one-off tile in a slot; NOBODY for none. */
export function onceIn(table: PixieQueen, seat: Seat, slot: number): OnceId {
  if (slot === OWN) return table.once[seat] as OnceId;
  return hasAbility(table, seat, EXTRA_SLOT) ? table.extraOnce : NOBODY;
}

/** Whether the extra slot is there and empty (pixie-queen.3). */
function extraIsFree(table: PixieQueen, seat: Seat): boolean {
  return hasAbility(table, seat, EXTRA_SLOT) && table.extraFood === 0 && table.extraOnce === NOBODY;
}

/** Where another food tile would go: the own slot first; NOBODY if there is no room. */
export function roomForFood(table: PixieQueen, seat: Seat): number {
  if (table.foodTiles[seat] === 0) return OWN;
  return extraIsFree(table, seat) ? EXTRA : NOBODY;
}

/** Where another one-off tile would go; NOBODY if there is no room. */
export function roomForOnce(table: PixieQueen, seat: Seat): number {
  if (table.once[seat] === NOBODY) return OWN;
  return extraIsFree(table, seat) ? EXTRA : NOBODY;
}

export function putFood(table: PixieQueen, seat: Seat, slot: number, tile: number): void {
  if (slot === OWN) table.foodTiles[seat] = tile;
  else table.extraFood = tile;
}

export function putOnce(table: PixieQueen, seat: Seat, slot: number, tile: OnceId): void {
  if (slot === OWN) table.once[seat] = tile;
  else table.extraOnce = tile;
}

/** Whether a one-off tile lies on its place on the board: nobody has it (pixie-queen.4). */
export function isOnBoard({ once, extraOnce }: PixieQueen, tile: OnceId): boolean {
  return extraOnce !== tile && !once.includes(tile);
}

export function holdsOnce(table: PixieQueen, seat: Seat, tile: OnceId): boolean {
  return table.once[seat] === tile || onceIn(table, seat, EXTRA) === tile;
}

/** A used one-off tile goes back to the board (pixie-queen.4). */
export function spendOnce(table: PixieQueen, seat: Seat, tile: OnceId): void {
  if (table.once[seat] === tile) table.once[seat] = NOBODY;
  else table.extraOnce = NOBODY;
}
