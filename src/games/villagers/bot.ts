// The game's own judgement: what a table promises each seat, in gold at the end.

import type { Seat } from '../../kernel/game.ts';
import { handWorth, openings } from './bot-hand.ts';
import { type Outlook, outlookOf, picksLeft, villageSoon } from './bot-outlook.ts';
import { FITTING, silverSoon } from './bot-silver.ts';
import { buildLimit, draftLimit } from './limits.ts';
import { COUNTESS_SEAT, goldOf, type Solo, type VillagersTable, villageOf } from './table.ts';
import { nunIn, type Tally, tally } from './tally.ts';
import type { Village } from './village.ts';

/** What the Countess gains by a gift beside what it shows, by a card of the reserve and by an event. */
const GIFT = 1;
const RESERVED = 5;
const EVENT = 4;
/** How many events come in a round. */
const EVENTS_A_ROUND = 1.8;
/** Her silver gains by all her cards. */
const COUNTESS_FITTING = 1.2;
/** What it is worth to have the Jester still. */
const JESTER = 5;

/** Gold in the supply and in markets to come, places for more, and the hand. */
export function judge(table: VillagersTable): number[] {
  const outlook = outlookOf(table);
  const promises = table.hands.map((_hand, seat) => promise(table, seat, outlook));
  const { solo } = table;
  if (solo === null) return promises;
  const hers = countessPromise(table, solo, outlook);
  return promises.map(own => own - hers);
}

function promise(table: VillagersTable, seat: Seat, outlook: Outlook): number {
  const village = villageSoon(table, seat);
  const count = tally(village);
  const more = FITTING * outlook.rounds * buildLimit(table, seat);
  return (
    goldOf(table, seat) +
    atMarkets(village, outlook, count, more) +
    openings(village, outlook) +
    handWorth(table, seat, village, count, outlook)
  );
}

/** She gets a gift for every card one drafts, a card of the reserve a round, and what events bring. */
function countessPromise(
  table: VillagersTable,
  { events, jester }: Solo,
  outlook: Outlook,
): number {
  const { rounds } = outlook;
  const owed = table.agenda.at(-1)?.step === 'gift' ? 1 : 0;
  const gifts = owed + picksLeft(table, 0) + rounds * draftLimit(table, 0);
  const reserved = table.phase === 'over' ? 0 : 1 + rounds;
  const village = villageOf(table, COUNTESS_SEAT);
  const count = tally(village);
  return (
    goldOf(table, COUNTESS_SEAT) +
    atMarkets(village, outlook, count, COUNTESS_FITTING * (gifts + reserved)) +
    GIFT * gifts +
    RESERVED * reserved +
    EVENT * (events.length + EVENTS_A_ROUND * rounds) -
    (jester ? JESTER : 0)
  );
}

/** What the markets still to come make of a village; its silver grows with the cards it still gets. */
function atMarkets(village: Village, { markets }: Outlook, count: Tally, more: number): number {
  if (markets === 0) return 0;
  return (
    markets * (count.gold + count.coins) + silverSoon(village, count, more) + nunIn(village, count)
  );
}
