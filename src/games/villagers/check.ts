// Whether a table somebody made by hand makes sense.

import {
  BASICS,
  CARDS,
  CATEGORIES,
  cardOf,
  DEVELOPMENTS,
  EVENTS,
  eventNamed,
  MINI_SUITS,
  NOBODY,
  suitOf,
} from './cards.ts';
import { MOST, MOST_BASICS } from './limits.ts';
import { ACCOUNTS, BANK } from './money.ts';
import { copiesIn, isDealt } from './seen.ts';
import {
  demand,
  isCounts,
  isEvents,
  isList,
  isMini,
  isNumbers,
  isOrder,
  isPile,
  isPlace,
  isSeat,
  isSorted,
  isVillage,
} from './shapes.ts';
import {
  isFounders,
  isSolo,
  type Mini,
  ROAD,
  type Solo,
  STACKS,
  SUIT_SEEN,
  type VillagersTable,
} from './table.ts';

/**
 * Every list is there and holds what it should; there is no card, event, token or coin too many, and every
 * supply is what its ledger says. Cards may be missing.
 */
export function check(table: VillagersTable): void {
  demandLists(table);
  demandPhase(table);
  demandModules(table);
  demandNoCardTwice(table);
  demandGold(table);
}

function demandLists(table: VillagersTable): void {
  const { seats, villages, hands, piles, knowers } = table;
  const owners = ownersAt(table);
  demand(isList(villages, owners) && villages.every(isVillage), 'villages: one an owner');
  demand(isCounts(table.gold, owners), 'gold: one supply an owner');
  demand(
    isList(table.accounts, owners) &&
      table.accounts.every(lines => isNumbers(lines, ACCOUNTS.length)),
    `accounts: one an owner, ${ACCOUNTS.length} numbers each`,
  );
  demand(isList(hands, seats) && hands.every(isPile), 'hands: a list of cards a seat');
  demand(hands.every(isSorted), 'hands: cards in order');
  demand(isList(table.squares, seats) && table.squares.every(isPile), 'squares: one a seat');
  demand(isList(table.drafts, seats) && table.drafts.every(isPile), 'drafts: one a seat');
  demand(isNumbers(table.drafted, seats), 'drafted: one number a seat');
  demand(isList(table.flipped, seats), 'flipped: one a seat');
  demand(isList(table.road, ROAD) && table.road.every(isPlace), `road: ${ROAD} cards or ${NOBODY}`);
  demand(isCounts(table.roadCoins, ROAD), `roadCoins: ${ROAD} numbers`);
  demand(
    table.road.every((card, at) => card !== NOBODY || table.roadCoins[at] === 0),
    'roadCoins: none on a gap of the road',
  );
  demand(isList(piles, STACKS + 1) && piles.every(isPile), 'piles: six stacks and the reserve');
  const masks = (1 << seats) - 1 + SUIT_SEEN;
  demand(
    isList(knowers, STACKS + 1) &&
      piles.every((pile, at) => isCounts(knowers[at], pile.length)) &&
      knowers.flat().every(mask => (mask & ~masks) === 0),
    'knowers: one for each card of the piles, seats of this table',
  );
  demand(isCounts(table.basics, BASICS.length), 'basics: three numbers');
  demand(isPile(table.discard) && isPile(table.box), 'discard, box: lists of cards');
  demand(
    table.box.every(card => isDealt(cardOf(card))),
    'box: only what everybody is dealt one of',
  );
}

/** Whose turn it is and how far the game is. */
function demandPhase({ seats, first, turn, freed, round, markets, bank }: VillagersTable): void {
  demand(isSeat(first, seats) && isSeat(turn?.seat, seats), 'first, turn: seats');
  demand(
    isCounts([turn.limit, turn.built, turn.basics]) &&
      turn.limit <= MOST &&
      turn.built <= MOST &&
      turn.basics <= MOST_BASICS &&
      isCounts(turn.used),
    `turn: at most ${MOST} builds and ${MOST_BASICS} basic villagers`,
  );
  demand(isPlace(freed), `freed: a card or ${NOBODY}`);
  demand(isCounts([round, markets]) && markets <= 2, 'round, markets: numbers, two markets');
  demand(isNumbers([bank]), 'bank: a number');
}

