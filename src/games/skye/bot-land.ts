// What a land promises, and what a tile would add to it where it is laid best.

import type { Outlook } from './bot-outlook.ts';
import { AREAS, type Kit, MOUNTAIN, NONE, type TileId, WATER, WHISKY } from './kit.ts';
import { type Border, fringeOf, type Laid, tileOf, waysToLay } from './land.ts';
import { countFor, isMajority, liesInLand, scrollPoints, scrollValue } from './scoring.ts';
import { linkedSymbols, look, type Sight } from './sight.ts';
import type { SkyeTable } from './table.ts';

/** What one more of what a majority compares is worth each time. */
const ONE_MORE = 0.4;
/** How likely an area is closed later, by its open sides. */
const CLOSES = [0, 0.3, 0.12, 0.05] as const;
/** What a tile is worth merely for being there. */
const SOME_TILE = 0.25;

/** What a land brings until the end as it is, in points. */
function landWorth(
  table: SkyeTable,
  land: readonly Laid[],
  roads: readonly Border[] | undefined,
  outlook: Outlook,
): number {
  const { kit, scoring, times } = outlook;
  const sight = look(kit, land, roads);
  let worth = SOME_TILE * land.length;
  for (let slot = 0; slot < scoring.length; slot++) {
    const left = times[slot] as number;
    if (left === 0) continue;
    const number = scoring[slot] as number;
    const { id } = kit.scoring[number] as { id: string };
    if (!liesInLand(id)) continue;
    const count = countFor(sight, table, 0, number);
    worth += left * count * (isMajority(id) ? ONE_MORE : 1);
  }
  worth += scrollPoints(sight);
  if (outlook.incomes > 0) worth += outlook.incomes * outlook.gold * linkedSymbols(sight, WHISKY);
  if (outlook.builds > 0) worth += nearlyClosed(sight, outlook);
  return worth;
}

/** Open areas may be closed later: what that would bring. */
function nearlyClosed(sight: Sight, { kit, scoring, times }: Outlook): number {
  const { areas } = sight;
  let worth = 0;
  for (let slot = 0; slot < scoring.length; slot++) {
    const left = times[slot] as number;
    const { id, points } = kit.scoring[scoring[slot] as number] as {
      id: string;
      points: readonly number[];
    };
    if (left === 0 || !CLOSING.has(id)) continue;
    for (let area = 0; area < areas.count; area++) {
      const chance = CLOSES[areas.open[area] as number] ?? 0;
      if (chance > 0) worth += chance * left * (points[0] as number) * gainOf(id, sight, area);
    }
  }
  return worth + scrollsToClose(sight);
}

const CLOSING = new Set(['completedAreas', 'completedAreas3', 'completedMountains', 'largestLake']);

/** How much closing an area would count for a scoring tile. */
function gainOf(id: string, { areas }: Sight, area: number): number {
  const size = areas.size[area] as number;
  switch (id) {
    case 'completedAreas':
      return 1;
    case 'completedAreas3':
      return size >= 2 ? 1 : 0;
    case 'completedMountains':
      return areas.terrain[area] === MOUNTAIN ? 1 : 0;
    default:
      return areas.terrain[area] === WATER ? size / 2 : 0;
  }
}

function scrollsToClose(sight: Sight): number {
  const { kit, land, areas } = sight;
  let worth = 0;
  for (let i = 0; i < land.length; i++) {
    const tile = tileOf(land[i] as Laid);
    const counted = kit.scroll[tile] as number;
    if (counted === NONE) continue;
    const area = areas.of[i * AREAS + (kit.centre[tile] as number)] as number;
    worth += (CLOSES[areas.open[area] as number] ?? 0) * (scrollValue(sight, counted) + 1);
  }
  return worth;
}

/** A land with what has been worked out of it so far: bots look at the same lands again and again. */
export interface Valued {
  readonly land: readonly Laid[];
  readonly roads: readonly Border[] | undefined;
  /** What each tile would add, by its number; below that what the land itself brings and counts. */
  readonly worths: Map<TileId, number>;
}

const memories = new WeakMap<Kit, Map<string, Map<TileId, number>>>();
const MOST_REMEMBERED = 5000;

/** Everybody's land, with what is remembered of it. */
export function valuedLands(table: SkyeTable, { kit, key }: Outlook): Valued[] {
  let memory = memories.get(kit);
  if (memory === undefined || memory.size > MOST_REMEMBERED) {
    memory = new Map();
    memories.set(kit, memory);
  }
  const valued: Valued[] = [];
  for (let seat = 0; seat < table.seats; seat++) {
    const land = table.lands[seat] as Laid[];
    const roads = table.journey?.roads[seat];
    const name = `${key}|${land}|${roads ?? ''}`;
    let worths = memory.get(name);
    if (worths === undefined) {
      worths = new Map();
      memory.set(name, worths);
    }
    valued.push({ land, roads, worths });
  }
  return valued;
}

/** What a land brings until the end as it is. */
export function worthOf(
  table: SkyeTable,
  { land, roads, worths }: Valued,
  outlook: Outlook,
): number {
  let worth = worths.get(NONE);
  if (worth === undefined) {
    worth = landWorth(table, land, roads, outlook);
    worths.set(NONE, worth);
  }
  return worth;
}

/** What a land has of what a majority compares. */
export function countIn(
  table: SkyeTable,
  { land, roads, worths }: Valued,
  scoring: number,
  { kit }: Outlook,
): number {
  const at = NONE - 1 - scoring;
  let count = worths.get(at);
  if (count === undefined) {
    count = countFor(look(kit, land, roads), table, 0, scoring);
    worths.set(at, count);
  }
  return count;
}

/** What a tile would add to a land, laid where it is best; 0 if it fits nowhere. */
export function tileWorth(
  table: SkyeTable,
  valued: Valued,
  tile: TileId,
  outlook: Outlook,
): number {
  const { kit } = outlook;
  const { land, roads, worths } = valued;
  let best = worths.get(tile);
  if (best !== undefined) return best;
  best = 0;
  const before = worthOf(table, valued, outlook);
  for (const one of waysToLay(kit, fringeOf(kit, land), tile))
    best = Math.max(best, landWorth(table, [...land, one], roads, outlook) - before);
  worths.set(tile, best);
  return best;
}
