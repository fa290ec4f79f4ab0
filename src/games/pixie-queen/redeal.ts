// What a seat cannot know is dealt anew (pixie-queen.2, E47): goods and reward tiles behind other screens, closed
// hands, round tiles. How much of everything the others have together is known: the rest lies in the open.

import { isTogether } from '../../kernel/agenda.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Frame, Seat } from '../../kernel/game.ts';
import { goodsOf, KINDS } from './goods.ts';
import { freeHands, goodIn } from './steps/sacrifice.ts';
import { HANDS, type PixieTable } from './table.ts';

export function redeal(table: PixieTable, seat: Seat | null, chance: Chance): void {
  chance.shuffle(table.roundTiles.sort(byNumber));
  if (table.phase === 'over') return;
  const others = sorted(table.large, seat);
  if (others.length > 1) {
    for (let good = 0; good < KINDS; good++) spread(table.goods, KINDS, good, others, chance);
    for (let chip = 0; chip < 2; chip++) spread(table.chips, 2, chip, others, chance);
    retake(table.offerings, others, chance);
    retake(table.rings, others, chance);
  }
  if (table.phase === 'sacrifice') recloseHands(table, others, chance);
}

const byNumber = (a: number, b: number) => a - b;

/** The others still in the game, from the lowest seat. */
function sorted(large: readonly Seat[], seat: Seat | null): Seat[] {
  return large.filter(other => other !== seat).sort(byNumber);
}

/** Deals what the others have of one thing among them: each piece to any of them. */
function spread(
  lists: number[],
  size: number,
  kind: number,
  others: readonly Seat[],
  chance: Chance,
): void {
  let all = 0;
  for (const other of others) {
    all += lists[other * size + kind] as number;
    lists[other * size + kind] = 0;
  }
  for (; all > 0; all--) {
    const at = (others[chance.below(others.length)] as Seat) * size + kind;
    lists[at] = (lists[at] as number) + 1;
  }
}

/** Who of the others took each tile of a row. */
function retake(takers: Seat[], others: readonly Seat[], chance: Chance): void {
  for (let at = 0; at < takers.length; at++)
    if (others.includes(takers[at] as Seat))
      takers[at] = others[chance.below(others.length)] as Seat;
}

/** Hands the others have closed hold anything they could; whoever is still choosing begins anew. */
function recloseHands(table: PixieTable, others: readonly Seat[], chance: Chance): void {
  const top: Frame | undefined = table.agenda[table.agenda.length - 1];
  if (top === undefined || !isTogether(top)) return;
  for (const { seat, agenda } of top.lanes) {
    if (!others.includes(seat)) continue;
    table.offers.fill(0, seat * HANDS, (seat + 1) * HANDS);
    if (agenda.length === 0) closeHands(table, seat, chance);
  }
}

/** Fills somebody's hands: as many kinds as are free to offer, any number of each. */
function closeHands(table: PixieTable, seat: Seat, chance: Chance): void {
  const kinds: number[] = [];
  for (let hand = 0; hand < HANDS; hand++)
    if (goodsOf(table, seat, goodIn(table, hand)) > 0) kinds.push(hand);
  for (let left = freeHands(table); left > 0 && kinds.length > 0; left--) {
    const hand = chance.draw(kinds);
    const most = goodsOf(table, seat, goodIn(table, hand));
    table.offers[seat * HANDS + hand] = 1 + chance.below(most);
  }
}
