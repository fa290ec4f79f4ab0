// The game's own judgement: what a table promises each seat, in points.

import type { Seat } from '../../kernel/game.ts';
import { type CardId, raceOf, strengthOf } from './cards.ts';
import { staffedValue } from './score.ts';
import { beats, crewOf, faceOf, handOf, type Mine, type MinesTable } from './table.ts';

/** Points in hand, plus what each captured mine will probably bring or cost. */
export function judge(table: MinesTable): number[] {
  return table.kings.map((_king, seat) => promise(table, seat));
}

function promise(table: MinesTable, seat: Seat): number {
  const hand = [...handOf(table, seat)].sort((a, b) => strengthOf(a) - strengthOf(b));
  let turns = turnsLeft(table);
  let points = staffedValue(table, seat);
  for (const mine of ownMines(table, seat)) {
    const face = faceOf(table, mine.card);
    const missing = crewOf(face) - mine.units.length;
    const ready = crewFromHand(table, seat, mine, hand);
    const likely = likelihood(missing, ready, turns);
    turns -= missing * likely;
    points += face.value * (2 * likely - 1);
  }
  return points;
}

/** Nearly every turn takes a card off the deck, now and then a second one for a new mine. */
function turnsLeft(table: MinesTable): number {
  return table.deck.length / (1.15 * table.seats);
}

/** The seat's unfinished mines, the ones nearest completion first. */
function ownMines(table: MinesTable, seat: Seat): Mine[] {
  const missing = (mine: Mine) => crewOf(faceOf(table, mine.card)) - mine.units.length;
  return table.captured
    .filter(mine => mine !== null)
    .filter(mine => mine.owner === seat)
    .sort((a, b) => missing(a) - missing(b));
}

/** How many of the missing units the hand could put there, weakest first; they leave `hand`. */
function crewFromHand(table: MinesTable, seat: Seat, mine: Mine, hand: CardId[]): number {
  const { size, overseer } = faceOf(table, mine.card);
  let count = mine.units.length;
  let top = mine.units.at(-1);
  let ready = 0;
  while (count < size || (overseer && count === size)) {
    const fits = hand.findIndex(
      unit => beats(unit, top) && (raceOf(unit) === table.kings[seat]) === count >= size,
    );
    if (fits < 0) break;
    top = hand.splice(fits, 1)[0];
    count++;
    ready++;
  }
  return ready;
}

/** How likely a mine is staffed in time, given what it lacks and what the hand has ready. */
function likelihood(missing: number, ready: number, turns: number): number {
  if (turns < missing - 1) return 0;
  const unready = missing - ready;
  const hurry = Math.min(1, (turns + 1) / (missing + 2 * unready + 1));
  return hurry * (0.97 - 0.02 * missing) * 0.82 ** unready;
}
