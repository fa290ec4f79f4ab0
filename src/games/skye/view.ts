// What a seat may see: everything but others' gold, sealed prices and sealed plans (skye.10, 12, 46).

import { isTogether } from '../../kernel/agenda.ts';
import type { Frame, Seat } from '../../kernel/game.ts';
import { type Components, NONE, type TileId } from './kit.ts';
import { besides, cellOf, type Laid, tileOf, turnOf, xOf, yOf } from './land.ts';
import { ACCOUNTS, type Account } from './ledger.ts';
import { stillToBuy } from './steps/buy.ts';
import { incomeOf } from './steps/income.ts';
import { slotsIn } from './steps/score.ts';
import {
  type Cause,
  DRAWN,
  type FrameOf,
  hasJourney,
  type JourneyTable,
  type Phase,
  roundsOf,
  type SkyeTable,
  TOKENS,
  UNPRICED,
  WAYPOINTS,
} from './table.ts';
import { bootsOf, pointFlags } from './tracks.ts';

/** A tile on a land: the castle is at 0, 0; x grows to the east, y to the south; turns are clockwise. */
interface SeenTile {
  readonly tile: TileId;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** A tile in front of a screen. */
interface SeenOffer {
  readonly tile: TileId;
  /** The gold on it; 0 for none yet or sealed, -1 for the axe. */
  readonly price: number;
}

/** What Journeyman adds to a player. */
export interface SeenJourney {
  /** Where the markers are, by track: 0 the start, n the last field, n + 1 back on the last but one. */
  readonly marks: number[];
  /** The token of each place (track × 3 + level), and where each token is: ON_BOARD, UNLOCKED, HELD, GONE. */
  readonly places: number[];
  readonly tokens: number[];
  readonly waypoints: number;
  readonly roadTokens: number;
  /** Road tokens on the land, each at the east or south side of a cell. */
  readonly roads: { readonly x: number; readonly y: number; readonly side: 'E' | 'S' }[];
  readonly pawn: { readonly x: number; readonly y: number };
  /** Planned waypoints in their order; null while they are sealed. */
  readonly plan: { readonly x: number; readonly y: number }[] | null;
  /** Movement points: of the boots, and what is left of them in the plan; the latter null while it is sealed. */
  readonly boots: number;
  readonly moves: number | null;
  /** Whether the token for extra movement is in the plan; null while that is sealed. */
  readonly extra: boolean | null;
  /** Points the flags bring in every round. */
  readonly flags: number;
}

export interface SeenPlayer {
  readonly points: number;
  /** Where they came from, by account. */
  readonly lines: { readonly [A in Account]: number };
  /** Null for anybody else until the end. */
  readonly gold: number | null;
  /** What everybody saw them get in this round, less what they spent: they have at least that. */
  readonly goldAtLeast: number;
  /** What they would get in phase 1 now. */
  readonly income: number;
  readonly land: SeenTile[];
  /** The three tiles in front of the screen, null for an empty slot. */
  readonly offers: (SeenOffer | null)[];
  /** Tiles got in this round, to be added. */
  readonly hand: TileId[];
  /** Whether they are done with what all do at once: prices, building, plans, roads. */
  readonly ready: boolean;
  readonly journey: SeenJourney | null;
}

/** A step on a track that somebody may make now, and what it comes from: a waypoint on this tile, or else. */
export interface SeenAdvance {
  readonly seat: Seat;
  readonly by: Cause;
  readonly x: number;
  readonly y: number;
}

/** The table as one seat, or a spectator, may see it. */
export interface SkyeView {
  readonly seat: Seat | null;
  readonly phase: Phase;
  readonly round: number;
  readonly rounds: number;
  readonly first: Seat;
  /** The scoring tiles on A to D, by number. */
  readonly scoring: number[];
  /** The slots (0 to 3) scored in each round. */
  readonly schedule: number[][];
  /** How many tiles are in the bag, and which: all that came out was shown. */
  readonly bag: TileId[];
  readonly players: SeenPlayer[];
  /** Who may still buy in this round, in the order of play. */
  readonly buyers: Seat[];
  readonly advance: SeenAdvance | null;
  readonly journeyman: boolean;
  /** What a components file replaced; null with ours. `kitIn(view)` has everything printed. */
  readonly components: Components | null;
}

export function view(table: SkyeTable, seat: Seat | null): SkyeView {
  const rounds = roundsOf(table);
  return {
    seat,
    phase: table.phase,
    round: table.round,
    rounds,
    first: table.first,
    scoring: [...table.scoring],
    schedule: Array.from({ length: rounds }, (_, at) => slotsIn(table, at + 1)),
    bag: [...table.bag],
    players: table.points.map((_points, owner) => seenPlayer(table, owner, seat)),
    buyers: stillToBuy(table),
    advance: seenAdvance(table),
    journeyman: table.journey !== null,
    components: table.options.components as Components | null,
  };
}

function seenPlayer(table: SkyeTable, owner: Seat, seat: Seat | null): SeenPlayer {
  const isOpen = owner === seat || table.phase === 'over';
  const at = owner * ACCOUNTS.length;
  const lines = ACCOUNTS.map((account, i) => [account, table.ledger[at + i]]);
  return {
    points: table.points[owner] as number,
    lines: Object.fromEntries(lines),
    gold: isOpen ? (table.gold[owner] as number) : null,
    goldAtLeast: table.seenGold[owner] as number,
    income: incomeOf(table, owner).total,
    land: (table.lands[owner] as Laid[]).map(seenTile),
    offers: seenOffers(table, owner, owner === seat || table.phase !== 'price'),
    hand: [...(table.hands[owner] as TileId[])],
    ready: isReady(table, owner),
    journey: hasJourney(table) ? seenJourney(table, owner, seat) : null,
  };
}

function seenAdvance({ agenda }: SkyeTable): SeenAdvance | null {
  const next = agenda[agenda.length - 1];
  if (next?.step !== 'advance') return null;
  const { seat, by, cell } = next as FrameOf<'advance'>;
  return { seat, by, x: xOf(cell), y: yOf(cell) };
}

function seenTile(one: Laid): SeenTile {
  const cell = cellOf(one);
  return { tile: tileOf(one), x: xOf(cell), y: yOf(cell), turn: turnOf(one) };
}

function seenOffers(table: SkyeTable, owner: Seat, isOpen: boolean): (SeenOffer | null)[] {
  return Array.from({ length: DRAWN }, (_, slot) => {
    const tile = table.row[owner * DRAWN + slot] as TileId;
    const price = table.prices[owner * DRAWN + slot] as number;
    return tile === NONE ? null : { tile, price: isOpen ? price : UNPRICED };
  });
}

/** Whether somebody's lane is empty. */
function isReady({ agenda }: SkyeTable, seat: Seat): boolean {
  const next: Frame | undefined = agenda[agenda.length - 1];
  if (next === undefined || !isTogether(next)) return false;
  return next.lanes.every(lane => lane.seat !== seat || lane.agenda.length === 0);
}

function seenJourney(table: JourneyTable, owner: Seat, seat: Seat | null): SeenJourney {
  const { journey } = table;
  const isOpen = owner === seat || table.phase !== 'plan';
  const plan = journey.plans.slice(owner * WAYPOINTS, (owner + 1) * WAYPOINTS);
  const at = (cell: number) => ({ x: xOf(cell), y: yOf(cell) });
  return {
    marks: journey.marks.slice(owner * 3, owner * 3 + 3),
    places: journey.places.slice(owner * TOKENS, (owner + 1) * TOKENS),
    tokens: journey.tokens.slice(owner * TOKENS, (owner + 1) * TOKENS),
    waypoints: journey.waypoints[owner] as number,
    roadTokens: journey.roadTokens[owner] as number,
    roads: (journey.roads[owner] as number[]).map(border => {
      const [cell, other] = besides(border);
      return { ...at(cell), side: other === cell + 1 ? 'E' : 'S' };
    }),
    pawn: at(journey.pawns[owner] as number),
    plan: isOpen ? plan.filter(cell => cell !== NONE).map(at) : null,
    boots: bootsOf(table, owner),
    moves: isOpen ? (journey.moves[owner] as number) : null,
    extra: isOpen ? (journey.extra[owner] as boolean) : null,
    flags: pointFlags(table, owner),
  };
}
