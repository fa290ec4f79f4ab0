// The set-up (skye.1–6, 33–38) and other components (skye.R1–R3).

import { describe, expect, test } from 'vitest';
import { seeded } from '../../kernel/chance.ts';
import { open, setUp } from '../../kernel/play.ts';
import components from './components.json';
import { skye } from './game.ts';
import { CASTLES, STANDARD, SYMBOLS } from './kit.ts';
import { HOME, laid } from './land.ts';
import { roundsOf, type SkyeTable } from './table.ts';
import { position } from './testing.ts';

const opened = (seats: number, options: object = {}, seed = 'setup'): SkyeTable =>
  open(skye, { seats, options, chance: seeded(seed) }).table;

test('skye.1 there are 73 tiles, five castles and 16 scoring tiles, each once', () => {
  const { tiles, castles, scoring } = components;
  expect([tiles.length, castles.length, scoring.length]).toEqual([73, 5, 16]);
  expect(new Set([...tiles, ...castles].map(({ id }) => id)).size).toBe(78);
  const total = (name: string) =>
    tiles.reduce(
      (sum, { symbols }) => sum + ((symbols as { [name: string]: number })[name] ?? 0),
      0,
    );
  expect(SYMBOLS.map(total)).toEqual([27, 27, 25, 15, 15, 15, 14]);
  expect(tiles.filter(tile => 'scroll' in tile)).toHaveLength(14);
  for (const { edges, roads } of tiles)
    for (const side of roads.join('')) expect(edges['NESW'.indexOf(side)]).not.toBe('W');
});

test('skye.2 all coins are worth 282 gold, with Journeyman 289', () => {
  const gold = (table: SkyeTable) => table.bank + table.gold.reduce((sum, own) => sum + own, 0);
  expect(gold(opened(3))).toBe(282);
  expect(gold(opened(3, { journeyman: true }))).toBe(289);
});

test('skye.3 skye.33 six rounds, five with five players', () => {
  expect([2, 3, 4, 5].map(seats => roundsOf({ seats }))).toEqual([6, 6, 6, 5]);
});

test('skye.4 four different scoring tiles at random, of the base game only', () => {
  const seen = new Set<number>();
  for (let i = 0; i < 40; i++) {
    const { scoring } = opened(2, {}, `scoring ${i}`);
    expect(new Set(scoring).size).toBe(4);
    for (const tile of scoring) seen.add(tile);
  }
  expect(Math.max(...seen)).toBe(15);
});

test('skye.5 skye.D13 skye.E7 everybody has a castle, as printed, no points and no gold', () => {
  const { table } = setUp(skye, { seats: 5, chance: seeded('castles') });
  expect(table.lands).toEqual([0, 1, 2, 3, 4].map(seat => [laid(seat, 0, HOME)]));
  expect(table.gold).toEqual([0, 0, 0, 0, 0]);
  expect(table.points).toEqual([0, 0, 0, 0, 0]);
  const { castles } = components;
  expect(castles.map(({ colour }) => colour)).toEqual(['blue', 'yellow', 'red', 'white', 'green']);
  expect(castles.map(({ edges }) => edges)).toEqual(['PWPM', 'PWPM', 'PWPM', 'PMPW', 'PMPW']);
});

test('skye.6 the start player is drawn by lot, or named', () => {
  const first = new Set(Array.from({ length: 30 }, (_, i) => opened(3, {}, `first ${i}`).first));
  expect(first).toEqual(new Set([0, 1, 2]));
  expect(opened(3, { first: 2 }).first).toBe(2);
});

test('skye.34 Journeyman adds eight tiles and four scoring tiles', () => {
  const plain = opened(2);
  const table = opened(2, { journeyman: true });
  expect(table.bag.length - plain.bag.length).toBe(8);
  expect(STANDARD.tiles.length - STANDARD.baseTiles).toBe(8);
  expect(STANDARD.scoring.length - STANDARD.baseScoring).toBe(4);
  expect(plain.journey).toBeNull();
  const boards = STANDARD.boards.map(board => board.map(track => track.length));
  expect(boards).toEqual([
    [13, 11, 9],
    [13, 11, 9],
  ]);
});

test('skye.35 skye.37 skye.38 markers at the start, two waypoints, the journeyman on the castle', () => {
  const { journey } = opened(3, { journeyman: true });
  expect(journey?.marks).toEqual(Array(9).fill(0));
  expect(journey?.waypoints).toEqual([2, 2, 2]);
  expect(journey?.pawns).toEqual([HOME, HOME, HOME]);
});

