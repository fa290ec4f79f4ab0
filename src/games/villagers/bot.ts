// The game's own judgement: what a table promises each seat, in gold at the end.

import type { Seat } from '../../kernel/game.ts';
import { handWorth, openings } from './bot-hand.ts';
import { type Outlook, outlookOf, picksLeft } from './bot-outlook.ts';
import { FITTING, silverSoon } from './bot-silver.ts';
import { buildLimit, draftLimit } from './limits.ts';
import {
  COUNTESS_SEAT,
  goldOf,
  isSolo,
  type Owner,
  type VillagersTable,
  villageOf,
} from './table.ts';
import { nunIn, type Tally, tally } from './tally.ts';

/** What a round and a card bring the Countess, beside what the card shows; her silver gains by all of them. */
const COUNTESS_ROUND = 12;
const COUNTESS_CARD = 1;
const COUNTESS_FITTING = 1.2;

/** Gold in the supply and in markets to come, places for more, and the hand. */
export function judge(table: VillagersTable): number[] {
  const outlook = outlookOf(table);
  const promises = table.hands.map((_hand, seat) => promise(table, seat, outlook));
  if (!isSolo(table)) return promises;
  const hers = countessPromise(table, outlook);
  return promises.map(own => own - hers);
}

function promise(table: VillagersTable, seat: Seat, outlook: Outlook): number {
  const village = villageOf(table, seat);
  const count = tally(village);
  const more = FITTING * outlook.rounds * buildLimit(table, seat);
  return (
    goldOf(table, seat) +
    atMarkets(table, seat, outlook, count, more) +
    openings(village, outlook) +
    handWorth(table, seat, count, outlook)
  );
}

/** She gains as many cards as one drafts, and one more a round. */
function countessPromise(table: VillagersTable, outlook: Outlook): number {
  const cards = picksLeft(table, 0) + outlook.rounds * (draftLimit(table, 0) + 1);
  const count = tally(villageOf(table, COUNTESS_SEAT));
  return (
    goldOf(table, COUNTESS_SEAT) +
    atMarkets(table, COUNTESS_SEAT, outlook, count, COUNTESS_FITTING * cards) +
    COUNTESS_CARD * cards +
    COUNTESS_ROUND * outlook.rounds
  );
}

/** What the markets still to come make of a village; its silver grows with the cards it still gets. */
function atMarkets(
  table: VillagersTable,
  owner: Owner,
  { markets }: Outlook,
  count: Tally,
  more: number,
): number {
  if (markets === 0) return 0;
  const village = villageOf(table, owner);
  return (
    markets * (count.gold + count.coins) + silverSoon(village, count, more) + nunIn(village, count)
  );
}
