// Swapping a tile (16): for one of its kind on the board or in front of anybody (pixie-queen.47).

import type { Seat } from '../../../kernel/game.ts';
import type { Swap, TileKind } from '../choices.ts';
import components from '../components.json';
import { rocksOf } from '../pixies.ts';
import {
  type FrameOf,
  NOBODY,
  type PixieAgenda,
  type PixieQueen,
  type PixieTable,
} from '../table.ts';
import {
  EXTRA,
  FREE_ROCKS,
  foodTileIn,
  hasAbility,
  isOnBoard,
  ONCE,
  OWN,
  onceIn,
  putFood,
  putOnce,
} from '../tiles.ts';
import { type ActOf, action, isWhole, named, rule } from './action.ts';

const KINDS: readonly TileKind[] = ['food', 'once', 'ability'];
const BOARD = NOBODY;
/** Places on the board at most: abilities. */
const PLACES = components.abilitiesShown;
const SEATS = 5;

/** Every swap there can be, made once. */
const SWAPS = KINDS.map(tile =>
  [OWN, EXTRA].map(slot =>
    Array.from({ length: SEATS + 1 }, (_, from) =>
      Array.from(
        { length: PLACES },
        (_, at): ActOf<16> => ({ do: 'act', action: 16, tile, slot, with: from - 1, at }),
      ),
    ),
  ),
);

/** The tile of a kind in somebody's slot; NOBODY for none. */
function tileOf(table: PixieQueen, kind: TileKind, seat: Seat, slot: number): number {
  if (kind === 'food') return foodTileIn(table, seat, slot) || NOBODY;
  if (kind === 'once') return onceIn(table, seat, slot);
  return slot === OWN ? (table.abilities[seat] as number) : NOBODY;
}

/** The tile of a kind at a place of the board; NOBODY for none. */
function tileOnBoard(table: PixieQueen, kind: TileKind, at: number): number {
  if (kind === 'food') return at === 0 ? (table.foodStack.at(-1) ?? NOBODY) : NOBODY;
  if (kind === 'once') return at < ONCE.length && isOnBoard(table, at) ? at : NOBODY;
  return table.abilityRow[at] as number;
}

function isThere(table: PixieQueen, kind: TileKind, from: Seat, at: number): boolean {
  if (from === BOARD) return tileOnBoard(table, kind, at) !== NOBODY;
  return at <= EXTRA && tileOf(table, kind, from, at) !== NOBODY;
}

/** Adds every swap of one own tile. */
function offerSwaps(table: PixieTable, seat: Seat, kind: number, slot: number, into: unknown[]) {
  const tile = KINDS[kind] as TileKind;
  if (tileOf(table, tile, seat, slot) === NOBODY) return;
  for (let from = BOARD; from < table.seats; from++) {
    if (from === seat) continue;
    const places = from === BOARD ? PLACES : EXTRA + 1;
    for (let at = 0; at < places; at++)
      if (isThere(table, tile, from, at)) into.push(SWAPS[kind]?.[slot]?.[from + 1]?.[at]);
  }
}

export const swap = action<ActOf<16>>({
  offer(table, seat, into) {
    for (let kind = 0; kind < KINDS.length; kind++)
      for (let slot = OWN; slot <= EXTRA; slot++) offerSwaps(table, seat, kind, slot, into);
  },
  is: wish =>
    (wish.tile === undefined || KINDS.includes(wish.tile)) &&
    isWhole(wish.slot, OWN, EXTRA) &&
    isWhole(wish.with, BOARD, SEATS - 1) &&
    isWhole(wish.at, 0, PLACES - 1),
  laws: [
    rule('47', 'you must have a tile of that kind', (table, seat, { tile, slot = OWN }) => {
      return tile === undefined || tileOf(table, tile, seat, slot) !== NOBODY;
    }),
    rule('47', 'there must be such a tile', (table, seat, wish) => {
      const { tile, with: from, at = 0 } = wish;
      return (
        tile === undefined ||
        from === undefined ||
        (from !== seat && isThere(table, tile, from, at))
      );
    }),
    rule('47', 'there must be something to swap', (table, seat) => {
      const options: unknown[] = [];
      for (let kind = 0; kind < KINDS.length; kind++)
        for (let slot = OWN; slot <= EXTRA; slot++) offerSwaps(table, seat, kind, slot, options);
      return options.length > 0;
    }),
    named(16, 'tile', 'slot', 'with', 'at'),
  ],
  take(table, seat, { tile, slot, with: from, at }, agenda) {
    agenda.next({ step: 'swap', seat, swap: { tile, slot, with: from, at } });
    if (from !== BOARD && tile === 'ability' && mayAnswer(table, from))
      agenda.next({ step: 'robbed', seat: from });
  },
});

/** Whoever is about to lose Rocks without bread may still use it (pixie-queen.73, E46). */
function mayAnswer(table: PixieQueen, victim: Seat): boolean {
  return hasAbility(table, victim, FREE_ROCKS) && rocksOf(table, victim) > 0;
}

/** The tiles change places. */
export function swapped(
  table: PixieTable,
  { seat, swap: choice }: FrameOf<'swap'>,
  agenda: PixieAgenda,
): void {
  const { tile: kind, slot, with: from, at } = choice;
  const given = tileOf(table, kind, seat, slot);
  const taken = from === BOARD ? tileOnBoard(table, kind, at) : tileOf(table, kind, from, at);
  SWAP[kind](table, seat, choice);
  agenda.note({ what: 'swapped', rule: 'pixie-queen.47', seat, kind, from, given, taken });
}

const SWAP: { [K in TileKind]: (table: PixieTable, seat: Seat, swap: Swap) => void } = {
  /** The old tile goes on top of the stack. */
  food(table, seat, { slot, with: from, at }) {
    const given = foodTileIn(table, seat, slot);
    const taken = from === BOARD ? (table.foodStack.pop() as number) : foodTileIn(table, from, at);
    if (from === BOARD) table.foodStack.push(given);
    else putFood(table, from, at, given);
    putFood(table, seat, slot, taken);
  },
  /** On the board, the old tile goes back to its own place: nobody has it. */
  once(table, seat, { slot, with: from, at }) {
    const given = onceIn(table, seat, slot);
    const taken = from === BOARD ? at : onceIn(table, from, at);
    if (from !== BOARD) putOnce(table, from, at, given);
    putOnce(table, seat, slot, taken);
  },
  /** The old ability lies where the new one lay; what lies on the extra slot goes along (pixie-queen.E41). */
  ability(table, seat, { with: from, at }) {
    const given = table.abilities[seat] as number;
    const [list, place] = from === BOARD ? [table.abilityRow, at] : [table.abilities, from];
    table.abilities[seat] = list[place] as number;
    list[place] = given;
  },
};
