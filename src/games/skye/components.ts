// Reading other components: a file of the same schema as components.json, or some parts of it.

import { type Loose, listOf, objectOf, oneOf, within } from '../../kernel/reading.ts';
import standard from './components.json';
import {
  type Components,
  type Field,
  type Requirement,
  type ScoringData,
  SIDES,
  SYMBOLS,
  TERRAINS,
  type TileData,
  TRACKS,
  type TrackName,
} from './kit.ts';

/** Reads a components file; parts that are missing stay ours. Throws an Error that says what is wrong. */
export function readComponents(value: unknown): Components {
  const given = objectOf('components', value);
  const part = <K extends keyof Components>(
    name: K,
    read: (what: string, value: unknown) => unknown,
  ): Components[K] =>
    (given[name] === undefined
      ? (standard as Loose)[name]
      : read(name, given[name])) as Components[K];
  return {
    tiles: part('tiles', (what, list) => readTiles(what, list, standard.tiles.length)),
    journeymanTiles: part('journeymanTiles', (what, list) =>
      readTiles(what, list, standard.journeymanTiles.length),
    ),
    scoring: part('scoring', (what, list) => readScoring(what, list, standard.scoring)),
    journeymanScoring: part('journeymanScoring', (what, list) =>
      readScoring(what, list, standard.journeymanScoring),
    ),
    tracks: part('tracks', readTracks),
  };
}

function matching(what: string, value: unknown, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value))
    throw new Error(`${what} must be text like ${pattern.source}`);
  return value;
}

function readTiles(what: string, value: unknown, count: number): TileData[] {
  return listOf(what, value, count, count).map((item, at) => readTile(`${what} ${at + 1}`, item));
}

/** A tile whose symbols have the terrain they stand on, and whose roads share no side. */
function readTile(what: string, value: unknown): TileData {
  const given = objectOf(what, value);
  const tile: TileData = {
    id: matching(`${what}: id`, given.id, /^[\w-]{1,12}$/),
    edges: matching(`${what}: edges`, given.edges, /^[PWM]{4}$/),
    centre: matching(`${what}: centre`, given.centre, /^[PWM]$/),
    roads: listOf(`${what}: roads`, given.roads, 0, 4).map(road =>
      matching(`${what}: road`, road, /^N?E?S?W?$/),
    ),
    symbols: readSymbols(what, given.symbols),
    ...(given.scroll === undefined
      ? {}
      : { scroll: oneOf(`${what}: scroll`, given.scroll, SYMBOLS) }),
  };
  const sides = tile.roads.join('');
  if (tile.roads.includes('') || new Set(sides).size !== sides.length)
    throw new Error(`${what}: a side has one road at most, a road one side at least`);
  const terrains = tile.edges + tile.centre;
  for (const [symbol, terrain] of [
    ['ship', 'W'],
    ['lighthouse', 'W'],
    ['broch', 'M'],
  ] as const)
    if (tile.symbols[symbol] && !terrains.includes(terrain))
      throw new Error(`${what}: a ${symbol} has no terrain to stand at`);
  return tile;
}

function readSymbols(what: string, value: unknown): TileData['symbols'] {
  const given = objectOf(`${what}: symbols`, value ?? {});
  return Object.fromEntries(
    Object.entries(given).map(([name, count]) => [
      oneOf(`${what}: symbol`, name, SYMBOLS),
      within(`${what}: ${name}`, count, 0, 4),
    ]),
  );
}

/** The same scoring tiles, with as many figures each. */
function readScoring(what: string, value: unknown, ours: readonly ScoringData[]): ScoringData[] {
  const given = listOf(what, value, 0, ours.length).map(item => objectOf(what, item));
  return ours.map(({ id, points }) => {
    const other = given.find(item => item.id === id);
    if (other === undefined) return { id, points };
    const figures = listOf(`${id}: points`, other.points, points.length, points.length);
    return { id, points: figures.map(figure => within(`${id}: points`, figure, 0, 20)) };
  });
}

function readTracks(what: string, value: unknown): Components['tracks'] {
  const given = objectOf(what, value);
  return Object.fromEntries(
    ['2-4', '5'].map(side => {
      const board = objectOf(`${what} ${side}`, given[side]);
      const tracks = TRACKS.map(track => [track, readTrack(track, side, board[track])]);
      return [side, Object.fromEntries(tracks)];
    }),
  );
}

/** Fields in rising sections, with the places I, II and III, each once and in that order. */
function readTrack(track: TrackName, side: string, value: unknown): Field[] {
  const what = `${track} (${side})`;
  const fields = listOf(what, value, 2, 30).map((item, at) =>
    readField(track, `${what} ${at + 1}`, objectOf(`${what} ${at + 1}`, item)),
  );
  const sections = fields.map(({ section }) => section);
  if (sections.some((section, at) => section < (sections[at - 1] ?? 1)))
    throw new Error(`${what}: sections must rise`);
  if (
    fields
      .map(({ bonus }) => bonus ?? '')
      .join(' ')
      .trim()
      .replace(/ +/g, ' ') !== 'I II III'
  )
    throw new Error(`${what}: places I, II and III must stand on it, in that order`);
  return fields;
}

/** The flags of each track (skye.39, 48, 64). */
const FLAGS = {
  warrior: ['vpPerRound'],
  merchant: ['income', 'movement'],
  herald: ['vpPerRound'],
} as const;
type Flag = NonNullable<Field['flag']>['type'];
const LEVELS = ['I', 'II', 'III'] as const;

function readField(track: TrackName, what: string, given: Loose): Field {
  // Fees are the herald's (skye.53).
  if (given.enterCost !== undefined && track !== 'herald')
    throw new Error(`${what}: enterCost: only the herald pays fees`);
  const flag = given.flag === undefined ? null : objectOf(`${what}: flag`, given.flag);
  return {
    id: matching(`${what}: id`, given.id, /^[\w-]{1,12}$/),
    section: within(`${what}: section`, given.section, 1, standard.castleAdvance.length),
    requirement: readRequirement(what, objectOf(`${what}: requirement`, given.requirement)),
    ...(flag === null
      ? {}
      : {
          flag: {
            type: oneOf<Flag>(`${what}: flag`, flag.type, FLAGS[track]),
            value: within(`${what}: flag`, flag.value, 1, 20),
          },
        }),
    ...(given.bonus === undefined ? {} : { bonus: oneOf(`${what}: bonus`, given.bonus, LEVELS) }),
    ...(given.enterCost === undefined
      ? {}
      : { enterCost: within(`${what}: enterCost`, given.enterCost, 0, 50) }),
    ...(given.stepVp === undefined
      ? {}
      : { stepVp: within(`${what}: stepVp`, given.stepVp, 0, 20) }),
  };
}

const KINDS = ['symbol', 'castle', 'scroll', 'distance', 'completedArea', 'direction'] as const;

function readRequirement(what: string, given: Loose): Requirement {
  const kind = oneOf(`${what}: requirement`, given.kind, KINDS);
  switch (kind) {
    case 'symbol':
      return { kind, symbol: oneOf(`${what}: symbol`, given.symbol, SYMBOLS) };
    case 'distance':
      return { kind, min: within(`${what}: distance`, given.min, 1, 9) };
    case 'direction':
      return { kind, direction: oneOf(`${what}: direction`, given.direction, SIDES) };
    case 'completedArea': {
      const terrains = listOf(`${what}: terrains`, given.terrains, 1, 3);
      return { kind, terrains: terrains.map(name => oneOf(`${what}: terrain`, name, TERRAINS)) };
    }
    default:
      return { kind };
  }
}
