// A table made by hand must make sense: every list as long as it should be, every tile there once.

import type { Seat } from '../../kernel/game.ts';
import components from './components.json';
import { NONE, type TileId, TRACKS } from './kit.ts';
import {
  besides,
  type Cell,
  cellOf,
  HOME,
  NEXT,
  printOf,
  tileOf,
  WIDTH,
  xOf,
  yOf,
} from './land.ts';
import { ACCOUNTS } from './ledger.ts';
import { MOST_TILES } from './survey.ts';
import {
  AXE,
  DRAWN,
  GONE,
  type Journey,
  kitAt,
  PHASES,
  roundsOf,
  type SkyeTable,
  TOKENS,
  WAYPOINTS,
} from './table.ts';
import { boardOf } from './tracks.ts';

type Must = (holds: boolean, what: string) => void;

/** Throws an Error that names the first thing that is wrong. */
export function check(table: SkyeTable): void {
  const { seats } = table;
  const must: Must = (holds, what) => {
    if (!holds) throw new Error(`${what} of this table make no sense`);
  };
  const kit = kitAt(table);
  must(PHASES.includes(table.phase), 'phase');
  must(isWithin(table.round, 0, roundsOf(table)), 'round');
  must(isWithin(table.first, 0, seats - 1), 'first');
  must(isList(table.scoring, 4, 0, kit.scoring.length - 1), 'scoring');
  must(new Set(table.scoring).size === 4, 'scoring');
  must(isList(table.row, seats * DRAWN, NONE, kit.tiles.length - 1), 'row');
  must(isList(table.prices, seats * DRAWN, AXE, MOST), 'prices');
  must(isList(table.gold, seats, 0, MOST), 'gold');
  must(isList(table.seenGold, seats, 0, MOST), 'seenGold');
  must(Number.isInteger(table.bank), 'bank');
  must(isList(table.points, seats, 0, MOST), 'points');
  must(isList(table.ledger, seats * ACCOUNTS.length, 0, MOST), 'ledger');
  must(Array.isArray(table.lands) && table.lands.length === seats, 'lands');
  must(Array.isArray(table.hands) && table.hands.length === seats, 'hands');
  table.gold.forEach((gold, seat) => {
    must((table.seenGold[seat] as number) <= gold, 'seenGold');
    must(isPriced(table, seat), 'prices');
    // Everybody has just seen an income that pays for three tiles.
    must(table.phase !== 'price' || (table.seenGold[seat] as number) >= DRAWN, 'seenGold');
  });
  checkTiles(table, must);
  must((table.options.journeyman === true) === (table.journey !== null), 'journey');
  if (table.journey !== null) checkJourney(table, table.journey, must);
}

const MOST = 9999;

/** While prices are set everybody can pay theirs: a gold at least for each tile without one yet. */
function isPriced({ phase, prices, gold }: SkyeTable, seat: Seat): boolean {
  if (phase !== 'price') return true;
  const own = prices.slice(seat * DRAWN, (seat + 1) * DRAWN);
  const needed = own.reduce((sum, price) => sum + (price === AXE ? 0 : Math.max(1, price)), 0);
  return needed <= (gold[seat] as number);
}

/** Every tile lies in one place; lands hang together around their castle. */
function checkTiles(table: SkyeTable, must: Must): void {
  const kit = kitAt(table);
  const all: TileId[] = [];
  table.lands.forEach((land, seat) => {
    must(isList(land, land?.length, 0, 4 * WIDTH * WIDTH * kit.tiles.length - 1), 'lands');
    must(land.length <= MOST_TILES && land.every(one => tileOf(one) < kit.tiles.length), 'lands');
    must(cellOf(land[0] as number) === HOME && printOf(land[0] as number) === 4 * seat, 'castles');
    const cells = land.map(cellOf);
    must(new Set(cells).size === cells.length, 'cells');
    must(
      cells.every(cell => Math.abs(xOf(cell)) < EDGE && Math.abs(yOf(cell)) < EDGE),
      'cells',
    );
    must(hangTogether(cells), 'lands');
    all.push(...land.map(tileOf));
  });
  const [first, last] = [components.castles.length, kit.tiles.length - 1];
  for (const hand of table.hands) must(isList(hand, hand?.length, first, last), 'hands');
  must(isList(table.bag, table.bag?.length, first, last), 'bag');
  must(
    table.bag.every((tile, at) => at === 0 || tile > (table.bag[at - 1] as TileId)),
    'bag',
  );
  all.push(...table.bag, ...table.hands.flat(), ...table.row.filter(tile => tile !== NONE));
  must(new Set(all).size === all.length, 'tiles');
}

/** Whether one can get from the castle to every cell. */
function hangTogether(cells: readonly Cell[]): boolean {
  const apart = new Set(cells);
  const reached = [HOME];
  apart.delete(HOME);
  for (const cell of reached)
    for (const step of NEXT) if (apart.delete(cell + step)) reached.push(cell + step);
  return apart.size === 0;
}

/** How far a land may reach: rows and columns beyond would run into each other. */
const EDGE = 60;

function checkJourney(table: SkyeTable, journey: Journey, must: Must): void {
  const { seats, lands } = table;
  const board = boardOf({ ...table, journey });
  must(isList(journey.marks, seats * TRACKS.length, 0, MOST), 'marks');
  journey.marks.forEach((mark, at) => {
    must(mark <= (board[at % TRACKS.length]?.length ?? 0) + 1, 'marks');
  });
  must(isList(journey.places, seats * TOKENS, 0, TOKENS - 1), 'places');
  must(isList(journey.tokens, seats * TOKENS, 0, GONE), 'tokens');
  must(isList(journey.unlocked, journey.unlocked?.length, 0, seats * TOKENS - 1), 'unlocked');
  must(isList(journey.waypoints, seats, 0, WAYPOINTS), 'waypoints');
  must(isList(journey.roadTokens, seats, 0, components.roadTokens), 'roadTokens');
  must(isList(journey.moves, seats, 0, MOST), 'moves');
  must(Array.isArray(journey.extra) && journey.extra.length === seats, 'extra');
  must(
    journey.extra.every(used => typeof used === 'boolean'),
    'extra',
  );
  const isOn = (seat: Seat, cell: number) => (lands[seat] ?? []).some(one => cellOf(one) === cell);
  must(isList(journey.pawns, seats, 0, WIDTH * WIDTH), 'pawns');
  must(
    journey.pawns.every((cell, seat) => isOn(seat, cell)),
    'pawns',
  );
  must(isList(journey.plans, seats * WAYPOINTS, NONE, WIDTH * WIDTH), 'plans');
  must(
    journey.plans.every((cell, at) => cell === NONE || isOn(Math.floor(at / WAYPOINTS), cell)),
    'plans',
  );
  must(Array.isArray(journey.roads) && journey.roads.length === seats, 'roads');
  journey.roads.forEach((roads, seat) => {
    must(isList(roads, roads?.length, 0, 2 * WIDTH * WIDTH), 'roads');
    must(new Set(roads).size === roads.length, 'roads');
    must(
      roads.every(border => besides(border).every(cell => isOn(seat, cell))),
      'roads',
    );
  });
}

function isWithin(value: unknown, min: number, max: number): boolean {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

function isList(value: unknown, length: number, min: number, max: number): boolean {
  return (
    Array.isArray(value) && value.length === length && value.every(item => isWithin(item, min, max))
  );
}
