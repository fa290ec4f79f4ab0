// Penalty points, the slave symbols they pass, and the Pit of Doom (pixie-queen.77–82).

import type { Seat } from '../../kernel/game.ts';
import { type Board, PALACE } from './board.ts';
import components from './components.json';
import { KINDS } from './goods.ts';
import { ACCOUNTS, type Account, enter } from './ledger.ts';
import {
  boardOf,
  favouriteOf,
  isIn,
  LOW_SLOTS,
  NOBODY,
  type PixieAgenda,
  type PixieQueen,
  type PixieTable,
} from './table.ts';
import { EXTRA_SLOT, hasAbility } from './tiles.ts';

/** What action 18 costs after it was used so often in this round (pixie-queen.49). */
export function copyPenalty(uses: number): number {
  const { copy } = components.penalties;
  return copy[Math.min(uses, copy.length - 1)] as number;
}

/**
 * Penalty points, marked at once. What follows on the agenda must be there already: demotions come
 * before it, and a fall may end the game.
 */
export function punish(
  table: PixieTable,
  seat: Seat,
  points: number,
  account: Account,
  rule: string,
  agenda: PixieAgenda,
): void {
  punishEach(table, [[seat, points]], account, rule, agenda);
}

/** Penalty points for several at a time, then their demotions: both in the order that is given (pixie-queen.E44). */
export function punishEach(
  table: PixieTable,
  shares: readonly (readonly [seat: Seat, points: number])[],
  account: Account,
  rule: string,
  agenda: PixieAgenda,
): void {
  const demotions: Seat[] = [];
  for (const [seat, points] of shares) {
    const symbols = mark(table, seat, points, account, rule, agenda);
    for (let left = symbols; left > 0; left--) demotions.push(seat);
  }
  if (table.phase === 'over') return;
  for (const seat of demotions.reverse()) agenda.next({ step: 'demote', seat, queen: NOBODY });
}

/** Moves a disc; returns how many pixies must go to the mine for it. */
function mark(
  table: PixieTable,
  seat: Seat,
  points: number,
  account: Account,
  rule: string,
  agenda: PixieAgenda,
): number {
  if (points === 0 || table.phase === 'over' || !isIn(table, seat)) return 0;
  const board = boardOf(table);
  const before = table.penalty[seat] as number;
  const total = before + points;
  table.penalty[seat] = total;
  enter(table.ledger, seat, ACCOUNTS.indexOf(account), points);
  agenda.note({
    what: 'punished',
    rule: `pixie-queen.${rule}`,
    seat,
    count: points,
    account,
    total,
  });
  if (total >= board.pit) {
    fall(table, seat, agenda);
    return 0;
  }
  const symbols = symbolsPassed(board, before, total);
  if (favouriteOf(table) !== seat) return symbols;
  for (let left = symbols; left > 0; left--)
    agenda.note({ what: 'spared', rule: 'pixie-queen.81', seat });
  return 0;
}

/** Slave symbols reached or passed, each for itself (pixie-queen.79, 82). */
function symbolsPassed({ slaveSymbols }: Board, before: number, after: number): number {
  let count = 0;
  for (const symbol of slaveSymbols) if (symbol > before && symbol <= after) count++;
  return count;
}

/** Into the Pit: nothing but servants and reward tiles is left behind (pixie-queen.78, E35). */
function fall(table: PixieTable, seat: Seat, agenda: PixieAgenda): void {
  agenda.reveal();
  agenda.note({ what: 'fell', rule: 'pixie-queen.78', seat });
  for (let good = 0; good < KINDS; good++) {
    const at = seat * KINDS + good;
    table.store[good] = (table.store[good] as number) + (table.goods[at] as number);
    table.goods[at] = 0;
  }
  for (let place = 1; place <= PALACE; place++)
    if (table.pixies[place] === seat) table.pixies[place] = NOBODY;
  table.slaves[seat] = 0;
  for (let slot = 0; slot < LOW_SLOTS; slot++) {
    table.rocksGone += table.rocks[seat * LOW_SLOTS + slot] as number;
    table.rocks[seat * LOW_SLOTS + slot] = 0;
  }
  giveUpTiles(table, seat);
  table.tokens[seat] = 0;
  table.small.splice(table.small.indexOf(seat), 1);
  table.large.splice(table.large.indexOf(seat), 1);
  table.out.push(seat);
  if (table.large.length > 1) return;
  agenda.note({ what: 'alone', rule: 'pixie-queen.E35', seat: table.large[0] });
  table.phase = 'over';
  table.turn = NOBODY;
  table.agenda.length = 0;
}

/** Food tiles go on top of the stack, one-off tiles to the board; the ability leaves the game. */
function giveUpTiles(table: PixieQueen, seat: Seat): void {
  if (table.foodTiles[seat] !== 0) table.foodStack.push(table.foodTiles[seat] as number);
  table.foodTiles[seat] = 0;
  table.once[seat] = NOBODY;
  if (hasAbility(table, seat, EXTRA_SLOT)) {
    if (table.extraFood !== 0) table.foodStack.push(table.extraFood);
    table.extraFood = 0;
    table.extraOnce = NOBODY;
  }
  table.abilities[seat] = NOBODY;
}
