// The scoring tiles (skye.28, S1–S20): what each finds in a land.

import type { Seat } from '../../kernel/game.ts';
import components from './components.json';
import {
  AREAS,
  BROCH,
  CATTLE,
  FARM,
  type Kit,
  LIGHTHOUSE,
  MOUNTAIN,
  NONE,
  SHEEP,
  SHIP,
  SYMBOLS,
  symbolsOn,
  type TileId,
  WATER,
  WHISKY,
} from './kit.ts';
import { cellOf, type Laid, lift, spread, tileOf, WIDTH, xOf, yOf } from './land.ts';
import { distanceOf } from './requirements.ts';
import { lookAt, type Sight } from './sight.ts';
import { hasJourney, kitAt, type SkyeTable } from './table.ts';
import { bordersPassed } from './tracks.ts';

/** What a scoring tile counts: each of it brings as many points as the tile says. */
type Counter = (sight: Sight, table: SkyeTable, seat: Seat) => number;

const areaCounter =
  (counts: (sight: Sight, area: number) => boolean): Counter =>
  sight => {
    let count = 0;
    for (let area = 0; area < sight.areas.count; area++) if (counts(sight, area)) count++;
    return count;
  };

const isClosed = ({ areas }: Sight, area: number) => areas.open[area] === 0;

const COUNTERS: { readonly [id: string]: Counter } = {
  squares2x2: ({ land }) => onSheet(land, squares),
  completedAreas: areaCounter(isClosed),
  sheep: ({ symbols }) => symbols[SHEEP] as number,
  completedAreas3: areaCounter(
    (sight, area) => isClosed(sight, area) && (sight.areas.size[area] as number) >= LONG,
  ),
  buildingSets: ({ symbols }) =>
    Math.min(symbols[BROCH] as number, symbols[FARM] as number, symbols[LIGHTHOUSE] as number),
  farmAnimals: ({ kit, land }) => onSheet(land, (all, sheet) => farmAnimals(kit, all, sheet)),
  cattleRoad: sight => linkedCount(sight, tile => symbolsOn(sight.kit, tile, CATTLE)),
  shipLighthouseWater: areaCounter(
    ({ areas }, area) => (areas.ships[area] as number) > 0 && (areas.lights[area] as number) > 0,
  ),
  verticalLines: ({ land }) => onSheet(land, verticalLines),
  roadTiles: sight => linkedCount(sight, () => 1),
  largestLake: sight => {
    let largest = 0;
    for (let area = 0; area < sight.areas.count; area++)
      if (sight.areas.terrain[area] === WATER && isClosed(sight, area))
        largest = Math.max(largest, sight.areas.size[area] as number);
    return largest;
  },
  completedMountains: areaCounter(
    (sight, area) => sight.areas.terrain[area] === MOUNTAIN && isClosed(sight, area),
  ),
  journeymanDistance: (_sight, { journey }, seat) =>
    journey === null ? 0 : distanceOf(journey.pawns[seat] as number),
  brochRowsColumns: ({ kit, land }) => {
    const brochs = land.filter(one => symbolsOn(kit, tileOf(one), BROCH) > 0).map(cellOf);
    return new Set(brochs.map(yOf)).size + new Set(brochs.map(xOf)).size;
  },
  rowsSameSymbol: ({ kit, land }) => rowsWithPairs(kit, land),
  sectionsPassed: (_sight, table, seat) => (hasJourney(table) ? bordersPassed(table, seat) : 0),
};

/** How long a line and how large an area must be to count. */
const LONG = 3;

/** What majorities compare (skye.S7–S9). */
const MAJORITIES: { readonly [id: string]: Counter } = {
  mostWhisky: ({ symbols }) => symbols[WHISKY] as number,
  mostShips: ({ symbols }) => symbols[SHIP] as number,
  mostGold: (_sight, { gold }, seat) => gold[seat] as number,
};

function onSheet(
  land: readonly Laid[],
  count: (land: readonly Laid[], sheet: Uint8Array) => number,
): number {
  const found = count(land, spread(land));
  lift(land);
  return found;
}

function squares(land: readonly Laid[], sheet: Uint8Array): number {
  let count = 0;
  for (const one of land) {
    const cell = cellOf(one);
    if (sheet[cell + 1] !== 0 && sheet[cell + WIDTH] !== 0 && sheet[cell + WIDTH + 1] !== 0)
      count++;
  }
  return count;
}

function verticalLines(land: readonly Laid[], sheet: Uint8Array): number {
  let count = 0;
  for (const one of land) {
    const cell = cellOf(one);
    if (sheet[cell - WIDTH] !== 0) continue;
    let length = 1;
    while (sheet[cell + length * WIDTH] !== 0) length++;
    if (length >= LONG) count++;
  }
  return count;
}

const AROUND = [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 0, 1, WIDTH - 1, WIDTH, WIDTH + 1] as const;

