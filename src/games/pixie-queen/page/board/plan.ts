// Where the parts of the board lie: wide for a desk, or as one column for a phone. All of it is
// worked out from what is printed, so that other rows, tracks or tiles find their places.

import { GOODS } from '../../goods.ts';
import {
  type Lane,
  pillIn,
  type Rect,
  type Slot,
  type SpacePlan,
  type StreetPlan,
  slotsOf,
  spaceIn,
  streetIn,
} from './parts.ts';
import { type MinePlan, mineIn, type RulerPlan, rulerIn } from './parts-ground.ts';
import { type RewardsPlan, rewardsIn, type TracksPlan, tracksIn } from './parts-sheets.ts';
import type { Printed } from './printed.ts';

/** A part a narrow board can be moved to. */
export type Section = 'pyramid' | 'tracks' | 'rewards' | 'mines' | 'score';

/** Everything on the board, by its place. */
export interface Plan {
  readonly kind: 'desk' | 'phone';
  readonly w: number;
  readonly h: number;
  /** The hill's steps, lowest first. */
  readonly terraces: readonly Rect[];
  readonly spaces: readonly SpacePlan[];
  readonly palace: { readonly foot: number; readonly scale: number };
  readonly entrance: Slot;
  readonly ground: Rect;
  readonly street: readonly StreetPlan[];
  readonly rewards: RewardsPlan;
  readonly tracks: TracksPlan;
  readonly store: Rect;
  readonly abilities: Rect;
  /** Both orders and the special offering, where the street has no room for them. */
  readonly orders: {
    readonly sheet: Rect;
    readonly offering: Lane;
    readonly small: Lane;
    readonly large: Lane;
  } | null;
  readonly earth: Rect;
  readonly mines: readonly MinePlan[];
  readonly ruler: RulerPlan;
  readonly sections: readonly { readonly name: Section; readonly y: number }[];
}

/** For how many a board is laid: at a table of two there is a third mine, for the neutral pixies. */
interface Players {
  readonly seats: number;
  readonly mines: number;
}

/** How many mines are drawn: spare ones are boarded up. */
const MINES = 5;
const GAP = 5;

interface Row extends Rect {
  readonly level: number;
}

/** One row of the pyramid in the middle of the board. */
function rowOf(printed: Printed, { level, x, y, w, h }: Row, widest: number): SpacePlan[] {
  const spaces = printed.levels[level - 1] ?? [];
  const each = Math.min(widest, (w - GAP * (spaces.length - 1)) / spaces.length);
  const from = x + (w - spaces.length * each - GAP * (spaces.length - 1)) / 2;
  return spaces.map((space, i) =>
    spaceIn({ x: from + i * (each + GAP), y, w: each, h }, level, space),
  );
}

/** The step of the hill a row stands on. */
function terraceUnder(row: readonly SpacePlan[], margin: number): Rect {
  const [first, last] = [row[0], row.at(-1)];
  const x = (first?.x ?? 0) - margin;
  return {
    x,
    y: (first?.y ?? 0) - 7,
    w: (last?.x ?? 0) + (last?.w ?? 0) + margin - x,
    h: (first?.h ?? 0) + 14,
  };
}

/** The board for a desk: sheets in the upper corners, the hill between them, mines below. */
export function deskPlan(printed: Printed, { seats, mines }: Players): Plan {
  const W = 924;
  const SHEET = 236;
  const TALL = 72;
  const STEP = 79;
  const height = printed.levels.length;
  const bottom = 96 + height * STEP;
  const yOf = (level: number) => 96 + (height - level) * STEP;
  const sheets = Math.max(240, TRACKS_LEAST(printed));
  const rows = printed.levels.map((_, i) => {
    const level = i + 1;
    const y = yOf(level);
    const besideSheet = y < 8 + sheets;
    const side = besideSheet ? SHEET + 23 : 95;
    return rowOf(
      printed,
      { level, x: side, y, w: W - 2 * side, h: TALL },
      118 + Math.max(0, level - 2) * 15,
    );
  });
  const flank = Math.max(16 + sheets, yOf(Math.min(2, height)) + 4);
  const street = streetRow(printed, seats, { x: 8, y: bottom + 4, w: W - 16, h: 64 });
  const earth = { x: 0, y: bottom + 77, w: W, h: 106 };
  const mineW = (W - 20 - 8 * (MINES - 1)) / Math.max(MINES, mines);
  const score = { x: 0, y: earth.y + earth.h, w: W, h: 54 };
  return {
    kind: 'desk',
    w: W,
    h: score.y + score.h,
    terraces: rows.map(row => terraceUnder(row, 13)),
    spaces: rows.flat(),
    palace: { foot: 90, scale: 1 },
    entrance: { x: W / 2, y: 68, r: 17 },
    ground: { x: 0, y: bottom, w: W, h: 77 },
    street,
    rewards: rewardsIn({ x: 10, y: 8, w: SHEET, h: sheets }, printed),
    tracks: tracksIn({ x: W - 10 - SHEET, y: 8, w: SHEET, h: sheets }, printed),
    store: { x: 10, y: flank, w: 78, h: bottom - 4 - flank },
    abilities: { x: W - 88, y: flank, w: 78, h: bottom - 4 - flank },
    orders: null,
    earth,
    mines: Array.from({ length: Math.max(MINES, mines) }, (_, i) =>
      mineIn({ x: 10 + i * (mineW + 8), y: earth.y, w: mineW, h: 104 }, i, printed.mine),
    ),
    ruler: rulerIn(score, printed.score),
    sections: [],
  };
}

