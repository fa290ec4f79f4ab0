// What tiles are worth on lands, found once for each moment.

import { useMemo } from 'react';
import type { TileId } from '../kit.ts';
import { useScene } from './scene.ts';
import { type Best, bestPlace } from './worth.ts';

/** What each of some tiles would bring somebody at best. */
export function useWorths(tiles: readonly TileId[], seat: number | null): Map<TileId, Best> {
  const { table, times, view } = useScene();
  const wanted = tiles.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tiles are their list
  return useMemo(() => {
    if (seat === null) return new Map();
    const left = view.rounds - view.round;
    return new Map(tiles.map(tile => [tile, bestPlace(table, seat, tile, times, left)]));
  }, [table, wanted, seat, times]);
}
