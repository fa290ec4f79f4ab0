// What tiles in front of the screens promise: sold they bring gold, unsold they are kept.

import type { Seat } from '../../kernel/game.ts';
import { tileWorth, type Valued } from './bot-land.ts';
import type { Outlook } from './bot-outlook.ts';
import { NONE, type TileId } from './kit.ts';
import { AXE, DRAWN, priceIn, type SkyeTable, tileIn, UNPRICED } from './table.ts';

/** What a buyer must gain before a tile tempts them, and how sharply that decides. */
const TEMPTING = 2.2;
const SHARP = 1;
/** How much of what a buyer gains is our loss. */
const ENVY = 0.25;
/** The prices one thinks about. */
const DEAREST = 14;
/** A seller's step on the warrior track, with Journeyman. */
const SALE = 1;

/** What the judgement looks at, all in one. */
export interface Judged {
  readonly table: SkyeTable;
  readonly outlook: Outlook;
  readonly lands: readonly Valued[];
}

/** A step for the journeyman on a tile. */
const SYMBOL = 1.5;

/** What a tile is worth on somebody's land. */
function worthTo({ table, outlook, lands }: Judged, seat: Seat, tile: TileId): number {
  const worth = tileWorth(table, lands[seat] as Valued, tile, outlook);
  return table.journey !== null && outlook.kit.isJourneyman[tile] === 1 ? worth + SYMBOL : worth;
}

/** What tiles got and not yet laid will add. */
export function handWorth(judged: Judged, seat: Seat): number {
  let worth = 0;
  for (const tile of judged.table.hands[seat] as TileId[]) worth += worthTo(judged, seat, tile);
  return worth;
}

/** What the tiles in front of somebody's screen promise. `buyers` can still buy. */
export function rowWorth(judged: Judged, seat: Seat, buyers: readonly Seat[]): number {
  const { table } = judged;
  let worth = 0;
  const others = buyers.filter(other => other !== seat);
  for (let slot = 0; slot < DRAWN; slot++) {
    const tile = tileIn(table, seat, slot);
    const price = priceIn(table, seat, slot);
    if (tile === NONE || price === AXE) continue;
    const deal = new Deal(judged, seat, tile, others);
    worth += price === UNPRICED ? deal.best() : deal.at(price);
  }
  return worth;
}

/** What others may ask for a tile, and how likely one of their tiles can be had. */
const USUAL_PRICES = [2, 4, 6] as const;
const TO_BE_HAD = 0.85;

/** While prices are set: what the gold left in hand may buy later. */
export function shoppingWorth(judged: Judged, seat: Seat): number {
  const { table, outlook } = judged;
  let left = table.gold[seat] as number;
  for (let slot = 0; slot < DRAWN; slot++) {
    const price = priceIn(table, seat, slot);
    if (price > 0) left -= price;
    else if (price === UNPRICED) left -= 2;
  }
  let worth = 0;
  let best = 0;
  for (let place = 0; place < table.row.length; place++) {
    const tile = table.row[place] as TileId;
    if (tile === NONE || Math.floor(place / DRAWN) === seat) continue;
    best = Math.max(best, worthTo(judged, seat, tile));
  }
  for (const price of USUAL_PRICES)
    if (left >= price) worth += Math.max(0, best - price * outlook.gold);
  return (TO_BE_HAD * worth) / USUAL_PRICES.length;
}

/** One tile for sale. */
class Deal {
  private readonly own: number;
  private readonly wishes: readonly { readonly worth: number; readonly gold: number }[];

  constructor(
    private readonly judged: Judged,
    seat: Seat,
    tile: TileId,
    buyers: readonly Seat[],
  ) {
    this.own = worthTo(judged, seat, tile);
    this.wishes = buyers.map(other => ({
      worth: worthTo(judged, other, tile),
      gold: judged.table.gold[other] as number,
    }));
  }

  /** The tile at a price: what it brings beyond the gold in hand. */
  at(price: number): number {
    const { table, outlook } = this.judged;
    const { gold } = outlook;
    const isLaid = table.phase !== 'price';
    let unsold = 1;
    let loss = 0;
    for (const wish of this.wishes) {
      if (wish.gold < price) continue;
      const gain = wish.worth - price * gold;
      const chance = unsold / (1 + Math.exp((TEMPTING - gain) / SHARP)) / 1.5;
      unsold -= chance;
      loss += chance * Math.max(0, gain) * ENVY;
    }
    const sale = table.journey === null ? 0 : SALE;
    const sold = (isLaid ? 2 : 1) * price * gold + sale;
    const kept = this.own - (isLaid ? 0 : price * gold);
    return (1 - unsold) * sold + unsold * kept - loss;
  }

  /** The tile at its best price. */
  best(): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let price = 1; price <= DEAREST; price++) best = Math.max(best, this.at(price));
    return best;
  }
}
