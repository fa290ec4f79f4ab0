// What lies on the board right now, read from a view, in the words of the drawing.

import type { Row } from '../../board.ts';
import { FOODS, GOODS, type Good } from '../../goods.ts';
import { NOBODY, STREET } from '../../table.ts';
import { ABILITIES } from '../../tiles.ts';
import type { PixieQueenView } from '../../view.ts';

/** The neutral player of a table of two, as pieces count owners. */
export const NEUTRAL = -2;

/** A mine, by its owner. */
interface LyingMine {
  readonly owner: number;
  /** Whether a pixie is on each slot. */
  readonly taken: readonly boolean[];
  /** Rocks beside each low slot. */
  readonly rocks: readonly number[];
}

/** A tile that can be taken at an action: a number, or a picture; and how many lie there. */
export interface LyingTile {
  readonly label: string;
  readonly left: number;
}

/** Everything on the board that everybody sees. */
export interface Lying {
  readonly me: number | null;
  readonly round: number;
  /** The food of every round tile that was turned up; the others lie face down. */
  readonly wishes: readonly Good[];
  /** How many tiles of each row are taken. */
  readonly taken: { readonly [row in Row]: number };
  readonly servants: readonly number[];
  /** Owners of the tokens on each action. */
  readonly tokens: ReadonlyMap<number, readonly number[]>;
  /** Owner of the pixie on each double space. */
  readonly pixies: ReadonlyMap<number, number>;
  /** Whose pixie waits at the palace. */
  readonly entrance: number | null;
  readonly tiles: ReadonlyMap<number, LyingTile>;
  /** How many of each good lie on the special offering track. */
  readonly offering: readonly number[];
  /** Owners in the order of their cubes. */
  readonly small: readonly number[];
  readonly large: readonly number[];
  /** Steps on the tracks by owner, counted from 0. */
  readonly gold: ReadonlyMap<number, number>;
  readonly silver: ReadonlyMap<number, number>;
  readonly points: ReadonlyMap<number, number>;
  readonly mines: readonly LyingMine[];
  readonly store: readonly number[];
  readonly bag: number;
  /** Names of the abilities on the board by place; null for an empty one. */
  readonly abilities: readonly (string | null)[];
  /** How often action 18 was used this round. */
  readonly copied: number;
}

/** Reads a view. */
export function lyingOn(view: PixieQueenView): Lying {
  const { players, spaces, taken, foodStack } = view;
  const playing = players.map((player, seat) => ({ ...player, seat })).filter(player => player.in);
  const ownerOf = (owner: number) =>
    view.neutral !== null && owner === players.length ? NEUTRAL : owner;
  const by = (read: (player: (typeof playing)[number]) => number) =>
    new Map(playing.map(player => [player.seat, read(player)]));
  return {
    me: view.seat,
    round: view.round,
    wishes: view.wanted.map(food => FOODS[food] ?? 'apple'),
    taken,
    servants: view.servants,
    tokens: tokensOn(view),
    pixies: new Map(
      spaces
        .filter(({ pixie }) => pixie !== NOBODY)
        .map(({ action, pixie }) => [action, ownerOf(pixie)]),
    ),
    entrance: view.entrance === NOBODY ? null : ownerOf(view.entrance),
    tiles: new Map([
      ...(foodStack.length > 0
        ? [[6, { label: String(foodStack[0]), left: foodStack.length }] as const]
        : []),
      ...view.onceOnBoard.flatMap((lies, tile) =>
        lies ? [[7 + tile, { label: '', left: 1 }] as const] : [],
      ),
    ]),
    offering: view.offeringTrack,
    small: view.small,
    large: view.large,
    gold: by(({ gold }) => gold),
    silver: by(({ silver }) => silver),
    points: by(({ penalty }) => -penalty),
    mines: [
      ...players.map(({ slaves, rocks }, owner) => ({
        owner,
        taken: standing(slaves, rocks),
        rocks,
      })),
      ...(view.neutral === null
        ? []
        : [{ owner: NEUTRAL, taken: standing(view.neutral, []), rocks: [] }]),
    ],
    store: view.store,
    bag: view.bag.reduce((sum, count) => sum + count, 0),
    abilities: view.abilityRow.map(ability => ABILITIES[ability] ?? null),
    copied: players.reduce((sum, { street }) => sum + (street[18 - STREET] ?? 0), 0),
  };
}

function tokensOn({ spaces, players }: PixieQueenView): Map<number, number[]> {
  const tokens = new Map<number, number[]>();
  for (const { action, usedBy, tokens: count } of spaces)
    if (count > 0) tokens.set(action, Array<number>(count).fill(usedBy));
  players.forEach(({ street }, owner) => {
    street.forEach((count, at) => {
      const there = tokens.get(STREET + at) ?? [];
      tokens.set(STREET + at, [...there, ...Array<number>(count).fill(owner)]);
    });
  });
  return tokens;
}

/** Which slots pixies are seen on: one with rocks is chained to its slot, the others come from below. */
function standing(count: number, rocks: readonly number[]): boolean[] {
  const slots = rocks.map(rock => rock > 0);
  let left = count - slots.filter(Boolean).length;
  for (let slot = 0; left > 0; slot++) {
    if (slots[slot]) continue;
    slots[slot] = true;
    left--;
  }
  return slots;
}

/** So many of each good, by name. */
export function counted(counts: readonly number[]): { good: Good; count: number }[] {
  return GOODS.map((good, id) => ({ good, count: counts[id] ?? 0 }));
}
