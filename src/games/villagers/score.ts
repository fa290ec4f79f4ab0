// The score (villagers.63, 81): gold in the supply, by where it came from.

import type { ScoreLine, Seat, Standing } from '../../kernel/game.ts';
import { ACCOUNTS } from './money.ts';
import {
  COUNTESS_SEAT,
  goldOf,
  isSolo,
  type Owner,
  type Villagers,
  type VillagersTable,
  villageOf,
} from './table.ts';
import { sizeOf } from './village.ts';

/** Most gold wins; then fewest villagers; then it is shared. Alone one must have more than the Countess. */
export function standing(table: VillagersTable): Standing[] {
  return table.hands.map((_hand, seat) => ({
    seat,
    points: goldOf(table, seat),
    place: 1 + (isSolo(table) ? behindCountess(table) : ahead(table, seat)),
    lines: scoreLines(table, seat),
  }));
}

/** Where somebody's gold came from, and what it went for. */
export function scoreLines(table: Villagers, owner: Owner): ScoreLine[] {
  return ACCOUNTS.map((account, at) => ({
    what: `score.${account}`,
    points: table.accounts[owner]?.[at] ?? 0,
  })).filter(({ points }) => points !== 0);
}

function behindCountess(table: VillagersTable): number {
  return goldOf(table, 0) > goldOf(table, COUNTESS_SEAT) ? 0 : 1;
}

/** How many seats are ahead of one. */
function ahead(table: VillagersTable, seat: Seat): number {
  const gold = goldOf(table, seat);
  const size = sizeOf(villageOf(table, seat));
  return table.hands.filter((_hand, other) => {
    const theirs = goldOf(table, other);
    return theirs > gold || (theirs === gold && sizeOf(villageOf(table, other)) < size);
  }).length;
}
