// Where points come from: for a scoring tile what it finds in a land, as parts that can be lit.

import { type Found, find } from '../finding.ts';
import { AREAS } from '../kit.ts';
import { tileOf } from '../land.ts';
import { lookAt, type Sight } from '../sight.ts';
import type { SkyeTable } from '../table.ts';

/** A tile of a land by its place there; of an area the parts that belong to it, else the whole tile. */
interface Lit {
  readonly tile: number;
  readonly part: number | null;
}

/** Something that counts. */
export interface Reason {
  readonly points: number;
  readonly lit: readonly Lit[];
}

const whole = (tile: number): Lit => ({ tile, part: null });

function partsOf({ kit, land, areas }: Sight, area: number): Lit[] {
  return land.flatMap((one, tile) =>
    Array.from({ length: kit.areas[tileOf(one)] as number }, (_, part) => part)
      .filter(part => areas.of[tile * AREAS + part] === area)
      .map(part => ({ tile, part })),
  );
}

/** What counts on a land for a scoring tile; nothing for one that compares players or tracks. */
export function reasonsFor(table: SkyeTable, seat: number, scoring: number): Reason[] {
  const sight = lookAt(table, seat);
  const reasons: Reason[] = [];
  const light = (points: number, lit: Lit[]) => reasons.push({ points, lit });
  const found: Found = {
    area: (points, area) => light(points, partsOf(sight, area)),
    tile: (points, i) => light(points, [whole(i)]),
    tiles: (points, places) => light(points, [...new Set(places)].map(whole)),
  };
  find(sight, scoring, found);
  return reasons;
}
