// The event phase of the solo mode (villagers.75–79): which event comes next, what it does, and the
// card the Countess takes at its end.

import { type Ask, ask, type Frame, law } from '../../../kernel/game.ts';
import { type CardId, cardOf, EVENTS, type EventId, eventNamed, NOBODY } from '../cards.ts';
import type { NextEvent, OneCard, OnePile, OnePlace, TollChoice } from '../choices.ts';
import { askFor, type Deed, memo, rule } from '../deeds.ts';
import { bankCoins, earn, hand, takeCoins } from '../money.ts';
import { cardThere, drawFrom, fromHand, fromReserve, isEmpty } from '../piles.ts';
import { isEvent, isOneCard, isOnePile, isOnePlace } from '../reach.ts';
import {
  COUNTESS_SEAT,
  type FrameOf,
  goldOf,
  handOf,
  isFounders,
  named,
  type Owner,
  RESERVE,
  type Solo,
  type Villagers,
  type VillagersAgenda,
  type VillagersTable,
  villageOf,
} from '../table.ts';
import { silverAt, tally } from '../tally.ts';
import { lay, type Place } from '../village.ts';
import { happen, MOOD_SWING, victimsOf } from './effects.ts';
import { ARSON, jester, RATS, removeEvent } from './jester.ts';
import { isLastRound } from './market.ts';
import { deckOf, discardEvent, drawEvent, revealEvents } from './reveal.ts';
import { cardAt, isTopAt, takeAway } from './scoundrels.ts';

const PLAYER = 0;
const TOLL = 3;
const IT_WAS_YOU = eventNamed('it-was-you');
const BRIBES = eventNamed('bribes');
const BETRAYER = eventNamed('betrayer');
const ARREST = eventNamed('arrest');
const PROTECTION = eventNamed('protection-money');
const TRADE_NETWORK = eventNamed('trade-network');

type Resolve = Extract<NextEvent, { do: 'event' }>;
const resolveAt = memo<Resolve>(event => ({ do: 'event', event }));

/** The player says in which order events are resolved (villagers.75). */
const resolve: Deed<Resolve> = {
  offer({ solo }, _seat, into) {
    for (const event of (solo as Solo).events) if (isDue(event)) into.push(resolveAt(event));
  },
  is: ({ event }) => isEvent(event),
  laws: [
    rule(
      '75',
      'an open event that acts in this phase',
      ({ solo }, { event }) => (solo?.events ?? []).includes(event) && isDue(event),
    ),
  ],
  take(table, _seat, { event }, agenda) {
    removeEvent(table.solo as Solo, event);
    bringAbout(table, event, agenda);
  },
};

/** An event that acts in the event phase. */
function isDue(event: EventId): boolean {
  return EVENTS[event]?.acts === 'events';
}

/** The Jester may come before an event is resolved (villagers.80). */
const jesterBefore: typeof jester = {
  ...jester,
  offer(table, seat, into) {
    if ((table.solo as Solo).events.some(isDue)) jester.offer(table, seat, into);
  },
};

export const events = askFor<FrameOf<'events'>>({
  rule: '75',
  deeds: { event: resolve, jester: jesterBefore },
  take(_table, frame, _choice, agenda) {
    agenda.next(frame);
  },
  /** Events that acted in other phases are discarded now as well (villagers.75). */
  otherwise({ solo }, _frame, agenda) {
    const left = (solo as Solo).events.splice(0);
    for (const event of left) discardEvent(solo as Solo, event);
    if (!left.includes(IT_WAS_YOU) || !solo?.jester) return;
    solo.jester = false;
    agenda.note({ what: 'jesterLost', rule: 'villagers.A9', event: IT_WAS_YOU });
  },
});

