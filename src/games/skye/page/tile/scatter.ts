// What grows and stands on a tile besides its symbols: peaks, tufts, waves. It keeps off everything.

import { chanceFor, nearest, type Point, short } from './curves.ts';
import type { Placed } from './places.ts';
import type { Print, TerrainName } from './print.ts';
import { lobeAt, type Shapes } from './shapes.ts';

/** A peak: its lit side, its dark side, and snow on a high one. */
interface Peak {
  readonly light: string;
  readonly dark: string;
  readonly snow: string | null;
}

export interface Scatter {
  readonly waves: string;
  readonly tufts: string;
  readonly bushes: string;
  readonly peaks: readonly Peak[];
}

/** How far apart things stand, from borders and from symbols, by terrain. */
const ROOM: {
  readonly [T in TerrainName]: { apart: number; border: number; off: number; lift: number };
} = {
  mountain: { apart: 10.5, border: 4, off: 4, lift: 2 },
  water: { apart: 15, border: 6, off: 2, lift: 0 },
  pasture: { apart: 13, border: 5, off: 1, lift: 0 },
};
const TRIES = 150;

export function scatterOn(print: Print, shapes: Shapes, symbols: readonly Placed[]): Scatter {
  const chance = chanceFor(`${print.id}dec`);
  const borders = shapes.lobes.flatMap(({ line }): readonly Point[] => line);
  const seen: Point[] = [];
  const peaks: [x: number, y: number, high: number, lean: number][] = [];
  let [waves, tufts, bushes] = ['', '', ''];
  for (let i = 0; i < TRIES; i++) {
    const x = 5 + chance() * 90;
    const y = 5 + chance() * 90;
    const terrain = lobeAt(shapes, x, y)?.terrain ?? print.centre;
    const { apart, border, off, lift } = ROOM[terrain];
    if (nearest(x, y, seen) < apart || nearest(x, y, borders) < border) continue;
    if (nearest(x, y - lift, shapes.trace) < off + 2.5) continue;
    if (symbols.some(one => Math.hypot(one.x - x, one.y - y + lift) < one.r + off)) continue;
    seen.push([x, y]);
    if (terrain === 'mountain') peaks.push([x, y, 8 + chance() * 6.5, chance()]);
    else if (terrain === 'water') waves += wave(x, y, chance());
    else if (chance() < 0.16) bushes += bush(x, y);
    else tufts += tuft(x, y);
  }
  peaks.sort((one, other) => one[1] - other[1]);
  return { waves, tufts, bushes, peaks: peaks.map(peak => peakOf(...peak)) };
}

function wave(x: number, y: number, long: number): string {
  const w = short(4 + long * 2.5);
  return `M${short(x - w)} ${short(y)}q${short(w / 2)} -2.4 ${w} 0t${w} 0`;
}

const tuft = (x: number, y: number) => {
  const at = `M${short(x)} ${short(y)}`;
  return `${at}l-1.5 -2.8${at}l.3 -3.5${at}l1.9 -2.5`;
};

const bush = (x: number, y: number) =>
  `M${short(x - 3)} ${short(y + 1)}a2.2 2.2 0 0 1 1.5 -3.2a2.4 2.4 0 0 1 4 .2a2 2 0 0 1 .8 3Z`;

function peakOf(x: number, y: number, high: number, lean: number): Peak {
  const wide = high * 0.78;
  const top: Point = [x + (lean - 0.5) * wide * 0.4, y - high * 0.58];
  const foot = y + high * 0.42;
  const at = (dx: number, dy: number) =>
    `${short(top[0] + dx * wide)} ${short(top[1] + dy * high)}`;
  const ridge = `${short(top[0] + wide * 0.12)} ${short(foot + 0.6)}`;
  return {
    light: `M${short(x - wide)} ${short(foot)}L${at(0, 0)}L${ridge}Z`,
    dark: `M${at(0, 0)}L${short(x + wide)} ${short(foot)}L${ridge}L${at(-0.08, 0.5)}L${at(0.14, 0.3)}Z`,
    snow:
      high > 11
        ? `M${at(0, 0)}L${at(-0.3, 0.3)}L${at(-0.08, 0.24)}L${at(0.04, 0.36)}L${at(0.14, 0.25)}L${at(0.3, 0.31)}Z`
        : null,
  };
}
