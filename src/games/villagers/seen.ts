// Which cards are in this game, and which of them a seat has seen.

import type { Seat } from '../../kernel/game.ts';
import type { Options } from '../../kernel/settings.ts';
import {
  APPRENTICE,
  BASICS,
  CARDS,
  type Card,
  MONK,
  NOBODY,
  SHERIFF,
  SMUGGLER,
  THIEF,
  TINNER,
} from './cards.ts';
import { isFounders, isSolo, type Villagers, type VillagersTable } from './table.ts';

/** By kind: how many copies are in a game of so many seats with these options. */
export function copiesIn({ seats, options }: { seats: number; options: Options }): number[] {
  return CARDS.map(card => (isIn(card, seats, options) ? card.copies : 0));
}

const BASE_SPECIALS = [MONK, APPRENTICE, TINNER, SMUGGLER];

/** Whether a card belongs to the deck, or is dealt with the hands (villagers.5, 70, 90–92). */
function isIn({ id, fourPlus, module, suit }: Card, seats: number, options: Options): boolean {
  if (suit === null || BASICS.includes(id) || isFounders(id)) return false;
  if (fourPlus && seats < 4) return false;
  if (module !== 'base') return options[module] === true;
  return !(isSolo({ seats }) && BASE_SPECIALS.includes(id));
}

/** Whether everybody is dealt one card of this kind's module, and this may be it (villagers.90, 91). */
export function isDealt({ id, module }: Card): boolean {
  return module === 'saints' || (module === 'scoundrels' && id !== THIEF && id !== SHERIFF);
}

/** By kind: how many copies a seat, or a spectator, has in sight. */
export function seenFaces(table: VillagersTable, seat: Seat | null): number[] {
  const seen = CARDS.map(() => 0);
  eachSeen(table, seat, card => {
    seen[card] = (seen[card] as number) + 1;
  });
  return seen;
}

function eachSeen(table: Villagers, seat: Seat | null, see: (card: number) => void): void {
  for (const card of table.road) if (card !== NOBODY) see(card);
  for (const card of table.discard) see(card);
  if (table.freed !== NOBODY) see(table.freed);
  for (const square of table.squares) for (const card of square) see(card);
  for (const { cards } of table.villages) for (const card of cards) if (card !== NOBODY) see(card);
  if (seat === null) return;
  for (const card of table.hands[seat] ?? []) see(card);
  const bit = 1 << seat;
  table.piles.forEach((pile, at) => {
    pile.forEach((card, i) => {
      if ((table.knowers[at]?.[i] ?? 0) & bit) see(card);
    });
  });
}