/** What only some set-ups have: developments, standing orders, events, Mini Villagers. */
function demandModules(table: VillagersTable): void {
  const { developments, tokens, orders, options, seats, solo, mini } = table;
  const categories = options.developments ? CATEGORIES.length : 0;
  demand(
    isNumbers(developments, categories) &&
      developments.every((id, at) => DEVELOPMENTS[id]?.category === CATEGORIES[at]),
    'developments: one a category, if they are in the game',
  );
  demand(
    isNumbers(tokens, categories) &&
      tokens.every(owner => owner === NOBODY || isSeat(owner, ownersAt(table))),
    `tokens: one a development, held by somebody or ${NOBODY}`,
  );
  demand(
    isList(orders, options.scoundrels ? seats : 0) && orders.every(order => isOrder(order)),
    'orders: one a seat with the Scoundrels',
  );
  demand((solo !== null) === isSolo(table), 'solo: for one seat, and no other');
  if (solo) demandEvents(solo, options.level);
  demand((mini !== null) === (options.mini === true && !isSolo(table)), 'mini: if it was chosen');
  if (mini) demandMini(mini, seats);
}

/** Every event at most once, in the deck of its season. */
function demandEvents({ events, gone, answered, decks, discards }: Solo, level: unknown): void {
  const piled = [events, gone, answered, ...(decks ?? []), ...(discards ?? [])];
  demand(piled.every(isEvents), 'solo: lists of events');
  demand(decks.length === 2 && discards.length === 2, 'solo: summer and winter');
  const all = [events, gone, ...decks, ...discards].flat();
  demand(new Set(all).size === all.length, 'solo: an event is there twice');
  const seasons = ['summer', 'winter'];
  demand(
    [decks, discards].every(piles =>
      piles.every((pile, at) => pile.every(event => EVENTS[event]?.season === seasons[at])),
    ),
    'solo: an event in the deck of the other season',
  );
  demand(
    level === 'normal' || !all.includes(eventNamed('it-was-you')),
    `solo: an event that a ${level} takes out`,
  );
}

function demandMini({ pile, hands, discard, discarders, dealer }: Mini, seats: number): void {
  demand(isList(hands, seats) && [pile, discard, ...hands].every(isMini), 'mini: its cards');
  demand(isSeat(dealer, seats), 'mini: a dealer');
  demand(
    isList(discarders, discard.length / 2) && discarders.every(seat => isSeat(seat, seats)),
    'mini: who discarded each pair',
  );
  const all = [pile, discard, ...hands].flat();
  demand(
    MINI_SUITS.every((_suit, at) => all.filter(card => card === at).length <= 2) &&
      all.filter(card => card === MINI_SUITS.length).length <= 1,
    'mini: two of each suit and one Countess',
  );
}

/** No kind lies there more often than the game has it. */
function demandNoCardTwice(table: VillagersTable): void {
  const copies = copiesIn(table);
  const counts = CARDS.map(() => 0);
  const laid = table.villages.flatMap(({ cards }) => cards);
  const all = [laid, table.road, ...table.piles, ...table.hands, ...table.squares, table.discard];
  for (const card of [...all.flat(), ...table.box, table.freed])
    if (card !== NOBODY) counts[card] = (counts[card] as number) + 1;
  BASICS.forEach((card, at) => {
    counts[card] = (counts[card] as number) + (table.basics[at] as number);
  });
  for (const { id, suit, name } of CARDS) {
    if (suit === null || isFounders(id)) continue;
    const most = BASICS.includes(id) ? cardOf(id).copies : (copies[id] as number);
    demand((counts[id] as number) <= most, `${name}: ${counts[id]} cards, this game has ${most}`);
  }
  table.villages.forEach(({ cards }, owner) => {
    const freed = table.freed !== NOBODY && table.turn.seat === owner ? [table.freed] : [];
    const founders = [...cards, ...freed].filter(isFounders).length;
    const countesses = cards.filter(card => card !== NOBODY && suitOf(card) === NOBODY).length;
    demand(founders <= (owner < table.seats ? 1 : 0), 'Founders: one card in every village');
    demand(countesses <= (owner < table.seats ? 0 : 1), 'Countess: one card in her own village');
  });
}

/** Every supply is what its ledger says, and every coin came from the bank. */
function demandGold({ gold, accounts, villages, roadCoins, bank }: VillagersTable): void {
  gold.forEach((supply, owner) => {
    const explained = sum(accounts[owner] as number[]);
    demand(supply === explained, `gold: ${supply} of owner ${owner}, its ledger says ${explained}`);
  });
  const coins = villages.flatMap(village => village.coins);
  const all = bank + sum(gold) + sum(roadCoins) + sum(coins);
  demand(all === BANK, `bank: ${all} gold in all, there must be ${BANK}`);
}

/** Everybody who has a village: the seats, and alone the Countess. */
function ownersAt(table: VillagersTable): number {
  return isSolo(table) ? 2 : table.seats;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
