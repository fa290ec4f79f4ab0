// How units, places and consequences are called on the page.

import type { Teller } from '../../../kernel/box.ts';
import type { Note, Seat } from '../../../kernel/game.ts';
import type { MineFace, Unit } from '../cards.ts';
import { FIELD, type Place } from '../table.ts';
import type { MinesView, SeenMine } from '../view.ts';

/** A text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A unit by race and strength. */
export function unitName({ race, strength }: Unit, { say }: Teller): string {
  return capital(say('unit', { race: say(`race.${race}`), strength }));
}

/** Keys for the person's own mines; L, M, R and Z mean something else everywhere. */
const OWN = 'EFGHIJKNOPQSTUVWXY';

/** A place by the letter of its key: A–D in the middle, then the person's own mines. */
export function letterOf(place: Place, view: MinesView): string {
  if (place < FIELD) return 'ABCD'.charAt(place);
  const own = view.captured.filter(({ owner }) => owner === view.seat);
  return OWN.charAt(own.findIndex(mine => mine.place === place));
}

/** A place as the log calls it. */
export function placeName(place: Place, { say }: Teller): string {
  return place < FIELD
    ? say('place.field', { letter: 'ABCD'.charAt(place) })
    : say('place.own', { number: place - FIELD + 1 });
}

/** The four figures of a mine in words. */
export function faceName(face: MineFace, { say }: Teller): string {
  return say(face.overseer ? 'faceOverseer' : 'face', { ...face });
}

/** A mine with everything on it, for whoever cannot see it. */
export function mineLabel(mine: SeenMine, teller: Teller): string {
  const units = mine.units.map(unit => unitName(unit, teller)).join(', ');
  return teller.say('page.mineLabel', {
    place: placeName(mine.place, teller),
    face: faceName(mine, teller),
    units: units ? teller.say('page.onIt', { units }) : teller.say('page.noUnits'),
  });
}

/**
 * What playing onto a mine brings, told from the notes foreseen; `gain` is the seat that profits.
 * Null until they are known: nothing is promised before.
 */
export function consequence(
  mine: SeenMine,
  notes: readonly Note[],
  seat: Seat,
  { say, who }: Teller,
): { text: string; gain: Seat | null } | null {
  if (notes.length === 0) return null;
  const captured = notes.find(({ what }) => what === 'captured');
  if (captured) {
    const owner = captured.owner as Seat;
    const text = owner === seat ? say('page.youTake') : say('page.otherTakes', { who: who(owner) });
    return { text, gain: owner };
  }
  const staffed = notes.find(({ what }) => what === 'staffed');
  if (staffed) return { text: say('page.staffs', { value: staffed.value }), gain: seat };
  const count = mine.units.length + 1;
  const key = mine.owner === null ? 'page.staysHere' : 'page.crewGrows';
  return { text: say(key, { count, of: mine.units.length + mine.missing }), gain: null };
}

/** Why not, in two or three words; empty if only the rule itself can say it. */
export function refusal(rule: string, { say }: Teller): string {
  const key = `page.no.${rule.slice(rule.indexOf('.') + 1)}`;
  const text = say(key);
  return text === key ? '' : text;
}
