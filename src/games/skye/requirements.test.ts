// What fields ask for (skye.55–60).

import { expect, test } from 'vitest';
import { STANDARD as kit, type Requirement, SYMBOLS } from './kit.ts';
import { cellAt } from './land.ts';
import { meets } from './requirements.ts';
import { landOf } from './testing.ts';

const met = (land: string[], x: number, y: number, requirement: Requirement) =>
  meets(kit, landOf(0, land), cellAt(x, y), requirement);

test('skye.55 a symbol on the tile, or the castle', () => {
  const found = (tile: string) =>
    SYMBOLS.filter(symbol => met([`${tile} 0 1`], 0, 1, { kind: 'symbol', symbol }));
  expect(found('B01')).toEqual(['whisky', 'ship']);
  expect(found('B03')).toEqual(['sheep', 'farm', 'broch']);
  expect(found('B08')).toEqual(['sheep', 'lighthouse', 'cattle']);
  expect(met(['B01 0 1'], 0, 0, { kind: 'castle' })).toBe(true);
  expect(met(['B01 0 1'], 0, 1, { kind: 'castle' })).toBe(false);
});

test('skye.56 a distance along rows and columns, across gaps', () => {
  const land = ['B01 2 -1', 'B02 0 2'];
  for (const [min, near, far] of [
    [2, true, true],
    [3, false, true],
    [4, false, false],
  ] as const) {
    expect(met(land, 0, 2, { kind: 'distance', min })).toBe(near);
    expect(met(land, 2, -1, { kind: 'distance', min })).toBe(far);
  }
});

const water: Requirement = { kind: 'completedArea', terrains: ['water'] };
const both: Requirement = { kind: 'completedArea', terrains: ['mountain', 'water'] };

test('skye.57 a completed area the tile belongs to, or holds', () => {
  expect(met(['B10 5 5', 'B23 6 5'], 5, 5, water)).toBe(true);
  expect(met(['B10 5 5'], 5, 5, water)).toBe(false);
  expect(met(['B05 5 5'], 5, 5, water)).toBe(true);
  expect(met(['B05 5 5'], 5, 5, { kind: 'completedArea', terrains: ['pasture'] })).toBe(false);
});

test('skye.58 a completed mountain and a completed water', () => {
  // B10 has a mountain in the north and water in the east; B04 and B23 close them.
  expect(met(['B10 5 5', 'B23 6 5'], 5, 5, both)).toBe(false);
  expect(met(['B10 5 5', 'B23 6 5', 'B04 5 4'], 5, 5, both)).toBe(true);
});

test('skye.59 a scroll, in a completed area or not', () => {
  expect(met(['B04 0 1'], 0, 1, { kind: 'scroll' })).toBe(true);
  expect(met(['B05 0 1'], 0, 1, { kind: 'scroll' })).toBe(false);
});

test('skye.60 the outermost tile on a side, any of several', () => {
  const land = ['B01 1 0', 'B02 1 1', 'B03 -1 1'];
  const is = (x: number, y: number) =>
    (['N', 'E', 'S', 'W'] as const)
      .filter(direction => met(land, x, y, { kind: 'direction', direction }))
      .join('');
  expect([is(0, 0), is(1, 0), is(1, 1), is(-1, 1)]).toEqual(['N', 'NE', 'ES', 'SW']);
});
