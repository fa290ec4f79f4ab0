// Laying a tile: which one is in hand, how it is turned, and over which cell it is held.

import { useEffect, useState } from 'react';
import type { Moves } from '../../../web/pieces/moves.ts';
import type { Laying as Choice } from '../choices.ts';
import type { TileId } from '../kit.ts';
import { cellKey, tileKey, turnKey } from './paths.ts';

type Lay = Extract<Choice, { do: 'lay' }>;
const TURNS = 4;

/** A tile in hand, and where it may go. */
export interface Laying {
  readonly tile: TileId;
  readonly turn: number;
  /** For every cell where it fits at all: the turns it fits in. */
  readonly fits: ReadonlyMap<string, readonly number[]>;
  /** The cell it is put on, not yet sent; and the one the pointer is over. */
  readonly put: string | null;
  readonly over: string | null;
  take(tile: TileId): void;
  rotate(by: number): void;
  hover(cell: string | null): void;
  /** Puts it on a cell, turned so that it fits there. */
  putOn(cell: string): void;
  /** Lays it for good; false if it does not fit as it is turned. */
  lay(cell: string): boolean;
  /** Takes it up again; false if it was not put anywhere. */
  lift(): boolean;
}

interface Held {
  readonly tile: TileId | null;
  /** Null until somebody turned it. */
  readonly turn: number | null;
  readonly put: string | null;
}

const NOTHING: Held = { tile: null, turn: null, put: null };

/** The turn in which a tile fits most cells: so it is picked up. */
function handiest(fits: ReadonlyMap<string, readonly number[]>): number {
  const counts = [0, 1, 2, 3].map(
    turn => [...fits.values()].filter(turns => turns.includes(turn)).length,
  );
  return counts.indexOf(Math.max(...counts));
}

/** The tile in hand while one builds; null at any other time. */
export function useLaying(moves: Moves, hand: readonly TileId[]): Laying | null {
  const [held, hold] = useState<Held>(NOTHING);
  const [over, hover] = useState<string | null>(null);
  const moment = `${moves.step} ${hand.join(' ')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hand lets go of the last tile
  useEffect(() => {
    hold(NOTHING);
    hover(null);
  }, [moment]);
  if (moves.step !== 'lay') return null;
  const lays = moves.ways.flatMap(({ option }) =>
    (option as Choice).do === 'lay' ? [option as Lay] : [],
  );
  const may = (one: TileId) => lays.some(lay => lay.tile === one);
  const tile = held.tile !== null && may(held.tile) ? held.tile : hand.find(may);
  if (tile === undefined) return null;
  const fits = new Map<string, number[]>();
  for (const lay of lays) {
    if (lay.tile !== tile) continue;
    const cell = cellKey(lay.x, lay.y);
    fits.set(cell, [...(fits.get(cell) ?? []), lay.turn]);
  }
  const { put } = held;
  const turn = held.turn ?? handiest(fits);
  return {
    ...{ tile, turn, fits, put, over, hover },
    take: next => next !== tile && hold({ tile: next, turn: null, put: null }),
    rotate: by => hold({ tile, put, turn: (turn + by + TURNS) % TURNS }),
    putOn(cell) {
      const turns = fits.get(cell) ?? [];
      const fitting = [0, 1, 3, 2].map(by => (turn + by) % TURNS).find(one => turns.includes(one));
      hold({ tile, put: cell, turn: fitting ?? turn });
    },
    lay: cell => moves.take(tileKey(tile), cell, turnKey(turn)),
    lift() {
      hold({ tile, turn, put: null });
      return put !== null;
    },
  };
}
