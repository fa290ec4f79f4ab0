// A tile as it lies, turned: what its picture is drawn from.

import {
  AREAS,
  CASTLES,
  type Kit,
  NONE,
  SIDES,
  SYMBOLS,
  TERRAINS,
  type TileId,
} from '../../kit.ts';

export type TerrainName = (typeof TERRAINS)[number];
export type SymbolName = (typeof SYMBOLS)[number];

/** A part of a tile that belongs together. */
export interface Part {
  readonly terrain: TerrainName;
  /** The sides it touches, clockwise from the north. */
  readonly sides: readonly number[];
  readonly hasCentre: boolean;
}

/** What is printed on a tile, seen as it is turned. */
export interface Print {
  readonly id: string;
  readonly centre: TerrainName;
  /** By the kit's number of the part. */
  readonly parts: readonly Part[];
  /** Each road by the sides it leads to. */
  readonly roads: readonly (readonly number[])[];
  /** Each symbol by its name, with the part it belongs to where that matters. */
  readonly symbols: readonly { readonly name: SymbolName; readonly part: number | null }[];
  readonly scroll: SymbolName | null;
  readonly isCastle: boolean;
  readonly isJourneyman: boolean;
}

const EVERY_SIDE = [0, 1, 2, 3] as const;

/** Largest first: what comes later finds its place among what is there. */
const ORDER: readonly SymbolName[] = [
  'lighthouse',
  'farm',
  'broch',
  'ship',
  'cattle',
  'sheep',
  'whisky',
];

/** A tile in a turn. */
export function printOf(kit: Kit, tile: TileId, turn: number): Print {
  const data = kit.tiles[tile];
  if (data === undefined) throw new Error(`there is no tile ${tile}`);
  const side = (tile * 4 + turn) * 4;
  const parts = Array.from({ length: kit.areas[tile] as number }, (_, part) => ({
    terrain: TERRAINS[kit.terrain[tile * AREAS + part] as number] as TerrainName,
    sides: EVERY_SIDE.filter(at => kit.area[side + at] === part),
    hasCentre: kit.centre[tile] === part,
  }));
  const within = (list: Int8Array) =>
    parts.flatMap((_, part) => Array<number>(list[tile * AREAS + part] as number).fill(part));
  const places = { ship: within(kit.ships), broch: within(kit.brochs) };
  return {
    id: data.id,
    centre: (parts.find(({ hasCentre }) => hasCentre) as Part).terrain,
    parts,
    roads: data.roads.map(road => [...road].map(letter => turned(letter, turn))),
    symbols: ORDER.flatMap(name =>
      Array.from({ length: data.symbols[name] ?? 0 }, (_, at) => ({
        name,
        part: places[name as 'ship']?.[at] ?? null,
      })),
    ),
    scroll: kit.scroll[tile] === NONE ? null : (SYMBOLS[kit.scroll[tile] as number] as SymbolName),
    isCastle: tile < CASTLES,
    isJourneyman: kit.isJourneyman[tile] === 1,
  };
}

const turned = (letter: string, turn: number) =>
  (SIDES.indexOf(letter as 'N') + turn) % SIDES.length;
