// A table made by hand must make sense: every list as long as it should be, every tile there once.

import type { Seat } from '../../kernel/game.ts';
import { checkJourney } from './check-journey.ts';
import { isList, isWithin, MOST, type Must } from './check-lists.ts';
import components from './components.json';
import { NONE, type TileId } from './kit.ts';
import { type Cell, cellOf, HOME, NEXT, printOf, tileOf, WIDTH, xOf, yOf } from './land.ts';
import { ACCOUNTS, type Account } from './ledger.ts';
import { coinsFor } from './money.ts';
import { slotsIn } from './steps/score.ts';
import { MOST_TILES } from './survey.ts';
import { AXE, DRAWN, kitAt, PHASES, roundsOf, type SkyeTable } from './table.ts';

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
  const pool = table.options.journeyman === true ? kit.scoring.length : kit.baseScoring;
  must(
    table.scoring.every(scoring => scoring < pool),
    'scoring',
  );
  must(isList(table.row, seats * DRAWN, NONE, kit.tiles.length - 1), 'row');
  must(isList(table.prices, seats * DRAWN, AXE, MOST), 'prices');
  must(isList(table.gold, seats, 0, MOST), 'gold');
  must(isList(table.seenGold, seats, 0, MOST), 'seenGold');
  must(Number.isInteger(table.bank), 'bank');
  must(goldIn(table) === coinsFor(table.options), 'bank');
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
  checkLedger(table, must);
}

/** Points are the sum of their accounts, and no account has points before it can have any. */
function checkLedger(table: SkyeTable, must: Must): void {
  const { ledger, points, round, phase, journey } = table;
  const rounds = phase === 'over' ? round : round - 1;
  const scored = new Set(
    Array.from({ length: Math.max(0, rounds) }, (_, at) => slotsIn(table, at + 1)).flat(),
  );
  const isOpen: { readonly [A in Account]: boolean } = {
    A: scored.has(0),
    B: scored.has(1),
    C: scored.has(2),
    D: scored.has(3),
    flags: journey !== null && scored.size > 0,
    steps: journey !== null,
    tokens: journey !== null,
    scrolls: phase === 'over',
    gold: phase === 'over',
  };
  points.forEach((own, seat) => {
    const accounts = ledger.slice(seat * ACCOUNTS.length, (seat + 1) * ACCOUNTS.length);
    must(own === accounts.reduce((sum, account) => sum + account, 0), 'points');
    must(
      accounts.every((account, at) => account === 0 || isOpen[ACCOUNTS[at] as Account]),
      'ledger',
    );
  });
}

/** All gold there is lies in hands, on tiles, and in the bank, which may have lent some (skye.2). */
function goldIn({ gold, bank, phase, prices }: SkyeTable): number {
  const onTiles = phase === 'price' ? [] : prices.filter(price => price > 0);
  return [...gold, ...onTiles].reduce((sum, count) => sum + count, bank);
}

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
  const tiles = table.options.journeyman === true ? kit.tiles.length : kit.baseTiles;
  const [first, last] = [components.castles.length, tiles - 1];
  for (const hand of table.hands) must(isList(hand, hand?.length, first, last), 'hands');
  must(isList(table.bag, table.bag?.length, first, last), 'bag');
  must(
    table.bag.every((tile, at) => at === 0 || tile > (table.bag[at - 1] as TileId)),
    'bag',
  );
  all.push(...table.bag, ...table.hands.flat(), ...table.row.filter(tile => tile !== NONE));
  must(new Set(all).size === all.length && all.every(tile => tile <= last), 'tiles');
  must(all.length === table.seats + tiles - first, 'tiles');
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
