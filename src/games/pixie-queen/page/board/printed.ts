// What is printed on the board of a table, in the order it is drawn: rows, tracks, tiles, mines, the
// score. The page draws from this and nothing else, so that other components give another board.

import { type Board, type Reward, ROWS, type Row, type TrackSpace } from '../../board.ts';
import components from '../../components.json';
import { FOODS, type Good } from '../../goods.ts';

/** A double space of the pyramid. */
export interface PrintedSpace {
  readonly action: number;
  readonly food: readonly Good[];
}

/** An action of the street: how many round spaces it has, one for each colour, or room for all. */
export interface PrintedStreet {
  readonly action: number;
  readonly spaces: number | 'colours' | 'all';
  /** What the next user pays, in order of use. */
  readonly penalties: readonly number[];
}

/** A row of tiles, taken from the left. */
export interface PrintedRow {
  readonly name: Row;
  readonly tiles: readonly Reward[];
}

/** Everything printed. */
export interface Printed {
  /** The pyramid, lowest level first. */
  readonly levels: readonly (readonly PrintedSpace[])[];
  readonly street: readonly PrintedStreet[];
  /** Both tracks, from the start to the palace. */
  readonly steps: readonly TrackSpace[];
  readonly rewards: readonly PrintedRow[];
  readonly rounds: number;
  readonly mine: { readonly slots: number; readonly low: number; readonly rocks: number };
  readonly score: {
    readonly pit: number;
    readonly end: number;
    /** Where slave symbols lie, as points below zero. */
    readonly symbols: readonly number[];
  };
}

/** Reads a board. */
export function printedOn(board: Board): Printed {
  const { rows, symbols, street } = board;
  const action = (
    number: number,
    spaces: PrintedStreet['spaces'],
    penalties: readonly number[] = [],
  ): PrintedStreet => ({ action: number, spaces, penalties });
  return {
    levels: rows.slice(1, -1).map(places =>
      places.map(place => ({
        action: place,
        food: FOODS.flatMap((food, kind) => Array<Good>(symbols[place]?.[kind] ?? 0).fill(food)),
      })),
    ),
    street: [
      action(17, street[17]),
      action(18, 'colours', components.penalties.copy),
      action(19, street[19]),
      action(20, street[20]),
      action(21, 'all'),
    ],
    steps: board.tracks,
    rewards: ROWS.map(name => ({ name, tiles: board.rewards[name] })),
    rounds: components.rounds,
    mine: {
      slots: components.kit.pixies,
      low: components.mine.lowSlots,
      rocks: components.mine.rocksEach,
    },
    score: {
      pit: -board.pit,
      end: board.most,
      symbols: board.slaveSymbols.map(points => -points),
    },
  };
}
