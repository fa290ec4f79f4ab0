// Where points come from, land by land: for a scoring tile the areas, tiles or lines that count, each with
// its points. It only shows; the rules count. A test holds the two together for every scoring tile.

import {
  AREAS,
  BROCH,
  CATTLE,
  FARM,
  LIGHTHOUSE,
  MOUNTAIN,
  NONE,
  SHEEP,
  SYMBOLS,
  symbolsOn,
  WATER,
} from '../kit.ts';
import { cellAt, cellOf, type Laid, tileOf, xOf, yOf } from '../land.ts';
import { lookAt, type Sight } from '../sight.ts';
import type { SkyeTable } from '../table.ts';

/** A tile of a land by its place there; of an area the parts that belong to it, else the whole tile. */
interface Lit {
  readonly tile: number;
  readonly part: number | null;
}

/** Something that counts. */
export interface Reason {
  readonly points: number;
  readonly lit: readonly Lit[];
}

type Finder = (sight: Sight, points: readonly number[]) => Reason[];

const whole = (tile: number): Lit => ({ tile, part: null });

/** Areas that count, with their points. */
const areasThat =
  (worth: (sight: Sight, area: number, points: readonly number[]) => number): Finder =>
  (sight, points) =>
    Array.from({ length: sight.areas.count }, (_, area) => ({
      points: worth(sight, area, points),
      lit: partsOf(sight, area),
    })).filter(reason => reason.points > 0);

function partsOf({ kit, land, areas }: Sight, area: number): Lit[] {
  return land.flatMap((one, tile) =>
    Array.from({ length: kit.areas[tileOf(one)] as number }, (_, part) => part)
      .filter(part => areas.of[tile * AREAS + part] === area)
      .map(part => ({ tile, part })),
  );
}

/** Tiles that count by themselves. */
const tilesThat =
  (count: (sight: Sight, tile: number) => number): Finder =>
  (sight, [each = 0]) =>
    sight.land.flatMap((_, tile) => {
      const points = each * count(sight, tile);
      return points > 0 ? [{ points, lit: [whole(tile)] }] : [];
    });

const isClosed = ({ areas }: Sight, area: number) => areas.open[area] === 0;
const shown = ({ kit, land }: Sight, tile: number, symbol: number) =>
  symbolsOn(kit, tileOf(land[tile] as Laid), symbol);
const at = ({ land }: Sight, tile: number) => {
  const cell = cellOf(land[tile] as Laid);
  return { x: xOf(cell), y: yOf(cell) };
};
const tileAt = ({ land }: Sight, x: number, y: number) =>
  land.findIndex(one => cellOf(one) === cellAt(x, y));

