// Phase 5, the journeyman (skye.45–54, 61–67): plans, walks, steps on the tracks, roads.

import { describe, expect, test } from 'vitest';
import { seeded } from '../../../kernel/chance.ts';
import { redealt } from '../../../kernel/view.ts';
import { skye } from '../game.ts';
import { cellAt } from '../land.ts';
import { GONE, HELD } from '../table.ts';
import { position } from '../testing.ts';

const journey = { journeyman: true, at: 'plan' } as const;

/** A road leads from the castle over two tiles, and ends before the third. */
const road = ['B33 0 1', 'B64 0 2', 'B32 0 3', 'B28 0 4'];
const onRoad = { ...journey, lands: [road] };

describe('planning', () => {
  test('skye.49 a step costs 1 along a road, 2 without; a road on one side does not help', () => {
    // From the castle A to B and C along the road, to D without: 1 + 1 + 2.
    const at = position(onRoad);
    const moves = () => at.view(0).players[0]?.journey?.moves;
    expect(moves()).toBe(4);
    at.choose({ do: 'waypoint', x: 0, y: 1 }, 0);
    expect(moves()).toBe(3);
    at.choose({ do: 'waypoint', x: 0, y: 3 }, 0);
    expect(moves()).toBe(0);
    expect(
      position({ ...onRoad, pawns: [[0, 2]] })
        .choose({ do: 'waypoint', x: 0, y: 3 }, 0)
        .view(0).players[0]?.journey?.moves,
    ).toBe(2);
  });

  test('skye.47 every waypoint must be reached', () => {
    const at = position(onRoad);
    expect(at.whyNotPlan(0, 3)).toBeNull();
    expect(at.whyNotPlan(0, 4)).toBe('skye.47');
    at.choose({ do: 'waypoint', x: 0, y: 2 }, 0);
    expect(at.whyNotPlan(0, 0)).toBeNull();
    expect(at.whyNotPlan(0, 4)).toBe('skye.47');
  });

  test('skye.47 skye.66 a road laid after a waypoint shortens the way to it', () => {
    const given = { ...onRoad, roadTokens: [1], tokens: [['extraMovement']] };
    const at = position(given).choose({ do: 'extra' }, 0).choose({ do: 'waypoint', x: 0, y: 3 }, 0);
    const moves = () => at.view(0).players[0]?.journey?.moves;
    expect(moves()).toBe(4);
    at.choose({ do: 'road', x: 0, y: 2, side: 'S' }, 0);
    expect(moves()).toBe(5);
    expect(at.view(0).players[0]?.journey).toMatchObject({ plan: [{ x: 0, y: 3 }], extra: true });
    // Three steps back to the castle are 1 + 1 + 1 now, so that with four points both are in reach.
    const short = position({ ...given, lands: [road.slice(0, 3)], pawns: [[0, 2]] });
    short.choose({ do: 'waypoint', x: 0, y: 3 }, 0);
    expect(short.whyNotPlan(0, 0, 0)).toBe('skye.47');
    short.choose({ do: 'road', x: 0, y: 2, side: 'S' }, 0);
    expect(short.whyNotPlan(0, 0, 0)).toBeNull();
  });

  test('skye.46 on own tiles, one a tile, as many as one has; where one stands is allowed', () => {
    const at = position(onRoad);
    expect(at.allAsked).toEqual([0, 1]);
    expect(at.whyNotPlan(1, 0)).toBe('skye.46');
    expect(at.whyNotPlan(0, 0)).toBeNull();
    at.choose({ do: 'waypoint', x: 0, y: 0 }, 0);
    expect(at.whyNotPlan(0, 0, 0)).toBe('skye.46');
    at.choose({ do: 'waypoint', x: 0, y: 1 }, 0);
    expect(at.whyNotPlan(0, 2, 0)).toBe('skye.46');
    expect(at.options(0)).toEqual([{ do: 'done' }]);
    expect(position(onRoad).plan(0).table.journey?.plans.slice(0, 3)).toEqual([-1, -1, -1]);
  });

  test('skye.46 plans are sealed until all are ready', () => {
    const at = position(onRoad).plan(0, [0, 1], [0, 2]);
    expect(at.view(0).players[0]?.journey?.plan).toEqual([
      { x: 0, y: 1 },
      { x: 0, y: 2 },
    ]);
    expect(at.view(1).players[0]?.journey).toMatchObject({ plan: null, moves: null, extra: null });
    const deals = Array.from({ length: 20 }, (_, i) => redealt(skye, at.table, 1, seeded(`${i}`)));
    const plans = deals.map(({ journey }) => String(journey?.plans.slice(0, 3)));
    expect(new Set(plans).size).toBeGreaterThan(3);
    expect(at.table.phase).toBe('plan');
    at.plan(1);
    expect(at.table.journey?.pawns[0]).not.toBe(cellAt(0, 0));
  });

  test.each([
    [0, 2, 4],
    [2, 2, 5],
    [5, 2, 6],
    [7, 2, 7],
    [9, 2, 8],
    [9, 5, 6],
  ])(
    'skye.48 with the merchant on field %i of %i players: %i movement points',
    (mark, seats, boots) => {
      const at = position({ ...journey, seats, marks: [[0, mark, 0]] });
      expect(at.view(0).players[0]?.journey?.boots).toBe(boots);
    },
  );

  test('skye.48 Extra movement: four points once, then the token is gone', () => {
    const at = position({ ...onRoad, tokens: [['extraMovement']] });
    expect(at.why({ do: 'extra' }, 1)).toBe('skye.48');
    at.choose({ do: 'extra' }, 0);
    expect(at.why({ do: 'extra' }, 0)).toBe('skye.48');
    expect(at.whyNotPlan(0, 4, 0)).toBeNull();
    expect(at.token(0, 'extraMovement')).toBe(HELD);
    at.plan(0, [0, 1]).plan(1);
    expect(at.token(0, 'extraMovement')).toBe(GONE);
  });

  test('skye.50 tiles may be crossed again; the walk ends at the last waypoint', () => {
    const at = position(onRoad).plan(0, [0, 1], [0, 0]).plan(1);
    expect(at.notes.filter(({ what }) => what === 'walked').map(({ x, y }) => [x, y])).toEqual([
      [0, 1],
    ]);
    at.stay();
    expect(at.table.journey?.pawns[0]).toBe(cellAt(0, 0));
  });

  test('skye.52 skye.E2 waypoints are collected in the order they were planned, all of them', () => {
    const at = position(onRoad).plan(0, [0, 2], [0, 1]).plan(1);
    while (at.asked?.step === 'advance') at.stay();
    const walked = at.notes.filter(({ what }) => what === 'walked').map(({ y }) => y);
    expect(walked).toEqual([2, 1]);
    expect(at.table.journey?.plans.every(cell => cell === -1)).toBe(true);
  });
});

