// Whether a table somebody made by hand makes sense.

import { type CardId, isCard, RACES, raceOf } from './cards.ts';
import { beats, crewOf, FIELD, faceOf, HAND, type Mine, type MinesTable } from './table.ts';

/** Every list is there and holds cards, and no card lies in two places. Cards may be missing. */
export function check(table: MinesTable): void {
  const { kings, deck, field, captured, staffed, camp, hands, discard, seats } = table;
  demand(
    isList(kings, seats) && kings.every(king => RACES.includes(king)),
    'kings: one race a seat',
  );
  demand(new Set(kings).size === seats, 'kings: no race twice');
  demand(isList(field, FIELD) && field.every(isPlace), `field: ${FIELD} mines or null`);
  demand(
    field.every(mine => mine === null || mine.owner === null),
    'field: owner null',
  );
  demand(isList(captured) && captured.every(isPlace), 'captured: mines or null');
  const isSeat = (seat: unknown) => Number.isInteger(seat) && kings[seat as number] !== undefined;
  demand(
    captured.every(mine => mine === null || isSeat(mine.owner)),
    'captured: owner a seat',
  );
  demand(isList(staffed, seats) && staffed.every(isPile), 'staffed: a list of cards a seat');
  demand(isList(hands, seats) && hands.every(isPile), 'hands: a list of cards a seat');
  demand(
    hands.every(hand => hand.length <= HAND),
    `hands: ${HAND} cards at most`,
  );
  demand(
    RACES.every(race => isPile(camp?.[race])),
    'camp: a list of cards a race',
  );
  demand(isPile(deck), 'deck: a list of cards');
  demand(isPile(discard), 'discard: a list of cards');
  const mines = [...field, ...captured].filter(mine => mine !== null);
  const cards = [
    ...mines.flatMap(({ card, units }) => [card, ...units]),
    ...[...staffed, ...hands, ...RACES.map(race => camp[race]), deck, discard].flat(),
  ];
  for (const mine of field) if (mine !== null) demandCrew(table, mine, 'field');
  for (const mine of captured) if (mine !== null) demandCrew(table, mine, 'captured');
  demand(
    RACES.every(race => camp[race].every(card => raceOf(card) === race)),
    'camp: each race on its own pile',
  );
  const twice = cards.find((card, at) => cards.indexOf(card) !== at);
  demand(twice === undefined, `card ${twice} lies in two places`);
}

/** The units on a mine could all be played there: no more than it takes, each beating the one below (mines.13, 15–18). */
function demandCrew(table: MinesTable, mine: Mine, where: string): void {
  const { units, owner } = mine;
  const face = faceOf(table, mine.card);
  const most = owner === null ? face.defence : crewOf(face);
  demand(units.length <= most, `${where}: no more units than a mine takes`);
  demand(
    units.every((unit, at) => beats(unit, units[at - 1])),
    `${where}: each unit beats the one below`,
  );
  if (owner === null) return;
  const king = table.kings[owner];
  demand(
    units.every((unit, at) => (raceOf(unit) === king) === at >= face.size),
    `${where}: miners of other races, then an overseer of the owner's`,
  );
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function isList(value: unknown, length?: number): boolean {
  return Array.isArray(value) && (length === undefined || value.length === length);
}

function isPile(value: unknown): value is CardId[] {
  return Array.isArray(value) && value.every(isCard);
}

function isPlace(mine: Mine | null): boolean {
  return mine === null || (isCard(mine?.card) && isPile(mine.units));
}