/** What an event does: at once, or after the player has chosen whom it strikes. */
function bringAbout(table: VillagersTable, event: EventId, agenda: VillagersAgenda): void {
  agenda.note({ what: 'resolves', rule: `villagers.E${event + 1}`, event });
  if (event === MOOD_SWING) {
    const solo = table.solo as Solo;
    const other = hasOther(solo, event) ? drawEvent(solo, deckOf(event), agenda) : null;
    if (other !== null) discardEvent(solo, other);
    if (other !== null && isDue(other)) bringAbout(table, other, agenda);
    else agenda.note({ what: 'fizzles', rule: 'villagers.A8', event: other ?? event });
    return;
  }
  const question = happen(table, event, agenda);
  if (question === 'victim') agenda.next({ step: 'victim', seat: PLAYER, event });
  else if (question === 'abduct') agenda.next({ step: 'abduct', seat: PLAYER });
  else if (question === 'conscript') agenda.next({ step: 'conscript', seat: PLAYER });
}

/** Whether the deck of an event, made anew if need be, has any other in it. */
function hasOther({ decks, discards }: Solo, event: EventId): boolean {
  const season = deckOf(event);
  return [decks, discards].some(piles => piles[season]?.some(other => other !== event));
}

/** Whose villagers an event is about. */
function ownerFor(event: EventId): Owner {
  return event === BRIBES || event === TRADE_NETWORK ? COUNTESS_SEAT : PLAYER;
}

/** Whether an event takes a villager out of the player's village. */
function takesAway(event: EventId): boolean {
  return event === BETRAYER || event === ARREST;
}

const struck = law<VillagersTable, FrameOf<'victim'>, OnePlace>;

/** Which villager an event is about: the player chooses (villagers.A7). */
export const victim: Ask<VillagersTable, FrameOf<'victim'>, OnePlace> = ask({
  candidates(table, { event }) {
    const seat = ownerFor(event);
    return victimsOf(table, event).map(place => ({ seat, place }));
  },
  laws: [],
  rule: 'villagers.A7',
  beyond: {
    is: isOnePlace,
    laws: [
      struck(
        'villagers.79',
        'Founders stay',
        (table, { seat, place }, { event }) =>
          !takesAway(event) || seat !== PLAYER || !isFounders(cardAt(table, seat, place)),
      ),
      struck(
        'villagers.79',
        'a villager nothing lies on',
        (table, { seat, place }, { event }) =>
          !takesAway(event) || seat !== PLAYER || isTopAt(table, seat, place),
      ),
      ...EVENTS.map((_event, id) =>
        struck(
          `villagers.E${id + 1}`,
          'a villager it is about',
          (table, { seat, place }, { event }) =>
            event !== id || (seat === ownerFor(event) && victimsOf(table, event).includes(place)),
        ),
      ),
    ],
  },
  otherwise(_table, { event }, agenda) {
    agenda.note({ what: 'fizzles', rule: 'villagers.79', event });
  },
  take(table, { event }, { seat: owner, place }, agenda) {
    const village = villageOf(table, owner);
    const card = village.cards[place] as CardId;
    const note = {
      what: 'struck',
      rule: `villagers.E${event + 1}`,
      event,
      owner: named(table, owner),
      card,
      place,
    };
    if (event === BRIBES) bankCoins(table, cardOf(card).keyring, owner, place);
    else if (event === PROTECTION)
      hand(table, PLAYER, COUNTESS_SEAT, village.coins[place] as number, 'events');
    else if (takesAway(event)) {
      takeCoins(table, PLAYER, place, PLAYER, 'coins');
      const taken = takeAway(table, PLAYER, place);
      if (event === ARREST) table.discard.push(taken);
      else lay(villageOf(table, COUNTESS_SEAT), taken, NOBODY);
    } else earn(table, COUNTESS_SEAT, silverAt(village, place, tally(village)), 'events');
    agenda.note(note);
  },
});

const cardChoice = memo<OneCard>(card => ({ card }));

