// What a field asks of the tile a waypoint was collected from (skye.55–60).

import { AREAS, type Kit, NONE, type Requirement, SYMBOLS, symbolsOn, TERRAINS } from './kit.ts';
import { type Cell, cellOf, HOME, type Laid, tileOf, xOf, yOf } from './land.ts';
import { areasOf } from './survey.ts';

/** Steps from the castle, straight and across gaps (skye.56). */
export function distanceOf(cell: Cell): number {
  return Math.abs(xOf(cell)) + Math.abs(yOf(cell));
}

/** Whether a tile of a land is what a field asks for. */
export function meets(
  kit: Kit,
  land: readonly Laid[],
  cell: Cell,
  requirement: Requirement,
): boolean {
  const at = land.findIndex(one => cellOf(one) === cell);
  const tile = tileOf(land[at] as Laid);
  switch (requirement.kind) {
    case 'symbol':
      return symbolsOn(kit, tile, SYMBOLS.indexOf(requirement.symbol)) > 0;
    case 'castle':
      return cell === HOME;
    case 'scroll':
      return kit.scroll[tile] !== NONE;
    case 'distance':
      return distanceOf(cell) >= requirement.min;
    case 'completedArea':
      return requirement.terrains.every(name =>
        touchesCompleted(kit, land, at, TERRAINS.indexOf(name)),
      );
    case 'direction':
      return isOutermost(land, cell, requirement.direction);
  }
}

/** Whether a tile belongs to a completed area of a terrain, or contains one (skye.57). */
function touchesCompleted(kit: Kit, land: readonly Laid[], at: number, terrain: number): boolean {
  const areas = areasOf(kit, land);
  const parts = kit.areas[tileOf(land[at] as Laid)] as number;
  for (let part = 0; part < parts; part++) {
    const area = areas.of[at * AREAS + part] as number;
    if (areas.terrain[area] === terrain && areas.open[area] === 0) return true;
  }
  return false;
}

/** Whether no tile lies further out on a side (skye.60). */
function isOutermost(land: readonly Laid[], cell: Cell, direction: string): boolean {
  const far: (cell: Cell) => number =
    direction === 'N'
      ? at => -yOf(at)
      : direction === 'S'
        ? yOf
        : direction === 'E'
          ? xOf
          : at => -xOf(at);
  return land.every(one => far(cellOf(one)) <= far(cell));
}
