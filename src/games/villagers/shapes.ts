// What the lists of a table look like, for tables somebody made by hand.

import { type CardId, isCard, MINI_SUITS, NOBODY, SUITS, suitOf } from './cards.ts';
import { isEvent, partsOf } from './reach.ts';
import { isFounders } from './table.ts';
import type { Village } from './village.ts';

/** Throws what is wrong. */
export function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

export function isList(value: unknown, length?: number): boolean {
  return Array.isArray(value) && (length === undefined || value.length === length);
}

export function isNumbers(value: unknown, length?: number): boolean {
  return isList(value, length) && (value as unknown[]).every(Number.isInteger);
}

/** Numbers, none of them less than nothing. */
export function isCounts(value: unknown, length?: number): boolean {
  return isNumbers(value, length) && (value as number[]).every(count => count >= 0);
}

export function isOrder(order: unknown): boolean {
  const { when, suit, card } = partsOf(order);
  if (when === 'suit') return SUITS[suit as number] !== undefined;
  return when === 'card' ? isCard(card) : when === 'never' || when === 'always';
}

/** Cards that travel: Founders and the Countess never leave their village. */
export function isPile(value: unknown): value is CardId[] {
  return Array.isArray(value) && value.every(card => isCard(card) && travels(card));
}

function travels(card: CardId): boolean {
  return !isFounders(card) && suitOf(card) !== NOBODY;
}

export function isPlace(card: unknown): boolean {
  return card === NOBODY || isCard(card);
}

export function isSorted(cards: readonly CardId[]): boolean {
  return cards.every((card, at) => at === 0 || (cards[at - 1] as CardId) <= card);
}

export function isSeat(seat: unknown, seats: number): boolean {
  return Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < seats;
}

export function isMini(value: unknown): boolean {
  return (
    isNumbers(value) && (value as number[]).every(card => card >= 0 && card <= MINI_SUITS.length)
  );
}

export function isEvents(value: unknown): boolean {
  return Array.isArray(value) && value.every(isEvent);
}

/** Its lists go side by side, nothing lies on itself or on nothing, and loads are counted right. */
export function isVillage(village: Village): boolean {
  const size = village?.cards?.length;
  const { cards, on, as, coins, load } = village ?? {};
  if (![cards, as].every(list => isList(list, size) && list.every(isPlace))) return false;
  if (!isNumbers(on, size) || ![coins, load].every(list => isCounts(list, size))) return false;
  return cards.every((card, place) => {
    const below = on[place] as number;
    const above = on.filter(at => at === place).length;
    const stands = below === NOBODY || (below < place && below >= 0 && cards[below] !== NOBODY);
    return stands && load[place] === above && (card !== NOBODY || above === 0);
  });
}
