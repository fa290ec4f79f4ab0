// After a card was drafted (villagers.14, 15): the Road is filled, a full square goes to hand.

import type { Seat } from '../../../kernel/game.ts';
import { BARBARIAN, BENEFACTOR, type CardId, FLAKER, NOBODY } from '../cards.ts';
import { draftLimit } from '../limits.ts';
import { fillRoad, fromStacks, hasSpecial, toHand } from '../piles.ts';
import {
  type FrameOf,
  handOf,
  isSolo,
  SEATS,
  squareOf,
  type Villagers,
  type VillagersAgenda,
  type VillagersFrame,
  type VillagersTable,
} from '../table.ts';

/** Frames that come again and again, made once. */
export const DRAFT: readonly VillagersFrame[] = SEATS.map(seat => ({ step: 'draft', seat }));

/** How many cards a seat still has to draft (villagers.10). */
export function draftsLeft(table: Villagers, seat: Seat): number {
  return draftLimit(table, seat) - (table.drafted[seat] as number);
}

/** Whether there is anything to draft at all (villagers.A3). */
export function canDraft(table: Villagers): boolean {
  return table.road.some(card => card !== NOBODY) || fromStacks(table) !== NOBODY;
}

/** A drafted card lies face up on the village square (villagers.12). */
export function drafted(
  table: VillagersTable,
  seat: Seat,
  card: CardId,
  agenda: VillagersAgenda,
): void {
  squareOf(table, seat).push(card);
  table.drafts[seat]?.push(card);
  table.drafted[seat] = (table.drafted[seat] as number) + 1;
  const { turn } = table;
  const again = turn.recruited && !turn.picked;
  turn.picked = true;
  if (isSolo(table)) agenda.next({ step: 'gift', seat }, { step: 'picked', seat, again });
  else goOn(table, seat, again, agenda);
}

/** After a card was drafted: the Road is filled (villagers.14), a full square goes to hand (villagers.15). */
function goOn(table: VillagersTable, seat: Seat, again: boolean, agenda: VillagersAgenda): void {
  fillRoad(table, fromStacks, 'villagers.14', agenda);
  if (again && draftsLeft(table, seat) > 0 && canDraft(table))
    agenda.next(DRAFT[seat] as VillagersFrame);
  else if (mayLinger(table, seat)) agenda.next({ step: 'linger', seat });
  if (draftsLeft(table, seat) <= 0) squareToHand(table, seat, agenda);
}

/** The same where the Countess got a card in between (villagers.72), or a Benefactor was at work. */
export function picked(
  table: VillagersTable,
  { seat, again }: FrameOf<'picked'>,
  agenda: VillagersAgenda,
): void {
  goOn(table, seat, again, agenda);
}

/** All cards of a square go to hand. */
export function squareToHand(table: Villagers, seat: Seat, agenda: VillagersAgenda): void {
  const square = squareOf(table, seat);
  if (square.length === 0) return;
  agenda.note({ what: 'toHand', rule: 'villagers.15', seat, count: square.length });
  for (const card of square.splice(0)) toHand(handOf(table, seat), card);
}

/** Whether a seat is asked after its draft: as far as others know it could hold a card for it. */
function mayLinger(table: VillagersTable, seat: Seat): boolean {
  const { scoundrels, saints } = table.options;
  if (!scoundrels && !saints) return false;
  const toCome = [...(scoundrels ? [BARBARIAN, FLAKER] : []), ...(saints ? [BENEFACTOR] : [])];
  return hasSpecial(handOf(table, seat)) && toCome.some(card => !table.discard.includes(card));
}
