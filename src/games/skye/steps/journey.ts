// Phase 5, the journeyman (skye.46–52, 66): all plan at once, then walk in turn order; roads before the scoring.

import { ask, type Frame, law, type Seat } from '../../../kernel/game.ts';
import type { Planning } from '../choices.ts';
import components from '../components.json';
import { NONE } from '../kit.ts';
import { type Cell, cellAt, cellOf, type Laid, xOf, yOf } from '../land.ts';
import { isRoad, layRoad, roadLaws, roadsFor } from '../roads.ts';
import {
  type FrameOf,
  GONE,
  HELD,
  type JourneyTable,
  kitAt,
  type SkyeAgenda,
  type SkyeTable,
  seatAt,
  WAYPOINTS,
} from '../table.ts';
import { EXTRA_MOVEMENT, holds, setToken } from '../tokens.ts';
import { bootsOf } from '../tracks.ts';
import { costsFrom } from '../walking.ts';

/** Everybody plans their journeyman's way, in secret. */
export function planning(table: SkyeTable, _frame: Frame, agenda: SkyeAgenda): void {
  table.phase = 'plan';
  for (let seat = 0; seat < table.seats; seat++) unplan(table as JourneyTable, seat);
  agenda.next({ step: 'walk', at: 0, leg: 0 });
  agenda.together(
    'plan',
    Array.from({ length: table.seats }, (_, seat) => ({ seat, agenda: [{ step: 'plan', seat }] })),
  );
}

/** Somebody's plan is empty, and all movement points are left. */
export function unplan(table: JourneyTable, seat: Seat): void {
  const { plans, moves, extra } = table.journey;
  plans.fill(NONE, seat * WAYPOINTS, (seat + 1) * WAYPOINTS);
  moves[seat] = bootsOf(table, seat);
  extra[seat] = false;
}

/** How many waypoints somebody has planned. */
function plannedBy({ journey }: JourneyTable, seat: Seat): number {
  let count = 0;
  while (count < WAYPOINTS && journey.plans[seat * WAYPOINTS + count] !== NONE) count++;
  return count;
}

function isPlanned({ journey }: JourneyTable, seat: Seat, cell: Cell): boolean {
  const at = journey.plans.indexOf(cell, seat * WAYPOINTS);
  return at >= 0 && at < (seat + 1) * WAYPOINTS;
}

/** Where the journeyman will stand after what is planned so far. */
function standsAt({ journey }: JourneyTable, seat: Seat, planned: number): Cell {
  const { plans, pawns } = journey;
  return (planned === 0 ? pawns[seat] : plans[seat * WAYPOINTS + planned - 1]) as Cell;
}

/** What it costs to go on to each tile, by its place in the land. */
function costsFor(table: JourneyTable, seat: Seat): Uint8Array {
  const { journey } = table;
  const from = standsAt(table, seat, plannedBy(table, seat));
  const land = table.lands[seat] as Laid[];
  const roads = journey.roads[seat] as number[];
  return costsFrom(kitAt(table), land, roads, from, journey.moves[seat] as number);
}

/** Puts a waypoint into somebody's plan. */
export function planWaypoint(table: JourneyTable, seat: Seat, cell: Cell): void {
  const { plans, moves } = table.journey;
  const planned = plannedBy(table, seat);
  const at = (table.lands[seat] as Laid[]).findIndex(one => cellOf(one) === cell);
  moves[seat] = (moves[seat] as number) - (costsFor(table, seat)[at] as number);
  plans[seat * WAYPOINTS + planned] = cell;
}

/** Gives up the token for extra movement, in somebody's plan (skye.48). */
function goFurther({ journey }: JourneyTable, seat: Seat): void {
  journey.extra[seat] = true;
  journey.moves[seat] = (journey.moves[seat] as number) + components.movement.extra;
}

/** Counts somebody's plan anew: a road token may have made its way shorter (skye.47, 49). */
function recount(table: JourneyTable, seat: Seat): void {
  const { plans, extra } = table.journey;
  const from = seat * WAYPOINTS;
  const cells = plans.slice(from, from + plannedBy(table, seat));
  const isFurther = extra[seat];
  unplan(table, seat);
  if (isFurther) goFurther(table, seat);
  for (const cell of cells) planWaypoint(table, seat, cell);
}

/** Cells that can still be reached and have no waypoint (skye.46, 47). */
export function reachable(table: JourneyTable, seat: Seat): Cell[] {
  const { moves, waypoints } = table.journey;
  if (plannedBy(table, seat) >= (waypoints[seat] as number)) return [];
  const costs = costsFor(table, seat);
  const cells: Cell[] = [];
  (table.lands[seat] as Laid[]).forEach((one, at) => {
    const cell = cellOf(one);
    if ((costs[at] as number) <= (moves[seat] as number) && !isPlanned(table, seat, cell))
      cells.push(cell);
  });
  return cells;
}

