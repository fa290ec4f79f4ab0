// What a scoring tile finds in a land (skye.28, S1–S19): areas, tiles or groups of tiles, each with its
// points. The rules add the points up, the page lights what they come from.

import { BROCH, CATTLE, FARM, LIGHTHOUSE, MOUNTAIN, SHEEP, symbolsOn, WATER } from './kit.ts';
import { type Cell, cellOf, type Laid, lift, spread, tileOf, WIDTH, xOf, yOf } from './land.ts';
import { isLinked, type Sight } from './sight.ts';

/** Who is told what counts. Tiles are given by their places in the land. */
export interface Found {
  area(points: number, area: number): void;
  tile(points: number, i: number): void;
  tiles(points: number, places: readonly number[]): void;
}

/** Looks at a land for a scoring tile with so many points. */
type Finder = (sight: Sight, points: readonly number[], found: Found) => void;

/** How long a line and how large an area must be to count. */
const LONG = 3;

const isClosed = ({ areas }: Sight, area: number) => areas.open[area] === 0;

const shown = ({ kit, land }: Sight, i: number, symbol: number) =>
  symbolsOn(kit, tileOf(land[i] as Laid), symbol);

const areasThat =
  (count: (sight: Sight, area: number) => boolean): Finder =>
  (sight, points, found) => {
    for (let area = 0; area < sight.areas.count; area++)
      if (count(sight, area)) found.area(points[0] as number, area);
  };

/** Tiles by how often each counts. */
const tilesBy =
  (times: (sight: Sight, i: number) => number): Finder =>
  (sight, points, found) => {
    for (let i = 0; i < sight.land.length; i++) {
      const count = times(sight, i);
      if (count > 0) found.tile(count * (points[0] as number), i);
    }
  };

/** Tiles that a road links with the castle. */
const linkedBy = (times: (sight: Sight, i: number) => number): Finder =>
  tilesBy((sight, i) => (isLinked(sight, i) ? times(sight, i) : 0));

/** What is found with the land spread on the sheet. */
const onSheet =
  (find: (sight: Sight, each: number, found: Found, sheet: Uint8Array) => void): Finder =>
  (sight, points, found) => {
    find(sight, points[0] as number, found, spread(sight.land));
    lift(sight.land);
  };

const FINDERS: { readonly [id: string]: Finder } = {
  squares2x2: onSheet(squares),
  completedAreas: areasThat(isClosed),
  sheep: tilesBy((sight, i) => shown(sight, i, SHEEP)),
  completedAreas3: areasThat(
    (sight, area) => isClosed(sight, area) && (sight.areas.size[area] as number) >= LONG,
  ),
  brochMountains,
  buildingSets,
  farmAnimals: onSheet(farmAnimals),
  cattleRoad: linkedBy((sight, i) => shown(sight, i, CATTLE)),
  shipLighthouseWater: areasThat(
    ({ areas }, area) => (areas.ships[area] as number) > 0 && (areas.lights[area] as number) > 0,
  ),
  verticalLines: onSheet(verticalLines),
  roadTiles: linkedBy(() => 1),
  largestLake,
  completedMountains: areasThat(
    (sight, area) => sight.areas.terrain[area] === MOUNTAIN && isClosed(sight, area),
  ),
  brochRowsColumns,
  rowsSameSymbol,
};

function squares({ land }: Sight, each: number, found: Found, sheet: Uint8Array): void {
  for (let i = 0; i < land.length; i++) {
    const cell = cellOf(land[i] as Laid);
    const east = sheet[cell + 1] as number;
    const south = sheet[cell + WIDTH] as number;
    const across = sheet[cell + WIDTH + 1] as number;
    if (east > 0 && south > 0 && across > 0)
      found.tiles(each, [i, east - 1, south - 1, across - 1]);
  }
}

/** Brochs in one mountain area: 1, 3, 6 points for one, two, three or more (skye.S5). */
function brochMountains({ areas }: Sight, points: readonly number[], found: Found): void {
  for (let area = 0; area < areas.count; area++) {
    const brochs = areas.brochs[area] as number;
    if (areas.terrain[area] === MOUNTAIN && brochs > 0)
      found.area(points[Math.min(brochs, points.length) - 1] as number, area);
  }
}

