// Phase 4, buying (skye.15–18), and what Journeyman brings while tiles change hands (skye.41–44).

import { ask, law, type Seat } from '../../../kernel/game.ts';
import type { Purchase } from '../choices.ts';
import { CASTLES, NONE, type TileId } from '../kit.ts';
import { HOME } from '../land.ts';
import { part, receive } from '../money.ts';
import { isRoad, noRoadsHere } from '../roads.ts';
import {
  clearSlot,
  DRAWN,
  type FrameOf,
  HELD,
  hasJourney,
  kitAt,
  noted,
  priceIn,
  type SkyeAgenda,
  type SkyeFrame,
  type SkyeTable,
  seatAt,
  tileIn,
} from '../table.ts';
import { BANK_PAYS, holds, TWO_PURCHASES } from '../tokens.ts';

/** Whose turn it is to buy, start player first; then those with a second purchase; then unsold tiles. */
export function buyer(
  table: SkyeTable,
  { at, second }: FrameOf<'buyer'>,
  agenda: SkyeAgenda,
): void {
  if (at === table.seats) {
    if (second || !hasJourney(table)) agenda.next({ step: 'keep', at: 0 });
    else agenda.next({ step: 'buyer', at: 0, second: true });
    return;
  }
  const seat = seatAt(table, at);
  if (!second || buysTwice(table, seat)) agenda.next({ step: 'buy', seat, at, second });
  else agenda.next({ step: 'buyer', at: at + 1, second });
}

/** Whether somebody may buy a second time (skye.44). */
function buysTwice(table: SkyeTable, seat: Seat): boolean {
  return hasJourney(table) && holds(table, seat, TWO_PURCHASES, HELD);
}

/** Who may still buy in this round, whoever is asked now among them, in the order of play (skye.15, 44). */
export function stillToBuy(table: SkyeTable): Seat[] {
  const turn = table.agenda.find(({ step }) => step === 'buyer' || step === 'buy');
  if (turn === undefined) return [];
  const { at: now, second } = turn as FrameOf<'buyer' | 'buy'>;
  const order = Array.from({ length: table.seats }, (_, at) => seatAt(table, at));
  return order.filter((seat, at) => {
    const isLater = at >= now;
    return second ? isLater && buysTwice(table, seat) : isLater || buysTwice(table, seat);
  });
}

const PASS: Purchase = { do: 'pass' };
const BUYS: Purchase[] = [];

function buyOf(tile: TileId): Purchase {
  for (let next = BUYS.length; next <= tile; next++) BUYS.push({ do: 'buy', tile: next });
  return BUYS[tile] as Purchase;
}

/** Where a tile lies in front of a screen: 3 × seat + slot, or NONE. */
function placeOf({ row }: SkyeTable, tile: TileId): number {
  return tile < 0 ? NONE : row.indexOf(tile);
}

/** Whether the bank pays for somebody (skye.43). */
function bankPays(table: SkyeTable, seat: Seat): boolean {
  return hasJourney(table) && holds(table, seat, BANK_PAYS, HELD);
}

/** Whether somebody can pay a price: with gold in hand, or by the bank (skye.16, 43). */
export function canPay(table: SkyeTable, seat: Seat, price: number): boolean {
  return (table.gold[seat] as number) >= price || bankPays(table, seat);
}

/** One tile of somebody else's, or none. */
export const buy = ask<SkyeTable, FrameOf<'buy'>, Purchase>({
  rule: 'skye.15',
  candidates(table, { seat }) {
    const options: Purchase[] = [PASS];
    const { row } = table;
    for (let place = 0; place < row.length; place++) {
      const tile = row[place] as TileId;
      if (tile !== NONE && Math.floor(place / DRAWN) !== seat) options.push(buyOf(tile));
    }
    return options;
  },
  laws: [
    law('skye.16', 'you must have the gold in hand', (table, choice, { seat }) => {
      if (choice.do === 'pass') return true;
      return canPay(table, seat, table.prices[placeOf(table, choice.tile)] as number);
    }),
  ],
  beyond: {
    is: (choice): choice is Purchase => {
      const wish = (choice ?? {}) as { do?: unknown; tile?: unknown };
      if (wish.do === 'pass' || isRoad(choice)) return true;
      return wish.do === 'buy' && Number.isInteger(wish.tile) && (wish.tile as number) >= CASTLES;
    },
    laws: [
      noRoadsHere(),
      law(
        'skye.17',
        'only a tile in front of a screen, not your own',
        (table, choice, { seat }) => {
          if (choice.do === 'pass') return true;
          const place = placeOf(table, choice.tile);
          return place !== NONE && Math.floor(place / DRAWN) !== seat;
        },
      ),
    ],
  },
  take(table, { seat, at, second }, choice, agenda) {
    agenda.next({ step: 'buyer', at: at + 1, second });
    if (choice.do === 'pass') {
      agenda.note({ what: 'passed', rule: 'skye.15', seat });
      return;
    }
    const place = placeOf(table, choice.tile);
    const seller = Math.floor(place / DRAWN);
    const gold = table.prices[place] as number;
    const byBank = bankPays(table, seat);
    if (byBank) table.bank -= gold;
    else part(table, seat, gold);
    receive(table, seller, 2 * gold);
    clearSlot(table, seller, place % DRAWN);
    (table.hands[seat] as TileId[]).push(choice.tile);
    const rule = second ? 'skye.44' : byBank ? 'skye.43' : 'skye.16';
    agenda.note({
      what: 'bought',
      rule,
      seat,
      from: seller,
      ...noted(table, choice.tile),
      price: gold,
      bank: byBank,
    });
    if (!hasJourney(table)) return;
    got(table, seat, choice.tile, agenda);
    agenda.next({ step: 'advance', seat: seller, by: 'sale', cell: HOME });
  },
});

/** Whoever gets a tile with the journeyman on it may advance (skye.42). */
function got(table: SkyeTable, seat: Seat, tile: TileId, agenda: SkyeAgenda): void {
  if (hasJourney(table) && kitAt(table).isJourneyman[tile] === 1) agenda.next(symbolFrame(seat));
}

const symbolFrame = (seat: Seat): SkyeFrame => ({
  step: 'advance',
  seat,
  by: 'symbol',
  cell: HOME,
});

/** Unsold tiles stay with their owners, and the gold on them goes to the bank (skye.18). */
export function keep(table: SkyeTable, { at }: FrameOf<'keep'>, agenda: SkyeAgenda): void {
  if (at === table.seats) {
    agenda.next(hasJourney(table) ? { step: 'settle', onto: 'building' } : { step: 'building' });
    return;
  }
  agenda.next({ step: 'keep', at: at + 1 });
  const seat = seatAt(table, at);
  for (let slot = 0; slot < DRAWN; slot++) {
    const tile = tileIn(table, seat, slot);
    if (tile === NONE) continue;
    const gold = priceIn(table, seat, slot);
    table.bank += gold;
    clearSlot(table, seat, slot);
    (table.hands[seat] as TileId[]).push(tile);
    agenda.note({ what: 'kept', rule: 'skye.18', seat, ...noted(table, tile), price: gold });
    got(table, seat, tile, agenda);
  }
}
