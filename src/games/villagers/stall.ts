// What a village brings at a market, villager by villager (villagers.59–61).

import { type CardId, cardOf, NOBODY, NUN } from './cards.ts';
import { nunIn, silverAt, silverIn, type Tally } from './tally.ts';
import { isTop, type Place, type Village } from './village.ts';

/** What one villager brings; the Nun's silver is what she copies (villagers.96g). */
export interface MarketLine {
  readonly place: Place;
  readonly card: CardId;
  readonly gold: number;
  readonly coins: number;
  /** Nothing at the first market. */
  readonly silver: number;
}

/** What a whole village brings. */
export type Takings = Pick<MarketLine, 'gold' | 'coins' | 'silver'>;

/** The market that comes next, when so many have been held. */
export function nextMarket(held: number): 1 | 2 {
  return held === 0 ? 1 : 2;
}

/** Printed gold and coins, and at the second market silver (villagers.59, 60). */
export function takingsOf(village: Village, count: Tally, market: 1 | 2): Takings {
  const silver = market === 2 ? silverIn(village, count) + nunIn(village, count) : 0;
  return { gold: count.gold, coins: count.coins, silver };
}

/** All villagers that bring something. */
export function marketLines(village: Village, count: Tally, market: 1 | 2): MarketLine[] {
  const nun = village.cards.indexOf(NUN);
  return village.cards.flatMap((card, place): MarketLine[] => {
    if (card === NOBODY || !isTop(village, place)) return [];
    const own = place === nun ? nunIn(village, count) : silverAt(village, place, count);
    const silver = market === 2 ? own : 0;
    const { gold } = cardOf(card);
    const coins = village.coins[place] as number;
    return gold + coins + silver > 0 ? [{ place, card, gold, coins, silver }] : [];
  });
}
