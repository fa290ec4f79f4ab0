// What a seat cannot know: goods and reward tiles behind other screens, closed hands, round tiles to come
// (pixie-queen.2). How much of everything the others have together is known.

import { isTogether } from '../../kernel/agenda.ts';
import type { Frame, Seat } from '../../kernel/game.ts';
import { type HiddenPlace, itemsOf, kindsIn, lying, type Spot } from '../../kernel/hidden.ts';
import { goodsOf, KINDS } from './goods.ts';
import { goodIn } from './steps/sacrifice.ts';
import { HANDS, type PixieTable } from './table.ts';

export function hidden(table: PixieTable, seat: Seat | null): HiddenPlace[] {
  const { roundTiles, phase } = table;
  const tiles = {
    name: 'round tiles',
    spots: itemsOf(roundTiles),
    canDiffer: kindsIn(roundTiles) > 1,
  };
  if (phase === 'over') return [tiles];
  const others = table.large.filter(other => other !== seat).sort((a, b) => a - b);
  return [
    tiles,
    ...(others.length > 1 ? behindScreens(table, others) : []),
    ...(phase === 'sacrifice' ? others.flatMap(of => closedHands(table, of)) : []),
  ];
}

/** Whatever the others have of something may be any one's of them. */
function behindScreens(table: PixieTable, others: readonly Seat[]): HiddenPlace[] {
  const ofThem = (list: readonly number[], size: number) =>
    others.flatMap(of => itemsOf(list).slice(of * size, (of + 1) * size));
  const takenBy = (takers: readonly Seat[]) =>
    itemsOf(takers).filter(spot => others.includes(lying(spot) as Seat));
  const some = (spots: readonly Spot[]) => spots.some(spot => (lying(spot) as number) > 0);
  const [goods, chips] = [ofThem(table.goods, KINDS), ofThem(table.chips, 2)];
  const [offerings, rings] = [takenBy(table.offerings), takenBy(table.rings)];
  return [
    { name: 'goods', spots: goods, canDiffer: some(goods) },
    { name: 'chips', spots: chips, canDiffer: some(chips) },
    { name: 'offering tiles', spots: offerings, canDiffer: offerings.length > 0 },
    { name: 'rings', spots: rings, canDiffer: rings.length > 0 },
  ];
}

/** What somebody offers: whoever is not ready is taken to begin anew. */
function closedHands(table: PixieTable, of: Seat): HiddenPlace[] {
  const top: Frame | undefined = table.agenda.at(-1);
  const lane = top && isTogether(top) ? top.lanes.find(({ seat }) => seat === of) : undefined;
  if (lane === undefined) return [];
  const spots = itemsOf(table.offers).slice(of * HANDS, (of + 1) * HANDS);
  const isReady = lane.agenda.length === 0;
  const isBegun = spots.some(spot => lying(spot) !== 0);
  /** Whoever has two of something could have offered one, or both. */
  const hasSome = spots.some((_spot, hand) => goodsOf(table, of, goodIn(table, hand)) > 1);
  return [{ name: 'closed hands', of, spots, canDiffer: isReady ? hasSome : isBegun }];
}
