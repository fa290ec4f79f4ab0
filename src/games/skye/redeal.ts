// What a seat cannot know is dealt anew (skye.10, 12, 46): others' gold beyond what was seen in this round,
// sealed prices and plans. What is in the bag is known, and nothing in it has an order.

import { isTogether } from '../../kernel/agenda.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Frame, Seat } from '../../kernel/game.ts';
import type { Cell } from './land.ts';
import { planWaypoint, reachable, unplan } from './steps/journey.ts';
import {
  AXE,
  DRAWN,
  hasJourney,
  type JourneyTable,
  type SkyeFrame,
  type SkyeTable,
  UNPRICED,
} from './table.ts';

export function redeal(table: SkyeTable, seat: Seat | null, chance: Chance): void {
  if (table.phase === 'over') return;
  for (let other = 0; other < table.seats; other++)
    if (other !== seat) resave(table, other, chance);
  if (table.phase !== 'price' && table.phase !== 'plan') return;
  const top: Frame | undefined = table.agenda[table.agenda.length - 1];
  if (top === undefined || !isTogether(top)) return;
  for (const { seat: other, agenda } of top.lanes) {
    if (other === seat) continue;
    if (table.phase === 'price') reprice(table, other, agenda as SkyeFrame[], chance);
    else if (hasJourney(table)) replan(table, other, agenda as SkyeFrame[], chance);
  }
}

/** The most somebody may have saved for each round that is over. */
const SAVED = 3;

/** What somebody saved in earlier rounds is their secret; in the first round there is nothing. */
function resave(table: SkyeTable, seat: Seat, chance: Chance): void {
  const saved = table.round > 1 ? chance.below(SAVED * (table.round - 1) + 1) : 0;
  const before = table.gold[seat] as number;
  table.gold[seat] = (table.seenGold[seat] as number) + saved;
  table.bank += before - (table.gold[seat] as number);
}

/** The most gold beyond one that a price is taken to be. */
const DEAR = 7;

/** Somebody who is ready has any prices they could have; whoever is not begins anew. */
function reprice(table: SkyeTable, seat: Seat, agenda: SkyeFrame[], chance: Chance): void {
  const from = seat * DRAWN;
  table.prices.fill(UNPRICED, from, from + DRAWN);
  if (agenda.length > 0) {
    agenda.splice(0, agenda.length, { step: 'axe', seat });
    return;
  }
  const axed = chance.below(DRAWN);
  let free = (table.gold[seat] as number) - DRAWN + 1;
  for (let slot = 0; slot < DRAWN; slot++) {
    if (slot === axed) {
      table.prices[from + slot] = AXE;
      continue;
    }
    const more = chance.below(Math.min(free, DEAR) + 1);
    table.prices[from + slot] = 1 + more;
    free -= more;
  }
}

/** Somebody who is ready has any plan; whoever is not begins anew. */
function replan(table: JourneyTable, seat: Seat, agenda: SkyeFrame[], chance: Chance): void {
  unplan(table, seat);
  if (agenda.length > 0) {
    agenda.splice(0, agenda.length, { step: 'plan', seat });
    return;
  }
  for (let cells = reachable(table, seat); cells.length > 0; cells = reachable(table, seat)) {
    const choice = chance.below(cells.length + 1);
    if (choice === cells.length) return;
    planWaypoint(table, seat, cells[choice] as Cell);
  }
}
