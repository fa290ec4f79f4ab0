// Whether a table somebody made by hand makes sense.

import {
  BASICS,
  CARDS,
  type CardId,
  cardOf,
  EVENTS,
  isCard,
  MINI_SUITS,
  NOBODY,
  suitOf,
} from './cards.ts';
import { copiesIn, isDealt } from './seen.ts';
import { isFounders, isSolo, ROAD, STACKS, type VillagersTable } from './table.ts';
import type { Village } from './village.ts';

/** Every list is there and holds what it should, and there is no card too many. Cards may be missing. */
export function check(table: VillagersTable): void {
  const { seats, villages, hands, piles, knowers, solo } = table;
  const owners = isSolo(table) ? 2 : seats;
  demand(isList(villages, owners) && villages.every(isVillage), 'villages: one an owner');
  demand(isNumbers(table.gold, owners), 'gold: one supply an owner');
  demand(
    isList(table.accounts, owners) && table.accounts.every(lines => isNumbers(lines)),
    'accounts: one an owner',
  );
  demand(isList(hands, seats) && hands.every(isPile), 'hands: a list of cards a seat');
  demand(hands.every(isSorted), 'hands: cards in order');
  demand(isList(table.squares, seats) && table.squares.every(isPile), 'squares: one a seat');
  demand(isList(table.drafts, seats) && table.drafts.every(isPile), 'drafts: one a seat');
  demand(isNumbers(table.drafted, seats), 'drafted: one number a seat');
  demand(isList(table.flipped, seats), 'flipped: one a seat');
  demand(isList(table.road, ROAD) && table.road.every(isPlace), `road: ${ROAD} cards or ${NOBODY}`);
  demand(isNumbers(table.roadCoins, ROAD), `roadCoins: ${ROAD} numbers`);
  demand(isList(piles, STACKS + 1) && piles.every(isPile), 'piles: six stacks and the reserve');
  demand(
    isList(knowers, STACKS + 1) && piles.every((pile, at) => isNumbers(knowers[at], pile.length)),
    'knowers: one for each card of the piles',
  );
  demand(isNumbers(table.basics, BASICS.length), 'basics: three numbers');
  demand(isPile(table.discard) && isPile(table.box), 'discard, box: lists of cards');
  demand(
    table.box.every(card => isDealt(cardOf(card))),
    'box: only what everybody is dealt one of',
  );
  demand(isSeat(table.first, seats) && isSeat(table.turn?.seat, seats), 'first, turn: seats');
  demand(isPlace(table.freed), `freed: a card or ${NOBODY}`);
  demand(isNumbers([table.bank, table.round, table.markets]), 'bank, round, markets: numbers');
  demand((solo !== null) === isSolo(table), 'solo: for one seat, and no other');
  if (solo) {
    const { events, gone, answered, decks, discards } = solo;
    const piled = [events, gone, answered, ...(decks ?? []), ...(discards ?? [])];
    demand(piled.every(isEvents), 'solo: lists of events');
    demand(decks.length === 2 && discards.length === 2, 'solo: summer and winter');
  }
  if (table.mini) demand([table.mini.pile, ...table.mini.hands].every(isMini), 'mini: its cards');
  demandNoCardTwice(table);
}

/** No kind lies there more often than the game has it. */
function demandNoCardTwice(table: VillagersTable): void {
  const copies = copiesIn(table);
  const counts = CARDS.map(() => 0);
  const laid = table.villages.flatMap(({ cards }) => cards);
  const all = [laid, table.road, ...table.piles, ...table.hands, ...table.squares, table.discard];
  for (const card of [...all.flat(), ...table.box, table.freed])
    if (card !== NOBODY) counts[card] = (counts[card] as number) + 1;
  for (const { id, suit, name } of CARDS) {
    if (suit === null || isFounders(id)) continue;
    const most = BASICS.includes(id) ? cardOf(id).copies : (copies[id] as number);
    demand((counts[id] as number) <= most, `${name}: ${counts[id]} cards, this game has ${most}`);
  }
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function isList(value: unknown, length?: number): boolean {
  return Array.isArray(value) && (length === undefined || value.length === length);
}

function isNumbers(value: unknown, length?: number): boolean {
  return isList(value, length) && (value as unknown[]).every(Number.isInteger);
}

/** Cards that travel: Founders and the Countess never leave their village. */
function isPile(value: unknown): value is CardId[] {
  return Array.isArray(value) && value.every(card => isCard(card) && travels(card));
}

function travels(card: CardId): boolean {
  return !isFounders(card) && suitOf(card) !== NOBODY;
}

function isPlace(card: unknown): boolean {
  return card === NOBODY || isCard(card);
}

function isSorted(cards: readonly CardId[]): boolean {
  return cards.every((card, at) => at === 0 || (cards[at - 1] as CardId) <= card);
}

function isSeat(seat: unknown, seats: number): boolean {
  return Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < seats;
}

function isMini(value: unknown): boolean {
  return (
    isNumbers(value) && (value as number[]).every(card => card >= 0 && card <= MINI_SUITS.length)
  );
}

function isEvents(value: unknown): boolean {
  return Array.isArray(value) && value.every(event => EVENTS[event] !== undefined);
}

/** Its lists go side by side, nothing lies on itself or on nothing, and loads are counted right. */
function isVillage(village: Village): boolean {
  const size = village?.cards?.length;
  const { cards, on, as, coins, load } = village ?? {};
  if (![cards, as].every(list => isList(list, size) && list.every(isPlace))) return false;
  if (![on, coins, load].every(list => isNumbers(list, size))) return false;
  return cards.every((card, place) => {
    const below = on[place] as number;
    const above = on.filter(at => at === place).length;
    const stands = below === NOBODY || (below < place && below >= 0 && cards[below] !== NOBODY);
    return stands && load[place] === above && (card !== NOBODY || above === 0);
  });
}
