// What is lit on a land: its closed areas.

import { AREAS, type Kit } from '../kit.ts';
import { type Laid, tileOf } from '../land.ts';
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
