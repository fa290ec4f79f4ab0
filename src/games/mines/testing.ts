// Any situation of the game in one line of what matters, for tests.

import { seeded } from '../../kernel/chance.ts';
import type { Note, Seat } from '../../kernel/game.ts';
import { frozen } from '../../kernel/plain.ts';
import { begin, choose, open, pending, why } from '../../kernel/play.ts';
import { type CardId, type MineFace, RACES, type Race, UNITS, unitOf } from './cards.ts';
import standard from './components.json';
import { mines } from './game.ts';
import { FIELD, handOf, type Mine, type MinesTable, mineAt, type Place } from './table.ts';

/** A unit as people say it: `orc 7`. */
type Name = string;

interface MineGiven extends Partial<MineFace> {
  units?: Name[];
  owner?: Seat;
}

interface Given {
  kings: Race[];
  hands: Name[][];
  /** The mines in the middle; null for an empty place. Missing places get a mine nobody can take. */
  field?: (MineGiven | null)[];
  captured?: MineGiven[];
  staffed?: Partial<MineFace>[][];
  /** Each pile from bottom to top. */
  camp?: { [R in Race]?: Name[] };
  /** The deck from top to bottom, or how many cards it has. Cards not mentioned anywhere are discarded. */
  deck?: Name[] | number;
  turn?: Seat;
  backs?: boolean;
}

const PLAIN: MineFace = { defence: 9, size: 1, overseer: false, value: 1 };
const game = mines;

/** A table in the given situation, with somebody about to play. */
export function position(given: Given): Position {
  const unused = new Set<CardId>(UNITS.map(({ id }) => id));
  const takeCard = (name: Name): CardId => {
    const card = [...unused].find(id => nameOf(id) === name);
    if (card === undefined) throw new Error(`no ${name} left`);
    unused.delete(card);
    return card;
  };
  const all = (names: Name[] = []) => names.map(takeCard);

  const hands = given.hands.map(all);
  const camp = Object.fromEntries(RACES.map(race => [race, all(given.camp?.[race])]));
  const field = [0, 1, 2, 3].map(i => (given.field?.[i] === undefined ? {} : given.field[i]));
  const onField = field.map(mine => mine && { mine, units: all(mine.units) });
  const captured = (given.captured ?? []).map(mine => ({ mine, units: all(mine.units) }));
  const named = Array.isArray(given.deck) ? all(given.deck).reverse() : null;

  const faces = new Map<CardId, MineFace>();
  const lay = (face: Partial<MineFace>): CardId => {
    const card = [...unused][0] as CardId;
    unused.delete(card);
    faces.set(card, { ...PLAIN, ...face });
    return card;
  };
  const laid = ({ mine, units }: { mine: MineGiven; units: CardId[] }): Mine => {
    const { units: _units, owner = null, ...face } = mine;
    return { card: lay(face), units, owner };
  };
  const state = {
    kings: given.kings,
    hands,
    camp,
    field: onField.map(entry => entry && laid(entry)),
    captured: captured.map(entry => laid({ ...entry, mine: { owner: 0, ...entry.mine } })),
    staffed: given.kings.map((_king, seat) => (given.staffed?.[seat] ?? []).map(lay)),
  };
  const deck = named ?? [...unused].slice(0, given.deck as number | undefined);
  for (const card of deck) unused.delete(card);

  const { table } = open(mines, { seats: given.kings.length, chance: seeded('position') });
  const cards = standard.cards.map((card, id) => ({ ...card, mine: faces.get(id) ?? card.mine }));
  const options = frozen({ first: 0, backs: given.backs ?? false, components: { cards } });
  Object.assign(table, state, { deck, discard: [...unused], options });
  table.agenda.splice(0, table.agenda.length, { step: 'turn', seat: given.turn ?? 0 });
  return new Position(table as MinesTable);
}

/** A table and what tests ask of it, in players' words. */
export class Position {
  readonly notes: Note[];

  constructor(readonly table: MinesTable) {
    this.notes = [...begin(game, table).notes];
  }

  /** Plays the named unit of the hand onto a place. */
  play(seat: Seat, name: Name, place: Place): this {
    return this.choose(seat, { unit: this.inHand(seat, name), place });
  }

  /** Draws from the deck or a camp pile. */
  draw(seat: Seat, from: 'deck' | Race): this {
    return this.choose(seat, { from });
  }

  /** Draws from the deck until the hand is full. */
  refill(seat: Seat): this {
    while (this.asked?.seat === seat && this.asked.step === 'draw') this.draw(seat, 'deck');
    return this;
  }

  private choose(seat: Seat, choice: unknown): this {
    this.notes.push(...choose(game, this.table, seat, choice).notes);
    return this;
  }

  /** The first rule that forbids playing the named unit there; null if it is legal. */
  whyNot(seat: Seat, name: Name, place: Place): string | null {
    return why(game, this.table, seat, { unit: this.inHand(seat, name), place });
  }

  /** Who is asked, and at which step; null at the end. */
  get asked(): { seat: Seat; step: string } | null {
    const [question] = pending(game, this.table);
    return question ? { seat: question.seat, step: question.step } : null;
  }

  /** The options now, in words: `orc 7 > 2` for a play, `deck` or a race for a draw. */
  get options(): string[] {
    return pending(game, this.table).flatMap(({ options }) =>
      (options as { unit: CardId; place: Place; from?: string }[]).map(
        ({ unit, place, from }) => from ?? `${nameOf(unit)} > ${place}`,
      ),
    );
  }

  hand(seat: Seat): Name[] {
    return handOf(this.table, seat).map(nameOf);
  }

  /** The camp pile of a race, from bottom to top. */
  camp(race: Race): Name[] {
    return this.table.camp[race].map(nameOf);
  }

  /** The units on the mine at a place; null if there is no mine. */
  unitsOn(place: Place): Name[] | null {
    return mineAt(this.table, place)?.units.map(nameOf) ?? null;
  }

  /** The places of the mines a seat has captured and not yet staffed. */
  owned(seat: Seat): Place[] {
    return this.table.captured.flatMap((mine, i) => (mine?.owner === seat ? [FIELD + i] : []));
  }

  get points(): number[] {
    return mines.standing(this.table).map(({ points }) => points);
  }

  /** The last note of a kind. */
  noted(what: string): Note | undefined {
    return this.notes.findLast(note => note.what === what);
  }

  private inHand(seat: Seat, name: Name): CardId {
    const held = handOf(this.table, seat).find(card => nameOf(card) === name);
    return held ?? (UNITS.find(({ id }) => nameOf(id) === name)?.id as CardId);
  }
}

function nameOf(card: CardId): Name {
  const { race, strength } = unitOf(card);
  return `${race} ${strength}`;
}