const FINDERS: { readonly [id: string]: Finder } = {
  squares2x2: (sight, [each = 0]) =>
    sight.land.flatMap((_, tile) => {
      const { x, y } = at(sight, tile);
      const block = [tile, tileAt(sight, x + 1, y), tileAt(sight, x, y + 1)];
      block.push(tileAt(sight, x + 1, y + 1));
      return block.includes(-1) ? [] : [{ points: each, lit: block.map(whole) }];
    }),
  completedAreas: areasThat((sight, area, [each = 0]) => (isClosed(sight, area) ? each : 0)),
  completedAreas3: areasThat((sight, area, [each = 0]) =>
    isClosed(sight, area) && (sight.areas.size[area] as number) >= 3 ? each : 0,
  ),
  completedMountains: areasThat((sight, area, [each = 0]) =>
    isClosed(sight, area) && sight.areas.terrain[area] === MOUNTAIN ? each : 0,
  ),
  brochMountains: areasThat(({ areas }, area, points) => {
    const brochs = areas.terrain[area] === MOUNTAIN ? (areas.brochs[area] as number) : 0;
    return points[Math.min(brochs, points.length) - 1] ?? 0;
  }),
  shipLighthouseWater: areasThat(({ areas }, area, [each = 0]) =>
    (areas.ships[area] as number) > 0 && (areas.lights[area] as number) > 0 ? each : 0,
  ),
  largestLake: (sight, points) => {
    const lakes = areasThat(({ areas }, area, [each = 0]) =>
      areas.terrain[area] === WATER && areas.open[area] === 0
        ? each * (areas.size[area] as number)
        : 0,
    )(sight, points);
    return lakes.sort((one, other) => other.points - one.points).slice(0, 1);
  },
  sheep: tilesThat((sight, tile) => shown(sight, tile, SHEEP)),
  cattleRoad: tilesThat((sight, tile) =>
    tile > 0 && sight.linked[tile] ? shown(sight, tile, CATTLE) : 0,
  ),
  roadTiles: tilesThat((sight, tile) => (tile > 0 && sight.linked[tile] ? 1 : 0)),
  farmAnimals: tilesThat((sight, tile) => {
    const { x, y } = at(sight, tile);
    const isNear = sight.land.some((_, other) => {
      const there = at(sight, other);
      const isBeside = Math.abs(there.x - x) <= 1 && Math.abs(there.y - y) <= 1;
      return isBeside && shown(sight, other, FARM) > 0;
    });
    return isNear ? shown(sight, tile, SHEEP) + shown(sight, tile, CATTLE) : 0;
  }),
  verticalLines: (sight, [each = 0]) =>
    sight.land.flatMap((_, tile) => {
      const { x, y } = at(sight, tile);
      if (tileAt(sight, x, y - 1) >= 0) return [];
      const line = [tile];
      for (let next = y + 1; tileAt(sight, x, next) >= 0; next++) line.push(tileAt(sight, x, next));
      return line.length >= 3 ? [{ points: each, lit: line.map(whole) }] : [];
    }),
  buildingSets: (sight, [each = 0]) => {
    const with_ = (symbol: number) =>
      sight.land.flatMap((_, tile) => Array<number>(shown(sight, tile, symbol)).fill(tile));
    const [brochs, farms, lights] = [with_(BROCH), with_(FARM), with_(LIGHTHOUSE)] as const;
    const sets = Math.min(brochs.length, farms.length, lights.length);
    return Array.from({ length: sets }, (_, nth) => ({
      points: each,
      lit: [...new Set([brochs[nth], farms[nth], lights[nth]])].map(tile => whole(tile as number)),
    }));
  },
  brochRowsColumns: (sight, [each = 0]) => {
    const brochs = sight.land.flatMap((_, tile) => (shown(sight, tile, BROCH) > 0 ? [tile] : []));
    return (['x', 'y'] as const).flatMap(axis => {
      const lines = new Set(brochs.map(tile => at(sight, tile)[axis]));
      return [...lines].map(line => ({
        points: each,
        lit: brochs.filter(tile => at(sight, tile)[axis] === line).map(whole),
      }));
    });
  },
  rowsSameSymbol: (sight, [each = 0]) => {
    const tiles = [...sight.land.keys()];
    const rows = new Set(tiles.map(tile => at(sight, tile).y));
    return [...rows].flatMap(y => {
      const row = tiles.filter(tile => at(sight, tile).y === y);
      const pair = row.filter(tile =>
        row.some(other => other !== tile && showAlike(sight, tile, other)),
      );
      return pair.length > 1 ? [{ points: each, lit: pair.map(whole) }] : [];
    });
  },
};

/** Whether two tiles show the same symbol, scroll or journeyman. */
function showAlike(sight: Sight, one: number, other: number): boolean {
  const { kit, land } = sight;
  const [a, b] = [tileOf(land[one] as Laid), tileOf(land[other] as Laid)];
  if (kit.scroll[a] !== NONE && kit.scroll[b] !== NONE) return true;
  if (kit.isJourneyman[a] === 1 && kit.isJourneyman[b] === 1) return true;
  return SYMBOLS.some((_, symbol) => shown(sight, one, symbol) * shown(sight, other, symbol) > 0);
}

/** What counts on a land for a scoring tile; nothing for one that compares players or tracks. */
export function reasonsFor(table: SkyeTable, seat: number, scoring: number): Reason[] {
  const sight = lookAt(table, seat);
  const { id, points } = sight.kit.scoring[scoring] as { id: string; points: readonly number[] };
  return FINDERS[id]?.(sight, points) ?? [];
}
