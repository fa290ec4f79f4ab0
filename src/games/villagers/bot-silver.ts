// What silver will bring: it grows with every card a village still gets.

import {
  BASICS,
  CARDS,
  type Counted,
  cardOf,
  FOUNDERS,
  type Formula,
  NOBODY,
  SPECIAL,
  SUITS,
  suitOf,
} from './cards.ts';
import { counted, type Tally, tally, worthOf } from './tally.ts';
import { isTop, lay, newVillage, type Village } from './village.ts';

/** How many of the cards a player still builds are as common to the counts as any. */
export const FITTING = 0.8;

/** A village of every villager of the base game, side by side. */
const EVERYBODY = newVillage(FOUNDERS);
for (const { id, module, suit } of CARDS)
  if (module === 'base' && suit !== null && suitOf(id) !== SPECIAL && !BASICS.includes(id))
    lay(EVERYBODY, id, NOBODY);

/** What more cards add to. */
const GROWING: readonly Counted[] = [
  'food',
  'builders',
  'padlocks',
  'gold symbols',
  'gold on wood',
  'sets of ore, hay and wood',
  ...SUITS,
];

/** What a card adds to each count, one with another. */
const SHARES = new Map(
  GROWING.map(what => [what, counted(what, EVERYBODY, tally(EVERYBODY)) / EVERYBODY.cards.length]),
);

/** What a formula brings when a village has got so many more cards. */
export function soon(formula: Formula, village: Village, count: Tally, more: number): number {
  const growth = (more * (SHARES.get(formula.counts) ?? 0) * formula.each) / formula.per;
  return worthOf(formula, village, count) + growth;
}

/** What all silver of a village brings when it has got so many more cards. */
export function silverSoon(village: Village, count: Tally, more: number): number {
  let gold = 0;
  for (let place = 0; place < village.cards.length; place++) {
    if (!isTop(village, place)) continue;
    const { silver } = cardOf(village.cards[place] as number);
    if (silver !== null) gold += soon(silver, village, count, more);
  }
  return gold;
}
