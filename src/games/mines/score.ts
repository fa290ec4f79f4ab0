// Scoring (mines.23, mines.24).

import { ranked, type Seat, type Standing } from '../../kernel/game.ts';
import { faceOf, type MinesTable, underKing } from './table.ts';

/** Mines under the king count, captured mines not fully staffed count against; most points win. */
export function standing(table: MinesTable): Standing[] {
  return ranked(
    table.kings.map((_king, seat) => {
      const staffed = staffedValue(table, seat);
      const unstaffed = unstaffedValue(table, seat);
      const lines = [
        { what: 'score.staffed', points: staffed },
        { what: 'score.unstaffed', points: unstaffed === 0 ? 0 : -unstaffed },
      ];
      return { points: staffed - unstaffed, lines };
    }),
  );
}

/** What the mines under a king are worth. */
export function staffedValue(table: MinesTable, seat: Seat): number {
  return underKing(table, seat).reduce((sum, card) => sum + faceOf(table, card).value, 0);
}

/** What a seat's captured mines that are not fully staffed cost. */
export function unstaffedValue(table: MinesTable, seat: Seat): number {
  return table.captured.reduce(
    (sum, mine) => sum + (mine?.owner === seat ? faceOf(table, mine.card).value : 0),
    0,
  );
}
