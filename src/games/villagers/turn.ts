// Which rule says whose turn it is, phase by phase: cited to a seat that is not asked.

import { awaited } from './awaited.ts';
import type { Phase, VillagersTable } from './table.ts';

const TURNS: { readonly [P in Phase]: string } = {
  mini: 'villagers.98',
  draft: 'villagers.11',
  update: 'villagers.21',
  build: 'villagers.24',
  developments: 'villagers.94',
  events: 'villagers.75',
  over: 'villagers.63',
};

/** All wait for somebody's Courier, or for whoever's turn it is in this phase. */
export function turnRule(table: VillagersTable): string {
  return awaited(table).length > 0 ? 'villagers.96n' : TURNS[table.phase];
}
