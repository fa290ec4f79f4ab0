// Penalty points for others (10): the whip die, dealt out at will (pixie-queen.41).

import { ask, law, type Seat } from '../../../kernel/game.ts';
import type { Whip } from '../choices.ts';
import { isCounts } from '../goods.ts';
import { punishEach } from '../penalties.ts';
import { boardOf, type FrameOf, isIn, type PixieTable } from '../table.ts';
import { plainAction } from './action.ts';

export const whip = plainAction(10, [], (table, seat, agenda) => {
  const faces = boardOf(table).whip;
  const points = faces[agenda.chance.below(faces.length)] as number;
  table.shown = { what: 'whip', seat, points };
  agenda.note({ what: 'whip', rule: 'pixie-queen.41', seat, count: points });
  agenda.next({ step: 'whip', seat, points });
});

const splits: { [key: number]: Whip[] } = {};

/** Every way to deal points among others, made once. */
function splitsFor(table: PixieTable, seat: Seat, points: number): Whip[] {
  let others = 0;
  for (let other = 0; other < table.seats; other++)
    if (other !== seat && isIn(table, other)) others |= 1 << other;
  const key = (table.seats * 32 + others) * 8 + points;
  let known = splits[key];
  if (known === undefined) {
    known = dealt(table.seats, others, points).map(shares => ({ points: shares }));
    splits[key] = known;
  }
  return known;
}

/** Lists of shares, one number a seat, that add up to the points; only the marked seats get any. */
function dealt(seats: number, others: number, points: number): number[][] {
  if (seats === 0) return points === 0 ? [[]] : [];
  const last = seats - 1;
  const most = others & (1 << last) ? points : 0;
  return Array.from({ length: most + 1 }, (_, share) => share).flatMap(share =>
    dealt(last, others, points - share).map(shares => [...shares, share]),
  );
}

const whipLaw = (
  number: string,
  claim: string,
  holds: (table: PixieTable, shares: readonly number[], frame: FrameOf<'whip'>) => boolean,
) =>
  law<PixieTable, FrameOf<'whip'>, Whip>(`pixie-queen.${number}`, claim, (table, choice, frame) =>
    holds(table, choice.points, frame),
  );

/** How the points are dealt out. */
export const whipped = ask<PixieTable, FrameOf<'whip'>, Whip>({
  candidates: (table, { seat, points }) => [...splitsFor(table, seat, points)],
  laws: [],
  rule: 'pixie-queen.41',
  beyond: {
    is: (choice): choice is Whip => isCounts((choice as Partial<Whip> | null)?.points),
    laws: [
      whipLaw('41', 'a share for every seat', (table, shares) => shares.length === table.seats),
      whipLaw('41', 'only for the others', (_table, shares, { seat }) => shares[seat] === 0),
      whipLaw('78', 'whoever fell into the Pit is out', (table, shares) =>
        table.out.every(seat => shares[seat] === 0),
      ),
      whipLaw('41', 'exactly as many as the die shows', (_table, shares, { points }) => {
        return shares.reduce((sum, share) => sum + share, 0) === points;
      }),
    ],
  },
  take(table, _frame, { points }, agenda) {
    const shares = table.large.map(victim => [victim, points[victim] as number] as const);
    punishEach(table, shares, 'whip', '41', agenda);
  },
});
