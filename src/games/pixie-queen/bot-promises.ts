// What is still on the agenda, as far as it promises something: bots look one choice ahead, and many
// choices are the first half of a deed.

import type { Frame } from '../../kernel/game.ts';
import { offerAt } from './steps/sacrifice.ts';
import type { PixieFrame, PixieTable } from './table.ts';

/** What half a deed is worth once it is done, in points. */
const COPY = 2.2;
const PROMOTION = 1.2;
const FOUND = 1.4;
const TRADED = 1.2;
const DEMOTION = 1.5;
const LOOTED = 0.8;

/** Adds to each seat's points what the agenda promises, or threatens. */
export function promised(table: PixieTable, points: number[]): void {
  for (const frame of table.agenda as (PixieFrame | Frame)[])
    expect(table, frame as PixieFrame, points);
}

function expect(table: PixieTable, frame: PixieFrame, points: number[]): void {
  switch (frame.step) {
    case 'copy':
      add(points, frame.seat, COPY);
      break;
    case 'promote':
      add(points, frame.seat, PROMOTION * frame.left);
      break;
    case 'promotions':
      for (const seat of table.large.slice(frame.at))
        add(points, seat, PROMOTION * offerAt(table, seat, 0));
      break;
    case 'search':
      add(points, frame.seat, FOUND * frame.left);
      break;
    case 'trade':
      add(points, frame.seat, TRADED);
      break;
    case 'rob':
      add(points, frame.seat, LOOTED);
      break;
    case 'demote':
      add(points, frame.seat, -DEMOTION);
      break;
    case 'whip':
      add(points, leader(points, frame.seat), -frame.points);
      break;
    default:
  }
}

function add(points: number[], seat: number, gain: number): void {
  points[seat] = (points[seat] as number) + gain;
}

/** The best of the others. */
function leader(points: readonly number[], seat: number): number {
  let best = -1;
  points.forEach((own, other) => {
    if (other !== seat && (best < 0 || own > (points[best] as number))) best = other;
  });
  return best;
}
