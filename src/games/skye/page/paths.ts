// Every option as the things one points at, in order: a tile, then a cell and a turn. All gestures of
// the page, by click, key or drag, walk along these paths.

import { type Key, type Path, path } from '../../../web/pieces/moves.ts';
import type { Advance, Axe, Laying, Paving, Planning, Price, Purchase, Use } from '../choices.ts';
import type { TileId } from '../kit.ts';

export const tileKey = (tile: TileId): Key => `tile-${tile}`;
export const cellKey = (x: number, y: number): Key => `cell-${x}_${y}`;
export const turnKey = (turn: number): Key => `turn-${turn}`;
export const roadKey = (x: number, y: number, side: string): Key => `border-${x}_${y}_${side}`;
export const trackKey = (track: string): Key => `track-${track}`;
export const tokenKey = (token: string): Key => `token-${token}`;
export const axeKey = (slot: number): Key => `axe-${slot}`;
export const priceKey = (gold: number): Key => `price-${gold}`;

/** The path of an option at a step. */
export function pathOf(step: string, option: unknown): Path {
  switch (step) {
    case 'axe':
      return path(axeKey((option as Axe).axe));
    case 'price':
      return path(priceKey((option as Price).price));
    default:
      return deed(option as Doing);
  }
}

type Doing = Purchase | Laying | Planning | Paving | Advance | Use;

function deed(option: Doing): Path {
  switch (option.do) {
    case 'buy':
      return path(tileKey(option.tile));
    case 'lay':
      return path(tileKey(option.tile), cellKey(option.x, option.y), turnKey(option.turn));
    case 'return':
      return path(`return-${option.tile}`);
    case 'waypoint':
      return path(cellKey(option.x, option.y));
    case 'road':
      return path('road', roadKey(option.x, option.y, option.side));
    case 'advance':
      return path(trackKey(option.track));
    case 'use':
      return path(tokenKey(option.token));
    default:
      return path(option.do);
  }
}

/** The cell a key names; null if it names none. */
export function cellIn(key: Key | undefined): { x: number; y: number } | null {
  const [, x, y] = /^cell-(-?\d+)_(-?\d+)$/.exec(key ?? '') ?? [];
  return x === undefined ? null : { x: Number(x), y: Number(y) };
}

/** The number after a name. */
export function numberIn(key: Key | undefined, name: string): number | null {
  return key?.startsWith(`${name}-`) ? Number(key.slice(name.length + 1)) : null;
}
