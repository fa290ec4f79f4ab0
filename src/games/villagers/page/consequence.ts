// What pointing at something brings, said before the click. What a villager adds to the market is
// counted by the game's own score, on a copy of what lies in the village.

import type { Teller } from '../../../kernel/box.ts';
import type { Way } from '../../../web/pieces/moves.ts';
import { NOBODY } from '../cards.ts';
import type { Build, Unlock } from '../choices.ts';
import { layDown } from '../placing.ts';
import { nextMarket, takingsOf } from '../stall.ts';
import { tally } from '../tally.ts';
import { bankFee, FEE } from '../unlocking.ts';
import type { SeenPlace, VillagersView } from '../view.ts';
import type { Village } from '../village.ts';
import { cardName, ownerName } from './names.ts';

/** A few words, and whether they are good news. */
export interface Result {
  readonly text: string;
  readonly good: boolean;
}

/** What one of these ways brings, once so many keys have been pointed at; null if nothing is to be said. */
export function consequence(
  ways: readonly Way[],
  depth: number,
  view: VillagersView,
  teller: Teller,
): Result | null {
  const [way] = ways;
  if (way === undefined || view.seat === null) return null;
  const option = way.option as Omit<Partial<Build>, 'do'> & { readonly do?: string };
  if (option.do !== 'build' && option.do !== 'smuggler') return null;
  const { say } = teller;
  const lock =
    ways.length > 1
      ? say('page.manyWays', { count: ways.length })
      : payment(option.unlock ?? 'none', view, teller);
  if (option.do === 'smuggler' || depth > 2) return lock ? { text: lock, good: false } : null;
  const gain = marketGain(way.option as Build, view);
  const gold = gain === 0 ? '' : say('page.atMarket', { gold: signed(gain) });
  const monks = option.monks ? say('page.withMonks', { count: option.monks }) : '';
  const text = [monks, gold, lock].filter(Boolean).join(' · ');
  return text ? { text, good: gain > 0 } : null;
}

const signed = (gold: number) => (gold > 0 ? `+${gold}` : `−${-gold}`);

/** Who gets how much for a padlock. */
export function payment(unlock: Unlock, view: VillagersView, teller: Teller): string {
  const { say } = teller;
  if (unlock === 'none') return '';
  if (unlock === 'tinner') return say('page.payTinner');
  if (unlock === 'bank') return say('page.payBank', { gold: bankFee(view) });
  const { seat, place } = unlock;
  if (seat !== view.seat)
    return say('page.payOther', { gold: FEE, who: ownerName(seat, view, teller) });
  const card = view.players[seat]?.village.find(spot => spot.place === place)?.card;
  const name = card === undefined ? '' : cardName(card, teller);
  return say('page.payOwn', { gold: FEE, card: name });
}

/** How much more the next market would bring with a villager built. */
function marketGain(build: Build, view: VillagersView): number {
  const seen = view.players[view.seat as number]?.village ?? [];
  const village = villageFrom(seen);
  const before = worth(village, view.markets);
  layDown(village, build);
  return worth(village, view.markets) - before;
}

/** What the next market makes of a village. */
function worth(village: Village, held: number): number {
  const { gold, coins, silver } = takingsOf(village, tally(village), nextMarket(held));
  return gold + coins + silver;
}

/** A village as the score reads it, from what everybody sees. */
export function villageFrom(seen: readonly SeenPlace[]): Village {
  const size = Math.max(0, ...seen.map(({ place }) => place + 1));
  const empty = (value: number) => Array<number>(size).fill(value);
  const village: Village = {
    cards: empty(NOBODY),
    on: empty(NOBODY),
    as: empty(NOBODY),
    coins: empty(0),
    load: empty(0),
  };
  for (const { place, card, on, as, coins } of seen) {
    village.cards[place] = card;
    village.on[place] = on;
    village.as[place] = as;
    village.coins[place] = coins;
    if (on !== NOBODY) village.load[on] = (village.load[on] ?? 0) + 1;
  }
  return village;
}
