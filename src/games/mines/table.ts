// The table and its set-up (mines.5–10).

import type { Agenda } from '../../kernel/agenda.ts';
import type { Seat, Table } from '../../kernel/game.ts';
import type { Options, Settings } from '../../kernel/settings.ts';
import {
  backsIn,
  type CardId,
  type MineFace,
  RACES,
  type Race,
  raceOf,
  readComponents,
  strengthOf,
  UNITS,
} from './cards.ts';

/** A card lying mine side up, with the units on it; the last one lies on top. */
export interface Mine {
  readonly card: CardId;
  readonly units: CardId[];
  readonly owner: Seat | null;
}

/** Kings Under Mountains: the game's own part of the table. */
export interface Mines {
  /** The race of each seat. */
  readonly kings: Race[];
  /** Mine side up; the last card is the top. */
  readonly deck: CardId[];
  /** The four places in the middle; null once the deck could not fill one. */
  readonly field: (Mine | null)[];
  /** Every captured mine in the order of capture; null once it is staffed. */
  readonly captured: (Mine | null)[];
  /** The mines under each king. */
  readonly staffed: CardId[][];
  /** One pile a race; the last card is the top. */
  readonly camp: { readonly [R in Race]: CardId[] };
  readonly hands: CardId[][];
  /** Out of play, open to all. */
  readonly discard: CardId[];
}

export type MinesTable = Table<Mines, MinesFrame>;
export type MinesAgenda = Agenda<MinesFrame>;

/** The steps of a turn, with whose turn it is and where. */
export type MinesFrame =
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'play'; readonly seat: Seat }
  | { readonly step: 'capture'; readonly seat: Seat; readonly place: Place }
  | { readonly step: 'staff'; readonly seat: Seat; readonly place: Place }
  | { readonly step: 'refill'; readonly seat: Seat }
  | { readonly step: 'draw'; readonly seat: Seat };

/** Where a mine lies: 0–3 in the middle, 4 and up among the captured ones. */
export type Place = number;

export const FIELD = 4;
export const HAND = 6;
const CAMP = 4;

export const settings: Settings = {
  /** Who begins (mines.10, mines.E19). */
  first: { kind: 'seat', default: 'random' },
  /** Whether the mine backs of cards in hand are shown to everybody (mines.9, mines.E17). */
  backs: { kind: 'flag', default: false },
  /** Other components in place of the reconstructed ones. */
  components: { kind: 'data', default: null, read: readComponents },
};

/** Deals the cards and puts the first turn on the agenda. */
export function setup(
  { seats, options }: { seats: number; options: Options },
  agenda: MinesAgenda,
): Mines {
  const { chance } = agenda;
  const kings = chance.shuffle([...RACES]).slice(0, seats);
  const deck = chance.shuffle(UNITS.map(({ id }) => id));
  const field = deck
    .splice(-FIELD)
    .reverse()
    .map(card => laidOut(card));
  const camp = { dwarf: [], orc: [], goblin: [], giant: [] } as Mines['camp'];
  for (const unit of deck.splice(-CAMP).reverse()) camp[raceOf(unit)].push(unit);
  const hands = Array.from({ length: seats }, () => deck.splice(-HAND).reverse());
  const first = options.first === 'random' ? chance.below(seats) : (options.first as Seat);
  agenda.note({ what: 'begins', rule: 'mines.10', seat: first });
  agenda.next({ step: 'turn', seat: first });
  const staffed = hands.map(() => []);
  return { kings, deck, field, captured: [], staffed, camp, hands, discard: [] };
}

/** A card laid in the middle, mine side up. */
export function laidOut(card: CardId): Mine {
  return { card, units: [], owner: null };
}

/** The mine at a place, if one lies there. */
export function mineAt(table: Mines, place: Place): Mine | null {
  const mine = place < FIELD ? table.field[place] : table.captured[place - FIELD];
  return mine ?? null;
}

/** The cards in a seat's hand. */
export function handOf(table: Mines, seat: Seat): CardId[] {
  return table.hands[seat] as CardId[];
}

/** The mines under a seat's king. */
export function underKing(table: Mines, seat: Seat): CardId[] {
  return table.staffed[seat] as CardId[];
}

/** The mine side of a card. */
export function faceOf(table: MinesTable, card: CardId): MineFace {
  return backsIn(table.options).faces[card] as MineFace;
}

/** Whether all miners are on the mine: an overseer, if any, comes next. */
export function hasItsMiners(table: MinesTable, mine: Mine): boolean {
  return mine.units.length >= faceOf(table, mine.card).size;
}

/** How many units staff a mine in all. */
export function crewOf(face: MineFace): number {
  return face.size + (face.overseer ? 1 : 0);
}

/** The stacking rule: whether a unit may lie on another, or on none (mines.13). */
export function beats(unit: CardId, top: CardId | undefined): boolean {
  if (top === undefined) return true;
  const strength = strengthOf(unit);
  const below = strengthOf(top);
  return strength > below || (strength === 0 && below === 9);
}
