// What the events of the event phase do (villagers.E1–E24). Those at which the player chooses
// somebody say so; the choice is made in events.ts.

import {
  BASICS,
  type CardId,
  cardOf,
  type EventId,
  eventNamed,
  NOBODY,
  SUITS,
  suitOf,
} from '../cards.ts';
import { bankCoins, earn, hand } from '../money.ts';
import {
  COUNTESS_SEAT,
  handOf,
  isFounders,
  type Villagers,
  type VillagersAgenda,
  villageOf,
} from '../table.ts';
import { silverIn, tally } from '../tally.ts';
import { isTop, type Place, type Village } from '../village.ts';

const PLAYER = 0;

export const MOOD_SWING = eventNamed('mood-swing');

/** What the player still has to choose. */
type Choosing = 'victim' | 'abduct' | 'conscript';

interface Effect {
  /** What happens at once. */
  happens?(table: Villagers, agenda: VillagersAgenda): void;
  asks?: Choosing;
  /** The places that can be struck, in the player's village or the Countess's. */
  victims?(table: Villagers): Place[];
}

const hers = (table: Villagers) => villageOf(table, COUNTESS_SEAT);
const ours = (table: Villagers) => villageOf(table, PLAYER);

/** The player pays the Countess, as far as the gold goes (villagers.79). */
function pays(gold: (table: Villagers) => number): Effect {
  return {
    happens(table, agenda) {
      const paid = hand(table, PLAYER, COUNTESS_SEAT, gold(table), 'events');
      agenda.note({ what: 'pays', rule: 'villagers.79', seat: PLAYER, gold: paid });
    },
  };
}

/** The bank pays the Countess. */
function enriches(gold: (table: Villagers) => number): Effect {
  return {
    happens(table, agenda) {
      const earned = gold(table);
      earn(table, COUNTESS_SEAT, earned, 'events');
      agenda.note({ what: 'earns', rule: 'villagers.75', owner: 'countess', gold: earned });
    },
  };
}

/** Somebody is chosen. */
function strikes(victims: (table: Villagers) => Place[]): Effect {
  return { asks: 'victim', victims };
}

const isBasic = (card: CardId) => BASICS.includes(card);
const hasKeyring = (card: CardId) => cardOf(card).keyring > 0;
/** Villagers that can be taken: on top, neither basic nor Founders. */
const removable = (table: Villagers) =>
  places(
    ours(table),
    (card, place) => isTop(ours(table), place) && !isBasic(card) && !isFounders(card),
  );
const withSilver = (village: Village) => places(village, card => cardOf(card).silver !== null);

function places(village: Village, fits: (card: CardId, place: Place) => boolean): Place[] {
  return village.cards.flatMap((card, place) =>
    card !== NOBODY && fits(card, place) ? [place] : [],
  );
}

const EFFECTS: { readonly [event: string]: Effect } = {
  betrayer: strikes(removable),
  'black-market': {
    happens(table, agenda) {
      for (const owner of [PLAYER, COUNTESS_SEAT]) {
        const village = villageOf(table, owner);
        const gold = silverIn(village, tally(village));
        earn(table, owner, gold, 'events');
        const who = owner === PLAYER ? PLAYER : 'countess';
        agenda.note({ what: 'earns', rule: 'villagers.E2', owner: who, gold });
      }
    },
  },
  bribes: strikes(table => places(hers(table), hasKeyring)),
  customs: pays(table => Math.max(...SUITS.map((_suit, suit) => inSuit(ours(table), suit)))),
  'guild-conspiracy': {
    happens(table, agenda) {
      const found = places(hers(table), hasKeyring);
      for (const place of found) bankCoins(table, 2, COUNTESS_SEAT, place);
      agenda.note({ what: 'conspired', rule: 'villagers.E5', count: found.length });
    },
  },
  'land-claim': pays(table => 2 * places(ours(table), isBasic).length),
  'sinister-banquet': enriches(table => 2 * tally(hers(table)).food),
  'temporary-employment': enriches(table => 2 * new Set(handOf(table, PLAYER).map(suitOf)).size),
  'value-added-tax': pays(table => tally(ours(table)).goldSymbols),
  abduction: { asks: 'abduct' },
  arrest: strikes(removable),
  blackmail: enriches(table => {
    const village = ours(table);
    const shown = places(village, (_card, place) => isTop(village, place));
    return Math.max(0, ...shown.map(place => cardOf(village.cards[place] as CardId).gold));
  }),
  conscription: { asks: 'conscript' },
  'protection-money': strikes(table =>
    places(ours(table), (_card, place) => (ours(table).coins[place] as number) > 0),
  ),
  'spy-network': strikes(table => withSilver(ours(table))),
  'trade-network': strikes(table => withSilver(hers(table))),
  tribute: pays(table => handOf(table, PLAYER).length),
};

const BY_ID = new Map(
  Object.entries(EFFECTS).map(([name, effect]): [EventId, Effect] => [eventNamed(name), effect]),
);

/** Lets an event happen; returns what the player still has to choose, if anything. */
export function happen(
  table: Villagers,
  event: EventId,
  agenda: VillagersAgenda,
): Choosing | undefined {
  const effect = BY_ID.get(event);
  effect?.happens?.(table, agenda);
  return effect?.asks;
}

/** Whom an event can strike. */
export function victimsOf(table: Villagers, event: EventId): Place[] {
  return BY_ID.get(event)?.victims?.(table) ?? [];
}

/** How many villagers of a suit live in a village (villagers.A14). */
function inSuit(village: Village, suit: number): number {
  return places(village, card => suitOf(card) === suit).length;
}
