// Who is ahead, and by what (skye.32, D6).

import type { Seat, Standing } from '../../kernel/game.ts';
import components from './components.json';
import { ACCOUNTS } from './ledger.ts';
import type { SkyeTable } from './table.ts';

/** Most points win; at the end a tie is broken by the gold left after the exchange. */
export function standing(table: SkyeTable): Standing[] {
  const { points, ledger } = table;
  return points.map((own, seat) => ({
    seat,
    points: own,
    place: 1 + points.filter((_points, other) => isAhead(table, other, seat)).length,
    lines: ACCOUNTS.map((account, at) => ({
      what: `score.${account}`,
      points: ledger[seat * ACCOUNTS.length + at] as number,
    })).filter(line => line.points !== 0),
  }));
}

function isAhead({ points, gold, phase }: SkyeTable, one: Seat, other: Seat): boolean {
  const [left, right] = [points[one] as number, points[other] as number];
  if (left !== right || phase !== 'over') return left > right;
  const rest = (seat: Seat) => (gold[seat] as number) % components.goldPerPoint;
  return rest(one) > rest(other);
}
