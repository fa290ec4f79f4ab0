// Areas and roads (skye.24–27, 66) against a plain flood fill, on random lands.

import { describe, expect, test } from 'vitest';
import { type Chance, seeded } from '../../kernel/chance.ts';
import { AREAS, CASTLES, STANDARD as kit, SIDES, type TileData } from './kit.ts';
import {
  type Border,
  besides,
  cellOf,
  fits,
  fringeOf,
  HOME,
  type Laid,
  laid,
  NEXT,
  tileOf,
  turnOf,
} from './land.ts';
import { areasOf, linkedOf } from './survey.ts';
import { landOf } from './testing.ts';

/** A random land of tiles that fit. */
function randomLand(chance: Chance, size: number): Laid[] {
  const land = [laid(chance.below(CASTLES), 0, HOME)];
  const tiles = chance.shuffle(
    Array.from({ length: kit.tiles.length - CASTLES }, (_, at) => at + CASTLES),
  );
  while (land.length < size) {
    const tile = tiles.pop() as number;
    const { count, cells, needs } = fringeOf(kit, land);
    const at = chance.below(count);
    const turn = [0, 1, 2, 3].find(turn => fits(kit, 4 * tile + turn, needs[at] as number));
    if (turn === undefined) tiles.unshift(tile);
    else land.push(laid(tile, turn, cells[at] as number));
  }
  return land;
}

/** A part of the land: a side (0 to 3) or the middle (4) of the tile on a cell. */
type Part = `${number} ${number}`;

interface Face {
  readonly data: TileData;
  /** Terrain letters of the four sides as they lie, and of the middle. */
  readonly letters: string;
  readonly roads: readonly string[];
}

/** The tile as it lies: everything turned, written out from the data again. */
function faceOf(one: Laid): Face {
  const data = kit.tiles[tileOf(one)] as TileData;
  const turn = turnOf(one);
  const side = (at: number) => (at - turn + 4) % 4;
  const letters = [0, 1, 2, 3].map(at => data.edges[side(at)]).join('') + data.centre;
  const turned = (road: string) =>
    [...road].map(name => SIDES[(SIDES.indexOf(name as 'N') + turn) % 4]).join('');
  return { data, letters, roads: data.roads.map(turned) };
}

/** Everything of one terrain that can be walked to from a part, and how many sides lie open. */
function flood(faces: Map<number, Face>, from: Part): { parts: Set<Part>; open: number } {
  const parts = new Set<Part>([from]);
  let open = 0;
  for (const part of parts) {
    const [cell, at] = part.split(' ').map(Number) as [number, number];
    const { letters } = faces.get(cell) as Face;
    const within = at === 4 ? [0, 1, 2, 3] : [(at + 1) % 4, (at + 3) % 4, 4];
    for (const other of within) if (letters[other] === letters[at]) parts.add(`${cell} ${other}`);
    if (at === 4) continue;
    const next = cell + (NEXT[at] as number);
    if (faces.has(next)) parts.add(`${next} ${(at + 2) % 4}`);
    else open++;
  }
  return { parts, open };
}

const facesOf = (land: readonly Laid[]) => new Map(land.map(one => [cellOf(one), faceOf(one)]));

function seeds(count: number): Chance[] {
  return Array.from({ length: count }, (_, at) => seeded(`survey ${at}`));
}

describe('areas of random lands', () => {
  test('skye.24 skye.25 skye.26 are those a flood finds: parts, open sides, tiles', () => {
    for (const chance of seeds(150)) {
      const land = randomLand(chance, 2 + chance.below(28));
      const faces = facesOf(land);
      const areas = areasOf(kit, land);
      const seen = new Set<number>();
      land.forEach((one, i) => {
        for (let at = 0; at <= 4; at++) {
          const { parts, open } = flood(faces, `${cellOf(one)} ${at}`);
          const tile = tileOf(one);
          const part = at === 4 ? kit.centre[tile] : kit.area[(tile * 4 + turnOf(one)) * 4 + at];
          const area = areas.of[i * AREAS + (part as number)] as number;
          seen.add(area);
          expect(areas.open[area]).toBe(open);
          const cells = new Set([...parts].map(name => name.split(' ')[0]));
          expect(areas.size[area]).toBe(cells.size);
        }
      });
      expect(seen.size).toBe(areas.count);
    }
  });

  test('every broch, ship and lighthouse is in one', () => {
    const all = (list: Uint8Array, count: number) =>
      list.slice(0, count).reduce((sum, one) => sum + one, 0);
    for (const chance of seeds(30)) {
      const land = randomLand(chance, 25);
      const { count, brochs, ships, lights } = areasOf(kit, land);
      const shown = (name: 'broch' | 'ship' | 'lighthouse') =>
        land.reduce((sum, one) => sum + (kit.tiles[tileOf(one)]?.symbols[name] ?? 0), 0);
      expect(all(brochs, count)).toBe(shown('broch'));
      expect(all(ships, count)).toBe(shown('ship'));
      expect(all(lights, count)).toBeGreaterThanOrEqual(shown('lighthouse'));
    }
  });
});

/** The roads of each tile that lead to the castle as bits, by walking. */
function walked(land: readonly Laid[], tokens: readonly Border[]): number[] {
  const faces = facesOf(land);
  const reached = new Set<string>([`${HOME} 0`]);
  for (const node of reached) {
    const [cell = 0, road = 0] = node.split(' ').map(Number);
    const { roads } = faces.get(cell) as Face;
    for (const name of roads[road] ?? '') {
      const side = SIDES.indexOf(name as 'N');
      const next = cell + (NEXT[side] as number);
      const back = SIDES[(side + 2) % 4] as string;
      const other = faces.get(next)?.roads.findIndex(road => road.includes(back)) ?? -1;
      if (other >= 0) reached.add(`${next} ${other}`);
    }
    for (const token of tokens) {
      const ends = besides(token);
      if (!ends.includes(cell)) continue;
      for (const end of ends) {
        const count = Math.max(1, faces.get(end)?.roads.length ?? 0);
        for (let other = 0; other < count; other++) reached.add(`${end} ${other}`);
      }
    }
  }
  return land.map(one =>
    [0, 1, 2, 3].reduce((bits, road) => {
      return reached.has(`${cellOf(one)} ${road}`) ? bits | (1 << road) : bits;
    }, 0),
  );
}

/** Some borders between tiles of a land. */
function randomTokens(chance: Chance, land: readonly Laid[]): Border[] {
  const cells = new Set(land.map(cellOf));
  const borders = land.flatMap(one => {
    const cell = cellOf(one);
    return [2 * cell, 2 * cell + 1].filter(border => cells.has(besides(border)[1]));
  });
  return chance.shuffle(borders).slice(0, chance.below(4));
}

test('skye.27 skye.66 roads of random lands lead where walking leads, tokens included', () => {
  for (const chance of seeds(300)) {
    const land = randomLand(chance, 2 + chance.below(28));
    const tokens = randomTokens(chance, land);
    expect([...linkedOf(kit, land, tokens).slice(0, land.length)]).toEqual(walked(land, tokens));
  }
});

test('skye.25 what touches no side of its tile is completed at once', () => {
  // The middle of B05 is a lake of its own.
  const areas = areasOf(kit, landOf(0, ['B05 0 1']));
  const lake = areas.of[
    AREAS + (kit.centre[tileOf(landOf(0, ['B05 0 1'])[1] as Laid)] as number)
  ] as number;
  expect([areas.open[lake], areas.size[lake], areas.terrain[lake]]).toEqual([0, 1, 1]);
});
