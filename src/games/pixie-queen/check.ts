// A table made by hand must make sense: every list as long as it should be, every piece there once.

import type { Seat } from '../../kernel/game.ts';
import { PALACE, SPACES } from './board.ts';
import { checkPoints, checkTiles, checkTokens, type Must, sum } from './check-pieces.ts';
import components from './components.json';
import { FOODS, GOODS, goodsOf, KINDS } from './goods.ts';
import { ACCOUNTS } from './ledger.ts';
import { isTaken, rocksAt } from './pixies.ts';
import { goodIn, offerAt } from './steps/sacrifice.ts';
import {
  boardOf,
  HANDS,
  LOW_SLOTS,
  MOST_ROCKS,
  NEUTRAL,
  NOBODY,
  type Phase,
  type PixieTable,
  STREET_ACTIONS,
} from './table.ts';
import { ABILITIES, ONCE } from './tiles.ts';

/** Throws an Error that names the first thing that is wrong. */
export function check(table: PixieTable): void {
  const { seats } = table;
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`${what} of this table make no sense`);
  };
  const { tracks, rewards } = boardOf(table);
  for (const [name, length, min, max] of lists(table, tracks.length - 1))
    must(isCounts(table[name], length, min, max), name);
  must(PHASES.has(table.phase), 'phase');
  must(isCount(table.round, components.rounds), 'round');
  must(isIndex(table.turn, seats), 'turn');
  must(isCount(table.rocksGone, components.goods.rock), 'rocksGone');
  must(isCounts(table.passed.map(Number), seats, 0, 1) && areFlags(table.passed), 'passed');
  must(isOrder(table.out, table.out, seats), 'out');
  must(isOrder(table.small, [...table.small, ...table.out], seats, seats), 'small');
  must(isOrder(table.large, [...table.large, ...table.out], seats, seats), 'large');
  for (const row of ['offerings', 'servants', 'rings'] as const)
    must(isCounts(table[row], table[row]?.length, 0, seats - 1), row);
  must(table.offerings.length <= rewards.offering.length, 'offerings');
  must(table.servants.length <= rewards.servant.length, 'servants');
  must(table.rings.length <= rewards.ring.length, 'rings');
  must(isShown(table, seats), 'shown');
  checkPieces(table, must);
  checkPoints(table, must);
  checkTiles(table, must);
  checkTokens(table, must);
}

/** Lists of whole numbers: their names, lengths, and least and greatest entries. */
function lists(table: PixieTable, track: number) {
  const { seats } = table;
  const owners = seats === NEUTRAL ? seats + 1 : seats;
  return [
    ['goods', seats * KINDS, 0, 60],
    ['store', KINDS, 0, 60],
    ['bag', 3, 0, 60],
    ['offeringTrack', KINDS, 0, 60],
    ['pixies', PALACE + 1, NOBODY, owners - 1],
    ['slaves', owners, 0, components.kit.pixies],
    ['rocks', seats * LOW_SLOTS, 0, MOST_ROCKS],
    ['chips', seats * 2, 0, 5],
    ['chipStore', 2, 0, 5],
    ['penalty', seats, 0, 1000],
    ['ledger', seats * ACCOUNTS.length, 0, 1000],
    ['silver', seats, 0, track],
    ['gold', seats, 0, track],
    ['tokens', seats, 0, components.kit.tokens],
    ['usedBy', SPACES + 1, NOBODY, seats - 1],
    ['usedWith', SPACES + 1, 0, 2],
    ['street', seats * STREET_ACTIONS, 0, components.kit.tokens],
    ['foodTiles', seats, 0, 4],
    ['once', seats, NOBODY, ONCE.length - 1],
    ['abilities', seats, NOBODY, ABILITIES.length - 1],
    ['abilityRow', components.abilitiesShown, NOBODY, ABILITIES.length - 1],
    ['offers', seats * HANDS, 0, 60],
  ] as const;
}

