// What the log says of this round: who laid what, where a tile in hand comes from, who has bought.

import type { Note } from '../../../kernel/game.ts';
import type { TileId } from '../kit.ts';
import { type Cell, cellAt } from '../land.ts';

/** The notes since the round began. */
function thisRound(log: readonly Note[]): readonly Note[] {
  return log.slice(
    Math.max(
      0,
      log.findLastIndex(({ what }) => what === 'round'),
    ),
  );
}

/** Cells of tiles laid last, by seat: in this round, or in the one before until anybody builds. */
export function freshIn(log: readonly Note[]): Map<number, Set<Cell>> {
  const rounds = log.flatMap(({ what }, at) => (what === 'round' ? [at] : []));
  for (const from of rounds.slice(-2).reverse()) {
    const laid = log.slice(from).filter(({ what }) => what === 'laid');
    if (laid.length === 0) continue;
    const fresh = new Map<number, Set<Cell>>();
    for (const { seat, x, y } of laid) {
      const cells = fresh.get(seat as number) ?? new Set();
      fresh.set(seat as number, cells.add(cellAt(x as number, y as number)));
    }
    return fresh;
  }
  return new Map();
}

/** How a tile was got in this round. */
export interface Origin {
  readonly seat: number;
  /** From whom it was bought; null if it was left unsold. */
  readonly from: number | null;
  readonly price: number;
}

/** Where each tile that changed hands in this round comes from. */
export function originsIn(log: readonly Note[]): Map<TileId, Origin> {
  return new Map(
    thisRound(log).flatMap(({ what, tile, seat, from, price }): [TileId, Origin][] =>
      what === 'bought' || what === 'kept'
        ? [
            [
              tile as TileId,
              {
                seat: seat as number,
                from: what === 'bought' ? (from as number) : null,
                price: price as number,
              },
            ],
          ]
        : [],
    ),
  );
}

/** Tiles that got the axe in this round, by whose they were. */
export function axedIn(log: readonly Note[]): Map<number, TileId> {
  return new Map(
    thisRound(log).flatMap(({ what, seat, tile }): [number, TileId][] =>
      what === 'discarded' ? [[seat as number, tile as TileId]] : [],
    ),
  );
}

/** Who has bought or passed in this round. */
export function servedIn(log: readonly Note[]): Map<number, 'bought' | 'passed'> {
  return new Map(
    thisRound(log).flatMap(({ what, seat }): [number, 'bought' | 'passed'][] =>
      what === 'bought' || what === 'passed' ? [[seat as number, what]] : [],
    ),
  );
}
