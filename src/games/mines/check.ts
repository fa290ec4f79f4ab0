// Whether a table somebody made by hand makes sense.

import { type CardId, isCard, RACES } from './cards.ts';
import { FIELD, HAND, type Mine, type MinesTable } from './table.ts';

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
  const twice = cards.find((card, at) => cards.indexOf(card) !== at);
  demand(twice === undefined, `card ${twice} lies in two places`);
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
