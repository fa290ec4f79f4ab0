// How far a journeyman gets (skye.47–50): two points a step, one where a road crosses the border.

import components from './components.json';
import type { Kit } from './kit.ts';
import { type Border, type Cell, cellOf, type Laid, lift, NEXT, spread } from './land.ts';
import { isRoadBetween, MOST_TILES } from './survey.ts';

const FAR = 255;
const costs = new Uint8Array(MOST_TILES);

/** What a step to the neighbour on a side costs (skye.49). */
export function stepCost(
  kit: Kit,
  one: Laid,
  other: Laid,
  side: number,
  tokens: readonly Border[],
): number {
  const { step, road } = components.movement;
  return isRoadBetween(kit, one, other, side, tokens) ? road : step;
}

/**
 * What it costs to get from a cell to each tile of a land, by its place there; FAR beyond `most` points.
 * The same list every time: use it at once.
 */
export function costsFrom(
  kit: Kit,
  land: readonly Laid[],
  tokens: readonly Border[],
  from: Cell,
  most: number,
): Uint8Array {
  costs.fill(FAR, 0, land.length);
  const sheet = spread(land);
  costs[(sheet[from] as number) - 1] = 0;
  for (let spent = 0; spent < most; spent++)
    for (let i = 0; i < land.length; i++) {
      if (costs[i] !== spent) continue;
      const one = land[i] as Laid;
      const cell = cellOf(one);
      for (let side = 0; side < 4; side++) {
        const j = (sheet[cell + (NEXT[side] as number)] as number) - 1;
        if (j < 0 || (costs[j] as number) <= spent) continue;
        const cost = spent + stepCost(kit, one, land[j] as Laid, side, tokens);
        if (cost <= most && cost < (costs[j] as number)) costs[j] = cost;
      }
    }
  lift(land);
  return costs;
}
