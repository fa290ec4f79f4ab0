// Ways of a journeyman on the page: how far it is to each tile, and along which tiles.

import { TRACKS, type TrackName } from '../kit.ts';
import { type Border, type Cell, cellOf, type Laid, NEXT } from '../land.ts';
import { costOf, isOpen } from '../steps/advance.ts';
import { type JourneyTable, kitAt } from '../table.ts';
import { costsFrom, stepCost } from '../walking.ts';

/** More than anybody can walk. */
const FAR = 40;

/** Costs from a cell to the tiles of a land, by cell. */
export function costsOn(table: JourneyTable, seat: number, from: Cell): Map<Cell, number> {
  const land = table.lands[seat] as Laid[];
  const roads = table.journey.roads[seat] as Border[];
  const costs = costsFrom(kitAt(table), land, roads, from, FAR);
  return new Map(land.map((one, i) => [cellOf(one), costs[i] as number]));
}

/** The tiles on the cheapest way between two cells, both ends included. */
export function wayTo(table: JourneyTable, seat: number, from: Cell, to: Cell): Cell[] {
  const costs = costsOn(table, seat, from);
  const land = new Map((table.lands[seat] as Laid[]).map(one => [cellOf(one), one]));
  const roads = table.journey.roads[seat] as Border[];
  const kit = kitAt(table);
  const way = [to];
  for (let here = to; here !== from; ) {
    const one = land.get(here) as Laid;
    const before = NEXT.findIndex((step, side) => {
      const other = land.get(here + step);
      if (other === undefined) return false;
      const cost = stepCost(kit, one, other, side, roads);
      return (costs.get(here + step) as number) + cost === costs.get(here);
    });
    if (before < 0) break;
    here += NEXT[before] as number;
    way.unshift(here);
  }
  return way;
}

/** A step a waypoint would open, and what it would cost in gold. */
interface Opening {
  readonly track: TrackName;
  readonly cost: number;
}

/** The steps a waypoint on a tile would open now, through the castle too. */
export function openingsAt(table: JourneyTable, seat: number, cell: Cell): Opening[] {
  const frame = { step: 'advance', seat, by: 'waypoint', cell } as const;
  return TRACKS.flatMap((track, at) =>
    isOpen(table, frame, at) ? [{ track, cost: costOf(table, frame, at) }] : [],
  );
}
