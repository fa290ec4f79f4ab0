// What is printed: tiles, tracks and figures, made ready for quick use. Figures and where they come
// from stand in components.json; a components file replaces them (skye.R1–R3).

import standard from './components.json';

/** A terrain by its number (skye.21). */
export const TERRAINS = ['pasture', 'water', 'mountain'] as const;
type Terrain = number;
export const [WATER, MOUNTAIN] = [1, 2] as const;

/** A symbol by its number. */
export const SYMBOLS = [
  'whisky',
  'ship',
  'sheep',
  'farm',
  'lighthouse',
  'cattle',
  'broch',
] as const;
type SymbolName = (typeof SYMBOLS)[number];
export const [WHISKY, SHIP, SHEEP, FARM, LIGHTHOUSE, CATTLE, BROCH] = [
  0, 1, 2, 3, 4, 5, 6,
] as const;

/** Sides of a tile, clockwise from the north; a turn is a quarter clockwise. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;

/** A tile by its number: first the castles, then the tiles of the base game, then Journeyman's. */
export type TileId = number;
export const CASTLES = standard.castles.length;
export const NONE = -1;

/** The tracks of a progress board, from the top (skye.35). */
export const TRACKS = ['warrior', 'merchant', 'herald'] as const;
export type TrackName = (typeof TRACKS)[number];
export const [WARRIOR, MERCHANT, HERALD] = [0, 1, 2] as const;

/** A tile as a components file writes it. */
export interface TileData {
  readonly id: string;
  /** Terrain letters N, E, S, W: P pasture, W water, M mountain. */
  readonly edges: string;
  readonly centre: string;
  /** Each road by the sides it leads to. */
  readonly roads: readonly string[];
  readonly symbols: { readonly [S in SymbolName]?: number };
  /** What the scroll counts. */
  readonly scroll?: SymbolName;
}

/** What a waypoint's tile must be for a step onto a field (skye.55–60). */
export type Requirement =
  | { readonly kind: 'symbol'; readonly symbol: SymbolName }
  | { readonly kind: 'castle' }
  | { readonly kind: 'scroll' }
  | { readonly kind: 'distance'; readonly min: number }
  | { readonly kind: 'completedArea'; readonly terrains: readonly (typeof TERRAINS)[number][] }
  | { readonly kind: 'direction'; readonly direction: (typeof SIDES)[number] };

/** A field of a track (skye.53, 61–63). */
export interface Field {
  readonly id: string;
  readonly section: number;
  readonly requirement: Requirement;
  readonly flag?: { readonly type: 'vpPerRound' | 'income' | 'movement'; readonly value: number };
  readonly bonus?: 'I' | 'II' | 'III';
  /** What entering costs. */
  readonly enterCost?: number;
  /** Points for the step onto it. */
  readonly stepVp?: number;
}

/** A side of the progress board: the fields of each track. */
export type Board = readonly (readonly Field[])[];

/** A scoring tile with its figures. */
export interface ScoringData {
  readonly id: string;
  readonly points: readonly number[];
}

/** The part of a components file that can be replaced. */
export interface Components {
  readonly tiles: readonly TileData[];
  readonly journeymanTiles: readonly TileData[];
  readonly scoring: readonly ScoringData[];
  readonly journeymanScoring: readonly ScoringData[];
  readonly tracks: { readonly [side: string]: { readonly [T in TrackName]: readonly Field[] } };
}

/** The most areas a tile can have: four sides and the centre. */
export const AREAS = 5;
/** The most roads a tile can have, each leading to two sides or a dead end. */
export const ROADS = 4;

/** Everything printed, as lists to look things up in. `print` is a tile in a turn: 4 × tile + turn. */
export interface Kit {
  readonly tiles: readonly TileData[];
  /** How many tiles belong to the base game, castles included. */
  readonly baseTiles: number;
  /** Terrain by print and side. */
  readonly edge: Int8Array;
  /** The four edges of a print as twelve bits: bit 3 × side + terrain. */
  readonly edgeBits: Int16Array;
  /** The tile's area at a side, by print and side. */
  readonly area: Int8Array;
  /** The tile's road at a side, or NONE, by print and side. */
  readonly road: Int8Array;
  /** How many areas and roads a tile has. */
  readonly areas: Int8Array;
  readonly roads: Int8Array;
  /** Terrain of a tile's area: five numbers a tile. */
  readonly terrain: Int8Array;
  /** The area that holds the centre. */
  readonly centre: Int8Array;
  /** Symbols of a tile: seven numbers a tile. */
  readonly symbols: Int8Array;
  /** Ships, brochs and lighthouses in a tile's area: five numbers a tile (skye.D3, D4). */
  readonly ships: Int8Array;
  readonly brochs: Int8Array;
  readonly lights: Int8Array;
  /** The symbol a tile's scroll counts, or NONE. */
  readonly scroll: Int8Array;
  readonly isJourneyman: Int8Array;
  /** Everything a tile shows as bits: its symbols, a scroll, the journeyman. */
  readonly signs: Int16Array;
  readonly scoring: readonly ScoringData[];
  /** How many of the scoring tiles belong to the base game. */
  readonly baseScoring: number;
  /** The progress boards for two to four players, and for five. */
  readonly boards: readonly [Board, Board];
}

const LETTERS = 'PWM';

