// A view of the table told in words.

import type { Teller, Telling } from '../../kernel/box.ts';
import { columns } from '../../kernel/columns.ts';
import type { Note, Seat } from '../../kernel/game.ts';
import { voiced } from '../../kernel/voice.ts';
import { type CardId, type MineFace, RACES, type Race, type Unit, unitOf } from './cards.ts';
import type { Play } from './steps/play.ts';
import type { Draw } from './steps/refill.ts';
import { FIELD, type Place } from './table.ts';
import type { MinesView, SeenMine } from './view.ts';

export const telling: Telling = {
  table: (view, teller) => tableLines(view as MinesView, teller),
  question: (step, { say }) => say(`ask.${step}`),

  option(option, view, teller) {
    if ('from' in (option as Draw)) {
      return { group: '', label: sourceName((option as Draw).from, view as MinesView, teller) };
    }
    const { unit, place } = option as Play;
    return { group: unitName(unitOf(unit), teller), label: placeName(place, teller) };
  },

  note,
};

function tableLines(view: MinesView, teller: Teller): string[] {
  const { say } = teller;
  const { cards, top } = view.deck;
  return [
    top ? say('table.deck', { count: cards, face: faceName(top, teller) }) : say('table.deckEmpty'),
    say('table.camp', { piles: RACES.map(race => pileName(race, view, teller)).join(', ') }),
    '',
    say('table.field'),
    ...columns(view.field.map((mine, place) => mineRow(mine, place, teller))),
    '',
    ...view.seats.flatMap((_seen, seat) => seatLines(view, seat, teller)),
    '',
    say('table.discard', { count: view.discard.length }),
    ...(view.seat === null ? [] : [say('table.hand', { units: unitNames(view.hand, teller) })]),
  ];
}

function seatLines(view: MinesView, seat: Seat, teller: Teller): string[] {
  const { say, who } = teller;
  const seen = view.seats[seat] as MinesView['seats'][number];
  const facts = [
    seen.staffedValue === undefined
      ? say('table.staffed', { count: seen.staffed })
      : say('table.staffedWorth', { count: seen.staffed, value: seen.staffedValue }),
    ...(seen.unstaffedValue > 0 ? [say('table.penalty', { value: seen.unstaffedValue })] : []),
    ...(seen.backs
      ? [say('table.backs', { faces: seen.backs.map(face => faceName(face, teller)).join('; ') })]
      : []),
  ];
  const name = say('table.seat', { who: who(seat), king: say(`king.${seen.king}`) });
  const own = view.captured.filter(({ owner }) => owner === seat);
  return [
    `${name}: ${facts.join(', ')}`,
    ...columns(own.map(mine => mineRow(mine, mine.place, teller))),
  ];
}

/** Where the mine lies, what it is, what is missing, and the units on it. */
function mineRow(mine: SeenMine | null, place: Place, teller: Teller): string[] {
  const { say } = teller;
  const name = `  ${placeName(place, teller)}`;
  if (mine === null) return [name, say('table.noMine')];
  const overseerNext = mine.owner !== null && mine.overseer && mine.missing === 1;
  const missing = overseerNext
    ? say('table.overseerNext')
    : say(mine.owner === null ? 'table.captures' : 'table.staffs', { count: mine.missing });
  return [name, faceName(mine, teller), missing, unitNames(mine.units, teller)];
}

function note(note: Note, teller: Teller): string {
  const { say, who } = teller;
  const { what, seat, owner, place, to, unit, from } = note as Note & NoteDetails;
  const source =
    from === undefined ? '' : say(from === 'deck' ? 'note.sourceDeck' : 'note.sourceCamp');
  const key = what === 'drew' && unit !== undefined ? 'drewUnit' : what;
  const values = {
    ...note,
    mine: place === undefined ? '' : mineName(place),
    to: to === undefined ? '' : mineName(to),
    unit: unit === undefined ? '' : unitName(unitOf(unit), teller),
    units: unitNames(((note.hand ?? []) as CardId[]).map(unitOf), teller),
    count: note.cards,
    source,
  };
  const names = {
    who: seat === undefined ? '' : who(seat),
    owner: owner === undefined ? '' : who(owner),
  };
  const doer = what === 'captured' ? owner : seat;
  return voiced(
    say,
    `note.${key}`,
    values,
    names,
    doer !== undefined && teller.isYou?.(doer) === true,
  );
}

interface NoteDetails {
  seat?: Seat;
  owner?: Seat;
  place?: Place;
  to?: Place;
  unit?: CardId;
  from?: Draw['from'];
}

function unitName({ race, strength }: Unit, { say }: Teller): string {
  return say('unit', { race: say(`race.${race}`), strength });
}

function unitNames(units: readonly Unit[], teller: Teller): string {
  return units.map(unit => unitName(unit, teller)).join(', ');
}

function faceName(face: MineFace, { say }: Teller): string {
  return say(face.overseer ? 'faceOverseer' : 'face', { ...face });
}

/** The places in the middle have letters, captured mines the number of their capture. */
function placeName(place: Place, { say }: Teller): string {
  return place < FIELD
    ? say('place.field', { letter: mineName(place) })
    : say('place.own', { number: mineName(place) });
}

/** The letter or the number alone. */
function mineName(place: Place): string {
  return place < FIELD ? 'ABCD'.charAt(place) : String(place - FIELD + 1);
}

function pileName(race: Race, view: MinesView, teller: Teller): string {
  const pile = view.camp[race];
  const top = pile.at(-1);
  return top
    ? teller.say('table.pile', { unit: unitName(top, teller), count: pile.length })
    : teller.say('table.pileEmpty', { race: teller.say(`race.${race}`) });
}

function sourceName(from: Draw['from'], view: MinesView, teller: Teller): string {
  const { say } = teller;
  if (from === 'deck') return say('source.deck');
  const top = view.camp[from].at(-1);
  return top
    ? say('source.camp', { unit: unitName(top, teller) })
    : say('table.pileEmpty', { race: say(`race.${from}`) });
}
