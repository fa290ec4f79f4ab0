// What a village shows: symbols, coins, and what silver and bronze make of them (villagers.30, 61, 62).

import {
  type CardId,
  type Counted,
  cardOf,
  type Formula,
  NOBODY,
  NUN,
  SUITS,
  suitOf,
} from './cards.ts';
import { isTop, type Place, sizeOf, type Village } from './village.ts';

/** Everything in a village that is counted somewhere. */
export interface Tally {
  /** Suit symbols, covered ones too. */
  readonly symbols: number[];
  /** Padlocks, covered ones too. */
  padlocks: number;
  food: number;
  builders: number;
  /** Printed gold on top cards, and how many symbols it stands on. */
  gold: number;
  goldSymbols: number;
  goldOnWood: number;
  /** Coins on all villagers, on the richest, and how many have any. */
  coins: number;
  mostCoins: number;
  coined: number;
}

const WOOD = SUITS.indexOf('wood');
const HAY = SUITS.indexOf('hay');
const ORE = SUITS.indexOf('ore');

/** Counts a village once through. */
export function tally(village: Village): Tally {
  const count: Tally = {
    symbols: SUITS.map(() => 0),
    padlocks: 0,
    food: 0,
    builders: 0,
    gold: 0,
    goldSymbols: 0,
    goldOnWood: 0,
    coins: 0,
    mostCoins: 0,
    coined: 0,
  };
  for (let place = 0; place < village.cards.length; place++) {
    const id = village.cards[place] as CardId;
    if (id === NOBODY) continue;
    const card = cardOf(id);
    const suit = suitOf(id);
    if (suit !== NOBODY) count.symbols[suit] = (count.symbols[suit] as number) + card.symbols;
    if (card.padlock !== NOBODY) count.padlocks++;
    if (!isTop(village, place)) continue;
    count.food += card.food;
    count.builders += card.builders;
    if (card.gold > 0) count.goldSymbols++;
    count.gold += card.gold;
    if (suit === WOOD) count.goldOnWood += card.gold;
    const coins = village.coins[place] as number;
    count.coins += coins;
    if (coins > 0) count.coined++;
    if (coins > count.mostCoins) count.mostCoins = coins;
  }
  return count;
}

/** How much there is in a village of what a formula or a development counts. */
export function counted(what: Counted, village: Village, count: Tally): number {
  switch (what) {
    case 'food':
      return count.food;
    case 'builders':
      return count.builders;
    case 'padlocks':
      return count.padlocks;
    case 'gold symbols':
      return count.goldSymbols;
    case 'gold on wood':
      return count.goldOnWood;
    case 'coins on one villager':
      return count.mostCoins;
    case 'villagers with coins':
      return count.coined;
    case 'sets of ore, hay and wood':
      return Math.min(...[ORE, HAY, WOOD].map(suit => count.symbols[suit] as number));
    case 'chains of two':
      return chainsOf(village, 2);
    case 'chains of three':
      return chainsOf(village, 3);
    case 'best silver':
      return bestSilver(village, count);
    case 'villagers':
      return sizeOf(village);
    case 'special cards in hand':
      throw new Error('a hand is not in a village');
    default:
      return count.symbols[SUITS.indexOf(what)] as number;
  }
}

/** What a formula brings now. */
export function worthOf(formula: Formula, village: Village, count: Tally): number {
  return Math.floor(counted(formula.counts, village, count) / formula.per) * formula.each;
}

/** What the silver symbol of a villager brings now; 0 without one. */
export function silverAt(village: Village, place: Place, count: Tally): number {
  const card = village.cards[place] as CardId;
  if (card === NOBODY || !isTop(village, place)) return 0;
  const { silver } = cardOf(card);
  return silver === null ? 0 : worthOf(silver, village, count);
}

/** All silver of a village (villagers.60, 61). */
export function silverIn(village: Village, count: Tally): number {
  let silver = 0;
  for (let place = 0; place < village.cards.length; place++)
    silver += silverAt(village, place, count);
  return silver;
}

/** The most valuable silver symbol of a village. */
function bestSilver(village: Village, count: Tally): number {
  let best = 0;
  for (let place = 0; place < village.cards.length; place++)
    best = Math.max(best, silverAt(village, place, count));
  return best;
}

/** What the best bronze symbol brings; one a round counts (villagers.92). */
export function bestBronze(village: Village, count: Tally): { place: Place; gold: number } | null {
  let best: { place: Place; gold: number } | null = null;
  for (let place = 0; place < village.cards.length; place++) {
    const card = village.cards[place] as CardId;
    const bronze = card === NOBODY ? null : cardOf(card).bronze;
    if (bronze === null) continue;
    const gold = worthOf(bronze, village, count);
    if (gold > (best?.gold ?? 0)) best = { place, gold };
  }
  return best;
}

/** What a Nun brings at the end: the best silver of a villager that is there once (villagers.96, A12). */
export function nunIn(village: Village, count: Tally): number {
  if (!village.cards.includes(NUN)) return 0;
  let best = 0;
  for (let place = 0; place < village.cards.length; place++) {
    const card = village.cards[place] as CardId;
    if (village.cards.indexOf(card) === village.cards.lastIndexOf(card))
      best = Math.max(best, silverAt(village, place, count));
  }
  return best;
}

/** How many production chains have at least so many cards; both branches are one chain (villagers.32). */
function chainsOf(village: Village, least: number): number {
  const sizes = village.cards.map(() => 0);
  village.cards.forEach((card, place) => {
    if (card === NOBODY) return;
    let root = place;
    while (village.on[root] !== NOBODY) root = village.on[root] as Place;
    sizes[root] = (sizes[root] as number) + 1;
  });
  return sizes.filter(size => size >= least).length;
}
