// Whose turn it is (mines.10, mines.11), and when the game ends (mines.22).

import type { MinesAgenda, MinesFrame, MinesTable } from '../table.ts';

/** A seat's turn, then that of the seat to its left; unless the deck has run out. */
export function turn(
  table: MinesTable,
  { seat }: Extract<MinesFrame, { step: 'turn' }>,
  agenda: MinesAgenda,
): void {
  if (table.deck.length === 0) agenda.note({ what: 'ended', rule: 'mines.22' });
  else agenda.next({ step: 'play', seat }, { step: 'turn', seat: (seat + 1) % table.seats });
}