describe('steps on the tracks', () => {
  test('skye.51 a tile with ship and farm: merchant or herald, not the warrior', () => {
    const at = position({ ...journey, lands: [['B05 0 1']] })
      .plan(0, [0, 1])
      .plan(1);
    expect(at.asked).toEqual({ seat: 0, step: 'advance' });
    expect(at.tracks).toEqual(['merchant', 'herald']);
    expect(at.whyNotAdvance('warrior')).toBe('skye.51');
    expect(at.options()).toContainEqual({ do: 'stay' });
    at.advance('merchant');
    expect(at.marks(0)).toEqual([0, 1, 0]);
  });

  test('skye.51 all walk in turn order; a tile that opens nothing asks nothing', () => {
    const at = position({ ...journey, first: 1, lands: [['B05 0 1'], ['B05 0 1']] });
    at.plan(0, [0, 1]).plan(1, [0, 1]);
    expect(at.asked?.seat).toBe(1);
    at.stay();
    expect(at.asked?.seat).toBe(0);
    const plain = position({ ...journey, lands: [['B36 0 1']] })
      .plan(0, [0, 1])
      .plan(1);
    expect(plain.asked?.step).toBe('axe');
  });

  test('skye.53 skye.D12 from the second to the third field the herald pays 5, or stays', () => {
    const given = { ...journey, lands: [['B09 0 -1']], marks: [[0, 0, 2]] };
    const rich = position({ ...given, gold: [5] })
      .plan(0, [0, -1])
      .plan(1);
    rich.advance('herald');
    expect(rich.noted('advanced')).toMatchObject({ cost: 5, points: 2 });
    const poor = position({ ...given, gold: [4] })
      .plan(0, [0, -1])
      .plan(1);
    expect(poor.asked?.step).toBe('advance');
    expect(poor.whyNotAdvance('herald')).toBe('skye.D12');
  });

  /** What steps through the castle cost from where the markers stand. */
  const castle = (marks: number[], gold = 99) =>
    position({ ...journey, marks: [marks], gold: [gold] })
      .plan(0, [0, 0])
      .plan(1);

  test.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 3],
    [6, 5],
    [9, 8],
  ])('skye.54 through the castle from field %i of the warrior: %i gold', (mark, cost) => {
    const at = castle([mark, 0, 0]);
    expect(at.tracks).toHaveLength(3);
    expect(at.advance('warrior').noted('advanced')?.cost).toBe(cost);
  });

  test('skye.54 a field that asks for the castle costs nothing', () => {
    expect(castle([10, 0, 0], 0).advance('warrior').noted('advanced')?.cost).toBe(0);
    expect(castle([0, 9, 0], 0).advance('merchant').noted('advanced')?.cost).toBe(0);
  });

  test('skye.D8 a fee comes on top of the section’s price', () => {
    expect(castle([0, 0, 2], 8).advance('herald').noted('advanced')?.cost).toBe(3 + 5);
    expect(castle([0, 0, 2], 7).whyNotAdvance('herald')).toBe('skye.D12');
  });

  test('skye.61 points between fields are scored with the step', () => {
    const at = position({ ...journey, lands: [['B05 0 1']] })
      .plan(0, [0, 1])
      .plan(1);
    at.advance('herald');
    expect(at.noted('advanced')).toMatchObject({ field: 'H1', points: 1 });
    expect(at.view(0).players[0]?.lines.steps).toBe(1);
  });

  /** Two tiles furthest to the west; the merchant's last two fields ask for castle and west. */
  const west = ['B09 -1 0 1', 'B28 0 1', 'B20 -1 1'];

  test('skye.62 the points at the end of a track three times in one turn', () => {
    const given = { ...journey, lands: [west], marks: [[0, 10, 0]], waypoints: [3, 2] };
    const at = position(given).plan(0, [-1, 0], [0, 0], [-1, 1]).plan(1);
    at.advance('merchant');
    expect(at.marks(0)[1]).toBe(11);
    at.advance('merchant');
    expect(at.marks(0)[1]).toBe(12);
    at.advance('merchant');
    expect(at.marks(0)[1]).toBe(11);
    expect(at.view(0).players[0]?.lines.steps).toBe(9);
  });

  test('skye.62 back and forth asks for what the field asks for', () => {
    const given = { ...journey, lands: [west], marks: [[0, 11, 0]] };
    const at = position(given).plan(0, [-1, 0]).plan(1);
    expect(at.tracks).not.toContain('merchant');
    const home = position(given).plan(0, [0, 0]).plan(1);
    expect(home.advance('merchant').noted('advanced')).toMatchObject({
      field: 'M10',
      points: 3,
      cost: 0,
    });
  });

  test('skye.63 only the rightmost flag counts, also after going back', () => {
    const flags = (...marks: number[]) =>
      position({ ...journey, marks: [marks] }).view(0).players[0]?.journey?.flags;
    expect(flags(1, 0, 0)).toBe(1);
    expect(flags(5, 0, 0)).toBe(2);
    expect(flags(6, 0, 0)).toBe(3);
    expect(flags(14, 0, 7)).toBe(5 + 5);
  });

  test('skye.D9 a sale, a journeyman tile or the token Step bring a marker forward only', () => {
    const sale = (warrior: number) =>
      position({
        ...{ journeyman: true, at: 'buy', row: [['B01'], []], prices: [[1], []] },
        ...{ gold: [0, 5], marks: [[warrior, 0, 0]] },
      })
        .pass()
        .buy('B01');
    expect(sale(13).asked?.step, 'at the end nothing is left to ask').not.toBe('advance');
    for (const lastButOne of [12, 14]) {
      const at = sale(lastButOne).advance('warrior');
      expect(at.marks(0)[0]).toBe(13);
      expect(at.noted('advanced')).toMatchObject({ field: 'W13', points: 3 });
    }
    const tile = (marks: number[]) =>
      position({
        ...{ journeyman: true, at: 'buy', row: [[], ['J1']], prices: [[], [1]] },
        ...{ gold: [5, 0], marks: [marks, [13, 0, 0]] },
      }).buy('J1');
    expect(tile([13, 5, 9]).tracks).toEqual(['merchant']);
    expect(tile([13, 5, 9]).whyNotAdvance('herald')).toBe('skye.D9');
    expect(tile([13, 11, 9]).asked?.step, 'no marker can go on').not.toBe('advance');
  });

  test('skye.D9 skye.62 back takes a waypoint, on the castle too', () => {
    // The castle asks for nothing, for a price; B32 lies furthest to the west of nothing.
    const at = position({ ...onRoad, marks: [[13, 0, 0]], gold: [20, 0] });
    at.plan(0, [0, 0]).plan(1);
    expect(at.tracks).toContain('warrior');
    at.advance('warrior');
    expect(at.marks(0)[0]).toBe(14);
  });

  test('skye.E6 no fee between the last two fields', () => {
    const at = position({ ...onRoad, marks: [[0, 0, 10]], gold: [20, 0] });
    at.plan(0, [0, 0]).plan(1).advance('herald');
    // Nothing lies further east than the castle.
    expect(at.noted('advanced')).toMatchObject({ field: 'H9', cost: 0, points: 4 });
  });
});

