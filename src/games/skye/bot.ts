// The game's own judgement: what a table promises each seat, in points at the end.

import type { Seat } from '../../kernel/game.ts';
import { journeyWorth } from './bot-journey.ts';
import { countIn, type Valued, valuedLands, worthOf } from './bot-land.ts';
import { handWorth, type Judged, rowWorth, shoppingWorth } from './bot-market.ts';
import { outlookOf } from './bot-outlook.ts';
import type { ScoringData } from './kit.ts';
import { isMajority, prizes } from './scoring.ts';
import { stillToBuy } from './steps/buy.ts';
import { hasJourney, type SkyeTable, seatAt } from './table.ts';

/** How far a lead in what a majority compares lasts. */
const LASTING = 0.5;

export function judge(table: SkyeTable): number[] {
  if (table.phase === 'over') return [...table.points];
  const outlook = outlookOf(table);
  const judged = { table, outlook, lands: valuedLands(table, outlook) };
  const buyers = buyersIn(table);
  const points = table.points.map((own, seat) => own + promise(judged, seat, buyers));
  majorities(judged, points);
  return points;
}

function promise(judged: Judged, seat: Seat, buyers: readonly Seat[]): number {
  const { table, outlook, lands } = judged;
  return (
    worthOf(table, lands[seat] as Valued, outlook) +
    outlook.gold * (table.gold[seat] as number) +
    handWorth(judged, seat) +
    rowWorth(judged, seat, buyers) +
    (table.phase === 'price' ? shoppingWorth(judged, seat) : 0) +
    (hasJourney(table) ? journeyWorth(table, seat, outlook) : 0)
  );
}

/** Who may still buy in this round, in the order of play: before they begin to, everybody. */
function buyersIn(table: SkyeTable): Seat[] {
  if (table.phase === 'buy') return stillToBuy(table);
  return Array.from({ length: table.seats }, (_, at) => seatAt(table, at));
}

/** Prizes as they stand, as far as they last. */
function majorities({ table, outlook, lands }: Judged, points: number[]): void {
  const { kit, scoring, times } = outlook;
  scoring.forEach((number, slot) => {
    const left = times[slot] as number;
    const { id, points: figures } = kit.scoring[number] as ScoringData;
    if (left === 0 || !isMajority(id)) return;
    const counts =
      id === 'mostGold' ? table.gold : lands.map(land => countIn(table, land, number, outlook));
    prizes(counts, figures).forEach((prize, seat) => {
      points[seat] = (points[seat] as number) + LASTING * left * prize;
    });
  });
}
