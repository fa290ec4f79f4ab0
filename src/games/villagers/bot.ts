// The game's own judgement: what a table promises each seat, in gold at the end.

import type { Seat } from '../../kernel/game.ts';
import { BASICS, CARDS, type Card, type CardId, cardOf, NOBODY, SPECIAL, suitOf } from './cards.ts';
import { buildLimit, draftLimit } from './limits.ts';
import {
  COUNTESS_SEAT,
  goldOf,
  handOf,
  isSolo,
  type Owner,
  pileOf,
  STACKS,
  squareOf,
  type Villagers,
  type VillagersTable,
  villageOf,
} from './table.ts';
import { nunIn, silverIn, type Tally, tally, worthOf } from './tally.ts';
import { isTop, type Place, roomOn, type Village } from './village.ts';

/** What a food and a builder bring a round, in gold. */
const FOOD = 1.6;
const BUILDER = 1.8;
const MOST_SYMBOLS = 3;
/** How surely a card is built: on the table or an open villager, on a basic one still to be hired, or not yet. */
const READY = 0.95;
const HIREABLE = 0.7;
const PREPARED = 0.45;
const HOPED = 0.12;
/** What a red card is worth in hand, and any other one for a basic villager. */
const RED = 2.5;
const SPARE = 0.6;
/** A padlock's fee, and how often somebody pays each key of a keyring. */
const FEE = 2;
const PAID = 0.1;
/** The Countess: how many cards go back onto the stacks in a round, and what a round and a silver symbol bring her. */
const RETURNED = 1;
const COUNTESS_ROUND = 10;
const COUNTESS_SILVER = 3;

/** Everything the value of a card hangs on. */
interface Outlook {
  /** Markets to come. */
  readonly markets: number;
  /** Rounds to come. */
  readonly rounds: number;
}

/** Gold in the supply and in markets to come, food and builders for the rounds left, and the hand. */
export function judge(table: VillagersTable): number[] {
  const outlook = { markets: 2 - table.markets, rounds: roundsLeft(table) };
  const promises = table.hands.map((_hand, seat) => promise(table, seat, outlook));
  if (!isSolo(table)) return promises;
  const hers = countessPromise(table, outlook);
  return promises.map(own => own - hers);
}

/** She gains cards in every round; her silver grows with them. */
function countessPromise(table: Villagers, outlook: Outlook): number {
  const { rounds } = outlook;
  const { cards } = villageOf(table, COUNTESS_SEAT);
  const silver = cards.filter(card => cardOf(card).silver !== null).length;
  return (
    goldOf(table, COUNTESS_SEAT) +
    atMarkets(table, COUNTESS_SEAT, outlook) +
    rounds * (COUNTESS_ROUND + COUNTESS_SILVER * silver)
  );
}

function promise(table: Villagers, seat: Seat, outlook: Outlook): number {
  const village = villageOf(table, seat);
  const { food, builders } = tally(village);
  return (
    goldOf(table, seat) +
    atMarkets(table, seat, outlook) +
    symbols(food, builders, outlook) +
    openings(village, outlook) +
    handWorth(table, seat, outlook)
  );
}

/** What the markets still to come make of a village as it is. */
function atMarkets(table: Villagers, owner: Owner, { markets }: Outlook): number {
  if (markets === 0) return 0;
  const village = villageOf(table, owner);
  const count = tally(village);
  return markets * (count.gold + count.coins) + silverIn(village, count) + nunIn(village, count);
}

/** Food and builders are worth something for every round to come, up to the limits. */
function symbols(food: number, builders: number, { rounds }: Outlook): number {
  const most = (count: number) => Math.min(MOST_SYMBOLS, count);
  return rounds * (FOOD * most(food) + BUILDER * most(builders));
}

/**
 * Rounds until the stacks are empty, roughly: somewhat less than three cards a player and round.
 * Alone it is up to one's food, and the Countess takes as many.
 */