describe('tokens', () => {
  const places = [
    [
      'thirdWaypoint',
      'fiveGold',
      'noDiscard',
      'vpAndRoad',
      'twoRoads',
      'twoPurchases',
      'advanceAny',
      'extraMovement',
      'bankPays',
    ],
  ];

  /** A sale takes the warrior, or a journeyman any marker, onto a place. */
  const unlocked = (marks: number[], track: 'warrior' | 'merchant' | 'herald') => {
    const market = { row: [[], ['J1']], prices: [[], [1]], gold: [50, 0] };
    const at = position({ journeyman: true, at: 'buy', places, marks: [marks], ...market });
    return at.buy('J1').stay().advance(track).pass();
  };

  test('skye.65 I: a third waypoint, a step on any track, a point and a road', () => {
    expect(unlocked([2, 0, 0], 'warrior').table.journey?.waypoints).toEqual([3, 2]);
    const road = unlocked([0, 2, 0], 'merchant');
    expect([road.table.points[0], road.table.journey?.roadTokens[0]]).toEqual([1, 1]);
    const step = unlocked([0, 0, 2], 'herald');
    expect(step.asked).toEqual({ seat: 0, step: 'advance' });
    expect(step.tracks).toHaveLength(3);
  });

  test('skye.65 II: extra movement, two roads, five gold', () => {
    const gold = unlocked([6, 0, 0], 'warrior');
    expect(gold.table.gold[0]).toBe(50 - 1 + 5);
    expect(gold.token(0, 'fiveGold')).toBe(GONE);
    expect(unlocked([0, 5, 0], 'merchant').table.journey?.roadTokens[0]).toBe(2);
    expect(unlocked([0, 0, 4], 'herald').token(0, 'extraMovement')).toBe(HELD);
  });

  test('skye.65 III: kept, with three points once', () => {
    const at = unlocked([10, 0, 0], 'warrior');
    expect(at.token(0, 'noDiscard')).toBe(HELD);
    expect(at.view(0).players[0]?.lines.tokens).toBe(3);
    expect(unlocked([0, 8, 0], 'merchant').token(0, 'twoPurchases')).toBe(HELD);
    expect(unlocked([0, 0, 6], 'herald').token(0, 'bankPays')).toBe(HELD);
  });
});

