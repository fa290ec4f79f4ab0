// What somebody may point at where a step asks for one thing, recognised by its parts: whatever was
// sent, asking why not must find a rule and never stumble.

import { EVENTS, type EventId, isCard } from './cards.ts';
import type { OneCard, OnePile, OnePlace } from './choices.ts';
import { type Pile, RESERVE } from './table.ts';

/** The parts of whatever was sent; none if it has no parts. */
export function partsOf(sent: unknown): { readonly [part: string]: unknown } {
  return typeof sent === 'object' && sent !== null ? (sent as { [part: string]: unknown }) : {};
}

function isPile(pile: unknown): pile is Pile {
  return Number.isInteger(pile) && Number(pile) >= 0 && Number(pile) <= RESERVE;
}

export function isEvent(event: unknown): event is EventId {
  return Number.isInteger(event) && EVENTS[event as number] !== undefined;
}

export function isOneCard(sent: unknown): sent is OneCard {
  return isCard(partsOf(sent).card);
}

export function isOnePile(sent: unknown): sent is OnePile {
  return isPile(partsOf(sent).pile);
}

export function isOnePlace(sent: unknown): sent is OnePlace {
  const { seat, place } = partsOf(sent);
  return Number.isInteger(seat) && Number.isInteger(place);
}
