// What a seat may see (mines.6, 9, 15c, 19 and rulings E16–E18).

import type { Seat } from '../../kernel/game.ts';
import { isOver } from '../../kernel/play.ts';
import { type CardId, type MineFace, type Race, type Unit, unitOf } from './cards.ts';
import { staffedValue, unstaffedValue } from './score.ts';
import {
  crewOf,
  FIELD,
  faceOf,
  handOf,
  type Mine,
  type MinesTable,
  type Place,
  underKing,
} from './table.ts';

/** A mine with the units on it, the top one last. Which card it is stays hidden: so does its front. */
export interface SeenMine extends MineFace {
  readonly place: Place;
  readonly owner: Seat | null;
  readonly units: Unit[];
  /** How many more units capture or staff it. */
  readonly missing: number;
}

/** One player as others see them. */
interface SeenSeat {
  readonly king: Race;
  readonly hand: number;
  /** The backs of the cards in hand, if the table shows them. */
  readonly backs?: MineFace[];
  /** How many mines lie under the king. */
  readonly staffed: number;
  /** Which ones: the owner's knowledge until the end. */
  readonly mines?: MineFace[];
  readonly staffedValue?: number;
  readonly unstaffedValue: number;
}

/** What everybody may see of the table. */
interface OpenView {
  readonly over: boolean;
  readonly seats: readonly SeenSeat[];
  readonly field: (SeenMine | null)[];
  readonly captured: SeenMine[];
  readonly camp: { readonly [R in Race]: Unit[] };
  readonly deck: { readonly cards: number; readonly top: MineFace | null };
  readonly discard: Unit[];
}

/** The table as one seat, or a spectator, may see it. */
export interface MinesView extends OpenView {
  readonly seat: Seat | null;
  readonly hand: Unit[];
}

export function view(
  table: MinesTable,
  seat: Seat | null,
  { over, seats, field, captured, camp, deck, discard }: OpenView = open(table),
): MinesView {
  return {
    seat,
    over,
    seats: seats.map((seen, other) => (other === seat ? withMines(table, other, seen) : seen)),
    hand: seat === null ? [] : handOf(table, seat).map(unitOf),
    field,
    captured,
    camp,
    deck,
    discard,
  };
}

/** What everybody may see. */
export function open(table: MinesTable): OpenView {
  const over = isOver(table);
  const units = (cards: CardId[]) => cards.map(unitOf);
  const top = table.deck.at(-1);
  return {
    over,
    seats: table.kings.map((_king, seat) => {
      const seen = seenSeat(table, seat);
      return over ? withMines(table, seat, seen) : seen;
    }),
    field: table.field.map((mine, place) => mine && seenMine(table, mine, place)),
    captured: seenCaptured(table),
    camp: {
      dwarf: units(table.camp.dwarf),
      orc: units(table.camp.orc),
      goblin: units(table.camp.goblin),
      giant: units(table.camp.giant),
    },
    deck: { cards: table.deck.length, top: top === undefined ? null : faceOf(table, top) },
    discard: units(table.discard),
  };
}

/** A loop, for this is asked after every choice: a flatMap takes four times as long. */
function seenCaptured(table: MinesTable): SeenMine[] {
  const seen: SeenMine[] = [];
  for (const [i, mine] of table.captured.entries())
    if (mine) seen.push(seenMine(table, mine, FIELD + i));
  return seen;
}

/** A player as everybody sees them. */
function seenSeat(table: MinesTable, seat: Seat): SeenSeat {
  const hand = handOf(table, seat);
  const seen = {
    king: table.kings[seat] as Race,
    hand: hand.length,
    staffed: underKing(table, seat).length,
    unstaffedValue: unstaffedValue(table, seat),
  };
  return table.options.backs ? { ...seen, backs: facesOf(table, hand).sort(byFace) } : seen;
}

/** A player with their staffed mines: so they see themselves, and at the end everybody does. */
function withMines(table: MinesTable, seat: Seat, seen: SeenSeat): SeenSeat {
  const { king, hand, staffed, unstaffedValue, backs } = seen;
  const mines = facesOf(table, underKing(table, seat));
  const value = staffedValue(table, seat);
  const whole = { king, hand, staffed, unstaffedValue, mines, staffedValue: value };
  return backs === undefined ? whole : { ...whole, backs };
}

function facesOf(table: MinesTable, cards: readonly CardId[]): MineFace[] {
  return cards.map(card => faceOf(table, card));
}

function seenMine(table: MinesTable, { card, owner, units }: Mine, place: Place): SeenMine {
  const face = faceOf(table, card);
  const { value, defence, size, overseer } = face;
  const missing = (owner === null ? defence : crewOf(face)) - units.length;
  return { value, defence, size, overseer, place, owner, units: units.map(unitOf), missing };
}

/** An order of faces that says nothing about the order of the cards. */
function byFace(a: MineFace, b: MineFace): number {
  const figures = (f: MineFace) => [f.value, f.defence, f.size, f.overseer ? 1 : 0];
  const [left, right] = [figures(a), figures(b)];
  const differs = left.findIndex((figure, i) => figure !== right[i]);
  return differs < 0 ? 0 : (left[differs] as number) - (right[differs] as number);
}
