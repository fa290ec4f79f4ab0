// Whose Courier everybody waits for (villagers.96n).

import { isTogether } from '../../kernel/agenda.ts';
import type { Frame, Seat } from '../../kernel/game.ts';
import type { VillagersTable } from './table.ts';

/** The seats whose Courier everybody waits for. */
export function awaited({ agenda }: VillagersTable): Seat[] {
  const next: Frame | undefined = agenda.at(-1);
  if (next === undefined || !isTogether(next)) return [];
  return next.lanes
    .filter(({ optional, agenda: [frame] }) => !optional && frame?.step === 'courier')
    .map(({ seat }) => seat);
}
