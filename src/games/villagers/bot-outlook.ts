// What is still to come: markets, rounds, cards and build actions, as far as one can tell.

import type { Seat } from '../../kernel/game.ts';
import { BASICS, type CardId, NOBODY } from './cards.ts';
import { draftLimit, MOST } from './limits.ts';
import { isSolo, pileOf, STACKS, type Villagers, type VillagersTable, villageOf } from './table.ts';
import { lay, type Village } from './village.ts';

/** What building a card brings, one with another. */
const GAIN = 7;
/** How many more cards than now a player will draft in a round; alone one sees to food first. */
const GROWTH = 0.3;
const GROWTH_ALONE = 1;

/** Everything the value of a card hangs on. */
export interface Outlook {
  /** Markets to come. */
  readonly markets: number;
  /** Rounds to come after this one. */
  readonly rounds: number;
}

/** The markets to come, and the rounds until the stacks are empty. */
export function outlookOf(table: VillagersTable): Outlook {
  let cards = 0;
  for (let pile = 0; pile < STACKS; pile++) cards += pileOf(table, pile).length;
  const alone = isSolo(table);
  /** The Countess gets a card for every one that is drafted. */
  const each = alone ? 2 : 1;
  let drafts = 0;
  for (let seat = 0; seat < table.hands.length; seat++) {
    drafts += each * Math.min(MOST, draftLimit(table, seat) + (alone ? GROWTH_ALONE : GROWTH));
    cards -= each * picksLeft(table, seat);
  }
  return { markets: 2 - table.markets, rounds: Math.max(0, cards) / drafts };
}

/** How many cards a seat still drafts this round. */
export function picksLeft(table: Villagers, seat: Seat): number {
  if (table.phase !== 'draft' && table.phase !== 'mini') return 0;
  return Math.max(0, draftLimit(table, seat) - (table.drafted[seat] as number));
}

/** How many cards a seat still builds this round, if it builds as many as it may. */
export function buildsLeft(table: Villagers, seat: Seat, limit: number): number {
  const { phase, turn, first } = table;
  if (phase === 'draft' || phase === 'update' || phase === 'mini') return limit;
  if (phase !== 'build') return 0;
  if (turn.seat === seat) return turn.limit - turn.built;
  const seats = table.hands.length;
  const turnOf = (other: Seat) => (other - first + seats) % seats;
  return turnOf(turn.seat) < turnOf(seat) ? limit : 0;
}

/** What so many cards and so many build actions bring: the scarcer of the two counts most. */
export function prospects(cards: number, builds: number): number {
  if (cards <= 0 || builds <= 0) return 0;
  return (GAIN * cards * builds) / Math.hypot(cards, builds);
}

/** Whether a seat is about to give a card of its hand for a basic villager. */
export function isHiring(table: VillagersTable, seat: Seat): boolean {
  return hired(table, seat) !== NOBODY;
}

/** A seat's village with the basic villager it is about to hire. */
export function villageSoon(table: VillagersTable, seat: Seat): Village {
  const village = villageOf(table, seat);
  const basic = hired(table, seat);
  if (basic === NOBODY) return village;
  const { cards, on, as, coins, load } = village;
  const soon = { cards: [...cards], on: [...on], as: [...as], coins: [...coins], load: [...load] };
  lay(soon, basic, NOBODY);
  return soon;
}

function hired(table: VillagersTable, seat: Seat): CardId {
  const frame = table.agenda.at(-1);
  if (frame?.step !== 'putBack' && frame?.step !== 'return') return NOBODY;
  return frame.seat === seat ? (BASICS[frame.basic] as CardId) : NOBODY;
}