describe('road tokens', () => {
  const laid = { do: 'road', x: 0, y: 2, side: 'S' } as const;

  test('skye.66 across the border of two tiles of one’s land, once, with a token', () => {
    const at = position({ ...onRoad, roadTokens: [2] });
    expect(at.options(0)).toContainEqual(laid);
    expect(at.why(laid, 1)).toBe('skye.66');
    expect(at.why({ ...laid, y: 4 }, 0)).toBe('skye.66');
    at.choose(laid, 0);
    expect(at.why(laid, 0)).toBe('skye.66');
    expect(at.table.journey?.roadTokens[0]).toBe(1);
    expect(at.view(1).players[0]?.journey?.roads).toEqual([{ x: 0, y: 2, side: 'S' }]);
  });

  test('skye.66 skye.67 it joins all roads of both tiles, for income as well', () => {
    // B44 has two curves; the token makes them a crossing, and links what only the other reached.
    const lands = [['B44 0 1', 'B49 1 1 3']];
    const income = (roads: [number, number, 'E' | 'S'][][]) =>
      position({ journeyman: true, lands, roads }).noted('income', 0)?.whisky;
    expect(income([])).toBe(0);
    expect(income([[[0, 0, 'S']]])).toBe(1);
  });

  test('skye.67 it makes walking easier', () => {
    const at = position({ ...onRoad, roadTokens: [1] }).choose(laid, 0);
    at.choose({ do: 'waypoint', x: 0, y: 3 }, 0);
    expect(at.view(0).players[0]?.journey?.moves).toBe(4 - 3);
  });

  test('skye.67 it counts for scoring', () => {
    const scoring = ['roadTiles', 'sheep', 'mostGold', 'mostShips'];
    const given = { journeyman: true, at: 'score', scoring, lands: [road] } as const;
    const points = (roads: [number, number, 'E' | 'S'][]) =>
      position({ ...given, scoring, lands: [road], roads: [roads] }).noted('scored')?.points;
    expect(points([])).toEqual([2, 0]);
    expect(points([[0, 2, 'S']])).toEqual([3, 0]);
  });

  test('skye.E3 tokens got in phase 5 can be laid before the scoring', () => {
    const at = position({ journeyman: true, at: 'pave', lands: [road], roadTokens: [1, 0] });
    expect(at.asked).toEqual({ seat: 0, step: 'pave' });
    expect(at.why({ ...laid, x: 3 })).toBe('skye.66');
    at.choose(laid);
    expect(at.table.phase).toBe('price');
    const kept = position({ journeyman: true, at: 'pave', lands: [road], roadTokens: [1, 0] });
    kept.choose({ do: 'done' });
    expect(kept.table.journey?.roadTokens[0]).toBe(1);
  });

  test('skye.E3 also between the scoring and the income', () => {
    const whisky = ['B33 0 1', 'B64 0 2', 'B32 0 3', 'B11 0 4'];
    const scoring = ['roadTiles', 'sheep', 'mostGold', 'mostShips'];
    const at = position({
      ...{ journeyman: true, at: 'pave', lands: [whisky], roadTokens: [2, 0], scoring },
    });
    at.choose({ do: 'done' });
    expect(at.noted('scored')?.points, 'the scoring is over').toEqual([2, 0]);
    expect(at.asked).toEqual({ seat: 0, step: 'pave' });
    expect(at.count('income'), 'the income is to come').toBe(0);
    at.choose(laid).choose({ ...laid, y: 3 });
    expect(at.noted('income', 0)).toMatchObject({ whisky: 2 });
    expect(at.table.phase).toBe('price');
  });

  test('skye.E3 nobody is asked after the last scoring: no income follows', () => {
    const at = position({
      ...{ journeyman: true, at: 'pave', lands: [road], roadTokens: [1, 0], round: 6 },
    });
    expect(at.choose({ do: 'done' }).asked).toBeNull();
  });
});
