// A table somebody made by hand is refused when it cannot be: gold nobody earned, cards, events or tokens
// there are not so many of. Every table that can be reached is let through.

import { describe, expect, test } from 'vitest';
import { seeded } from '../../kernel/chance.ts';
import { walk } from '../../kernel/kit/walk.ts';
import { copyOf, open } from '../../kernel/play.ts';
import { idOf } from './cards.ts';
import { check } from './check.ts';
import { villagers } from './game.ts';
import type { Solo, VillagersTable } from './table.ts';
import { position } from './testing.ts';
import { lay, type Village } from './village.ts';

const ALL = { scoundrels: true, saints: true, profiteers: true, developments: true };
const opened = (seats: number, options: object = {}): VillagersTable =>
  open(villagers, { seats, options, chance: seeded('check') }).table;

test.each([
  { seats: 2, options: {} },
  { seats: 3, options: { ...ALL, mini: true } },
  { seats: 5, options: ALL },
  { seats: 1, options: {} },
  { seats: 1, options: { ...ALL, level: 'veteran' } },
])('every table that can be reached is let through: $seats seats', start => {
  for (const seed of ['check 1', 'check 2']) {
    const { table } = walk(villagers as never, start, seed, ({ table }) =>
      check(table as VillagersTable),
    );
    check(table as VillagersTable);
  }
});

test('so is a table laid for a test', () => {
  const villages = [['founders > swineherd > truffler+4', 'miner+2'], ['lumberjack > carpenter+6']];
  const at = position({
    hands: [['hunter'], ['agent']],
    villages,
    gold: [31, 2],
    road: ['mason+1'],
    stacks: [['fisher'], ['fisher']],
    reserve: [],
  });
  expect(() => check(at.table)).not.toThrow();
});

const villageAt = (table: VillagersTable, owner: number) => table.villages[owner] as Village;

describe('what cannot be', () => {
  test.each<[string, number, object, (table: VillagersTable) => unknown, RegExp]>([
    ['gold the ledger does not explain', 3, {}, t => t.gold.splice(1, 1, 40), /gold/],
    ['a ledger its gold does not agree with', 3, {}, t => t.accounts[0]?.splice(2, 1, 9), /gold/],
    ['a ledger with a line too many', 3, {}, t => t.accounts[0]?.push(0), /accounts/],
    ['less than no gold', 2, {}, t => earned(t, 0, -20), /gold/],
    ['gold nobody paid out', 2, {}, t => earned(t, 0, 20), /bank/],
    ['coins out of nowhere', 2, {}, t => villageAt(t, 0).coins.splice(0, 1, 3), /bank/],
    ['coins less than none', 2, {}, t => villageAt(t, 0).coins.splice(0, 1, -1), /villages/],
    ['a coin on a gap of the Road', 2, {}, t => gapWithCoin(t), /road/i],
    ['an eleventh Miner', 2, {}, t => lay(villageAt(t, 0), idOf('miner'), -1), /miner/],
    ['fewer than no Miners', 2, {}, t => t.basics.splice(2, 1, -1), /basics/],
    ['second Founders', 2, {}, t => lay(villageAt(t, 1), idOf('founders'), -1), /founders/i],
    [
      'somebody else’s Countess',
      2,
      {},
      t => lay(villageAt(t, 1), idOf('countess'), -1),
      /countess/i,
    ],
    ['two Countesses', 1, {}, t => lay(villageAt(t, 1), idOf('countess'), -1), /countess/i],
    ['a token too many', 3, ALL, t => t.tokens.push(0), /tokens/],
    ['a token of nobody there', 3, ALL, t => t.tokens.splice(0, 1, 3), /tokens/],
    ['tokens without developments', 3, {}, t => t.tokens.push(0), /tokens/],
    ['a development too many', 3, ALL, t => t.developments.push(1), /developments/],
    ['two of one category', 3, ALL, t => t.developments.splice(1, 1, 0), /developments/],
    [
      'an event twice',
      1,
      {},
      t => soloOf(t).events.push(soloOf(t).decks[0]?.[0] as number),
      /event/,
    ],
    [
      'a winter event in summer',
      1,
      {},
      t => soloOf(t).decks[0]?.push(soloOf(t).decks[1]?.pop() as number),
      /event/,
    ],
    [
      'an event a veteran takes out',
      1,
      { level: 'veteran' },
      t => soloOf(t).decks[1]?.push(18),
      /event/,
    ],
    ['three of a Mini suit', 3, { mini: true }, t => t.mini?.pile.push(0, 0, 0), /mini/],
    [
      'Mini Villagers nobody asked for',
      3,
      {},
      t => Object.assign(t, { mini: opened(3, { mini: true }).mini }),
      /mini/,
    ],
    ['orders without Scoundrels', 3, {}, t => t.orders.push({ when: 'never' }), /orders/],
    ['a third market', 2, {}, t => Object.assign(t, { markets: 3 }), /markets/],
    ['a limit beyond five', 2, {}, t => Object.assign(t.turn, { limit: 6 }), /turn/],
    ['four basic villagers in a phase', 2, {}, t => Object.assign(t.turn, { basics: 4 }), /turn/],
    ['a knower who is not there', 2, {}, t => t.knowers[0]?.splice(0, 1, 1 << 4), /knowers/],
  ])('%s', (_what, seats, options, change, message) => {
    const table = copyOf(opened(seats, options));
    expect(() => check(table)).not.toThrow();
    change(table);
    expect(() => check(table)).toThrow(message);
  });
});

/** Gold in a supply and in its ledger, but from no bank. */
function earned(table: VillagersTable, owner: number, gold: number): void {
  table.gold[owner] = (table.gold[owner] as number) + gold;
  const accounts = table.accounts[owner] as number[];
  accounts[0] = (accounts[0] as number) + gold;
}

function gapWithCoin(table: VillagersTable): void {
  table.road[0] = -1;
  table.roadCoins[0] = 1;
  table.bank--;
}

const soloOf = (table: VillagersTable) => table.solo as Solo;
