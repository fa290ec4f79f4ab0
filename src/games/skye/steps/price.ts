// Phases 2 and 3, prices and the axe (skye.12–14, 40): all decide at once, in secret.

import { ask, type Frame, law, type Seat } from '../../../kernel/game.ts';
import type { Axe, Price } from '../choices.ts';
import { NONE } from '../kit.ts';
import { part } from '../money.ts';
import {
  AXE,
  clearSlot,
  DRAWN,
  type FrameOf,
  HELD,
  hasJourney,
  intoBag,
  noted,
  priceIn,
  type SkyeAgenda,
  type SkyeTable,
  seatAt,
  tileIn,
  UNPRICED,
} from '../table.ts';
import { holds, NO_DISCARD } from '../tokens.ts';

const AXES: readonly Axe[] = Array.from({ length: DRAWN }, (_, axe) => ({ axe }));
const NO_AXE: Axe = { axe: NONE };

/** Whether somebody may keep all three tiles (skye.40). */
function mayKeepAll(table: SkyeTable, seat: Seat): boolean {
  return hasJourney(table) && holds(table, seat, NO_DISCARD, HELD);
}

/** The axe goes to one of the three tiles. */
export const axe = ask<SkyeTable, FrameOf<'axe'>, Axe>({
  rule: 'skye.12',
  candidates: (table, { seat }) => (mayKeepAll(table, seat) ? [...AXES, NO_AXE] : [...AXES]),
  laws: [],
  beyond: {
    is: (choice): choice is Axe => {
      const { axe: slot } = (choice ?? {}) as Partial<Axe>;
      return slot === NONE || AXES[slot as number] !== undefined;
    },
    laws: [
      law('skye.12', 'the axe goes to one of the three tiles', (table, choice, { seat }) => {
        return choice.axe !== NONE || mayKeepAll(table, seat);
      }),
    ],
  },
  take(table, { seat }, choice, agenda) {
    if (choice.axe !== NONE) table.prices[seat * DRAWN + choice.axe] = AXE;
    agenda.note({ what: 'axed', rule: 'skye.12', seat, slot: choice.axe, only: seat });
    agenda.next({ step: 'price', seat, slot: nextSlot(table, seat) });
  },
});

/** The first slot without a price, or DRAWN. */
function nextSlot(table: SkyeTable, seat: Seat): number {
  let slot = 0;
  while (slot < DRAWN && priceIn(table, seat, slot) !== UNPRICED) slot++;
  return slot;
}

/** Every price there can be, made when it is first asked for. */
const PRICES: Price[] = [];

function priceOf(gold: number): Price {
  for (let next = PRICES.length; next <= gold; next++) PRICES.push({ price: next });
  return PRICES[gold] as Price;
}

/** The most gold for a tile: each that is still to be priced needs one (skye.12). */
function mostFor(table: SkyeTable, seat: Seat): number {
  let most = (table.gold[seat] as number) + 1;
  for (let slot = 0; slot < DRAWN; slot++) {
    const price = priceIn(table, seat, slot);
    if (price === UNPRICED) most--;
    else if (price > 0) most -= price;
  }
  return most;
}

/** Gold for one tile. */
export const price = ask<SkyeTable, FrameOf<'price'>, Price>({
  rule: 'skye.12',
  candidates(table, { seat }) {
    const most = mostFor(table, seat);
    const options: Price[] = [];
    for (let gold = 1; gold <= most; gold++) options.push(priceOf(gold));
    return options;
  },
  laws: [],
  beyond: {
    is: (choice): choice is Price => Number.isInteger((choice as Partial<Price> | null)?.price),
    laws: [
      law(
        'skye.12',
        'at least one gold, and one left for each other tile',
        (table, choice, { seat }) => {
          return choice.price >= 1 && choice.price <= mostFor(table, seat);
        },
      ),
    ],
  },
  take(table, { seat, slot }, choice, agenda) {
    table.prices[seat * DRAWN + slot] = choice.price;
    agenda.note({ what: 'priced', rule: 'skye.12', seat, slot, price: choice.price, only: seat });
    const next = nextSlot(table, seat);
    if (next < DRAWN) agenda.next({ step: 'price', seat, slot: next });
    else agenda.note({ what: 'sealed', rule: 'skye.12', seat, except: seat });
  },
});

/** All prices are shown; tiles with the axe go back to the bag (skye.13, 14). */
export function reveal(table: SkyeTable, _frame: Frame, agenda: SkyeAgenda): void {
  agenda.reveal();
  table.phase = 'buy';
  for (let at = 0; at < table.seats; at++) {
    const seat = seatAt(table, at);
    const from = seat * DRAWN;
    const prices = table.prices.slice(from, from + DRAWN);
    agenda.note({
      what: 'revealed',
      rule: 'skye.13',
      seat,
      prices,
      tiles: table.row.slice(from, from + DRAWN),
    });
    for (const gold of prices) if (gold > 0) part(table, seat, gold);
  }
  for (let at = 0; at < table.seats; at++) {
    const seat = seatAt(table, at);
    for (let slot = 0; slot < DRAWN; slot++) {
      if (priceIn(table, seat, slot) !== AXE) continue;
      const tile = tileIn(table, seat, slot);
      intoBag(table, tile);
      clearSlot(table, seat, slot);
      agenda.note({ what: 'discarded', rule: 'skye.14', seat, ...noted(table, tile) });
    }
  }
  agenda.next({ step: 'buyer', at: 0, second: false });
}