/** Animals on a tile with a farm, or on one of the eight around it; each once (skye.D2). */
function farmAnimals(kit: Kit, land: readonly Laid[], sheet: Uint8Array): number {
  let count = 0;
  for (const one of land) {
    const tile = tileOf(one);
    const animals = symbolsOn(kit, tile, SHEEP) + symbolsOn(kit, tile, CATTLE);
    if (animals === 0) continue;
    const cell = cellOf(one);
    const isNear = AROUND.some(step => {
      const at = (sheet[cell + step] as number) - 1;
      return at >= 0 && symbolsOn(kit, tileOf(land[at] as Laid), FARM) > 0;
    });
    if (isNear) count += animals;
  }
  return count;
}

/** Sums something over the tiles a road links with the castle, which does not count itself (skye.D1). */
function linkedCount({ land, linked }: Sight, of: (tile: TileId) => number): number {
  let count = 0;
  for (let i = 1; i < land.length; i++) if (linked[i] === 1) count += of(tileOf(land[i] as Laid));
  return count;
}

/** Rows with two tiles that show the same symbol; scrolls and journeymen are symbols, too (skye.S19). */
function rowsWithPairs(kit: Kit, land: readonly Laid[]): number {
  const seen = new Set<string>();
  const pairs = new Set<number>();
  for (const one of land) {
    const tile = tileOf(one);
    const row = yOf(cellOf(one));
    const shown = SYMBOLS.flatMap((name, at) =>
      symbolsOn(kit, tile, at) > 0 ? [name as string] : [],
    );
    if (kit.scroll[tile] !== NONE) shown.push('scroll');
    if (kit.isJourneyman[tile] === 1) shown.push('journeyman');
    for (const name of shown) {
      const key = `${row} ${name}`;
      if (seen.has(key)) pairs.add(row);
      seen.add(key);
    }
  }
  return pairs.size;
}

/** Points for brochs in one mountain area: 1, 3, 6 for one, two, three or more (skye.S5). */
function brochPoints({ areas }: Sight, points: readonly number[]): number {
  let sum = 0;
  for (let area = 0; area < areas.count; area++) {
    const brochs = areas.brochs[area] as number;
    if (areas.terrain[area] === MOUNTAIN && brochs > 0)
      sum += points[Math.min(brochs, points.length) - 1] as number;
  }
  return sum;
}

/** Whether a scoring tile compares players. */
export function isMajority(id: string): boolean {
  return Object.hasOwn(MAJORITIES, id);
}

/** Points of one land for a scoring tile that compares nobody; for a majority what it compares. */
export function countFor(sight: Sight, table: SkyeTable, seat: Seat, scoring: number): number {
  const { id, points } = sight.kit.scoring[scoring] as { id: string; points: readonly number[] };
  if (id === 'brochMountains') return brochPoints(sight, points);
  const majority = MAJORITIES[id];
  if (majority) return majority(sight, table, seat);
  return (points[0] as number) * (COUNTERS[id] as Counter)(sight, table, seat);
}

/** First and second prize by what each has; ties share, and a shared first leaves no second (skye.S7). */
export function prizes(counts: readonly number[], points: readonly number[]): number[] {
  const most = Math.max(...counts);
  const firsts = counts.filter(count => count === most).length;
  const second = firsts > 1 ? 0 : Math.max(0, ...counts.filter(count => count < most));
  return counts.map(count => {
    if (count === 0) return 0;
    if (count === most) return points[0] as number;
    return count === second ? (points[1] as number) : 0;
  });
}

/** What a scoring tile brings everybody now. */
export function pointsFor(table: SkyeTable, scoring: number): number[] {
  const { id, points } = kitAt(table).scoring[scoring] as { id: string; points: readonly number[] };
  const counts = table.points.map((_points, seat) =>
    countFor(lookAt(table, seat), table, seat, scoring),
  );
  return isMajority(id) ? prizes(counts, points) : counts;
}

/** How many of a symbol a scroll asks for a point, by symbol. */
const SCROLLS: readonly number[] = SYMBOLS.map(symbol => components.scrolls[symbol]);

/** What a scroll that counts a symbol is worth, outside a completed area. */
export function scrollValue({ symbols }: Sight, counted: number): number {
  return Math.floor((symbols[counted] as number) / (SCROLLS[counted] as number));
}

/** Points of a land's scrolls: by what the whole land has, double in a completed area (skye.30). */
export function scrollPoints(sight: Sight): number {
  const { kit, land, areas } = sight;
  let points = 0;
  for (let i = 0; i < land.length; i++) {
    const tile = tileOf(land[i] as Laid);
    const counted = kit.scroll[tile] as number;
    if (counted === NONE) continue;
    const value = scrollValue(sight, counted);
    const area = areas.of[i * AREAS + (kit.centre[tile] as number)] as number;
    points += areas.open[area] === 0 ? 2 * value : value;
  }
  return points;
}