/** The areas of a tile (skye.24): edges that meet in a corner, and what the centre joins. */
function areasOf({ edges, centre }: TileData): { of: number[]; terrains: Terrain[] } {
  const terrains = [...edges, centre].map(letter => LETTERS.indexOf(letter));
  const of = [0, 1, 2, 3, 4];
  const join = (a: number, b: number) => {
    if (terrains[a] !== terrains[b]) return;
    const [from, to] = [of[a], of[b] as number];
    of.forEach((area, at) => {
      if (area === from) of[at] = to;
    });
  };
  for (let side = 0; side < 4; side++) {
    join(side, (side + 1) % 4);
    join(side, 4);
  }
  const names = [...new Set(of)];
  return {
    of: of.map(area => names.indexOf(area)),
    terrains: names.map(area => terrains[of.indexOf(area)] as Terrain),
  };
}

/** Makes a kit of what is written down. */
function kitOf(data: Components): Kit {
  const castles: readonly TileData[] = standard.castles;
  const tiles = [...castles, ...data.tiles, ...data.journeymanTiles];
  const perTile = (size: number) => new Int8Array(tiles.length * size);
  const baseTiles = castles.length + data.tiles.length;
  const kit: Kit = {
    tiles,
    baseTiles,
    edge: perTile(16),
    edgeBits: new Int16Array(tiles.length * 4),
    area: perTile(16),
    road: perTile(16),
    areas: perTile(1),
    roads: perTile(1),
    terrain: perTile(AREAS),
    centre: perTile(1),
    symbols: perTile(SYMBOLS.length),
    ships: perTile(AREAS),
    brochs: perTile(AREAS),
    lights: perTile(AREAS),
    scroll: perTile(1),
    isJourneyman: perTile(1).fill(1, baseTiles),
    signs: new Int16Array(tiles.length),
    scoring: [...data.scoring, ...data.journeymanScoring],
    baseScoring: data.scoring.length,
    boards: [boardOf(data, '2-4'), boardOf(data, '5')],
  };
  tiles.forEach((tile, id) => {
    printTile(kit, tile, id);
  });
  return kit;
}

function boardOf({ tracks }: Components, side: string): Board {
  return TRACKS.map(track => tracks[side]?.[track] as readonly Field[]);
}

function printTile(kit: Kit, tile: TileData, id: TileId): void {
  const { of, terrains } = areasOf(tile);
  kit.areas[id] = terrains.length;
  kit.roads[id] = tile.roads.length;
  kit.centre[id] = of[4] as number;
  kit.scroll[id] = tile.scroll ? SYMBOLS.indexOf(tile.scroll) : NONE;
  terrains.forEach((terrain, area) => {
    kit.terrain[id * AREAS + area] = terrain;
  });
  SYMBOLS.forEach((symbol, at) => {
    kit.symbols[id * SYMBOLS.length + at] = tile.symbols[symbol] ?? 0;
  });
  for (let turn = 0; turn < 4; turn++)
    for (let side = 0; side < 4; side++) {
      const print = id * 4 + turn;
      const printed = (side - turn + 4) % 4;
      const terrain = LETTERS.indexOf(tile.edges[printed] as string);
      const isRoad = (road: string) => road.includes(SIDES[printed] as string);
      kit.edge[print * 4 + side] = terrain;
      kit.edgeBits[print] = (kit.edgeBits[print] as number) | (1 << (3 * side + terrain));
      kit.area[print * 4 + side] = of[printed] as number;
      kit.road[print * 4 + side] = tile.roads.findIndex(isRoad);
    }
  kit.signs[id] = signsOf(kit, tile, id);
  placeSymbols(kit, tile, id, terrains);
}

function signsOf(kit: Kit, { symbols, scroll }: TileData, id: TileId): number {
  const shown = [...SYMBOLS.map(symbol => symbols[symbol]), scroll, kit.isJourneyman[id]];
  return shown.reduce<number>((bits, sign, at) => (sign ? bits | (1 << at) : bits), 0);
}

/** Where symbols stand: ships one by one in each water, a lighthouse at all, brochs in the mountains. */
function placeSymbols(kit: Kit, { symbols }: TileData, id: TileId, terrains: Terrain[]): void {
  const areas = (terrain: Terrain) =>
    terrains.flatMap((is, area) => (is === terrain ? [id * AREAS + area] : []));
  const add = (list: Int8Array, at: number) => {
    list[at] = (list[at] as number) + 1;
  };
  const [waters, mountains] = [areas(WATER), areas(MOUNTAIN)];
  for (let i = 0; i < (symbols.ship ?? 0); i++) add(kit.ships, waters[i % waters.length] as number);
  for (let i = 0; i < (symbols.broch ?? 0); i++)
    add(kit.brochs, mountains[i % mountains.length] as number);
  if (symbols.lighthouse) for (const water of waters) add(kit.lights, water);
}

/** What we ship. */
export const STANDARD: Kit = kitOf(standard as unknown as Components);
const replaced = new WeakMap<object, Kit>();

/** The kit of a table: the one we ship, or the one its set-up options bring. */
export function kitIn(options: { readonly [name: string]: unknown }): Kit {
  const components = options.components as Components | null;
  if (components === null) return STANDARD;
  let kit = replaced.get(components);
  if (kit === undefined) {
    kit = kitOf(components);
    replaced.set(components, kit);
  }
  return kit;
}

/** How many of a symbol a tile shows. */
export function symbolsOn({ symbols }: Kit, tile: TileId, symbol: number): number {
  return symbols[tile * SYMBOLS.length + symbol] as number;
}
