// What goods behind a screen, or in a closed hand, may bring; and what they cost at the end.

import type { Seat } from '../../kernel/game.ts';
import type { Reward } from './board.ts';
import { type Outlook, stepWorth, YIELD } from './bot-outlook.ts';
import components from './components.json';
import { APPLE, FOODS, GOLD, goodsOf, KINDS, SILVER } from './goods.ts';
import { ringPrice, silverPrice } from './prices.ts';
import { offerAt } from './steps/sacrifice.ts';
import { HANDS, type PixieTable } from './table.ts';
import { hasAbility, RING_BONUS } from './tiles.ts';

/** What each food of a kind is worth in hand: the first ones most. */
const IN_HAND = [1, 0.9, 0.8, 0.55, 0.4, 0.25] as const;
/** How surely metal in hand moves a disc, and gold becomes a ring. */
const STEP = 0.6;
const RING = 0.6;
const SPARE_METAL = 0.35;
/** How likely somebody else offers the wanted food. */
const PLEASED = 0.4;
/** What a promotion is worth beside its food. */
const PROMOTION = 0.7;

/** Goods in hand, closed hands included: what they may bring, or cost at the end. */
export function goodsWorth(table: PixieTable, seat: Seat, outlook: Outlook): number {
  if (outlook.sacrifices === 0) return -mostWorth(table, seat);
  const sealed = table.phase === 'sacrifice';
  let worth = sealed ? offerWorth(table, seat, outlook) : 0;
  const wanted = table.wanted[table.wanted.length - 1];
  const left = sealed ? outlook.sacrifices - 1 : outlook.sacrifices;
  const share = Math.min(1, 0.55 + 0.1 * left) * (left > 0 ? 1 : 0);
  for (let food = APPLE; food < FOODS.length; food++) {
    const offered = sealed && food === wanted ? offerAt(table, seat, 0) : 0;
    const count = goodsOf(table, seat, food) - offered;
    for (let i = 0; i < count; i++)
      worth += share * (IN_HAND[Math.min(i, IN_HAND.length - 1)] as number);
  }
  const [silver, gold] = [SILVER, GOLD].map(
    (good, at) => goodsOf(table, seat, good) - (sealed ? offerAt(table, seat, at + 1) : 0),
  ) as [number, number];
  if (left > 0)
    worth += silverWorth(table, seat, silver, outlook) + goldWorth(table, seat, gold, outlook);
  return worth;
}

function silverWorth(table: PixieTable, seat: Seat, count: number, outlook: Outlook): number {
  if (count === 0) return 0;
  const step = STEP * stepWorth(outlook, table.silver[seat] as number);
  const melted = goldUnit(table, seat, outlook) / silverPrice(table, seat);
  return Math.max(step, SPARE_METAL) + Math.min(count - 1, 8) * Math.max(SPARE_METAL, 0.7 * melted);
}

/** A gold as a part of the next ring. */
function goldUnit(table: PixieTable, seat: Seat, { board }: Outlook): number {
  const next = board.rewards.ring[table.rings.length] as Reward | undefined;
  if (next === undefined) return SPARE_METAL;
  const points = next.points + (hasAbility(table, seat, RING_BONUS) ? 2 : 0);
  return Math.max(SPARE_METAL, (RING * points) / ringPrice(table, seat));
}

function goldWorth(table: PixieTable, seat: Seat, count: number, outlook: Outlook): number {
  if (count === 0) return 0;
  const unit = goldUnit(table, seat, outlook);
  const step = STEP * stepWorth(outlook, table.gold[seat] as number);
  return Math.max(step, unit) + Math.min(count - 1, 2 * ringPrice(table, seat)) * unit;
}

/** What closed hands will bring: steps for metal, promotions for food, a penalty for nothing. */
function offerWorth(table: PixieTable, seat: Seat, outlook: Outlook): number {
  const [food, silver, gold] = Array.from({ length: HANDS }, (_, hand) =>
    offerAt(table, seat, hand),
  ) as [number, number, number];
  if (food + silver + gold === 0) return -components.penalties.empty / 2;
  const more = (count: number) => (count === 0 ? 0 : Math.min(1.7, 1 + 0.25 * count));
  // Metal moves a disc only if somebody pleases the Queen.
  const pleased = food > 0 ? 1 : PLEASED;
  const steps =
    more(silver) * stepWorth(outlook, table.silver[seat] as number) +
    more(gold) * stepWorth(outlook, table.gold[seat] as number);
  return pleased * steps + promotionsWorth(table, seat, food, outlook);
}

/** So many promotions: the first ones from the mine, roughly. */
function promotionsWorth(
  table: PixieTable,
  seat: Seat,
  count: number,
  { steals, penalties }: Outlook,
): number {
  const each =
    PROMOTION + YIELD * steals * 0.9 + ((table.slaves[seat] as number) > 2 ? 0 : 0.4 * penalties);
  return Math.min(count, 5) * each;
}

/** Whoever has most of a good at the end is punished. */
function mostWorth(table: PixieTable, seat: Seat): number {
  let worth = 0;
  for (let good = 0; good < KINDS; good++) {
    const own = goodsOf(table, seat, good);
    if (own > 0 && table.large.every(other => goodsOf(table, other, good) <= own))
      worth += components.penalties.most;
  }
  return worth;
}