/** Abduction: a card of the hand is discarded (villagers.E13). */
export const abduct = ask<VillagersTable, FrameOf<'abduct'>, OneCard>({
  candidates: table => [...new Set(handOf(table, PLAYER))].map(cardChoice),
  laws: [],
  rule: 'villagers.E13',
  beyond: {
    is: isOneCard,
    laws: [
      law('villagers.E13', 'a card of your hand', (table, { card }) =>
        handOf(table, PLAYER).includes(card),
      ),
    ],
  },
  otherwise: () => {},
  take(table, _frame, { card }, agenda) {
    fromHand(handOf(table, PLAYER), card);
    table.discard.push(card);
    agenda.note({ what: 'discarded', rule: 'villagers.E13', seat: PLAYER, card });
  },
});

const pileChoice = memo<OnePile>(pile => ({ pile }));

/** Conscription: the Countess gets a face-down card (villagers.E17). */
export const conscript = ask<VillagersTable, FrameOf<'conscript'>, OnePile>({
  candidates: table =>
    table.piles.flatMap((_pile, at) => (isEmpty(table, at) ? [] : [pileChoice(at)])),
  laws: [],
  rule: 'villagers.E17',
  beyond: { is: isOnePile, laws: cardThere('villagers.E17') },
  otherwise: () => {},
  take(table, _frame, { pile }, agenda) {
    joinCountess(table, pile, 'villagers.E17', agenda);
  },
});

function joinCountess(
  table: Villagers,
  pile: number,
  rule: string,
  agenda: VillagersAgenda,
): Place {
  const card = drawFrom(table, pile, agenda);
  const place = lay(villageOf(table, COUNTESS_SEAT), card, NOBODY);
  agenda.note({ what: 'joined', rule, card, pile, place });
  return place;
}

/** The Countess takes a card; what it is worth now says how many events come (villagers.76). */
export function countess(table: VillagersTable, _frame: Frame, agenda: VillagersAgenda): void {
  if (isLastRound(table)) return;
  const pile = isEmpty(table, RESERVE) ? fromReserve(table) : RESERVE;
  const place = joinCountess(table, pile, 'villagers.76', agenda);
  const village = villageOf(table, COUNTESS_SEAT);
  const { gold } = cardOf(village.cards[place] as CardId);
  const worth = gold + silverAt(village, place, tally(village));
  revealEvents(table, table.options.level === 'novice' ? 1 : eventsFor(worth), agenda);
}

/** Ten and more bring one event, less brings two, nothing brings three. */
export function eventsFor(worth: number): number {
  if (worth >= 10) return 1;
  return worth >= 1 ? 2 : 3;
}

const TOLLS: readonly TollChoice[] = [
  { do: 'toll', pay: true },
  { do: 'toll', pay: false },
];
type OneToll = Extract<TollChoice, { do: 'toll' }>;

/** What Rats and Arson cost: three gold, or what there is of it (villagers.79, A10). */
export function tollFor(gold: number): number {
  return Math.min(TOLL, gold);
}

/** Rats and Arson: three gold, or one card less (villagers.A10). */
const oneToll: Deed<OneToll> = {
  offer(_table, _seat, into) {
    into.push(...(TOLLS as OneToll[]));
  },
  is: ({ pay }) => typeof pay === 'boolean',
  laws: [],
  take(table, seat, { pay }, agenda) {
    const event = table.phase === 'build' ? ARSON : RATS;
    const solo = table.solo as Solo;
    solo.answered.push(event);
    const count = pay ? tollFor(goldOf(table, seat)) : 0;
    if (pay) earn(table, seat, -count, 'events');
    else if (event === ARSON) table.turn.limit--;
    else solo.hungry = true;
    const note = { what: pay ? 'paidToll' : 'less', rule: `villagers.E${event + 1}`, seat, event };
    agenda.note(pay ? { ...note, count } : note);
  },
};

export const toll = askFor<FrameOf<'toll'>>({
  rule: 'A10',
  deeds: { toll: oneToll, jester },
  take({ solo }, frame, choice, agenda) {
    const sentAway =
      choice.do === 'jester' && (choice as { event?: EventId }).event === frame.event;
    if (choice.do === 'jester' && !sentAway && solo) agenda.next(frame);
  },
});