const BUILDINGS = [BROCH, FARM, LIGHTHOUSE] as const;

function buildingSets(sight: Sight, points: readonly number[], found: Found): void {
  const { symbols } = sight;
  let sets = symbols[BROCH] as number;
  for (const building of BUILDINGS) sets = Math.min(sets, symbols[building] as number);
  for (let nth = 0; nth < sets; nth++)
    found.tiles(
      points[0] as number,
      BUILDINGS.map(building => placeOf(sight, building, nth)),
    );
}

/** Where the nth of a symbol is, from 0. */
function placeOf(sight: Sight, symbol: number, nth: number): number {
  let i = 0;
  for (let left = nth; left >= shown(sight, i, symbol); i++) left -= shown(sight, i, symbol);
  return i;
}

/** Animals on a tile with a farm, or on one of the eight around it; each once (skye.D2). */
function farmAnimals(sight: Sight, each: number, found: Found, sheet: Uint8Array): void {
  for (let i = 0; i < sight.land.length; i++) {
    const animals = shown(sight, i, SHEEP) + shown(sight, i, CATTLE);
    if (animals > 0 && isNearFarm(sight, i, sheet)) found.tile(animals * each, i);
  }
}

const AROUND = [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 0, 1, WIDTH - 1, WIDTH, WIDTH + 1] as const;

function isNearFarm(sight: Sight, i: number, sheet: Uint8Array): boolean {
  const cell = cellOf(sight.land[i] as Laid);
  return AROUND.some(step => {
    const j = (sheet[cell + step] as number) - 1;
    return j >= 0 && shown(sight, j, FARM) > 0;
  });
}

function verticalLines({ land }: Sight, each: number, found: Found, sheet: Uint8Array): void {
  for (let i = 0; i < land.length; i++) {
    const cell = cellOf(land[i] as Laid);
    if (sheet[cell - WIDTH] !== 0 || sheet[cell + WIDTH] === 0) continue;
    const line: number[] = [];
    for (let at = cell; sheet[at] !== 0; at += WIDTH) line.push((sheet[at] as number) - 1);
    if (line.length >= LONG) found.tiles(each, line);
  }
}

function largestLake(sight: Sight, points: readonly number[], found: Found): void {
  const { count, terrain, size } = sight.areas;
  let largest = 0;
  let most = 0;
  for (let area = 0; area < count; area++) {
    if (terrain[area] !== WATER || !isClosed(sight, area) || (size[area] as number) <= most)
      continue;
    largest = area;
    most = size[area] as number;
  }
  if (most > 0) found.area(most * (points[0] as number), largest);
}

/** Rows and columns with a broch. */
function brochRowsColumns(sight: Sight, points: readonly number[], found: Found): void {
  for (const lineOf of [xOf, yOf])
    for (const line of linesOf(sight, lineOf)) {
      const brochs = line.filter(i => shown(sight, i, BROCH) > 0);
      if (brochs.length > 0) found.tiles(points[0] as number, brochs);
    }
}

/** Rows with two tiles that show the same symbol; scrolls and journeymen are symbols, too (skye.S19). */
function rowsSameSymbol(sight: Sight, points: readonly number[], found: Found): void {
  const { kit, land } = sight;
  const signs = (i: number) => kit.signs[tileOf(land[i] as Laid)] as number;
  for (const row of linesOf(sight, yOf)) {
    const pairs = row.filter(i => row.some(j => j !== i && (signs(i) & signs(j)) !== 0));
    if (pairs.length > 0) found.tiles(points[0] as number, pairs);
  }
}

/** The tiles of a land row by row, or column by column. */
function linesOf({ land }: Sight, lineOf: (cell: Cell) => number): Iterable<number[]> {
  const lines = new Map<number, number[]>();
  for (let i = 0; i < land.length; i++) {
    const at = lineOf(cellOf(land[i] as Laid));
    const line = lines.get(at);
    if (line) line.push(i);
    else lines.set(at, [i]);
  }
  return lines.values();
}

/** Tells what a scoring tile finds in a land; nothing of one that compares players or looks elsewhere. */
export function find(sight: Sight, scoring: number, found: Found): void {
  const { id, points } = sight.kit.scoring[scoring] as { id: string; points: readonly number[] };
  FINDERS[id]?.(sight, points, found);
}
