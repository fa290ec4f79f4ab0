// Bonus tokens (skye.36, 65, D14): what each brings, and when.

import type { Seat } from '../../kernel/game.ts';
import components from './components.json';
import { NONE } from './kit.ts';
import { enter } from './ledger.ts';
import { earn } from './money.ts';
import {
  GONE,
  HELD,
  type JourneyTable,
  LEVELS,
  ON_BOARD,
  type SkyeAgenda,
  TOKENS,
  UNLOCKED,
} from './table.ts';

/** Tokens by number: three of each level. */
export const TOKEN_NAMES = components.tokens.map(({ id }) => id);
const numbered = (id: string) => TOKEN_NAMES.indexOf(id);

export const THIRD_WAYPOINT = numbered('thirdWaypoint');
export const ADVANCE_ANY = numbered('advanceAny');
export const POINT_AND_ROAD = numbered('vpAndRoad');
export const EXTRA_MOVEMENT = numbered('extraMovement');
export const TWO_ROADS = numbered('twoRoads');
const FIVE_GOLD = numbered('fiveGold');
export const NO_DISCARD = numbered('noDiscard');
export const BANK_PAYS = numbered('bankPays');
export const TWO_PURCHASES = numbered('twoPurchases');

/** Whether somebody's token is where one says it is. */
export function holds(
  { journey }: JourneyTable,
  seat: Seat,
  token: number,
  state: number,
): boolean {
  return journey.tokens[seat * TOKENS + token] === state;
}

/** Moves somebody's token on. */
export function setToken(
  { journey }: JourneyTable,
  seat: Seat,
  token: number,
  state: number,
): void {
  journey.tokens[seat * TOKENS + token] = state;
}

/** The token at a place of a track, or NONE if it was taken. */
export function tokenAt(table: JourneyTable, seat: Seat, track: number, level: number): number {
  const token = table.journey.places[seat * TOKENS + track * LEVELS + level] as number;
  return holds(table, seat, token, ON_BOARD) ? token : NONE;
}

/** A token is taken off its place; it waits for the end of the phase (skye.45). */
export function unlock(table: JourneyTable, seat: Seat, token: number, agenda: SkyeAgenda): void {
  setToken(table, seat, token, UNLOCKED);
  table.journey.unlocked.push(seat * TOKENS + token);
  agenda.note({ what: 'unlocked', rule: 'skye.45', seat, token });
}

/** What a token brings at the end of the phase. Whether it grants a step on any track. */
export function redeem(
  table: JourneyTable,
  seat: Seat,
  token: number,
  agenda: SkyeAgenda,
): boolean {
  const { journey } = table;
  const { tokenPoints, tokenGold } = components;
  const isKept = token === EXTRA_MOVEMENT || token >= NO_DISCARD;
  setToken(table, seat, token, isKept ? HELD : GONE);
  agenda.note({ what: 'redeemed', rule: 'skye.65', seat, token });
  if (token >= NO_DISCARD) enter(table, seat, 'tokens', tokenPoints.III);
  else if (token === THIRD_WAYPOINT)
    journey.waypoints[seat] = (journey.waypoints[seat] as number) + 1;
  else if (token === POINT_AND_ROAD) {
    enter(table, seat, 'tokens', tokenPoints.vpAndRoad);
    giveRoads(table, seat, 1);
  } else if (token === TWO_ROADS) giveRoads(table, seat, 2);
  else if (token === FIVE_GOLD) earn(table, seat, tokenGold.fiveGold);
  return token === ADVANCE_ANY;
}

function giveRoads({ journey }: JourneyTable, seat: Seat, count: number): void {
  journey.roadTokens[seat] = (journey.roadTokens[seat] as number) + count;
}
