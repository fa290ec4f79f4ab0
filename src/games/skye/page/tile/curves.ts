// Points and smooth lines, and chance that is the same for the same tile every time.

export type Point = readonly [x: number, y: number];

/** Corners of a tile, clockwise from the north-west; it is 100 wide. */
export const CORNERS: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

/** The middle of each side, and the way inwards from there. */
export const MIDDLES: readonly Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];
export const INWARDS: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

/** Numbers from 0 to 1 in an order that depends on a text alone. */
export function chanceFor(text: string): () => number {
  let state = 0;
  for (const letter of text) state = (state * 31 + letter.charCodeAt(0)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number short enough for a drawing. */
export const short = (number: number) => Math.round(number * 10) / 10;

const TENSION = 0.17;
const SAMPLES = 6;

/** A smooth line through points, as a path and as short straight pieces. */
export function spline(points: readonly Point[]): { path: string; line: Point[] } {
  const first = points[0] as Point;
  let path = `M${short(first[0])} ${short(first[1])}`;
  const line: Point[] = [first];
  for (let i = 0; i + 1 < points.length; i++) {
    const from = points[i] as Point;
    const to = points[i + 1] as Point;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const one: Point = [
      from[0] + (to[0] - before[0]) * TENSION,
      from[1] + (to[1] - before[1]) * TENSION,
    ];
    const two: Point = [
      to[0] - (after[0] - from[0]) * TENSION,
      to[1] - (after[1] - from[1]) * TENSION,
    ];
    path += `C${[...one, ...two, ...to].map(short).join(' ')}`;
    line.push(...along(from, one, two, to, SAMPLES));
  }
  return { path, line };
}

/** Points on a cubic curve, its end included. */
export function along(from: Point, one: Point, two: Point, to: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const u = (i + 1) / count;
    const v = 1 - u;
    const at = (axis: 0 | 1) =>
      v * v * v * from[axis] +
      3 * v * v * u * one[axis] +
      3 * v * u * u * two[axis] +
      u * u * u * to[axis];
    return [at(0), at(1)];
  });
}

/** Whether a point lies inside an outline. */
export function isInside(x: number, y: number, outline: readonly Point[]): boolean {
  let inside = false;
  let last = outline[outline.length - 1] as Point;
  for (const point of outline) {
    const [a, b] = point;
    const [c, d] = last;
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) inside = !inside;
    last = point;
  }
  return inside;
}

const FAR = 99;

/** How far a point is from the nearest of some; FAR if there are none. */
export function nearest(x: number, y: number, points: readonly Point[]): number {
  let least = FAR * FAR;
  for (let i = 0; i < points.length; i++) {
    const point = points[i] as Point;
    const [dx, dy] = [point[0] - x, point[1] - y];
    const far = dx * dx + dy * dy;
    if (far < least) least = far;
  }
  return Math.sqrt(least);
}
