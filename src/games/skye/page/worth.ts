// What a tile would bring: on one cell, or where it brings most.

import components from '../components.json';
import type { TileId } from '../kit.ts';
import { fringeOf, type Laid, waysToLay } from '../land.ts';
import { pointsFor, scrollPoints } from '../scoring.ts';
import { lookAt } from '../sight.ts';
import { incomeOf } from '../steps/income.ts';
import { kitAt, type SkyeTable } from '../table.ts';
import type { SkyeView } from '../view.ts';
import { withTile } from './as-table.ts';

/** How a land stands: points A to D would give now, closed areas, income, points of its scrolls. */
export interface Stand {
  readonly slots: readonly number[];
  readonly closed: number;
  readonly income: number;
  readonly scrolls: number;
}

export function standOf(table: SkyeTable, seat: number): Stand {
  const slots = table.scoring.map(scoring => pointsFor(table, scoring)[seat] as number);
  const { total } = incomeOf(table, seat);
  const sight = lookAt(table, seat);
  let closed = 0;
  for (let area = 0; area < sight.areas.count; area++) if (sight.areas.open[area] === 0) closed++;
  return { slots, closed, income: total, scrolls: scrollPoints(sight) };
}

/** What one way to stand has more than another. */
export function gainOver(before: Stand, after: Stand): Stand {
  return {
    slots: after.slots.map((points, slot) => points - (before.slots[slot] as number)),
    closed: after.closed - before.closed,
    income: after.income - before.income,
    scrolls: after.scrolls - before.scrolls,
  };
}

/** How often each of A to D is still scored, this round included until it is. */
export function timesLeft({ schedule, round, phase }: SkyeView): number[] {
  const from = phase === 'over' ? schedule.length : Math.max(0, round - 1);
  return [0, 1, 2, 3].map(
    slot => schedule.slice(from).filter(slots => slots.includes(slot)).length,
  );
}

/** Where a tile brings most on a land, and how much by the end of the game if nothing else changed. */
export interface Best {
  readonly places: number;
  readonly points: number;
  readonly at: Laid | null;
  readonly gain: Stand | null;
}

/** The best place for a tile: points of A to D as often as they are scored, scrolls and gold. */
export function bestPlace(
  table: SkyeTable,
  seat: number,
  tile: TileId,
  times: readonly number[],
  roundsLeft: number,
): Best {
  const before = standOf(table, seat);
  const kit = kitAt(table);
  const ways = waysToLay(kit, fringeOf(kit, table.lands[seat] as Laid[]), tile);
  let best: Best = { places: ways.length, points: -1, at: null, gain: null };
  for (const at of ways) {
    const gain = gainOver(before, standOf(withTile(table, seat, at), seat));
    const scored = gain.slots.reduce((sum, points, slot) => sum + points * (times[slot] ?? 0), 0);
    const gold = (gain.income * roundsLeft) / components.goldPerPoint;
    const points = Math.max(0, Math.round(scored + gain.scrolls + gold));
    const isBetter =
      points > best.points || (points === best.points && gain.closed > (best.gain?.closed ?? 0));
    if (isBetter) best = { places: ways.length, points, at, gain };
  }
  return { ...best, points: Math.max(0, best.points) };
}
