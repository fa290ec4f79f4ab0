// Where symbols stand on a tile: on the right ground, off roads and borders, apart from each other.

import { nearest, type Point } from './curves.ts';
import type { Print, SymbolName, TerrainName } from './print.ts';
import { lobeAt, type Shapes } from './shapes.ts';

export type Sticker = SymbolName | 'scroll' | 'castle' | 'journeyman';

/** A symbol with its place and half its width. */
export interface Placed {
  readonly name: Sticker;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export const WIDTHS: { readonly [S in Sticker]: number } = {
  castle: 40,
  scroll: 35,
  lighthouse: 29,
  farm: 25,
  broch: 25,
  ship: 25,
  cattle: 25,
  sheep: 23,
  whisky: 20,
  journeyman: 22,
};

const GROUND: { readonly [S in Sticker]?: TerrainName } = {
  sheep: 'pasture',
  cattle: 'pasture',
  farm: 'pasture',
  ship: 'water',
  broch: 'mountain',
};

/** A point of the tile, and what lies there. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly terrain: TerrainName;
  readonly part: number;
  readonly toBorder: number;
  readonly toRoad: number;
}

const [FIRST, LAST, STEP] = [12, 88, 3] as const;

function spotsOn(print: Print, shapes: Shapes): Spot[] {
  const borders = shapes.lobes.flatMap(({ line }): readonly Point[] => line);
  const heart = print.parts.findIndex(({ hasCentre }) => hasCentre);
  const spots: Spot[] = [];
  for (let x = FIRST; x <= LAST; x += STEP)
    for (let y = FIRST; y <= LAST; y += STEP) {
      const lobe = lobeAt(shapes, x, y);
      spots.push({
        x,
        y,
        terrain: lobe?.terrain ?? print.centre,
        part: lobe?.part ?? heart,
        toBorder: nearest(x, y, borders),
        toRoad: nearest(x, y, shapes.trace),
      });
    }
  return spots;
}

/** All symbols of a tile with their places. */
export function placesOn(print: Print, shapes: Shapes): Placed[] {
  const placed: Placed[] = [];
  if (print.isCastle) placed.push({ name: 'castle', x: 50, y: 49, r: 20 });
  const heart = print.parts.findIndex(({ hasCentre }) => hasCentre);
  const wanted: { name: Sticker; part: number | null }[] = [
    ...(print.scroll === null ? [] : [{ name: 'scroll' as const, part: heart }]),
    ...print.symbols,
    ...(print.isJourneyman ? [{ name: 'journeyman' as const, part: null }] : []),
  ];
  if (wanted.length === 0) return placed;
  const spots = spotsOn(print, shapes);
  for (const { name, part } of wanted) {
    let best: Placed = { name, x: 50, y: 50, r: WIDTHS[name] / 2 };
    let most = Number.NEGATIVE_INFINITY;
    for (const spot of spots) {
      const worth = worthOf(spot, name, part, print, placed, shapes.trace.length > 0);
      if (worth <= most) continue;
      most = worth;
      best = { name, x: spot.x, y: spot.y, r: WIDTHS[name] / 2 };
    }
    placed.push(best);
  }
  return placed;
}

/** How good a place is for a symbol; the weights were found by looking at all tiles. */
function worthOf(
  { x, y, terrain, part, toBorder, toRoad }: Spot,
  name: Sticker,
  wanted: number | null,
  print: Print,
  placed: readonly Placed[],
  hasRoad: boolean,
): number {
  const ground = GROUND[name];
  if (ground !== undefined && terrain !== ground) return -9000;
  if (name === 'scroll' && (x < 20 || x > 80 || y < 15 || y > 87)) return -9000;
  const r = WIDTHS[name] / 2;
  let worth = wanted !== null && part !== wanted ? -400 : 0;
  worth += Math.min(x, y, 100 - x, 100 - y, r + 3) * 2.2 - Math.hypot(x - 50, y - 50) * 0.07;
  if (name === 'lighthouse') {
    worth -= Math.abs(toBorder - 9) * 0.6;
    if (terrain === 'water' && print.parts.some(area => area.terrain !== 'water')) worth -= 6;
  } else if (name === 'scroll') worth += Math.min(toBorder, 13) * 2;
  else if (name === 'whisky') worth += Math.min(toBorder, 9) * 0.8;
  else worth += Math.min(toBorder, r) * 1.6;
  if (name === 'whisky' && hasRoad) worth -= Math.abs(toRoad - 11) * 1.6;
  else worth += Math.min(toRoad, r + 4) * 2.4;
  for (const other of placed) {
    const apart = Math.hypot(other.x - x, other.y - y);
    const need = other.r + r - 1;
    if (apart < need) worth -= (need - apart) * 14;
    worth += Math.min(apart, need + 7) * 0.5;
  }
  return worth;
}
