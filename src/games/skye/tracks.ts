// The tracks of a progress board (skye.35, 53, 54, 61–63): where a marker goes next, what that costs and brings.

import type { Seat } from '../../kernel/game.ts';
import components from './components.json';
import { fieldAt, nextMark, placeOn } from './fields.ts';
import { type Board, type Field, HERALD, MERCHANT, NONE, TRACKS, WARRIOR } from './kit.ts';
import { enter } from './ledger.ts';
import { spend } from './money.ts';
import { type JourneyTable, kitAt, type SkyeAgenda } from './table.ts';
import { tokenAt, unlock } from './tokens.ts';

/** The progress board of a table: one side for two to four players, one for five. */
export function boardOf(table: JourneyTable): Board {
  return kitAt(table).boards[table.seats === 5 ? 1 : 0];
}

/** Where somebody's marker is: 0 the start, n the last field, n + 1 back on the last but one. */
export function markOf({ journey }: JourneyTable, seat: Seat, track: number): number {
  return journey.marks[seat * TRACKS.length + track] as number;
}

function fieldsOf(table: JourneyTable, track: number): readonly Field[] {
  return boardOf(table)[track] as readonly Field[];
}

/** A step somebody's marker could make. */
export interface Step {
  readonly mark: number;
  readonly field: Field;
  /** What entering the field costs (skye.53). */
  readonly fee: number;
  /** Points printed on the way (skye.61, 62). */
  readonly points: number;
  /** Whether it leads back, from the last field to the one before (skye.62). */
  readonly isBack: boolean;
}

/** The step of somebody's marker on a track. */
export function stepOf(table: JourneyTable, seat: Seat, track: number): Step {
  return stepFrom(table, track, markOf(table, seat, track));
}

/** The step of a marker that stands anywhere on a track. */
export function stepFrom(table: JourneyTable, track: number, mark: number): Step {
  const fields = fieldsOf(table, track);
  const next = nextMark(fields, mark);
  const field = fieldAt(fields, next) as Field;
  if (mark < fields.length) {
    const { enterCost: fee = 0, stepVp: points = 0 } = field;
    return { mark: next, field, fee, points, isBack: false };
  }
  const points = fields[fields.length - 1]?.stepVp ?? 0;
  return { mark: next, field, fee: 0, points, isBack: mark === fields.length };
}

/** What a step through the castle costs by the section of its field (skye.54). */
export function castleCost({ section }: Field): number {
  return components.castleAdvance[section - 1] as number;
}

/** Moves a marker one field on, for a price; points come at once, a token waits (skye.45, 61). */
export function advanceOn(
  table: JourneyTable,
  seat: Seat,
  track: number,
  cost: number,
  rule: string,
  agenda: SkyeAgenda,
): void {
  const { mark, field, points } = stepOf(table, seat, track);
  table.journey.marks[seat * TRACKS.length + track] = mark;
  if (cost > 0) spend(table, seat, cost);
  const name = TRACKS[track];
  const at = placeOn(fieldsOf(table, track), mark);
  agenda.note({ what: 'advanced', rule, seat, track: name, field: field.id, at, cost, points });
  if (points > 0) enter(table, seat, 'steps', points);
  if (field.bonus === undefined) return;
  const token = tokenAt(table, seat, track, field.bonus.length - 1);
  if (token !== NONE) unlock(table, seat, token, agenda);
}

type FlagType = NonNullable<Field['flag']>['type'];

/** The flag of a kind that is furthest to the right among those unlocked; 0 without one (skye.63). */
export function flagAt(table: JourneyTable, track: number, mark: number, type: FlagType): number {
  const fields = fieldsOf(table, track);
  for (let at = Math.min(mark, fields.length) - 1; at >= 0; at--) {
    const flag = fields[at]?.flag;
    if (flag?.type === type) return flag.value;
  }
  return 0;
}

function flagOf(table: JourneyTable, seat: Seat, track: number, type: FlagType): number {
  return flagAt(table, track, markOf(table, seat, track), type);
}

/** Extra income (skye.39). */
export function incomeFlag(table: JourneyTable, seat: Seat): number {
  return flagOf(table, seat, MERCHANT, 'income');
}

/** Points in every round: warrior and herald add up (skye.64). */
export function pointFlags(table: JourneyTable, seat: Seat): number {
  return flagOf(table, seat, WARRIOR, 'vpPerRound') + flagOf(table, seat, HERALD, 'vpPerRound');
}

/** Movement points without the token for extra ones (skye.48). */
export function bootsOf(table: JourneyTable, seat: Seat): number {
  return flagOf(table, seat, MERCHANT, 'movement') || components.movement.start;
}

/** Section borders behind somebody's markers (skye.D11). */
export function bordersPassed(table: JourneyTable, seat: Seat): number {
  let borders = 0;
  for (let track = 0; track < TRACKS.length; track++) {
    const field = fieldAt(fieldsOf(table, track), markOf(table, seat, track));
    if (field !== null) borders += field.section - 1;
  }
  return borders;
}
