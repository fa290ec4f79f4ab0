// The sides of a tile over a cell: which match their neighbours, and which do not.

import { type Kit, SIDES, TERRAINS } from '../../kit.ts';
import { cellAt, cellOf, type Laid, NEXT, printOf } from '../../land.ts';
import type { Scene } from '../scene.ts';

interface Side {
  readonly side: number;
  readonly isMatching: boolean;
  /** The terrain of the tile there, and of its neighbour. */
  readonly mine: number;
  readonly theirs: number;
}

/** Each side with a neighbour. */
export function sidesOf(kit: Kit, land: readonly Laid[], cell: number, print: number): Side[] {
  return SIDES.flatMap((_, side) => {
    const neighbour = land.find(one => cellOf(one) === cell + (NEXT[side] as number));
    if (neighbour === undefined) return [];
    const theirs = kit.edge[printOf(neighbour) * 4 + ((side + 2) & 3)] as number;
    const mine = kit.edge[print * 4 + side] as number;
    return [{ side, isMatching: mine === theirs, mine, theirs }];
  });
}

/** In words, what does not match where the tile in hand was to go; empty if everything does. */
export function wrongTold(at: { readonly x: number; readonly y: number }, scene: Scene): string {
  const { kit, table, view, laying, teller } = scene;
  if (laying === null || view.seat === null) return '';
  const print = laying.tile * 4 + laying.turn;
  const land = table.lands[view.seat] as Laid[];
  const { say } = teller;
  const terrain = (number: number) => say(`terrain.${TERRAINS[number]}`);
  return sidesOf(kit, land, cellAt(at.x, at.y), print)
    .filter(({ isMatching }) => !isMatching)
    .map(({ side, mine, theirs }) =>
      say('page.mismatch', {
        side: say(`side.${SIDES[side]}`),
        mine: terrain(mine),
        theirs: terrain(theirs),
      }),
    )
    .join(' ');
}
