// New events are turned up (villagers.70, 76, 77), at the start and after every event phase.

import { EVENTS, type EventId, eventNamed } from '../cards.ts';
import type { Solo, Villagers, VillagersAgenda } from '../table.ts';

const SUMMER = 0;
const WINTER = 1;

const DARK_MOOD = eventNamed('dark-mood');

/** Summer until the first market has been held, winter after it. */
function seasonOf(table: Villagers): number {
  return table.markets === 0 ? SUMMER : WINTER;
}

/** The deck an event belongs to. */
export function deckOf(event: EventId): number {
  return EVENTS[event]?.season === 'summer' ? SUMMER : WINTER;
}

/** Turns up so many events; a Dark Mood is put away for two others. */
export function revealEvents(table: Villagers, count: number, agenda: VillagersAgenda): void {
  const solo = table.solo as Solo;
  for (let left = count; left > 0; left--) {
    const event = drawEvent(solo, seasonOf(table), agenda);
    if (event === null) return;
    agenda.note({ what: 'event', rule: 'villagers.76', event });
    if (event === DARK_MOOD) {
      const last = isLast(solo);
      discardEvent(solo, event);
      if (last) return;
      left += 2;
    } else solo.events.push(event);
  }
}

/** Whether no winter event is left that could come in place of another. */
function isLast(solo: Solo): boolean {
  return [solo.decks, solo.discards].every(piles => piles[WINTER]?.length === 0);
}

/** The top event of a deck; an empty deck is made anew of its discards (villagers.77). */
export function drawEvent(solo: Solo, season: number, agenda: VillagersAgenda): EventId | null {
  const deck = solo.decks[season] as EventId[];
  if (deck.length === 0) {
    const discards = solo.discards[season] as EventId[];
    deck.push(...agenda.chance.shuffle(discards.splice(0)));
  }
  return deck.length === 0 ? null : agenda.draw(deck);
}

export function discardEvent(solo: Solo, event: EventId): void {
  (solo.discards[deckOf(event)] as EventId[]).push(event);
}
