// The keyboard's names for what can be pointed at next: digits for tiles and answers.

import type { Key, Moves } from '../../../web/pieces/moves.ts';
import type { TileId } from '../kit.ts';
import { tileKey } from './paths.ts';

/** Answers that end something have keys of their own. */
const FIXED: { readonly [key: Key]: string } = {
  done: '0',
  pass: '0',
  stay: '0',
  'track-warrior': '1',
  'track-merchant': '2',
  'track-herald': '3',
  road: 'T',
  extra: 'X',
};

/** Cells are reached by Tab and arrows; everything else by a key. */
export function hintsFor(
  { next, step }: Moves,
  hand: readonly TileId[],
  market: readonly TileId[],
): Map<Key, string> {
  const hints = new Map<Key, string>();
  for (const key of next.keys()) if (FIXED[key]) hints.set(key, FIXED[key]);
  const tiles = step === 'lay' ? hand : market;
  tiles.forEach((tile, nth) => {
    if (nth < 9 && next.has(tileKey(tile))) hints.set(tileKey(tile), String(nth + 1));
  });
  return hints;
}
