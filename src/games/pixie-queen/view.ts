// What a seat may see (pixie-queen.2): everything but goods and tiles behind screens, sealed hands and
// face-down round tiles.

import { isTogether } from '../../kernel/agenda.ts';
import type { Frame, Seat } from '../../kernel/game.ts';
import { isOver } from '../../kernel/play.ts';
import { type Board, PALACE, type Place, SPACES } from './board.ts';
import components from './components.json';
import { FOODS, type GoodId } from './goods.ts';
import { copyPenalty } from './penalties.ts';
import { goldenLeft } from './rewards.ts';
import {
  boardOf,
  type Owner,
  type Phase,
  type PixieQueen,
  type PixieTable,
  type Shown,
  streetTokens,
} from './table.ts';
import { EXTRA_SLOT, isOnBoard, ONCE } from './tiles.ts';
import { type SeenPlayer, seenPlayer } from './view-player.ts';

export type { SeenPlayer } from './view-player.ts';

/** A double space: who stands on its hand slot, and whose tokens lie on it. */
interface SeenSpace {
  readonly action: Place;
  /** -1 for nobody; at a table of two, 2 is the neutral player. */
  readonly pixie: Owner;
  /** Who used it in this phase; -1 for nobody. */
  readonly usedBy: Seat;
  /** One token lies on the plain slot, two cover both. */
  readonly tokens: number;
}

/** The table as one seat, or a spectator, may see it. */
export interface PixieQueenView {
  readonly seat: Seat | null;
  readonly over: boolean;
  readonly phase: Phase;
  readonly round: number;
  readonly rounds: number;
  /** Whose turn it is in the action phase; -1 in any other. */
  readonly turn: Seat;
  /** Order cubes from the palace on. */
  readonly small: Seat[];
  readonly large: Seat[];
  /** Apple, bread, honey, silver, gold. */
  readonly store: number[];
  /** Silver, gold and rocks in the bag: all that came out was shown. */
  readonly bag: number[];
  readonly offeringTrack: number[];
  /** The double spaces, by action. */
  readonly spaces: SeenSpace[];
  /** Whose pixie waits at the palace entrance; -1 for nobody. */
  readonly entrance: Owner;
  readonly players: SeenPlayer[];
  /** How many pixies of the neutral player are in its mine; null without one. */
  readonly neutral: number | null;
  /** Food tiles of the board, from the top. */
  readonly foodStack: number[];
  /** Whether each one-off tile lies on the board. */
  readonly onceOnBoard: boolean[];
  /** Abilities on the board by place, -1 for an empty one, and what lies on the extra slot there. */
  readonly abilityRow: number[];
  readonly extraFood: number;
  readonly extraOnce: number;
  /** How many tiles of each row are taken; in the servants' row also by whom. */
  readonly taken: { readonly offering: number; readonly servant: number; readonly ring: number };
  readonly servants: Seat[];
  /** Golden tiles still there: with the last one the game ends. */
  readonly goldenLeft: number;
  /** The food wanted in each round so far. */
  readonly wanted: GoodId[];
  /** How many tiles of each food nobody has seen, two of them out of the game. */
  readonly unseenTiles: number[];
  /** Whether each seat has closed its hands in this sacrifice. */
  readonly sealed: boolean[];
  /** The die, the dig or the robbery everybody saw last. */
  readonly shown: Shown | null;
  /** What action 18 costs next. */
  readonly copyPenalty: number;
  /** Everything printed on this table's board. */
  readonly board: Board;
}

export function view(table: PixieTable, seat: Seat | null): PixieQueenView {
  const board = boardOf(table);
  const { offerings, servants, rings, slaves } = table;
  const row = table.abilityRow;
  const extraIsHere = row.includes(EXTRA_SLOT);
  return {
    seat,
    over: isOver(table),
    phase: table.phase,
    round: table.round,
    rounds: components.rounds,
    turn: table.turn,
    small: [...table.small],
    large: [...table.large],
    store: [...table.store],
    bag: [...table.bag],
    offeringTrack: [...table.offeringTrack],
    spaces: Array.from({ length: SPACES }, (_, at) => seenSpace(table, at + 1)),
    entrance: table.pixies[PALACE] as Owner,
    players: table.penalty.map((_points, owner) => seenPlayer(table, owner, seat)),
    neutral: slaves[table.seats] ?? null,
    foodStack: [...table.foodStack].reverse(),
    onceOnBoard: ONCE.map((_name, tile) => isOnBoard(table, tile)),
    abilityRow: [...row],
    extraFood: extraIsHere ? table.extraFood : 0,
    extraOnce: extraIsHere ? table.extraOnce : -1,
    taken: { offering: offerings.length, servant: servants.length, ring: rings.length },
    servants: [...servants],
    goldenLeft: goldenLeft(table, board),
    wanted: [...table.wanted],
    unseenTiles: unseenTiles(table),
    sealed: sealed(table),
    shown: table.shown && { ...table.shown },
    copyPenalty: copyPenalty(streetTokens(table, 18)),
    board,
  };
}

function seenSpace(table: PixieQueen, action: Place): SeenSpace {
  return {
    action,
    pixie: table.pixies[action] as Owner,
    usedBy: table.usedBy[action] as Seat,
    tokens: table.usedWith[action] as number,
  };
}

function unseenTiles({ wanted }: PixieQueen): number[] {
  return FOODS.map(
    (food, id) => components.roundTiles[food] - wanted.filter(seen => seen === id).length,
  );
}

/** Who is no longer busy with the sacrifice. */
function sealed({ phase, agenda, penalty }: PixieTable): boolean[] {
  const next: Frame | undefined = agenda.at(-1);
  if (phase !== 'sacrifice' || next === undefined || !isTogether(next))
    return penalty.map(() => false);
  return penalty.map((_points, seat) =>
    next.lanes.some(lane => lane.seat === seat && lane.agenda.length === 0),
  );
}
