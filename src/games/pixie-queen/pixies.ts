// Where pixies stand and how they move: up the pyramid, and down into the mines (pixie-queen.62–72).

import type { Seat } from '../../kernel/game.ts';
import { MINE, PALACE, type Place } from './board.ts';
import type { Climb } from './choices.ts';
import { APPLE, goodsOf } from './goods.ts';
import { hasTile } from './rewards.ts';
import {
  boardOf,
  LOW_SLOTS,
  MOST_ROCKS,
  NOBODY,
  type Owner,
  type PixieQueen,
  type PixieTable,
} from './table.ts';
import { FREE_DEMOTION, hasAbility } from './tiles.ts';

/** Rocks at a low slot of a mine; the neutral player never has any. */
export function rocksAt({ rocks }: PixieQueen, owner: Owner, slot: number): number {
  return rocks[owner * LOW_SLOTS + slot] ?? 0;
}

export function addRocks({ rocks }: PixieQueen, seat: Seat, slot: number, count: number): void {
  rocks[seat * LOW_SLOTS + slot] = (rocks[seat * LOW_SLOTS + slot] as number) + count;
}

export function rocksOf(table: PixieQueen, seat: Seat): number {
  return rocksAt(table, seat, 0) + rocksAt(table, seat, 1);
}

/** Whether a pixie is on a low slot: they fill first, and a chained one stays where it is (pixie-queen.70, E13). */
export function isTaken(table: PixieQueen, seat: Seat, slot: number): boolean {
  const slaves = table.slaves[seat] as number;
  if (slaves === 0) return false;
  if (slaves >= LOW_SLOTS || rocksAt(table, seat, slot) > 0) return true;
  return slot === 0 && rocksAt(table, seat, 1) === 0;
}

/** Whether a low slot of a mine can take another rock (pixie-queen.71). */
export function takesRock(table: PixieQueen, seat: Seat, slot: number): boolean {
  return rocksAt(table, seat, slot) < MOST_ROCKS && isTaken(table, seat, slot);
}

/** Whether a mine has a pixie without a chain (pixie-queen.63). */
export function canLeaveMine(table: PixieQueen, owner: Owner): boolean {
  const chained = (rocksAt(table, owner, 0) > 0 ? 1 : 0) + (rocksAt(table, owner, 1) > 0 ? 1 : 0);
  return (table.slaves[owner] as number) > chained;
}

/** Whether somebody has a pixie on the pyramid. */
export function isOnPyramid({ pixies }: PixieQueen, owner: Owner): boolean {
  for (let place = 1; place < PALACE; place++) if (pixies[place] === owner) return true;
  return false;
}

/** Whether a token lies on the hand slot of a space: two tokens cover both (pixie-queen.27). */
export function isHandCovered({ usedWith }: PixieQueen, place: Place): boolean {
  return usedWith[place] === 2;
}

/** Whether somebody can pay for a swap of pixies (pixie-queen.64). */
export function canDisplace(table: PixieQueen, seat: Seat): boolean {
  return hasAbility(table, seat, FREE_DEMOTION) || goodsOf(table, seat, APPLE) > 0;
}

/** Whether the entrance of the palace is open: once a round, as long as servants are wanted (pixie-queen.66). */
export function isPalaceOpen(table: PixieTable): boolean {
  return table.pixies[PALACE] === NOBODY && hasTile(table, boardOf(table), 'servant');
}

/** Whether a pixie may go to a place: free, or taken by another colour that can be displaced. */
function mayEnter(table: PixieQueen, owner: Owner, to: Place, displaces: boolean): boolean {
  const there = table.pixies[to] as Owner;
  if (there === NOBODY) return !isHandCovered(table, to);
  return displaces && there !== owner;
}

/** How far a promotion may go. */
interface Reach {
  readonly palace: boolean;
  readonly displaces: boolean;
}

/** Adds every promotion of somebody's pixies. */
export function offerClimbs<C>(
  table: PixieTable,
  owner: Owner,
  { palace, displaces }: Reach,
  climbs: readonly (readonly C[])[],
  into: C[],
): void {
  const { levels, rows } = boardOf(table);
  for (let from = MINE; from < PALACE; from++) {
    if (from === MINE ? !canLeaveMine(table, owner) : table.pixies[from] !== owner) continue;
    const known = climbs[from] as C[];
    for (const to of rows[(levels[from] as number) + 1] as readonly Place[])
      if (to === PALACE ? palace && isPalaceOpen(table) : mayEnter(table, owner, to, displaces))
        into.push(known[to] as C);
  }
}

/** Every climb there can be, made once. */
export function everyClimb<C>(make: (from: Place, to: Place) => C): readonly (readonly C[])[] {
  return Array.from({ length: PALACE }, (_, from) =>
    Array.from({ length: PALACE + 1 }, (_, to) => make(from, to)),
  );
}

/** Moves a pixie up; whoever stood there goes where it came from, or to its own mine (pixie-queen.64). */
export function climb(table: PixieQueen, owner: Owner, { from, to }: Climb): Owner {
  const { pixies, slaves } = table;
  const displaced = pixies[to] as Owner;
  if (from === MINE) slaves[owner] = (slaves[owner] as number) - 1;
  else pixies[from] = displaced;
  if (from === MINE && displaced !== NOBODY) slaves[displaced] = (slaves[displaced] as number) + 1;
  pixies[to] = owner;
  return displaced;
}

/** Sends a pixie from the pyramid to its own mine. */
export function sendToMine({ pixies, slaves }: PixieQueen, place: Place): void {
  const owner = pixies[place] as Owner;
  pixies[place] = NOBODY;
  slaves[owner] = (slaves[owner] as number) + 1;
}