/** The tracks need so much height to be read. */
const TRACKS_LEAST = ({ steps }: Printed) => 48 + steps.length * 24;

/** The street from edge to edge: each action gets what its slots and its lane ask for. */
function streetRow(printed: Printed, seats: number, { x, y, w, h }: Rect): StreetPlan[] {
  const gap = 7;
  const lanes = printed.street.map(({ action }) => laneOf(action, seats));
  const wishes = printed.street.map((action, i) => {
    const slots = slotsOf(action, seats);
    const beside = lanes[i] ?? 0;
    if (beside > 0) return 50 + 36 * (slots - 1) + 24.5 * beside;
    return Math.max(action.penalties.length > 0 ? 168 : 124, 12 + 38 * slots);
  });
  const asked = wishes.reduce((sum, wish) => sum + wish, 0);
  const stretch = (w - gap * (wishes.length - 1)) / asked;
  let from = x;
  return printed.street.map((action, i) => {
    const width = (wishes[i] ?? 0) * stretch;
    const plan = streetIn({ x: from, y, w: width, h }, action, seats, lanes[i] ?? 0);
    from += width + gap;
    return plan;
  });
}

/** How many things lie beside an action of the street: goods at 19, cubes at 20 and 21. */
function laneOf(action: number, seats: number): number {
  if (action === 19) return GOODS.length;
  return action === 20 || action === 21 ? seats : 0;
}

/** The board for a phone held upright: one column, read from the palace down. */
export function phonePlan(printed: Printed, { seats, mines }: Players): Plan {
  const W = 390;
  const TALL = 76;
  const STEP = 82;
  const height = printed.levels.length;
  const rows = printed.levels.map((_, i) =>
    rowOf(
      printed,
      { level: i + 1, x: 7, y: 59 + (height - 1 - i) * STEP, w: W - 14, h: TALL },
      58 + 6 * i + Math.max(0, i - 1) * 14,
    ),
  );
  const bottom = 59 + height * STEP - 1;
  const pill = (W - 14 - 4 * (printed.street.length - 1)) / printed.street.length;
  const street = printed.street.map((action, i) =>
    pillIn({ x: 7 + i * (pill + 4), y: bottom + 4, w: pill, h: 44 }, action, seats),
  );
  const tracksY = bottom + 66;
  const tracks = tracksIn(
    { x: 8, y: tracksY, w: W - 16, h: TRACKS_LEAST(printed) + printed.steps.length * 8 },
    printed,
  );
  const ordersY = tracksY + tracks.h + 8;
  const sheet = { x: 8, y: ordersY, w: W - 16, h: 118 };
  const lane = (nth: number, count: number): Lane => ({
    x: 132,
    y: ordersY + 7 + nth * 36,
    w: W - 16 - 132,
    h: 30,
    step: Math.min(46, (W - 16 - 132) / Math.max(1, count)),
  });
  const rewardsY = ordersY + sheet.h + 12;
  const rewards = rewardsIn({ x: 8, y: rewardsY, w: 236, h: 240 }, printed);
  const earth = { x: 0, y: rewardsY + 252, w: W, h: 8 + 112 * Math.ceil(Math.max(2, mines) / 2) };
  const score = { x: 0, y: earth.y + earth.h, w: W, h: 54 };
  return {
    kind: 'phone',
    w: W,
    h: score.y + score.h,
    terraces: rows.map(row => terraceUnder(row, 7)),
    spaces: rows.flat(),
    palace: { foot: 54, scale: 0.62 },
    entrance: { x: W / 2, y: 41, r: 11 },
    ground: { x: 0, y: bottom, w: W, h: 54 },
    street,
    rewards,
    tracks,
    store: { x: 252, y: rewardsY, w: 60, h: 240 },
    abilities: { x: 320, y: rewardsY, w: 62, h: 240 },
    orders: {
      sheet,
      offering: lane(0, GOODS.length),
      small: lane(1, seats),
      large: lane(2, seats),
    },
    earth,
    mines: Array.from({ length: mines }, (_, i) =>
      mineIn(
        { x: 8 + (i % 2) * 190, y: earth.y + 4 + Math.floor(i / 2) * 112, w: 184, h: 104 },
        i,
        printed.mine,
      ),
    ),
    ruler: rulerIn(score, printed.score),
    sections: [
      { name: 'pyramid', y: 0 },
      { name: 'tracks', y: tracksY - 8 },
      { name: 'rewards', y: rewardsY - 6 },
      { name: 'mines', y: earth.y },
      { name: 'score', y: score.y },
    ],
  };
}
