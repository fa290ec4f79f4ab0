// Names of things in words: tiles, cells, fields.

import type { Teller } from '../../kernel/box.ts';
import {
  CASTLES,
  type Field,
  type Requirement,
  SIDES,
  STANDARD,
  SYMBOLS,
  TERRAINS,
  type TileData,
  type TileId,
} from './kit.ts';

/** A tile's data: what a note brings along of replaced components, or ours. */
export function faceOf(tile: TileId, face?: TileData): TileData {
  return face ?? (STANDARD.tiles[tile] as TileData);
}

/** What a tile shows: symbols, scroll, journeyman. */
export function showsOf(tile: TileId, face: TileData, { say }: Teller): string {
  if (tile < CASTLES) return say('tile.castle');
  const shown = SYMBOLS.flatMap(symbol => {
    const count = face.symbols[symbol] ?? 0;
    return count > 0 ? [say(`symbols.${symbol}`, { count })] : [];
  });
  if (face.scroll) shown.push(say('tile.scroll', { symbol: say(`symbol.${face.scroll}`) }));
  if (tile >= STANDARD.baseTiles) shown.push(say('tile.journeyman'));
  return shown.join(', ') || say('tile.nothing');
}

/** A tile with its sides clockwise from the north, so that one is told from another. */
export function tileName(tile: TileId, face: TileData, teller: Teller): string {
  const edges = [...face.edges].map(letter => teller.say(`terrain.${LETTERS[letter]}`)).join(', ');
  return teller.say('tile.short', { shows: showsOf(tile, face, teller), edges });
}

const LETTERS: { readonly [letter: string]: string } = {
  P: 'pasture',
  W: 'water',
  M: 'mountain',
};

/** A tile with its sides and roads. */
export function tileInFull(tile: TileId, face: TileData, teller: Teller): string {
  const { say } = teller;
  const terrain = (letter: string) => say(`terrain.${LETTERS[letter]}`);
  const sides = SIDES.map(
    (side, at) => `${say(`side.${side}`)} ${terrain(face.edges[at] as string)}`,
  );
  const roads = face.roads.map(road => [...road].map(side => say(`side.${side}`)).join('–'));
  return say('tile.full', {
    edges: [...sides, say('tile.centre', { terrain: terrain(face.centre) })].join(', '),
    shows: showsOf(tile, face, teller),
    roads: roads.length > 0 ? say('tile.roads', { roads: roads.join(', ') }) : say('tile.noRoads'),
  });
}

/** Where a cell lies: at the castle, or 2 east, 1 north of it. */
export function cellName(x: number, y: number, { say }: Teller): string {
  if (x === 0 && y === 0) return say('castleCell');
  const way = [
    ...(x === 0 ? [] : [say(`way.${x > 0 ? 'E' : 'W'}`, { count: Math.abs(x) })]),
    ...(y === 0 ? [] : [say(`way.${y > 0 ? 'S' : 'N'}`, { count: Math.abs(y) })]),
  ];
  return say('cell', { way: way.join(', ') });
}

/** What a field asks for. */
export function asksOf({ requirement }: Field, { say }: Teller): string {
  return say(`asks.${requirement.kind}`, detailsOf(requirement, say));
}

function detailsOf(asked: Requirement, say: Teller['say']): { [name: string]: unknown } {
  switch (asked.kind) {
    case 'symbol':
      return { symbol: say(`symbol.${asked.symbol}`) };
    case 'distance':
      return { count: asked.min };
    case 'direction':
      return { side: say(`side.${asked.direction}`) };
    case 'completedArea':
      return {
        terrains: TERRAINS.filter(name => asked.terrains.includes(name))
          .map(name => say(`terrain.${name}`))
          .join(' + '),
      };
    default:
      return {};
  }
}

export function goldTold(count: number, { say }: Teller): string {
  return say('gold', { count });
}

/** Gold somebody gets, pays or asks for: in Polish another case. */
export function goldOf(count: number, { say }: Teller): string {
  return say('goldOf', { count });
}

export function pointsTold(count: number, { say }: Teller): string {
  return say('points', { count });
}
