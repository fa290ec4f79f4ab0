// Where everything lies inside the parts of the board: spaces and the street. Measures follow from the rectangle a part is
// given and from what is printed on it; a plan says where the parts lie.

import type { PrintedSpace, PrintedStreet } from './printed.ts';

/** A point of the board. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A round place something can stand on. */
export interface Slot extends Spot {
  readonly r: number;
}

/** A part of the board. */
export interface Rect extends Spot {
  readonly w: number;
  readonly h: number;
}

/** A double space: a hand slot, a plain slot, food symbols. */
export interface SpacePlan extends Rect {
  readonly action: number;
  readonly level: number;
  readonly hand: Slot;
  readonly plain: Slot;
  readonly food: readonly Slot[];
  /** How wide its name may be; 0 leaves no room for one. */
  readonly name: number;
}

/** Slots and symbols beside each other where there is room, else one below the other. */
export function spaceIn(rect: Rect, level: number, { action, food }: PrintedSpace): SpacePlan {
  const { x, y, w, h } = rect;
  const columns = food.length > 2 ? 2 : 1;
  const size = food.length > 1 ? 20 : 24;
  const beside = w - columns * (size + 1) - 10 >= 78;
  if (beside) {
    const r = w >= 112 ? 17 : 15;
    const cy = y + h - r - 7;
    const hand = { x: x + r + 7, y: cy, r };
    const plain = { x: hand.x + 2 * r + 6, y: cy, r: r - 1 };
    const right = x + w - 6 - size / 2;
    return {
      ...rect,
      action,
      level,
      hand,
      plain,
      food: block(food.length, right, cy, size),
      name: w - 54,
    };
  }
  const r = Math.min(13, (w - 10) / 4);
  const cy = y + h - 36;
  const each = Math.min(17, (w - 6) / food.length);
  return {
    ...rect,
    action,
    level,
    hand: { x: x + w / 2 - r - 1.5, y: cy, r },
    plain: { x: x + w / 2 + r + 1.5, y: cy, r },
    food: food.map((_, i) => ({
      x: x + w / 2 + (i - (food.length - 1) / 2) * each,
      y: y + h - 12,
      r: each / 2 - 0.5,
    })),
    name: w >= 84 ? w - 50 : 0,
  };
}

/** Symbols in one or two columns, the last one in the middle if it is alone. */
function block(count: number, right: number, cy: number, size: number): Slot[] {
  const r = size / 2;
  const step = size + 1;
  if (count === 1) return [{ x: right, y: cy, r }];
  const columns = count > 2 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const alone = columns === 2 && i === count - 1 && count % 2 === 1;
    const column = alone ? 0.5 : columns - 1 - (i % columns);
    return { x: right - column * step, y: cy + (row - (rows - 1) / 2) * step, r };
  });
}

/** An action of the street: its round spaces, and the lane of goods or cubes that belongs to it. */
export interface StreetPlan extends Rect {
  readonly action: number;
  readonly slots: readonly Slot[];
  /** Where goods or cubes lie beside it; absent on a narrow board. */
  readonly lane: Lane | null;
  readonly name: number;
}

/** A row of things. */
export interface Lane extends Rect {
  readonly step: number;
}

/** The place of the n-th thing of a lane. */
export function inLane({ x, y, h, step }: Lane, nth: number): Spot {
  return { x: x + step * (nth + 0.5), y: y + h / 2 };
}

/** How many round spaces are drawn: for actions without a limit, one. */
export function slotsOf({ spaces }: PrintedStreet, seats: number): number {
  if (spaces === 'colours') return seats;
  return spaces === 'all' ? 1 : spaces;
}

/** Lays an action of the street out, with what lies beside it. */
export function streetIn(
  rect: Rect,
  printed: PrintedStreet,
  seats: number,
  beside: number,
): StreetPlan {
  const { x, y, w, h } = rect;
  const count = slotsOf(printed, seats);
  const r = 14.5;
  const cy = y + h - r - 7;
  const alone = beside === 0;
  const step = alone ? Math.min(41, (w - 12) / count) : 36;
  const slots = Array.from({ length: count }, (_, i) => ({ x: x + 8 + r + i * step, y: cy, r }));
  const from = x + 8 + 2 * r + (count - 1) * step + 6;
  const lane = alone
    ? null
    : { x: from, y: cy - 15, w: x + w - 7 - from, h: 30, step: (x + w - 7 - from) / beside };
  const room = printed.penalties.length > 0 ? w - 136 : w - 57;
  return { ...rect, action: printed.action, slots, lane, name: room };
}

/** An action of the street as a pill: its pieces stand at the right end, one below the other. */
export function pillIn(rect: Rect, printed: PrintedStreet, seats: number): StreetPlan {
  const count = Math.min(3, slotsOf(printed, seats));
  const r = count > 1 ? 5.5 : 8;
  const slots = Array.from({ length: count }, (_, i) => ({
    x: rect.x + rect.w - 13,
    y: rect.y + rect.h / 2 + (i - (count - 1) / 2) * (2 * r + 1),
    r,
  }));
  return { ...rect, action: printed.action, slots, lane: null, name: 0 };
}
