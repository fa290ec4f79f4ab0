// What is seen, laid out as the rules read it. Points, roads and ways on the page are counted by the
// rules themselves, so there is no second copy of any. Others' gold is what everybody saw of it.

import { type Components, NONE } from '../kit.ts';
import { type Border, borderOf, cellAt, type Laid, laid, WIDTH } from '../land.ts';
import { type Journey, type SkyeTable, WAYPOINTS } from '../table.ts';
import type { SkyeView } from '../view.ts';

/** A view as a table of the rules; good for counting, not for playing. */
export function tableFrom(view: SkyeView, components: Components | null): SkyeTable {
  const { players, phase, round, first, scoring } = view;
  const table = {
    seats: players.length,
    options: { components },
    phase,
    round,
    first,
    scoring,
    lands: players.map(({ land }) =>
      land.map(({ tile, x, y, turn }) => laid(tile, turn, cellAt(x, y))),
    ),
    gold: players.map(({ gold, goldAtLeast }) => gold ?? goldAtLeast),
    points: players.map(({ points }) => points),
    journey: view.journeyman ? journeyFrom(view) : null,
  };
  return table as unknown as SkyeTable;
}

function journeyFrom({ players }: SkyeView): Partial<Journey> {
  const journeys = players.flatMap(({ journey }) => (journey === null ? [] : [journey]));
  return {
    marks: journeys.flatMap(({ marks }) => marks),
    places: journeys.flatMap(({ places }) => places),
    tokens: journeys.flatMap(({ tokens }) => tokens),
    waypoints: journeys.map(({ waypoints }) => waypoints),
    roadTokens: journeys.map(({ roadTokens }) => roadTokens),
    roads: journeys.map(({ roads }) => roads.map(({ x, y, side }) => borderAt(x, y, side))),
    pawns: journeys.map(({ pawn }) => cellAt(pawn.x, pawn.y)),
    plans: journeys.flatMap(({ plan }) =>
      Array.from({ length: WAYPOINTS }, (_, nth) => {
        const stop = plan?.[nth];
        return stop === undefined ? NONE : cellAt(stop.x, stop.y);
      }),
    ),
    moves: journeys.map(({ moves, boots }) => moves ?? boots),
  };
}

/** The same table with one more tile on somebody's land. */
export function withTile(table: SkyeTable, seat: number, one: Laid): SkyeTable {
  const lands = table.lands.with(seat, [...(table.lands[seat] as Laid[]), one]);
  return { ...table, lands };
}

/** The same table with one more road token on somebody's land. */
export function withRoad(
  table: SkyeTable,
  seat: number,
  x: number,
  y: number,
  side: 'E' | 'S',
): SkyeTable {
  if (table.journey === null) return table;
  const roads = [...(table.journey.roads[seat] as Border[]), borderAt(x, y, side)];
  const journey = { ...table.journey, roads: table.journey.roads.with(seat, roads) };
  return { ...table, journey };
}

function borderAt(x: number, y: number, side: 'E' | 'S'): Border {
  const cell = cellAt(x, y);
  return borderOf(cell, cell + (side === 'E' ? 1 : WIDTH));
}
