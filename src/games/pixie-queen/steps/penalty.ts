// Phase V, Penalty (pixie-queen.74–76): for slaves, then for the tracks; then the round is over.

import type { Frame, Seat } from '../../../kernel/game.ts';
import type { TrackSpace } from '../board.ts';
import components from '../components.json';
import { punish } from '../penalties.ts';
import { rocksOf } from '../pixies.ts';
import { goldenLeft, takeChips } from '../rewards.ts';
import {
  boardOf,
  type FrameOf,
  favouriteOf,
  isIn,
  NOBODY,
  type PixieAgenda,
  type PixieQueen,
  type PixieTable,
} from '../table.ts';
import { hasAbility, SLAVE_DISCOUNT } from '../tiles.ts';

const { oneSlave, moreSlaves } = components.penalties;

/** One after another in the order of the large cubes (pixie-queen.74, E44). */
export function slaves(table: PixieTable, frame: FrameOf<'slaves'>, agenda: PixieAgenda): void {
  const seat = frame.of;
  table.phase = 'penalty';
  const next = behind(table, seat);
  agenda.next(
    next === NOBODY ? { step: 'tracks', of: favouriteOf(table) } : { step: 'slaves', of: next },
  );
  punish(table, seat, slavePenalty(table, seat), 'slaves', '74', agenda);
}

/** Who stands behind somebody in the order of the round; NOBODY behind the last. */
function behind({ large }: PixieQueen, seat: Seat): Seat {
  return large[large.indexOf(seat) + 1] ?? NOBODY;
}

/** One point for a slave, two for more; never more than one with the ability. */
function slavePenalty(table: PixieTable, seat: Seat): number {
  const count = table.slaves[seat] as number;
  if (count === 0) return 0;
  return count === 1 || hasAbility(table, seat, SLAVE_DISCOUNT) ? oneSlave : moreSlaves;
}

/** What is printed beside the disc on each track: a penalty, or a point (pixie-queen.75, 76). */
export function tracks(table: PixieTable, frame: FrameOf<'tracks'>, agenda: PixieAgenda): void {
  const seat = frame.of;
  const next = behind(table, seat);
  agenda.next(next === NOBODY ? { step: 'close' } : { step: 'tracks', of: next });
  for (const track of ['silver', 'gold'] as const) {
    const { penalty, victory } = boardOf(table).tracks[table[track][seat] as number] as TrackSpace;
    if (victory > 0 && isIn(table, seat)) reward(table, seat, track, victory, agenda);
    punish(table, seat, penalty, track, '75', agenda);
  }
}

function reward(
  table: PixieTable,
  seat: Seat,
  track: string,
  victory: number,
  agenda: PixieAgenda,
): void {
  const count = takeChips(table, seat, victory);
  const rule = `pixie-queen.${count === victory ? '76' : 'E34'}`;
  agenda.note({ what: 'trackPoint', rule, seat, track, count });
}

/** After the seventh round, or when no golden tile is left, the game is scored (pixie-queen.83). */
export function close(table: PixieTable, _frame: Frame, agenda: PixieAgenda): void {
  const isLast = table.round === components.rounds || goldenLeft(table, boardOf(table)) === 0;
  if (!isLast) {
    agenda.next({ step: 'round' });
    return;
  }
  table.phase = 'scoring';
  agenda.note({ what: 'ended', rule: 'pixie-queen.83' });
  agenda.next({ step: 'score' });
  for (const seat of [...table.large].reverse())
    if (rocksOf(table, seat) > 0) agenda.next({ step: 'free', seat });
}
