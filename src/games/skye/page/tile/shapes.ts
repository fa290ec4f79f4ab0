// The shapes of a tile: its ground is the terrain of the centre; every other area is a lobe, a smooth
// curve from corner to corner, so that coasts join across tiles whatever the neighbours are.

import {
  along,
  CORNERS,
  chanceFor,
  INWARDS,
  isInside,
  MIDDLES,
  type Point,
  short,
  spline,
} from './curves.ts';
import type { Part, Print, TerrainName } from './print.ts';

/** An area that does not hold the centre. */
export interface Lobe {
  readonly terrain: TerrainName;
  readonly part: number;
  readonly path: string;
  /** Its inner border, as a path and as points. */
  readonly shore: string;
  readonly line: readonly Point[];
  readonly outline: readonly Point[];
}

export interface Shapes {
  readonly lobes: readonly Lobe[];
  /** Each road as a path. */
  readonly roads: readonly string[];
  /** Points on the roads. */
  readonly trace: readonly Point[];
}

const DEPTH = { pasture: 27, mountain: 31, water: 29 } as const;
/** A step from a corner towards the centre. */
const DIAGONALS: readonly Point[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];

export function shapesOf(print: Print): Shapes {
  const chance = chanceFor(`${print.id}geo`);
  const bends = CORNERS.map(() => 10 + chance() * 5);
  const lobes = print.parts.flatMap((area, part) =>
    area.hasCentre || area.sides.length === 0 ? [] : [lobeOf(print.id, area, part, bends)],
  );
  const roads = print.roads.map(roadOf);
  return {
    lobes,
    roads: roads.map(({ path }) => path),
    trace: roads.flatMap(({ trace }) => trace),
  };
}

/** Sides one after the other, clockwise. */
function run(sides: readonly number[]): number[] {
  if (sides.length === 4) return [...sides];
  const first = sides.find(side => !sides.includes((side + 3) % 4)) ?? 0;
  return sides.map((_, i) => (first + i) % 4);
}

function lobeOf(id: string, { terrain, sides }: Part, part: number, bends: readonly number[]) {
  const order = run(sides);
  const chance = chanceFor(`${id}${terrain}${order.join('')}`);
  const depth = DEPTH[terrain];
  const inFrom = (corner: number, far: number): Point => {
    const [x, y] = CORNERS[corner] as Point;
    const [dx, dy] = DIAGONALS[corner] as Point;
    return [x + dx * far, y + dy * far];
  };
  const first = order[0] as number;
  const end = ((order.at(-1) as number) + 1) % 4;
  const points: Point[] = [CORNERS[first] as Point, inFrom(first, bends[first] as number)];
  order.forEach((side, nth) => {
    const [a, b] = [CORNERS[side], CORNERS[(side + 1) % 4]] as [Point, Point];
    const [dx, dy] = INWARDS[side] as Point;
    const isAlone = order.length === 1;
    const isLast = nth === order.length - 1;
    const stops = isAlone ? [0.34, 0.52, 0.68] : [nth === 0 ? 0.46 : isLast ? 0.54 : 0.5];
    for (const u of stops) {
      const deep = isAlone ? depth - 3 + chance() * 7 : depth - 2 + chance() * 4;
      points.push([a[0] + (b[0] - a[0]) * u + dx * deep, a[1] + (b[1] - a[1]) * u + dy * deep]);
    }
    if (!isLast) points.push(inFrom((side + 1) % 4, depth * 1.12 + chance() * 3));
  });
  points.push(inFrom(end, bends[end] as number), CORNERS[end] as Point);
  const { path, line } = spline(points);
  const back = order
    .slice(1)
    .reverse()
    .map(side => CORNERS[side] as Point);
  return {
    terrain,
    part,
    path: `${path}${back.map(corner => `L${corner.join(' ')}`).join('')}Z`,
    shore: path,
    line,
    outline: [...line, ...back],
  };
}

const HEART: Point = [50, 50];

/** A road to one side ends in the middle, one to two is a curve, one to three has arms. */
function roadOf(sides: readonly number[]): { path: string; trace: Point[] } {
  const curve = (from: Point, one: Point, two: Point, to: Point) => ({
    path: `M${from.join(' ')}C${[...one, ...two, ...to].map(short).join(' ')}`,
    trace: [from, ...along(from, one, two, to, 12)],
  });
  const ahead = (side: number, far: number, aside = 0): Point => {
    const [x, y] = MIDDLES[side] as Point;
    const [dx, dy] = INWARDS[side] as Point;
    return [x + dx * far + (dy === 0 ? 0 : aside), y + dy * far + (dx === 0 ? 0 : aside)];
  };
  const [a, b] = sides.toSorted((one, other) => one - other) as [number, number];
  if (sides.length === 2) {
    const [from, to] = [MIDDLES[a], MIDDLES[b]] as [Point, Point];
    return b - a === 2
      ? curve(from, ahead(a, 30, 7), ahead(b, 30, -7), to)
      : curve(from, ahead(a, 26), ahead(b, 26), to);
  }
  const arms = sides.map(side => {
    const [dx, dy] = INWARDS[side] as Point;
    const from = MIDDLES[side] as Point;
    if (sides.length === 1) return curve(from, ahead(side, 18), ahead(side, 40, 5), HEART);
    return curve(from, ahead(side, 20), [50 - dx * 10, 50 - dy * 10], HEART);
  });
  return { path: arms.map(({ path }) => path).join(''), trace: arms.flatMap(({ trace }) => trace) };
}

/** The lobe a point lies in; null for the ground. */
export function lobeAt({ lobes }: Shapes, x: number, y: number): Lobe | null {
  return lobes.find(({ outline }) => isInside(x, y, outline)) ?? null;
}