function roundsLeft(table: VillagersTable): number {
  let cards = 0;
  for (let pile = 0; pile < STACKS; pile++) cards += pileOf(table, pile).length;
  if (isSolo(table)) return cards / (2 * draftLimit(table, 0) - RETURNED);
  return cards / (2.8 * table.hands.length);
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
function openings(village: Village, { rounds, markets }: Outlook): number {
  let worth = 0;
  for (let place = 0; place < village.cards.length; place++)
    if (isTop(village, place) && village.on[place] !== NOBODY && roomOn(village, place) > 0)
      worth += BEYOND[village.as[place] as CardId] as number;
  return Math.min(1, rounds) * markets * worth;
}

/** The best cards a seat can still build, the rest is for basic villagers. */
function handWorth(table: Villagers, seat: Seat, outlook: Outlook): number {
  const village = villageOf(table, seat);
  const count = tally(village);
  const cards = [...handOf(table, seat), ...squareOf(table, seat)];
  const worths = cards.map(card => cardWorth(table, seat, card, cards, village, count, outlook));
  worths.sort((a, b) => b - a);
  const actions = actionsLeft(table, seat, outlook);
  let sum = 0;
  for (let i = 0; i < worths.length; i++) {
    const left = actions - i;
    const share = left >= 1 ? 1 : Math.max(0, left);
    const spare = Math.min(1, outlook.rounds) * SPARE;
    sum += Math.max(share * (worths[i] as number), spare);
  }
  return sum;
}

/** How many cards a seat can still build until the end. */
function actionsLeft(table: Villagers, seat: Seat, { rounds }: Outlook): number {
  const limit = buildLimit(table, seat);
  return 0.8 * rounds * limit + actionsNow(table, seat, limit);
}

function actionsNow(table: Villagers, seat: Seat, limit: number): number {
  const { phase, turn, first } = table;
  if (phase === 'draft' || phase === 'update' || phase === 'mini') return limit;
  if (phase !== 'build') return 0;
  if (turn.seat === seat) return turn.limit - turn.built;
  const seats = table.hands.length;
  const turnOf = (other: Seat) => (other - first + seats) % seats;
  return turnOf(turn.seat) < turnOf(seat) ? limit : 0;
}

function cardWorth(
  table: Villagers,
  seat: Seat,
  id: CardId,
  cards: readonly CardId[],
  village: Village,
  count: Tally,
  outlook: Outlook,
): number {
  const card = cardOf(id);
  if (suitOf(id) === SPECIAL) return Math.min(1, outlook.rounds + 0.5) * RED;
  const { markets, rounds } = outlook;
  const host = card.on === NOBODY ? NOBODY : hostFor(village, card.on);
  const covered = host === NOBODY || !isTop(village, host) ? null : village.cards[host];
  let worth =
    markets * card.gold +
    (card.silver === null ? 0 : worthOf(card.silver, village, count)) +
    markets * PAID * 2 * card.keyring * Math.min(1, rounds) +
    Math.min(1, rounds) * markets * (BEYOND[id] as number);
  const under = covered === null ? null : cardOf(covered as CardId);
  const food = count.food + card.food - (under?.food ?? 0);
  const builders = count.builders + card.builders - (under?.builders ?? 0);
  worth += symbols(food, builders, outlook) - symbols(count.food, count.builders, outlook);
  worth -= markets * (under?.gold ?? 0);
  worth += padlockWorth(table, seat, card, outlook);
  return worth * chance(table, card, host, cards);
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

function padlockWorth(table: Villagers, seat: Seat, { padlock }: Card, outlook: Outlook): number {
  if (padlock === NOBODY) return 0;
  return villageOf(table, seat).cards.includes(padlock) ? FEE * outlook.markets : -FEE;
}

/** How likely a card finds its place. */
function chance(table: Villagers, { on }: Card, host: Place, cards: readonly CardId[]): number {
  if (on === NOBODY || host !== NOBODY) return READY;
  const basic = BASICS.indexOf(on);
  if (basic >= 0) return (table.basics[basic] as number) > 0 && cards.length > 1 ? HIREABLE : 0;
  return cards.includes(on) ? PREPARED : HOPED;
}
