// What the scoring tiles (skye.28, S1–S20) and the scrolls (skye.30) bring.

import type { Seat } from '../../kernel/game.ts';
import components from './components.json';
import { type Found, find } from './finding.ts';
import { AREAS, NONE, SHIP, SYMBOLS, WHISKY } from './kit.ts';
import { type Laid, tileOf } from './land.ts';
import { distanceOf } from './requirements.ts';
import { lookAt, type Sight } from './sight.ts';
import { hasJourney, kitAt, type SkyeTable } from './table.ts';
import { bordersPassed } from './tracks.ts';

/** What is counted of somebody. */
type Counter = (sight: Sight, table: SkyeTable, seat: Seat) => number;

/** What scoring tiles count that look at the journey instead of the land (skye.S17, S20). */
const ELSEWHERE: { readonly [id: string]: Counter } = {
  journeymanDistance: (_sight, { journey }, seat) =>
    journey === null ? 0 : distanceOf(journey.pawns[seat] as number),
  sectionsPassed: (_sight, table, seat) => (hasJourney(table) ? bordersPassed(table, seat) : 0),
};

/** What majorities compare (skye.S7–S9). */
const MAJORITIES: { readonly [id: string]: Counter } = {
  mostWhisky: ({ symbols }) => symbols[WHISKY] as number,
  mostShips: ({ symbols }) => symbols[SHIP] as number,
  mostGold: (_sight, { gold }, seat) => gold[seat] as number,
};

/** Adds up what is found. */
let sum = 0;
const add = (points: number) => {
  sum += points;
};
const ADDING: Found = { area: add, tile: add, tiles: add };

/** Whether what a scoring tile counts lies in the land: not on the journey, and not in the purse. */
export function liesInLand(id: string): boolean {
  return id !== 'mostGold' && !Object.hasOwn(ELSEWHERE, id);
}

/** Whether a scoring tile compares players. */
export function isMajority(id: string): boolean {
  return Object.hasOwn(MAJORITIES, id);
}

/** Points of one land for a scoring tile that compares nobody; for a majority what it compares. */
export function countFor(sight: Sight, table: SkyeTable, seat: Seat, scoring: number): number {
  const { id, points } = sight.kit.scoring[scoring] as { id: string; points: readonly number[] };
  const majority = MAJORITIES[id];
  if (majority) return majority(sight, table, seat);
  const counter = ELSEWHERE[id];
  if (counter) return (points[0] as number) * counter(sight, table, seat);
  sum = 0;
  find(sight, scoring, ADDING);
  return sum;
}

/** First and second prize by what each has; ties share, and a shared first leaves no second (skye.S7). */
export function prizes(counts: readonly number[], points: readonly number[]): number[] {
  const most = Math.max(...counts);
  const firsts = counts.filter(count => count === most).length;
  const second = firsts > 1 ? 0 : Math.max(0, ...counts.filter(count => count < most));
  return counts.map(count => {
    if (count === 0) return 0;
    if (count === most) return points[0] as number;
    return count === second ? (points[1] as number) : 0;
  });
}

/** What a scoring tile brings everybody now. */
export function pointsFor(table: SkyeTable, scoring: number): number[] {
  const { id, points } = kitAt(table).scoring[scoring] as { id: string; points: readonly number[] };
  const counts = table.points.map((_points, seat) =>
    countFor(lookAt(table, seat), table, seat, scoring),
  );
  return isMajority(id) ? prizes(counts, points) : counts;
}

/** How many of a symbol a scroll asks for a point, by symbol. */
const SCROLLS: readonly number[] = SYMBOLS.map(symbol => components.scrolls[symbol]);

/** What a scroll that counts a symbol is worth, outside a completed area. */
export function scrollValue({ symbols }: Sight, counted: number): number {
  return Math.floor((symbols[counted] as number) / (SCROLLS[counted] as number));
}

/** Points of a land's scrolls: by what the whole land has, double in a completed area (skye.30). */
export function scrollPoints(sight: Sight): number {
  const { kit, land, areas } = sight;
  let points = 0;
  for (let i = 0; i < land.length; i++) {
    const tile = tileOf(land[i] as Laid);
    const counted = kit.scroll[tile] as number;
    if (counted === NONE) continue;
    const value = scrollValue(sight, counted);
    const area = areas.of[i * AREAS + (kit.centre[tile] as number)] as number;
    points += areas.open[area] === 0 ? 2 * value : value;
  }
  return points;
}