/** Whether the token for extra movement can go into somebody's plan (skye.48). */
function mayGoFurther(table: JourneyTable, seat: Seat): boolean {
  return !table.journey.extra[seat] && holds(table, seat, EXTRA_MOVEMENT, HELD);
}

const DONE: Planning = { do: 'done' };
const EXTRA: Planning = { do: 'extra' };

type Waypoint = Extract<Planning, { do: 'waypoint' }>;

const planLaw = (
  rule: string,
  claim: string,
  keeps: (table: JourneyTable, seat: Seat, cell: Cell) => boolean,
) =>
  law<SkyeTable, FrameOf<'plan'>, Planning>(rule, claim, (table, choice, { seat }) => {
    return (
      choice.do !== 'waypoint' || keeps(table as JourneyTable, seat, cellAt(choice.x, choice.y))
    );
  });

/** The next waypoint, more movement, a road token, or the end. */
export const plan = ask<SkyeTable, FrameOf<'plan'>, Planning>({
  rule: 'skye.46',
  candidates(table, { seat }) {
    const at = table as JourneyTable;
    const options: Planning[] = [DONE];
    for (const cell of reachable(at, seat))
      options.push({ do: 'waypoint', x: xOf(cell), y: yOf(cell) });
    if (mayGoFurther(at, seat)) options.push(EXTRA);
    for (const road of roadsFor(at, seat)) options.push(road);
    return options;
  },
  laws: [],
  beyond: {
    is: (choice): choice is Planning => {
      const { do: deed, x, y } = (choice ?? {}) as Partial<Waypoint>;
      if ((deed as string) === 'done' || (deed as string) === 'extra' || isRoad(choice))
        return true;
      return deed === 'waypoint' && Number.isInteger(x) && Number.isInteger(y);
    },
    laws: [
      planLaw(
        'skye.46',
        'on a tile of your own, one a tile, no more than you have',
        (table, seat, cell) => {
          const isOwn = (table.lands[seat] as Laid[]).some(one => cellOf(one) === cell);
          const isLeft = plannedBy(table, seat) < (table.journey.waypoints[seat] as number);
          return isOwn && isLeft && !isPlanned(table, seat, cell);
        },
      ),
      planLaw('skye.47', 'the journeyman must get there', (table, seat, cell) => {
        return reachable(table, seat).includes(cell);
      }),
      law('skye.48', 'that takes the token for extra movement', (table, choice, { seat }) => {
        return choice.do !== 'extra' || mayGoFurther(table as JourneyTable, seat);
      }),
      ...roadLaws<FrameOf<'plan'>, Planning>(),
    ],
  },
  take(table, frame, choice, agenda) {
    const { seat } = frame;
    const at = table as JourneyTable;
    switch (choice.do) {
      case 'done':
        agenda.note({ what: 'planned', rule: 'skye.46', seat });
        return;
      case 'road':
        layRoad(at, seat, choice, agenda);
        recount(at, seat);
        break;
      case 'extra':
        goFurther(at, seat);
        agenda.note({ what: 'extra', rule: 'skye.48', seat, only: seat });
        break;
      case 'waypoint':
        planWaypoint(at, seat, cellAt(choice.x, choice.y));
        agenda.note({
          what: 'waypoint',
          rule: 'skye.46',
          seat,
          x: choice.x,
          y: choice.y,
          only: seat,
        });
    }
    agenda.next(frame);
  },
});

/** In turn order everybody walks from waypoint to waypoint (skye.50, 51). */
export function walk(table: SkyeTable, { at, leg }: FrameOf<'walk'>, agenda: SkyeAgenda): void {
  const tables = table as JourneyTable;
  const { plans, pawns, extra } = tables.journey;
  if (at === 0 && leg === 0) {
    table.phase = 'walk';
    agenda.reveal();
  }
  if (at === table.seats) {
    plans.fill(NONE);
    agenda.next({ step: 'settle', onto: 'paving' });
    return;
  }
  const seat = seatAt(table, at);
  if (leg === 0 && extra[seat]) {
    extra[seat] = false;
    setToken(tables, seat, EXTRA_MOVEMENT, GONE);
    agenda.note({ what: 'hurried', rule: 'skye.48', seat });
  }
  const cell = leg < WAYPOINTS ? (plans[seat * WAYPOINTS + leg] as Cell) : NONE;
  if (cell === NONE) {
    agenda.next({ step: 'walk', at: at + 1, leg: 0 });
    return;
  }
  pawns[seat] = cell;
  agenda.note({ what: 'walked', rule: 'skye.50', seat, x: xOf(cell), y: yOf(cell) });
  agenda.next({ step: 'advance', seat, by: 'waypoint', cell }, { step: 'walk', at, leg: leg + 1 });
}
