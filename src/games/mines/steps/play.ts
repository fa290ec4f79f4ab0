// A turn begins: play one unit (mines.11–13), or show a hand that cannot play (mines.21).

import { ask, law } from '../../../kernel/game.ts';
import { type CardId, isCard, raceOf, UNITS } from '../cards.ts';
import {
  beats,
  crewOf,
  FIELD,
  faceOf,
  HAND,
  handOf,
  hasItsMiners,
  type MinesFrame,
  type MinesTable,
  mineAt,
  type Place,
} from '../table.ts';

type PlayFrame = Extract<MinesFrame, { step: 'play' }>;

/** A unit of the hand, and the mine it goes to. */
export interface Play {
  readonly unit: CardId;
  readonly place: Place;
}

/** Every play there can be, made once: a turn offers some forty, and millions of turns are simulated. */
const PLAYS = UNITS.map(({ id: unit }) =>
  Array.from({ length: FIELD + UNITS.length }, (_, place): Play => ({ unit, place })),
);

const rule = law<MinesTable, PlayFrame, Play>;

export const play = ask<MinesTable, PlayFrame, Play>({
  rule: 'mines.11',

  candidates(table, { seat }) {
    const places = placesFor(table, seat);
    const hand = handOf(table, seat);
    const plays = new Array<Play>(hand.length * places.length);
    let count = 0;
    for (const unit of hand) {
      const known = PLAYS[unit] as Play[];
      for (const place of places) plays[count++] = known[place] as Play;
    }
    return plays;
  },

  laws: [
    rule('mines.13', 'it must beat the unit on top', (table, { unit, place }) =>
      beats(unit, mineAt(table, place)?.units.at(-1)),
    ),
    rule('mines.17', 'your own race does not dig for you', (table, { unit, place }, { seat }) => {
      const mine = mineAt(table, place);
      return (
        !mine ||
        mine.owner === null ||
        hasItsMiners(table, mine) ||
        raceOf(unit) !== table.kings[seat]
      );
    }),
    rule('mines.18', 'only your own race oversees', (table, { unit, place }, { seat }) => {
      const mine = mineAt(table, place);
      return (
        !mine ||
        mine.owner === null ||
        !hasItsMiners(table, mine) ||
        raceOf(unit) === table.kings[seat]
      );
    }),
  ],

  beyond: {
    is: (candidate): candidate is Play => {
      const { unit, place } = (candidate ?? {}) as Partial<Play>;
      return isCard(unit) && Number.isInteger(place);
    },
    laws: [
      rule('mines.11', 'it must come from your hand', (table, { unit }, { seat }) =>
        handOf(table, seat).includes(unit),
      ),
      rule('mines.12', 'there must be a mine', (table, { place }) => mineAt(table, place) !== null),
      rule('mines.16', 'only the owner staffs a mine', (table, { place }, { seat }) => {
        const owner = mineAt(table, place)?.owner;
        return owner === null || owner === seat;
      }),
    ],
  },

  otherwise(table, { seat }, agenda) {
    const hand = handOf(table, seat);
    agenda.note({ what: 'stuck', rule: 'mines.21', seat, hand: [...hand] });
    if (table.deck.length === 0) return;
    table.discard.push(...hand.splice(0));
    while (hand.length < HAND && table.deck.length > 0) hand.push(agenda.draw(table.deck));
    agenda.note({ what: 'redrew', rule: 'mines.21', seat, cards: hand.length });
    agenda.next({ step: 'play', seat });
  },

  take(table, { seat }, { unit, place }, agenda) {
    const mine = mineAt(table, place);
    if (!mine) throw new Error(`no mine at place ${place}`);
    const hand = handOf(table, seat);
    hand.splice(hand.indexOf(unit), 1);
    mine.units.push(unit);
    agenda.note({ what: 'played', rule: 'mines.11', seat, unit, place });
    const face = faceOf(table, mine.card);
    agenda.next({ step: 'refill', seat });
    if (mine.owner === null) {
      if (mine.units.length >= face.defence) agenda.next({ step: 'capture', seat, place });
    } else if (mine.units.length >= crewOf(face)) agenda.next({ step: 'staff', seat, place });
  },
});

/** The mines in the middle and the seat's own (mines.12). */
function placesFor(table: MinesTable, seat: number): Place[] {
  const places: Place[] = [];
  for (let i = 0; i < FIELD; i++) if (table.field[i]) places.push(i);
  for (let i = 0; i < table.captured.length; i++)
    if (table.captured[i]?.owner === seat) places.push(FIELD + i);
  return places;
}