test('skye.36 one token of each level on each track, shuffled, or the same for all', () => {
  const layouts = (options: object) => {
    const places = opened(4, { journeyman: true, ...options }).journey?.places ?? [];
    return [0, 1, 2, 3].map(seat => places.slice(9 * seat, 9 * seat + 9));
  };
  for (const layout of layouts({})) {
    expect([...layout].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    layout.forEach((token, place) => {
      expect(Math.floor(token / 3)).toBe(place % 3);
    });
  }
  expect(new Set(layouts({}).map(String)).size).toBeGreaterThan(1);
  expect(new Set(layouts({ tokens: 'same' }).map(String)).size).toBe(1);
});

test('skye.R1 the tracks hold what is known of them', () => {
  for (const side of ['2-4', '5'] as const) {
    const { warrior, merchant, herald } = components.tracks[side];
    expect([warrior, merchant, herald].map(([field]) => field?.requirement.symbol)).toEqual([
      'whisky',
      'ship',
      'farm',
    ]);
    for (const track of [warrior, merchant])
      expect(track.slice(0, 4).map(({ section }) => section)).toEqual([1, 1, 1, 2]);
    expect(herald.flatMap(field => ('enterCost' in field ? [field.enterCost] : []))).toEqual([
      5, 8, 12,
    ]);
    expect(herald[2]).toMatchObject({ enterCost: 5 });
    const flags = (track: typeof warrior, type: string) =>
      track.flatMap(field => (field.flag?.type === type ? [field.flag.value] : []));
    expect(flags(warrior, 'vpPerRound').slice(0, 3)).toEqual([1, 2, 3]);
    const fields = merchant as unknown as typeof warrior;
    expect(flags(fields, 'income')).toEqual(side === '5' ? [2, 5, 7] : [2, 4, 7]);
    expect(flags(fields, 'movement').at(-1)).toBe(side === '5' ? 6 : 8);
  }
});

test('skye.R2 every Journeyman tile shows the journeyman; one has two barrels and no road', () => {
  const { isJourneyman, baseTiles } = STANDARD;
  expect([...isJourneyman].every((is, tile) => (is === 1) === tile >= baseTiles)).toBe(true);
  const barrels = components.journeymanTiles.filter(({ symbols }) => symbols.whisky === 2);
  expect(barrels.map(({ roads }) => roads)).toEqual([[]]);
});

test('skye.R3 sections bring 2 points, and a components file may say otherwise', () => {
  const given = { journeyman: true, at: 'score', round: 1, marks: [[4, 0, 0]] } as const;
  const scoring = ['sectionsPassed', 'sheep', 'mostGold', 'mostShips'];
  const points = (components?: object) =>
    position({
      ...given,
      marks: [[4, 0, 0]],
      scoring,
      ...(components ? { components } : {}),
    }).noted('scored')?.points;
  expect(points()).toEqual([2, 0]);
  expect(points({ journeymanScoring: [{ id: 'sectionsPassed', points: [3] }] })).toEqual([3, 0]);
});

describe('a components file', () => {
  const read = (components: unknown) => () => opened(2, { journeyman: true, components });

  test('may bring all of it, or some', () => {
    const { tiles, journeymanTiles, tracks, scoring } = components;
    expect(read({ tiles, journeymanTiles, tracks, scoring })).not.toThrow();
    expect(read({})).not.toThrow();
    const turned = tiles.map((tile, at) =>
      at === 0 ? { ...tile, id: 'X1', edges: 'WPWW' } : tile,
    );
    const table = opened(2, { components: { tiles: turned } });
    expect(JSON.stringify(skye.view(table, 0))).toContain('X1');
    expect(table.bag.length).toBe(67);
  });

  const tile = { ...components.tiles[0] };
  const withTile = (change: object) => ({
    tiles: components.tiles.map((own, at) => (at === 0 ? { ...tile, ...change } : own)),
  });
  const side = components.tracks['2-4'];
  const withField = (change: object, track: keyof typeof side = 'herald') => ({
    tracks: {
      ...components.tracks,
      '2-4': {
        ...side,
        [track]: side[track].map((own, at) => (at === 0 ? { ...own, ...change } : own)),
      },
    },
  });

  test.each<[string, unknown, RegExp]>([
    ['no object', [], /object/],
    ['too few tiles', { tiles: components.tiles.slice(1) }, /73/],
    ['a strange terrain', withTile({ edges: 'PWXW' }), /edges/],
    ['a strange symbol', withTile({ symbols: { dragon: 1 } }), /symbol/],
    ['a broch without a mountain', withTile({ symbols: { broch: 1 } }), /broch/],
    ['two roads at a side', withTile({ roads: ['N', 'NE'] }), /road/],
    ['a strange scroll', withTile({ scroll: 'dragon' }), /scroll/],
    ['a strange requirement', withField({ requirement: { kind: 'luck' } }), /requirement/],
    ['a fifth section', withField({ section: 5 }), /section/],
    ['falling sections', withField({ section: 3 }), /rise/],
    ['a token too many', withField({ bonus: 'I' }), /places/],
    ['a strange flag', withField({ flag: { type: 'luck', value: 1 } }), /flag/],
    ['income on the herald’s track', withField({ flag: { type: 'income', value: 1 } }), /flag/],
    ['a fee that is no herald’s (53)', withField({ enterCost: 1 }, 'warrior'), /enterCost/],
    ['half a point', withField({ stepVp: 0.5 }), /stepVp/],
    ['a short track', { tracks: { ...components.tracks, 5: { warrior: [] } } }, /warrior/],
    ['too many figures', { scoring: [{ id: 'sheep', points: [1, 2] }] }, /points/],
  ])('with %s is refused', (_what, components, message) => {
    expect(read(components)).toThrow(message);
  });

  test('cannot replace castles', () => {
    expect(STANDARD.tiles.slice(0, CASTLES).map(({ id }) => id)).toEqual(
      components.castles.map(({ id }) => id),
    );
  });
});
