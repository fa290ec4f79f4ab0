// What is lit on a land: its closed areas, and the roads that reach the castle.

import { AREAS, type Kit, ROADS } from '../kit.ts';
import { type Border, besides, cellOf, type Laid, NEXT, printOf, tileOf } from '../land.ts';
import { areasOf } from '../survey.ts';

/** For each tile of a land its parts that belong to closed areas, as bits. */
export function closedParts(kit: Kit, land: readonly Laid[]): number[] {
  const { of, open } = areasOf(kit, land);
  return land.map((one, i) => {
    let bits = 0;
    for (let part = 0; part < (kit.areas[tileOf(one)] as number); part++)
      if (open[of[i * AREAS + part] as number] === 0) bits |= 1 << part;
    return bits;
  });
}

/** For each tile of a land its roads that reach the castle, as bits (skye.27, 66). */
export function litRoads(kit: Kit, land: readonly Laid[], tokens: readonly Border[]): number[] {
  const at = new Map(land.map((one, i) => [cellOf(one), i]));
  const lit = land.map(() => 0);
  const roadsOf = (i: number) => Math.max(1, kit.roads[tileOf(land[i] as Laid)] as number);
  const todo: [tile: number, road: number][] = [[0, 0]];
  const joined = tokens.map(border => besides(border).map(cell => at.get(cell) ?? -1));
  while (todo.length > 0) {
    const [i, road] = todo.pop() as [number, number];
    const bit = 1 << road;
    if ((lit[i] as number) & bit) continue;
    lit[i] = (lit[i] as number) | bit;
    const one = land[i] as Laid;
    for (let side = 0; side < 4; side++) {
      if (kit.road[printOf(one) * 4 + side] !== road) continue;
      const j = at.get(cellOf(one) + (NEXT[side] as number));
      if (j === undefined) continue;
      const there = kit.road[printOf(land[j] as Laid) * 4 + ((side + 2) & 3)] as number;
      if (there >= 0) todo.push([j, there]);
    }
    for (const pair of joined) {
      if (!pair.includes(i)) continue;
      for (const j of pair)
        for (let other = 0; other < Math.min(roadsOf(j), ROADS); other++) todo.push([j, other]);
    }
  }
  return lit;
}
