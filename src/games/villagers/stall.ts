// What a village brings at a market, villager by villager (villagers.59–61).

import { type CardId, cardOf, NOBODY, NUN } from './cards.ts';
import { nunIn, silverAt, type Tally } from './tally.ts';
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
