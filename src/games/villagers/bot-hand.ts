// What the cards in a hand promise, and the places in a village for them.

import type { Seat } from '../../kernel/game.ts';
import { buildsLeft, isHiring, type Outlook, picksLeft, prospects } from './bot-outlook.ts';
import { FITTING, soon } from './bot-silver.ts';
import { BASICS, CARDS, type Card, type CardId, cardOf, NOBODY, SPECIAL, suitOf } from './cards.ts';
import { buildLimit, draftLimit, MOST_SYMBOLS } from './limits.ts';
import { handOf, squareOf, type Villagers, type VillagersTable } from './table.ts';
import type { Tally } from './tally.ts';
import { FEE } from './unlocking.ts';
import { isTop, type Place, roomOn, type Village } from './village.ts';

/** How surely a card is built: on the table or an open villager, on a basic one still to be hired, or not yet. */
const READY = 0.95;
const HIREABLE = 0.7;
const PREPARED = 0.2;
const HOPED = 0.05;
/** What a card is worth that can be built in this round, and one that stays, less and less with the rounds: others will come. */
const NOW = 0.45;
const KEPT = 0.3;
const KEPT_LESS = 1.2;
/** What a red card is worth in hand. */
const RED = 2.5;
/** How often somebody pays each key of a keyring. */
const PAID = 0.1;
/** A place for more, against more on it. */
const OPENING = 0.6;

/** A seat's cards and build actions to come after this round. */
interface Means {
  readonly cards: readonly CardId[];
  readonly supply: number;
  readonly builds: number;
}

/** The best cards for this round, and what is left of the hand with all that is to come. */
export function handWorth(
  table: VillagersTable,
  seat: Seat,
  village: Village,
  count: Tally,
  outlook: Outlook,
): number {
  const { rounds } = outlook;
  const cards = [...handOf(table, seat), ...squareOf(table, seat)];
  const limit = buildLimit(table, seat);
  const now = buildsLeft(table, seat, limit);
  const owed = isHiring(table, seat) ? 1 : 0;
  const left = Math.max(0, cards.length - owed + picksLeft(table, seat) - now);
  const supply = left + rounds * draftLimit(table, seat);
  const means = { cards, supply, builds: rounds * limit };
  const worths = cards.map(card => cardWorth(table, village, card, count, outlook, means));
  worths.sort((a, b) => b - a);
  const kept = rounds > 0 ? KEPT / (1 + KEPT_LESS * rounds) : 0;
  let sum = prospects(supply, means.builds);
  for (let i = 0; i < worths.length - owed && i < now + means.builds; i++)
    sum += (i < now ? NOW : kept) * (worths[i] as number);
  return sum;
}

function cardWorth(
  table: Villagers,
  village: Village,
  id: CardId,
  count: Tally,
  outlook: Outlook,
  means: Means,
): number {
  const card = cardOf(id);
  const { markets, rounds } = outlook;
  if (suitOf(id) === SPECIAL) return Math.min(1, rounds + 0.5) * RED;
  const host = card.on === NOBODY ? NOBODY : hostFor(village, card.on);
  const under =
    host === NOBODY || !isTop(village, host) ? null : cardOf(village.cards[host] as CardId);
  const last = Math.min(1, rounds);
  const worth =
    markets * (card.gold - (under?.gold ?? 0)) +
    (card.silver === null ? 0 : soon(card.silver, village, count, FITTING * means.builds)) +
    last * markets * (PAID * FEE * card.keyring + (BEYOND[id] as number)) +
    symbolsWorth(card, under, count, outlook, means) +
    padlockWorth(village, card, outlook);
  return worth * chance(table, card, host, means.cards);
}

/** What food and builders bring: more cards and more build actions in every round to come. */
function symbolsWorth(
  card: Card,
  under: Card | null,
  count: Tally,
  { rounds }: Outlook,
  { supply, builds }: Means,
): number {
  const food = more(count.food, card.food - (under?.food ?? 0));
  const builders = more(count.builders, card.builders - (under?.builders ?? 0));
  if (food === 0 && builders === 0) return 0;
  return prospects(supply + rounds * food, builds + rounds * builders) - prospects(supply, builds);
}

/** How many of so many new symbols count: no limit rises above the most. */
function more(symbols: number, fresh: number): number {
  return Math.min(MOST_SYMBOLS, symbols + fresh) - Math.min(MOST_SYMBOLS, symbols);
}

/** An open villager a card could lie on; one that shows nothing is best. */
function hostFor(village: Village, role: CardId): Place {
  let found = NOBODY;
  for (let place = 0; place < village.as.length; place++) {
    if (village.as[place] !== role || roomOn(village, place) === 0) continue;
    if (!isTop(village, place)) return place;
    found = place;
  }
  return found;
}

function padlockWorth({ cards }: Village, { padlock }: Card, { markets }: Outlook): number {
  if (padlock === NOBODY) return 0;
  return cards.includes(padlock) ? FEE * markets : -FEE;
}

/** How likely a card finds its place. */
function chance(table: Villagers, { on }: Card, host: Place, cards: readonly CardId[]): number {
  if (on === NOBODY || host !== NOBODY) return READY;
  const basic = BASICS.indexOf(on);
  if (basic >= 0) return (table.basics[basic] as number) > 0 && cards.length > 1 ? HIREABLE : 0;
  return cards.includes(on) ? PREPARED : HOPED;
}

/** How much more a chain may bring beyond a card: what follows, less and less surely. */
const BEYOND: readonly number[] = CARDS.map(() => 0);
for (const card of [...CARDS].reverse().sort((a, b) => depth(b) - depth(a)))
  if (card.on !== NOBODY) {
    const gain = 0.25 * (card.gold - cardOf(card.on).gold) + 0.4 * (BEYOND[card.id] as number);
    (BEYOND as number[])[card.on] = Math.max(BEYOND[card.on] as number, gain);
  }

function depth({ on }: Card): number {
  return on === NOBODY ? 0 : 1 + depth(cardOf(on));
}

/** Villagers on which a chain may go on. */
export function openings(village: Village, { rounds, markets }: Outlook): number {
  let worth = 0;
  for (let place = 0; place < village.cards.length; place++)
    if (isTop(village, place) && village.on[place] !== NOBODY && roomOn(village, place) > 0)
      worth += BEYOND[village.as[place] as CardId] as number;
  return OPENING * Math.min(1, rounds) * markets * worth;
}
