// A village: who lies where (villagers.28–32). Lists side by side, one entry a place: copied often,
// read in every choice.

import { APPRENTICE, type CardId, cardOf, FOUNDERS, FOUNDERS_FOOD, MONK, NOBODY } from './cards.ts';

/** Where a card lies in its village: its number in the lists. It never changes while it lies there. */
export type Place = number;

/** The cards in front of one player, or of the Countess. */
export interface Village {
  /** The card at each place; NOBODY where one was taken away. */
  readonly cards: CardId[];
  /** The place each lies on; NOBODY on the table. */
  readonly on: Place[];
  /** The villager each stands for: itself, unless it is a Monk or an Apprentice (villagers.52–54). */
  readonly as: CardId[];
  /** The coins on each. */
  readonly coins: number[];
  /** How many cards lie on each. */
  readonly load: number[];
}

/** A village of one card: Founders, or the Countess. */
export function newVillage(card: CardId): Village {
  const village: Village = { cards: [], on: [], as: [], coins: [], load: [] };
  lay(village, card, NOBODY);
  return village;
}

/** Lays a card on a place, or on the table; returns its own place. */
export function lay(village: Village, card: CardId, on: Place, as: CardId = ownRole(card)): Place {
  const place = village.cards.length;
  village.cards.push(card);
  village.on.push(on);
  village.as.push(as);
  village.coins.push(0);
  village.load.push(0);
  if (on !== NOBODY) village.load[on] = (village.load[on] as number) + 1;
  return place;
}

/** Both sides of the Founders begin the same chains. */
export function ownRole(card: CardId): CardId {
  return card === FOUNDERS_FOOD ? FOUNDERS : card;
}

/** Takes away a card nothing lies on, and returns it. Its coins must have been moved before. */
export function lift(village: Village, place: Place): CardId {
  const card = village.cards[place] as CardId;
  const below = village.on[place] as Place;
  village.cards[place] = NOBODY;
  village.as[place] = NOBODY;
  village.on[place] = NOBODY;
  if (below !== NOBODY) village.load[below] = (village.load[below] as number) - 1;
  return card;
}

/** Whether a card lies there and nothing on it: only then all of it counts (villagers.30). */
export function isTop(village: Village, place: Place): boolean {
  return village.cards[place] !== NOBODY && village.load[place] === 0;
}

/** Whether a card stands in for another one. */
export function isStandIn(card: CardId): boolean {
  return card === MONK || card === APPRENTICE;
}

/** How many cards may lie on the one at a place (villagers.29, 54). */
export function roomOn(village: Village, place: Place): number {
  return cardOf(village.as[place] as CardId).holds - (village.load[place] as number);
}

/** The food a village shows (villagers.10). */
export function foodIn(village: Village): number {
  let food = 0;
  for (let place = 0; place < village.cards.length; place++)
    if (isTop(village, place)) food += cardOf(village.cards[place] as CardId).food;
  return food;
}

/** The builders a village shows (villagers.25). */
export function buildersIn(village: Village): number {
  let builders = 0;
  for (let place = 0; place < village.cards.length; place++)
    if (isTop(village, place)) builders += cardOf(village.cards[place] as CardId).builders;
  return builders;
}

/** How many villagers live there, covered ones, basics and Founders too (villagers.63, A13). */
export function sizeOf(village: Village): number {
  let size = 0;
  for (const card of village.cards) if (card !== NOBODY) size++;
  return size;
}
