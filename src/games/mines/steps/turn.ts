// Whose turn it is (mines.10, mines.11), and when the game ends (mines.22).

import type { MinesAgenda, MinesFrame, MinesTable } from '../table.ts';

/** A turn: play, refill, then the next seat. */
export function turn(
  _table: MinesTable,
  { seat }: Extract<MinesFrame, { step: 'turn' }>,
  agenda: MinesAgenda,
): void {
  agenda.next({ step: 'play', seat }, { step: 'endTurn', seat });
}

/** The next seat to the left goes on, unless the deck has run out (mines.22). */
export function endTurn(
  table: MinesTable,
  { seat }: Extract<MinesFrame, { step: 'endTurn' }>,
  agenda: MinesAgenda,
): void {
  if (table.deck.length > 0) agenda.next({ step: 'turn', seat: (seat + 1) % table.seats });
  else agenda.note({ what: 'ended', rule: 'mines.22' });
}
