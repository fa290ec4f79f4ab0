// Areas and roads of a land (skye.24–27, 66): which edges belong together, what is closed, which tiles
// a road links with the castle. One flood through small lists; the results are the same objects every
// time, so that a survey costs about a microsecond: use them before the next one.

import { AREAS, type Kit, ROADS } from './kit.ts';
import {
  type Border,
  besides,
  borderOf,
  cellOf,
  type Laid,
  lift,
  NEXT,
  printOf,
  spread,
  tileOf,
} from './land.ts';

/** The most tiles a land can have. */
export const MOST_TILES = 100;

/** The areas of a land, numbered from 0. */
export interface Areas {
  count: number;
  /** The area each part of a tile belongs to: five numbers a tile, by its place in the land. */
  readonly of: Int16Array;
  readonly terrain: Uint8Array;
  /** Distinct tiles it touches (skye.26). */
  readonly size: Uint8Array;
  /** Edges that border an empty cell; without any it is completed (skye.25). */
  readonly open: Uint8Array;
  readonly brochs: Uint8Array;
  readonly ships: Uint8Array;
  readonly lights: Uint8Array;
}

const areas: Areas = {
  count: 0,
  of: new Int16Array(MOST_TILES * AREAS),
  terrain: new Uint8Array(MOST_TILES * AREAS),
  size: new Uint8Array(MOST_TILES * AREAS),
  open: new Uint8Array(MOST_TILES * AREAS),
  brochs: new Uint8Array(MOST_TILES * AREAS),
  ships: new Uint8Array(MOST_TILES * AREAS),
  lights: new Uint8Array(MOST_TILES * AREAS),
};

/** Which group each part belongs to, found by following parents. */
const parent = new Int16Array(MOST_TILES * AREAS);

function find(part: number): number {
  let top = part;
  while (parent[top] !== top) top = parent[top] as number;
  while (parent[part] !== top) {
    const next = parent[part] as number;
    parent[part] = top;
    part = next;
  }
  return top;
}

function join(one: number, other: number): void {
  const [a, b] = [find(one), find(other)];
  // The lower number leads, so that groups are numbered in the order of the tiles.
  if (a < b) parent[b] = a;
  else parent[a] = b;
}

/** All areas of a land (skye.24–26). */
export function areasOf(kit: Kit, land: readonly Laid[]): Areas {
  const tiles = land.length;
  for (let part = 0; part < tiles * AREAS; part++) parent[part] = part;
  const sheet = spread(land);
  for (let i = 0; i < tiles; i++) {
    const one = land[i] as Laid;
    for (let side = 0; side < 2; side++) {
      // Only to the north and east: the other two sides are somebody else's.
      const j = (sheet[cellOf(one) + (NEXT[side] as number)] as number) - 1;
      if (j < 0) continue;
      const here = kit.area[printOf(one) * 4 + side] as number;
      const there = kit.area[printOf(land[j] as Laid) * 4 + side + 2] as number;
      join(i * AREAS + here, j * AREAS + there);
    }
  }
  count(kit, land, sheet);
  lift(land);
  return areas;
}

/** Numbers the groups and counts what is in them. */
function count(kit: Kit, land: readonly Laid[], sheet: Uint8Array): void {
  const { of, terrain, size, open, brochs, ships, lights } = areas;
  let found = 0;
  for (let i = 0; i < land.length; i++) {
    const one = land[i] as Laid;
    const tile = tileOf(one);
    const parts = kit.areas[tile] as number;
    for (let part = 0; part < parts; part++) {
      const at = i * AREAS + part;
      const printed = tile * AREAS + part;
      const top = find(at);
      let area: number;
      if (top === at) {
        area = found++;
        terrain[area] = kit.terrain[printed] as number;
        size[area] = 0;
        open[area] = 0;
        brochs[area] = 0;
        ships[area] = 0;
        lights[area] = 0;
      } else area = of[top] as number;
      of[at] = area;
      brochs[area] = (brochs[area] as number) + (kit.brochs[printed] as number);
      ships[area] = (ships[area] as number) + (kit.ships[printed] as number);
      lights[area] = (lights[area] as number) + (kit.lights[printed] as number);
      if (isNewTo(of, i, part, area)) size[area] = (size[area] as number) + 1;
    }
    for (let side = 0; side < 4; side++) {
      if (sheet[cellOf(one) + (NEXT[side] as number)] !== 0) continue;
      const area = of[i * AREAS + (kit.area[printOf(one) * 4 + side] as number)] as number;
      open[area] = (open[area] as number) + 1;
    }
  }
  areas.count = found;
}

/** Whether no earlier part of the tile belongs to the area: a tile counts once. */
function isNewTo(of: Int16Array, tile: number, part: number, area: number): boolean {
  for (let earlier = 0; earlier < part; earlier++)
    if (of[tile * AREAS + earlier] === area) return false;
  return true;
}

/** The roads of each tile that lead to the castle, as bits; 0 for none. */
const linked = new Uint8Array(MOST_TILES);

/**
 * Which roads lead to the castle, the first tile of the land, tile by tile as bits (skye.27). A road
 * token joins all roads of the two tiles beside it; a tile without any gains one (skye.66).
 */
export function linkedOf(
  kit: Kit,
  land: readonly Laid[],
  tokens: readonly Border[] = [],
): Uint8Array {
  const tiles = land.length;
  for (let part = 0; part < tiles * ROADS; part++) parent[part] = part;
  const sheet = spread(land);
  for (let i = 0; i < tiles; i++) {
    const one = land[i] as Laid;
    for (let side = 0; side < 2; side++) {
      const here = kit.road[printOf(one) * 4 + side] as number;
      if (here < 0) continue;
      const j = (sheet[cellOf(one) + (NEXT[side] as number)] as number) - 1;
      if (j < 0) continue;
      const there = kit.road[printOf(land[j] as Laid) * 4 + side + 2] as number;
      if (there >= 0) join(i * ROADS + here, j * ROADS + there);
    }
  }
  for (const token of tokens) {
    const [one, other] = besides(token).map(cell => (sheet[cell] as number) - 1) as [
      number,
      number,
    ];
    for (const i of [one, other]) {
      const roads = kit.roads[tileOf(land[i] as Laid)] as number;
      for (let road = 1; road < roads; road++) join(i * ROADS, i * ROADS + road);
    }
    join(one * ROADS, other * ROADS);
  }
  lift(land);
  const castle = find(0);
  for (let i = 0; i < tiles; i++) {
    // A tile without a road has its first part to itself, unless a token joined it.
    const roads = Math.max(1, kit.roads[tileOf(land[i] as Laid)] as number);
    let bits = 0;
    for (let road = 0; road < roads; road++)
      if (find(i * ROADS + road) === castle) bits |= 1 << road;
    linked[i] = bits;
  }
  return linked;
}

/** Whether a road crosses the border of two neighbours (skye.49): printed on both, or a token. */
export function isRoadBetween(
  kit: Kit,
  one: Laid,
  other: Laid,
  side: number,
  tokens: readonly Border[],
): boolean {
  const isPrinted =
    (kit.road[printOf(one) * 4 + side] as number) >= 0 &&
    (kit.road[printOf(other) * 4 + ((side + 2) & 3)] as number) >= 0;
  return isPrinted || tokens.includes(borderOf(cellOf(one), cellOf(other)));
}
