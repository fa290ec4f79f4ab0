// The final scoring (pixie-queen.84–86): victory points, rocks, and whoever kept most of a good.

import type { Frame, ScoreLine, Seat, Standing } from '../../kernel/game.ts';
import components from './components.json';
import { GOODS, goodsOf } from './goods.ts';
import { ACCOUNTS, enter, MOST_OF } from './ledger.ts';
import { rocksOf } from './pixies.ts';
import { boardOf, type PixieAgenda, type PixieQueen, type PixieTable } from './table.ts';
import { victoryOf } from './victory.ts';

const ROCKS = ACCOUNTS.indexOf('rocks');
const { rock: ROCK, most: MOST } = components.penalties;

/** Screens are lifted: rocks left, and most of each good (pixie-queen.84). */
export function score(table: PixieTable, _frame: Frame, agenda: PixieAgenda): void {
  agenda.reveal();
  table.phase = 'over';
  for (const seat of table.large) enter(table.ledger, seat, ROCKS, ROCK * rocksOf(table, seat));
  GOODS.forEach((_name, good) => {
    const most = Math.max(...table.large.map(seat => goodsOf(table, seat, good)));
    if (most === 0) return;
    for (const seat of table.large)
      if (goodsOf(table, seat, good) === most) enter(table.ledger, seat, MOST_OF + good, MOST);
  });
  for (const { seat, points } of standing(table))
    agenda.note({ what: 'scored', rule: 'pixie-queen.84', seat, count: points });
}

/** Most points win; then servants, then the earlier servant; whoever fell into the Pit is behind. */
export function standing(table: PixieTable): Standing[] {
  const entries = table.penalty.map((_points, seat) => {
    const lines = linesOf(table, seat);
    return { seat, points: lines.reduce((sum, line) => sum + line.points, 0), lines };
  });
  return entries.map(entry => ({
    ...entry,
    place: 1 + entries.filter(other => isAhead(table, other, entry)).length,
  }));
}

interface Entry {
  readonly seat: Seat;
  readonly points: number;
}

/** Whether one is ahead of another (pixie-queen.85, 86, E35, E39). */
function isAhead(table: PixieQueen, one: Entry, other: Entry): boolean {
  const [left, right] = [table.out.indexOf(one.seat), table.out.indexOf(other.seat)];
  if (left !== right && (left >= 0 || right >= 0)) return right >= 0 && (left < 0 || left > right);
  if (one.points !== other.points) return one.points > other.points;
  const [servants, others] = [servantsOf(table, one.seat), servantsOf(table, other.seat)];
  if (servants.length !== others.length) return servants.length > others.length;
  return servants.length > 0 && (servants[0] as number) < (others[0] as number);
}

/** The places of somebody's servants in their row: the order they came in. */
function servantsOf({ servants }: PixieQueen, seat: Seat): number[] {
  return servants.flatMap((owner, at) => (owner === seat ? [at] : []));
}

/** Every line there can be, in the order they are told: what is won, then what it cost. */
export const LINES: readonly string[] = [
  ...['offerings', 'servants', 'rings', 'chips'],
  ...ACCOUNTS,
].map(what => `score.${what}`);

function linesOf(table: PixieTable, seat: Seat): ScoreLine[] {
  const { offerings, servants, rings, chips } = victoryOf(table, boardOf(table), seat);
  const sum = (tiles: readonly number[]) => tiles.reduce((total, points) => total + points, 0);
  const lines = [
    { what: 'score.offerings', points: sum(offerings) },
    { what: 'score.servants', points: sum(servants) },
    { what: 'score.rings', points: sum(rings) },
    { what: 'score.chips', points: (chips[0] as number) + 2 * (chips[1] as number) },
    ...ACCOUNTS.map((account, at) => ({
      what: `score.${account}`,
      points: -(table.ledger[seat * ACCOUNTS.length + at] as number),
    })),
  ];
  return lines.filter(({ points }) => points !== 0);
}
