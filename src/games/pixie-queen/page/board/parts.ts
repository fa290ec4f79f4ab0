// Where everything lies inside the parts of the board. Measures follow from the rectangle a part is
// given and from what is printed on it; a plan says where the parts lie.

import type { Printed, PrintedSpace, PrintedStreet } from './printed.ts';

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

/** Both tracks: a row for every space, the palace on top. */
export interface TracksPlan extends Rect {
  readonly rows: readonly { readonly y: number; readonly h: number }[];
  readonly gold: { readonly x: number; readonly w: number };
  readonly silver: { readonly x: number; readonly w: number };
}

export const TRACK_HEAD = 44;

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
