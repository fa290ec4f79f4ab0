// What tiles in front of the screens promise: sold they bring gold, unsold they are kept.

import type { Seat } from '../../kernel/game.ts';
import { tileWorth } from './bot-land.ts';
import type { Outlook } from './bot-outlook.ts';
import { NONE, type TileId } from './kit.ts';
import type { Laid } from './land.ts';
import { AXE, DRAWN, priceIn, type SkyeTable, tileIn, UNPRICED } from './table.ts';

/** What a buyer must gain before a tile tempts them, and how sharply that decides. */
const TEMPTING = 1.2;
const SHARP = 1;
/** How much of what a buyer gains is our loss. */
const ENVY = 0.25;
/** The prices one thinks about. */
const DEAREST = 14;
/** A seller's step on the warrior track, with Journeyman. */
const SALE = 1;

/** What a tile is worth on somebody's land. */
function worthTo(table: SkyeTable, seat: Seat, tile: TileId, outlook: Outlook): number {
  const land = table.lands[seat] as Laid[];
  const worth = tileWorth(table, land, table.journey?.roads[seat], tile, outlook);
  return worth + (table.journey !== null && outlook.kit.isJourneyman[tile] === 1 ? 1.5 : 0);
}

/** What tiles got and not yet laid will add. */
export function handWorth(table: SkyeTable, seat: Seat, outlook: Outlook): number {
  let worth = 0;
  for (const tile of table.hands[seat] as TileId[]) worth += worthTo(table, seat, tile, outlook);
  return worth;
}

/** What the tiles in front of somebody's screen promise. `buyers` can still buy. */
export function rowWorth(
  table: SkyeTable,
  seat: Seat,
  buyers: readonly Seat[],
  outlook: Outlook,
): number {
  let worth = 0;
  const others = buyers.filter(other => other !== seat);
  for (let slot = 0; slot < DRAWN; slot++) {
    const tile = tileIn(table, seat, slot);
    const price = priceIn(table, seat, slot);
    if (tile === NONE || price === AXE) continue;
    const deal = new Deal(table, seat, tile, others, outlook);
    worth += price === UNPRICED ? deal.best() : deal.at(price);
  }
  return worth;
}

/** One tile for sale. */
class Deal {
  private readonly own: number;
  private readonly wishes: readonly { readonly worth: number; readonly gold: number }[];

  constructor(
    private readonly table: SkyeTable,
    seat: Seat,
    tile: TileId,
    buyers: readonly Seat[],
    private readonly outlook: Outlook,
  ) {
    this.own = worthTo(table, seat, tile, outlook);
    this.wishes = buyers.map(other => ({
      worth: worthTo(table, other, tile, outlook),
      gold: table.gold[other] as number,
    }));
  }

  /** The tile at a price: what it brings beyond the gold in hand. */
  at(price: number): number {
    const { gold } = this.outlook;
    const isLaid = this.table.phase !== 'price';
    let unsold = 1;
    let loss = 0;
    for (const wish of this.wishes) {
      if (wish.gold < price) continue;
      const gain = wish.worth - price * gold;
      const chance = unsold / (1 + Math.exp((TEMPTING - gain) / SHARP)) / 1.5;
      unsold -= chance;
      loss += chance * Math.max(0, gain) * ENVY;
    }
    const sale = this.table.journey === null ? 0 : SALE;
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
