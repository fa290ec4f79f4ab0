// Capturing a mine in the middle (mines.14–15).

import type { Seat } from '../../../kernel/game.ts';
import { type CardId, raceOf } from '../cards.ts';
import {
  FIELD,
  laidOut,
  type Mine,
  type MinesAgenda,
  type MinesFrame,
  type MinesTable,
} from '../table.ts';

/** Enough units lie on the mine: they go to the camp, the mine to its owner, a new one takes its place. */
export function capture(
  table: MinesTable,
  { seat, place }: Extract<MinesFrame, { step: 'capture' }>,
  agenda: MinesAgenda,
): void {
  const { card, units } = table.field[place] as Mine;
  const last = units.at(-1) as CardId;
  const owner = ownerBy(table, last, seat);
  for (const unit of units.reverse()) table.camp[raceOf(unit)].push(unit);
  table.field[place] = null;
  table.captured.push({ card, units: [], owner });
  const to = FIELD + table.captured.length - 1;
  agenda.note({ what: 'captured', rule: 'mines.15b', seat, place, owner, to, by: last });
  if (table.deck.length === 0) return;
  table.field[place] = laidOut(agenda.draw(table.deck));
  agenda.note({ what: 'opened', rule: 'mines.15d', place });
}

/** The king of the last unit's race, whoever played it; without such a king, who played it (mines.15b). */
function ownerBy(table: MinesTable, last: CardId, seat: Seat): Seat {
  const king = table.kings.indexOf(raceOf(last));
  return king >= 0 ? king : seat;
}
