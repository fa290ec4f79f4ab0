// Phase 6, scoring (skye.28, 29, 64), and the end of the game (skye.30–32).

import type { Frame } from '../../../kernel/game.ts';
import components from '../components.json';
import { type Account, enter } from '../ledger.ts';
import { pointsFor, scrollPoints } from '../scoring.ts';
import { lookAt } from '../sight.ts';
import {
  figuresFor,
  hasJourney,
  roundsOf,
  type SkyeAgenda,
  type SkyeTable,
  seatAt,
} from '../table.ts';
import { pointFlags } from '../tracks.ts';

const SLOTS = ['A', 'B', 'C', 'D'] as const;

/** The slots scored in a round (skye.28). */
export function slotsIn(table: { readonly seats: number }, round: number): number[] {
  const letters = figuresFor(components.schedule, table)[round - 1] ?? '';
  return [...letters].map(letter => SLOTS.indexOf(letter as Account & (typeof SLOTS)[number]));
}

/** Flags first, then the scoring tiles of the round; then the marker is passed on. */
export function score(table: SkyeTable, _frame: Frame, agenda: SkyeAgenda): void {
  // Who has most gold comes to light.
  agenda.reveal();
  table.phase = 'score';
  if (hasJourney(table))
    for (let seat = 0; seat < table.seats; seat++) {
      const points = pointFlags(table, seat);
      if (points === 0) continue;
      enter(table, seat, 'flags', points);
      agenda.note({ what: 'flags', rule: 'skye.64', seat, count: points });
    }
  for (const slot of slotsIn(table, table.round)) {
    const scoring = table.scoring[slot] as number;
    const account = SLOTS[slot] as Account;
    const points = pointsFor(table, scoring);
    points.forEach((count, seat) => {
      enter(table, seat, account, count);
    });
    agenda.note({ what: 'scored', rule: 'skye.28', slot: account, scoring, points });
  }
  if (table.round === roundsOf(table)) {
    agenda.next({ step: 'finish' });
    return;
  }
  table.first = seatAt(table, 1);
  agenda.next({ step: 'round' });
}

/** Scrolls and gold (skye.30, 31). */
export function finish(table: SkyeTable, _frame: Frame, agenda: SkyeAgenda): void {
  agenda.reveal();
  table.phase = 'over';
  for (let seat = 0; seat < table.seats; seat++) {
    const scrolls = scrollPoints(lookAt(table, seat));
    const gold = Math.floor((table.gold[seat] as number) / components.goldPerPoint);
    enter(table, seat, 'scrolls', scrolls);
    enter(table, seat, 'gold', gold);
    const count = table.points[seat];
    agenda.note({ what: 'final', rule: 'skye.30', seat, scrolls, gold, count });
  }
}
