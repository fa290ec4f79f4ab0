// How a table ended, in a line: my place and points, then everybody's.

import type { Seat } from '../../kernel/game.ts';
import type { Placed } from '../local/drawer.ts';
import { Pip } from '../pieces/icons.tsx';
import type { Say } from '../words.ts';

/** Minus as people write it. */
const written = (points: number) => String(points).replace('-', '−');

/** What became of somebody, in words; of nobody in particular, that the game is over. */
export function endedFor(
  placed: readonly Placed[] | null | undefined,
  seat: Seat | null,
  say: Say,
): string {
  const mine = placed?.find(one => one.seat === seat);
  if (!placed || !mine) return say('tables.is.over');
  const points = say('tables.points', { count: mine.points }).replace('-', '−');
  if (placed.length === 1) return points;
  return `${say('tables.place', { place: mine.place, of: placed.length })} · ${points}`;
}

interface ScoresProps {
  readonly placed: readonly Placed[];
  readonly nameOf: (seat: Seat) => string;
}

/** Everybody with their points, the winners first. */
export function Scores({ placed, nameOf }: ScoresProps) {
  return (
    <span className="who-sits">
      {placed
        .toSorted((a, b) => a.place - b.place)
        .map(({ seat, points }) => (
          <span key={seat}>
            <Pip seat={seat} />
            {nameOf(seat)} <b>{written(points)}</b>
          </span>
        ))}
    </span>
  );
}