const PHASES = new Set<Phase>([
  'abilities',
  'steal',
  'action',
  'sacrifice',
  'reward',
  'penalty',
  'scoring',
  'over',
]);

/** Nothing is there too often. */
function checkPieces(table: PixieTable, must: Must): void {
  const { seats } = table;
  GOODS.forEach((good, id) => {
    let all = (table.store[id] as number) + (table.offeringTrack[id] as number);
    for (let seat = 0; seat < seats; seat++) all += goodsOf(table, seat, id);
    if (id >= FOODS.length) all += table.bag[id - FOODS.length] as number;
    must(all <= components.goods[good], good);
  });
  const rocks = [...table.rocks, table.bag[2] as number, table.rocksGone];
  must(sum(rocks) <= components.goods.rock && areAtPixies(table), 'rocks');
  const each = components.pixies[String(seats) as keyof typeof components.pixies];
  const pixiesOf = (owner: number) => (owner < seats ? each : components.kit.pixies);
  table.slaves.forEach((slaves, owner) => {
    const standing = table.pixies.filter(pixie => pixie === owner).length;
    const servants = table.servants.filter(seat => seat === owner).length;
    must(slaves + standing + servants <= pixiesOf(owner), 'pixies');
  });
  must(table.pixies[0] === NOBODY, 'pixies');
  must(areDifferent([...table.abilities, ...table.abilityRow]), 'abilities');
  must(areDifferent([...table.once, table.extraOnce]), 'once');
  must(Array.isArray(table.foodStack) && isCount(table.extraFood, 4), 'food tiles');
  must(isIndex(table.extraOnce, ONCE.length), 'extraOnce');
  const tiles = [...table.roundTiles, ...table.wanted];
  must(isCounts(tiles, 9, 0, FOODS.length - 1), 'roundTiles');
  must(areOffered(table), 'offers');
}

/** Closed hands hold only what lies behind the screen. */
function areOffered(table: PixieTable): boolean {
  if (table.phase !== 'sacrifice' || table.wanted.length === 0)
    return table.offers.every(count => count <= 60 && (table.wanted.length > 0 || count === 0));
  for (let seat = 0; seat < table.seats; seat++)
    for (let hand = 0; hand < HANDS; hand++)
      if (offerAt(table, seat, hand) > goodsOf(table, seat, goodIn(table, hand))) return false;
  return true;
}

/** Every rock has its pixie. */
function areAtPixies(table: PixieTable): boolean {
  for (let seat = 0; seat < table.seats; seat++)
    for (let slot = 0; slot < LOW_SLOTS; slot++)
      if (rocksAt(table, seat, slot) > 0 && !isTaken(table, seat, slot)) return false;
  return true;
}

function isCount(value: unknown, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}

/** A number of something, or NOBODY. */
function isIndex(value: unknown, length: number): boolean {
  return value === NOBODY || isCount(value, length - 1);
}

function isCounts(value: unknown, length: number, min: number, max: number): boolean {
  if (!Array.isArray(value) || value.length !== length) return false;
  return value.every(item => Number.isInteger(item) && item >= min && item <= max);
}

function areFlags(value: readonly unknown[]): boolean {
  return value.every(item => typeof item === 'boolean');
}

/** Seats, each once; as many as said with those beside them. */
function isOrder(list: unknown, all: Seat[], seats: number, length = all.length): boolean {
  return (
    isCounts(list, (list as Seat[])?.length, 0, seats - 1) &&
    all.length === length &&
    areDifferent(all)
  );
}

function areDifferent(list: readonly number[]): boolean {
  const there = list.filter(item => item !== NOBODY);
  return new Set(there).size === there.length;
}

const SHOWN = new Set(['casino', 'whip', 'dug', 'robbed']);

function isShown({ shown }: PixieTable, seats: number): boolean {
  return shown === null || (SHOWN.has(shown?.what) && isCount(shown.seat, seats - 1));
}
