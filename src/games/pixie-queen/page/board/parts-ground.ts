// Where everything lies below the street: in the mines, and on the score line.

import type { Rect, Slot, Spot } from './parts.ts';
import type { Printed } from './printed.ts';

/** A mine: two low slots with rocks beside them, the others above. */
export interface MinePlan extends Rect {
  readonly owner: number;
  readonly slots: readonly Slot[];
  /** For each low slot: where its rocks lie. */
  readonly rocks: readonly (readonly Spot[])[];
}

/** Lays a mine out. */
export function mineIn(
  rect: Rect,
  owner: number,
  { slots, low, rocks }: Printed['mine'],
): MinePlan {
  const { x, y, w, h } = rect;
  const half = (w - 24) / low;
  const big = Math.min(19, half / 2 - 14);
  const lowY = y + h - big - 6;
  const upper = Math.max(0, slots - low);
  const small = Math.min(11, (w / 2 - 14) / (2.3 * Math.max(upper, 1)));
  const lows = Array.from({ length: low }, (_, i) => ({
    x: x + 14 + half * i + half / 2 - 9,
    y: lowY,
    r: big,
  }));
  const uppers = Array.from({ length: upper }, (_, i) => ({
    x: x + w - 18 - small - (upper - 1 - i) * small * 2.35,
    y: y + 37,
    r: small,
  }));
  return {
    ...rect,
    owner,
    slots: [...lows, ...uppers],
    rocks: lows.map(slot =>
      Array.from({ length: rocks }, (_, i) => ({
        x: slot.x + big + 11,
        y: lowY + (i - (rocks - 1) / 2) * (rocks > 3 ? 36 / rocks : 13),
      })),
    ),
  };
}

/** The score line. */
export interface RulerPlan extends Rect {
  readonly from: number;
  readonly step: number;
  readonly axis: number;
}

/** Lays the score line out. */
export function rulerIn(rect: Rect, { pit, end }: Printed['score']): RulerPlan {
  const from = rect.x + 38;
  return { ...rect, from, step: (rect.x + rect.w - 20 - from) / (end - pit), axis: rect.y + 31 };
}

/** Where so many points lie; whoever is past an end stands on it. */
export function onRuler(
  { from, step }: RulerPlan,
  points: number,
  { pit, end }: Printed['score'],
): number {
  return from + (Math.min(end, Math.max(pit, points)) - pit) * step;
}
