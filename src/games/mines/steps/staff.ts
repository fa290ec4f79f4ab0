// Staffing an own mine (mines.16–19): the crew is complete.

import {
  FIELD,
  faceOf,
  type Mine,
  type MinesAgenda,
  type MinesFrame,
  type MinesTable,
  underKing,
} from '../table.ts';

/** The crew leaves the game, the mine goes under its owner's king and counts from now on (mines.19). */
export function staff(
  table: MinesTable,
  { seat, place }: Extract<MinesFrame, { step: 'staff' }>,
  agenda: MinesAgenda,
): void {
  const { card, units } = table.captured[place - FIELD] as Mine;
  table.discard.push(...units);
  table.captured[place - FIELD] = null;
  underKing(table, seat).push(card);
  agenda.note({ what: 'staffed', rule: 'mines.19', seat, place, value: faceOf(table, card).value });
}
