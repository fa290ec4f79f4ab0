// Where everything lies on the sheets in the corners: tracks, wishes, rewards.

import type { Rect, Slot, Spot } from './parts.ts';
import type { Printed } from './printed.ts';

/** Both tracks: a row for every space, the palace on top. */
export interface TracksPlan extends Rect {
  readonly rows: readonly { readonly y: number; readonly h: number }[];
  readonly gold: { readonly x: number; readonly w: number };
  readonly silver: { readonly x: number; readonly w: number };
}

const TRACK_HEAD = 44;

/** Lays the tracks out; rows stand from the start to the palace, as in the data. */
export function tracksIn(rect: Rect, { steps }: Pick<Printed, 'steps'>): TracksPlan {
  const { x, y, w, h } = rect;
  const each = (h - TRACK_HEAD - 4) / steps.length;
  const half = w / 2 - 27;
  return {
    ...rect,
    rows: steps.map((_, i) => ({ y: y + TRACK_HEAD + (steps.length - 1 - i) * each, h: each })),
    gold: { x: x + 8, w: half },
    silver: { x: x + w / 2 + 19, w: half },
  };
}

/** Where the n-th disc of a row stands, counted from the middle. */
export function onTrack(
  plan: TracksPlan,
  track: 'gold' | 'silver',
  step: number,
  nth: number,
  of: number,
): Spot {
  const row = plan.rows[step] ?? { y: plan.y, h: 0 };
  const { x, w } = plan[track];
  const apart = Math.min(17, (w - 46) / Math.max(1, of - 1));
  const away = 11 + nth * apart;
  return { x: track === 'gold' ? x + w - away : x + away, y: row.y + row.h / 2 };
}

/** The sheet of wishes and rewards. */
export interface RewardsPlan extends Rect {
  readonly wishes: readonly Slot[];
  readonly rows: readonly { readonly y: number; readonly tiles: readonly Slot[] }[];
}

/** Lays the sheet out; tiles shrink if there are many. */
export function rewardsIn(
  rect: Rect,
  { rounds, rewards }: Pick<Printed, 'rounds' | 'rewards'>,
): RewardsPlan {
  const { x, y, w, h } = rect;
  const line = (count: number, cy: number) => {
    const step = Math.min(30.8, (w - 20) / count);
    return Array.from({ length: count }, (_, i) => ({
      x: x + 10 + step * (i + 0.5),
      y: cy,
      r: Math.min(13, step / 2 - 2),
    }));
  };
  const each = (h - 68) / rewards.length;
  return {
    ...rect,
    wishes: line(rounds, y + 42),
    rows: rewards.map(({ tiles }, i) => {
      const top = y + 68 + i * each;
      return { y: top, tiles: line(tiles.length, top + each - 19) };
    }),
  };
}
