// The set-up (villagers.1–8), with every module (villagers.90–93), alone (villagers.70–71), and the
// Mini Villagers' deal (villagers.97).

import type { Chance } from '../../kernel/chance.ts';
import type { Options } from '../../kernel/settings.ts';
import {
  BASICS,
  CARDS,
  CATEGORIES,
  type CardId,
  COUNTESS,
  COUNTESS_BLANK,
  DEVELOPMENTS,
  EVENTS,
  type EventId,
  eventNamed,
  FOUNDERS,
  MINI_SUITS,
  NOBODY,
  STARTERS,
} from './cards.ts';
import { BANK, earn, newAccounts } from './money.ts';
import { toHand } from './piles.ts';
import { copiesIn, isDealt } from './seen.ts';
import { firstToDraw } from './steps/mini.ts';
import { revealEvents } from './steps/reveal.ts';
import {
  COUNTESS_SEAT,
  isSolo,
  type Mini,
  newTurn,
  ROAD,
  type Solo,
  STACKS,
  type Villagers,
  type VillagersAgenda,
} from './table.ts';
import { newVillage, type Village } from './village.ts';

const HAND = 5;
const START_GOLD = 8;
const SOLO_STACK = 5;
const NOVICE = 'novice';
const VETERAN = 'veteran';

interface Start {
  readonly seats: number;
  readonly options: Options;
}

/** Deals the cards and puts the first round on the agenda. */
export function setup(start: Start, agenda: VillagersAgenda): Villagers {
  const { seats, options } = start;
  const { chance } = agenda;
  const alone = isSolo(start);
  const { deck, dealt } = cardsOf(start);
  chance.shuffle(deck);
  const size = alone ? SOLO_STACK : 2 * seats;
  const piles = Array.from({ length: STACKS }, () => deck.splice(-size));
  const hands = Array.from({ length: seats }, () => handFrom(deck.splice(-HAND)));
  piles.push(deck);
  const box = dealt.flatMap(cards => {
    chance.shuffle(cards);
    for (const hand of hands) toHand(hand, cards.pop() as CardId);
    return cards;
  });
  const first = options.first === 'random' ? chance.below(seats) : (options.first as number);
  const villages: Village[] = hands.map(() => newVillage(FOUNDERS));
  if (alone) villages.push(newVillage(options.level === NOVICE ? COUNTESS_BLANK : COUNTESS));
  const table: Villagers = {
    first,
    round: 0,
    phase: 'draft',
    markets: 0,
    road: chance.shuffle([...STARTERS]),
    roadCoins: Array.from({ length: ROAD }, () => 0),
    piles,
    knowers: piles.map(pile => pile.map(() => 0)),
    basics: BASICS.map(basic => (CARDS[basic] as { copies: number }).copies),
    hands,
    squares: hands.map(() => []),
    drafts: hands.map(() => []),
    drafted: hands.map(() => 0),
    villages,
    gold: villages.map(() => 0),
    accounts: villages.map(newAccounts),
    bank: BANK,
    flipped: hands.map(() => false),
    discard: [],
    box,
    turn: newTurn(),
    freed: NOBODY,
    look: null,
    orders: options.scoundrels ? hands.map(() => ({ when: 'never' })) : [],
    developments: options.developments ? drawDevelopments(chance) : [],
    tokens: options.developments ? CATEGORIES.map(() => NOBODY) : [],
    solo: alone ? newSolo(options, chance) : null,
    mini: options.mini && !alone ? dealMini(seats, chance) : null,
  };
  for (let seat = 0; seat < seats; seat++) earn(table, seat, START_GOLD, 'start');
  if (table.solo) {
    earn(table, COUNTESS_SEAT, options.level === VETERAN ? 10 : 1, 'start');
    revealEvents(table, options.level === VETERAN ? 2 : 1, agenda);
  }
  agenda.next({ step: 'round' });
  if (table.mini) {
    table.phase = 'mini';
    table.first = table.mini.dealer;
    agenda.note({ what: 'mini', rule: 'villagers.97', seat: table.mini.dealer });
    agenda.next({ step: 'mini', seat: firstToDraw(table.mini) });
  } else if (!alone) agenda.note({ what: 'begins', rule: 'villagers.4', seat: first });
  return table;
}

/** The cards to shuffle, starters taken out, and those of which everybody is dealt one. */
function cardsOf(start: Start): { deck: CardId[]; dealt: CardId[][] } {
  const copies = copiesIn(start);
  const deck: CardId[] = [];
  const dealt: { [module: string]: CardId[] } = { scoundrels: [], saints: [] };
  for (const card of CARDS) {
    const { id, module } = card;
    const cards = isDealt(card) ? (dealt[module] as CardId[]) : deck;
    const count = (copies[id] as number) - (STARTERS.includes(id) ? 1 : 0);
    for (let i = 0; i < count; i++) cards.push(id);
  }
  return { deck, dealt: Object.values(dealt).filter(cards => cards.length > 0) };
}

function handFrom(cards: readonly CardId[]): CardId[] {
  return [...cards].sort((a, b) => a - b);
}

/** One development a category (villagers.93). */
function drawDevelopments(chance: Chance): number[] {
  return CATEGORIES.map(category => {
    const ids = DEVELOPMENTS.flatMap((card, id) => (card.category === category ? [id] : []));
    return chance.draw(ids);
  });
}

/** Two decks of events (villagers.70); a novice and a veteran take one out (villagers.82, 83). */
function newSolo({ level }: Options, chance: Chance): Solo {
  const out = level === 'normal' ? NOBODY : eventNamed('it-was-you');
  const deckOf = (season: string): EventId[] =>
    EVENTS.flatMap((event, id) => (event.season === season && id !== out ? [id] : []));
  const decks = ['summer', 'winter'].map(season => chance.shuffle(deckOf(season)));
  const jester = level !== VETERAN;
  return { jester, events: [], decks, discards: [[], []], gone: [], answered: [], hungry: false };
}

/** Equal hands, the rest in a pile; pairs are discarded (villagers.97, 98). */
function dealMini(seats: number, chance: Chance): Mini {
  const pairs = MINI_SUITS.flatMap((_suit, at) => [at, at]);
  const pile = chance.shuffle([...pairs, MINI_SUITS.length]);
  const size = Math.floor(pile.length / seats);
  const discard: number[] = [];
  const discarders: number[] = [];
  const hands = Array.from({ length: seats }, (_, seat) => {
    const cards = pile.splice(-size).sort((a, b) => a - b);
    const isPaired = (card: number) => cards.indexOf(card) !== cards.lastIndexOf(card);
    const paired = cards.filter(isPaired);
    discard.push(...paired);
    for (let pairs = paired.length / 2; pairs > 0; pairs--) discarders.push(seat);
    return cards.filter(card => !isPaired(card));
  });
  return { hands, pile, discard, discarders, dealer: chance.below(seats) };
}
