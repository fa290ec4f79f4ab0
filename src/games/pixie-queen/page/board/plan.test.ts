// The board finds its places for whatever is printed: other rows, other tracks, other tiles.

import { expect, test } from 'vitest';
import { boardIn } from '../../board.ts';
import { readComponents } from '../../components.ts';
import { FOODS } from '../../goods.ts';
import type { Rect } from './parts.ts';
import { deskPlan, type Plan, phonePlan } from './plan.ts';
import { type Printed, printedOn } from './printed.ts';

/** A board of these rows, lowest first, with so many track spaces and reward tiles. */
function printedWith(rows: readonly number[], spaces: number, tiles: number): Printed {
  const levels = rows.flatMap((count, level) => Array<number>(count).fill(level + 1));
  const row = Array.from({ length: tiles }, (_, i) => ({ points: 4 + i, golden: i < 5 }));
  const components = readComponents({
    pyramid: levels.map((level, i) => ({
      action: i + 1,
      level,
      food: Array.from({ length: level }, (_, at) => FOODS[at % FOODS.length]),
    })),
    tracks: Array.from({ length: spaces }, (_, i) => ({
      penalty: Math.max(0, spaces - 2 - i),
      victory: i === spaces - 1 ? 1 : 0,
      silverPerGold: 1,
      goldPerRing: 1,
    })),
    rewards: { offering: row, servant: row, ring: row },
    score: { pit: 40, most: 30, symbols: [5, 15, 25] },
  });
  return printedOn(boardIn({ components }));
}

const BOARDS = [
  { rows: [6, 5, 3, 2], spaces: 6, tiles: 7 },
  { rows: [5, 4, 4, 3], spaces: 7, tiles: 7 },
  { rows: [7, 5, 3, 1], spaces: 7, tiles: 5 },
  { rows: [5, 4, 3, 3, 1], spaces: 10, tiles: 9 },
  { rows: [8, 8], spaces: 4, tiles: 12 },
];

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.w - 0.01 &&
  b.x < a.x + a.w - 0.01 &&
  a.y < b.y + b.h - 0.01 &&
  b.y < a.y + a.h - 0.01;

/** Parts that must not lie on each other. */
function partsOf(plan: Plan): Rect[] {
  const { spaces, street, rewards, tracks, store, abilities, mines, ruler, orders } = plan;
  return [
    ...spaces,
    ...street,
    rewards,
    tracks,
    store,
    abilities,
    ...mines,
    ruler,
    ...(orders ? [orders.sheet] : []),
  ];
}

for (const [kind, planFor] of [
  ['desk', deskPlan],
  ['phone', phonePlan],
] as const)
  test.each(BOARDS)(`${kind}: rows $rows, $spaces track spaces, $tiles tiles`, board => {
    const printed = printedWith(board.rows, board.spaces, board.tiles);
    for (const seats of [2, 3, 5]) {
      const plan = planFor(printed, { seats, mines: Math.max(3, seats) });
      const parts = partsOf(plan);
      for (const [i, part] of parts.entries()) {
        expect(part.x).toBeGreaterThanOrEqual(0);
        expect(part.y).toBeGreaterThanOrEqual(0);
        expect(part.x + part.w).toBeLessThanOrEqual(plan.w + 0.01);
        expect(part.y + part.h).toBeLessThanOrEqual(plan.h + 0.01);
        for (const other of parts.slice(i + 1)) expect(overlap(part, other)).toBe(false);
      }
    }
  });

test.each(BOARDS)('every action, symbol, space and tile of rows $rows has its place', board => {
  const printed = printedWith(board.rows, board.spaces, board.tiles);
  for (const plan of [deskPlan, phonePlan].map(planFor =>
    planFor(printed, { seats: 4, mines: 4 }),
  )) {
    expect(plan.spaces.map(({ action }) => action)).toEqual(
      Array.from({ length: 16 }, (_, i) => i + 1),
    );
    expect(plan.street.map(({ action }) => action)).toEqual([17, 18, 19, 20, 21]);
    for (const { food, level, hand, plain, x, w } of plan.spaces) {
      expect(food).toHaveLength(level);
      for (const slot of [...food, hand, plain]) {
        expect(slot.x - slot.r).toBeGreaterThanOrEqual(x - 0.6);
        expect(slot.x + slot.r).toBeLessThanOrEqual(x + w + 0.6);
      }
      for (const symbol of food)
        for (const slot of [hand, plain])
          expect(Math.hypot(symbol.x - slot.x, symbol.y - slot.y)).toBeGreaterThanOrEqual(slot.r);
    }
    expect(plan.tracks.rows).toHaveLength(board.spaces);
    for (const row of plan.rewards.rows) expect(row.tiles).toHaveLength(board.tiles);
    expect(plan.ruler.step * (printed.score.end - printed.score.pit)).toBeLessThan(plan.w);
  }
});
