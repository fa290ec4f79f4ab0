// The markets (villagers.59–62) and the end (villagers.63).

import type { Frame } from '../../../kernel/game.ts';
import { NOBODY } from '../cards.ts';
import { earn, takeCoins } from '../money.ts';
import { isEmpty, leftmost } from '../piles.ts';
import { marketLines, takingsOf } from '../stall.ts';
import {
  FIRST_MARKET,
  named,
  type Owner,
  type Villagers,
  type VillagersAgenda,
  type VillagersTable,
  villageOf,
} from '../table.ts';
import { tally } from '../tally.ts';

/** Holds the markets that are due, then goes on with the next round, or ends the game. */
export function market(table: VillagersTable, _frame: Frame, agenda: VillagersAgenda): void {
  if (isFirstDue(table)) {
    table.markets = 1;
    table.villages.forEach((_village, owner) => {
      firstMarket(table, owner, agenda);
    });
  }
  if (!isLastRound(table)) {
    agenda.next({ step: 'round' });
    return;
  }
  table.markets = 2;
  table.phase = 'over';
  table.villages.forEach((_village, owner) => {
    secondMarket(table, owner, agenda);
  });
  agenda.note({ what: 'ended', rule: 'villagers.63' });
}

/** The second stack is empty, whether or not the first one is (villagers.59, A1). */
function isFirstDue(table: Villagers): boolean {
  return table.markets === 0 && isEmpty(table, FIRST_MARKET);
}

/** All six stacks are empty (villagers.60). */
export function isLastRound(table: Villagers): boolean {
  return leftmost(table) === NOBODY;
}

/** Printed gold and the value of the coins, which stay where they are. */
function firstMarket(table: VillagersTable, owner: Owner, agenda: VillagersAgenda): void {
  const village = villageOf(table, owner);
  const count = tally(village);
  const { gold, coins } = takingsOf(village, count, 1);
  const lines = marketLines(village, count, 1);
  earn(table, owner, gold + coins, 'firstMarket');
  const total = gold + coins;
  const [rule, who] = ['villagers.59', named(table, owner)];
  agenda.note({ what: 'firstMarket', rule, owner: who, gold, coins, total, lines });
}

/** Printed gold, silver, and last of all the coins. */
function secondMarket(table: VillagersTable, owner: Owner, agenda: VillagersAgenda): void {
  const village = villageOf(table, owner);
  const count = tally(village);
  const { gold, coins, silver } = takingsOf(village, count, 2);
  const lines = marketLines(village, count, 2);
  earn(table, owner, gold, 'gold');
  earn(table, owner, silver, 'silver');
  for (let place = 0; place < village.cards.length; place++)
    takeCoins(table, owner, place, owner, 'coins');
  const total = gold + silver + coins;
  const [rule, who] = ['villagers.60', named(table, owner)];
  agenda.note({ what: 'secondMarket', rule, owner: who, gold, silver, coins, total, lines });
}
