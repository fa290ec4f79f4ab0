// What the journeyman promises: flags, tokens, and the waypoints still to be collected.

import type { Seat } from '../../kernel/game.ts';
import type { Outlook } from './bot-outlook.ts';
import components from './components.json';
import { type Field, NONE, TRACKS } from './kit.ts';
import type { Cell } from './land.ts';
import { distanceOf } from './requirements.ts';
import { waypointCost } from './steps/advance.ts';
import {
  HELD,
  type JourneyTable,
  type SkyeFrame,
  seatAt,
  TOKENS,
  UNLOCKED,
  WAYPOINTS,
} from './table.ts';
import { tokenAt } from './tokens.ts';
import { boardOf, bordersPassed, flagAt, markOf, stepFrom } from './tracks.ts';

/** What a field on the way is worth, whatever it shows. */
const FIELD = 0.35;
/** A movement point, each time it can be used. */
const BOOT = 0.15;
/** A road token not yet laid. */
const ROAD = 0.8;
/** What tokens are worth once, and for each round to come. */
const TOKEN_ONCE = [0, 1.2, 0.6, 1, 1.2, 0, 0.5, 0.5, 0.5] as const;
const TOKEN_A_ROUND = [0.9, 0, 0.1, 0, 0.1, 0, 2.5, 2.5, 2] as const;
/** What an unlocked token brings at the end of the phase: points, gold. */
const TOKEN_POINTS = [0, 0, 1, 0, 0, 0, 3, 3, 3] as const;
const TOKEN_GOLD = [0, 0, 0, 0, 0, 5, 0, 0, 0] as const;

/** Everything Journeyman promises a seat. */
export function journeyWorth(table: JourneyTable, seat: Seat, outlook: Outlook): number {
  const { journey } = table;
  let worth = ROAD * (journey.roadTokens[seat] as number);
  for (let track = 0; track < TRACKS.length; track++)
    worth += trackWorth(table, track, markOf(table, seat, track), outlook);
  for (let token = 0; token < TOKENS; token++) worth += tokenState(table, seat, token, outlook);
  const { times, scoring, kit } = outlook;
  scoring.forEach((number, slot) => {
    const { id, points } = kit.scoring[number] as { id: string; points: readonly number[] };
    const each = (times[slot] as number) * (points[0] as number);
    // Where the journeyman stands now counts fully only if it is scored before the next walk.
    if (id === 'journeymanDistance') worth += 0.6 * each * distanceOf(endOf(table, seat));
    if (id === 'sectionsPassed') worth += each * bordersPassed(table, seat);
  });
  return worth + planWorth(table, seat, outlook);
}

/** Where the journeyman ends as planned. */
function endOf({ journey }: JourneyTable, seat: Seat): Cell {
  for (let leg = WAYPOINTS - 1; leg >= 0; leg--) {
    const cell = journey.plans[seat * WAYPOINTS + leg] as Cell;
    if (cell !== NONE) return cell;
  }
  return journey.pawns[seat] as Cell;
}

/** What a marker's way so far brings until the end: the rightmost flags, and being further on. */
function trackWorth(
  table: JourneyTable,
  track: number,
  mark: number,
  { incomes, scorings, gold, builds }: Outlook,
): number {
  const boots = flagAt(table, track, mark, 'movement');
  const moreBoots = boots === 0 ? 0 : boots - components.movement.start;
  const further = Math.min(mark, (boardOf(table)[track] as readonly Field[]).length);
  return (
    flagAt(table, track, mark, 'vpPerRound') * scorings +
    flagAt(table, track, mark, 'income') * incomes * gold +
    BOOT * moreBoots * builds +
    (incomes > 0 ? FIELD : 0) * further
  );
}

function tokenState(table: JourneyTable, seat: Seat, token: number, outlook: Outlook): number {
  const state = table.journey.tokens[seat * TOKENS + token];
  if (state === UNLOCKED) return tokenWorth(token, outlook);
  if (state !== HELD) return token === 0 && state !== 0 ? lasting(token, outlook) : 0;
  return (TOKEN_ONCE[token] as number) + lasting(token, outlook);
}

function lasting(token: number, { incomes }: Outlook): number {
  return (TOKEN_A_ROUND[token] as number) * incomes;
}

/** What a token is worth on being unlocked. */
function tokenWorth(token: number, outlook: Outlook): number {
  const once = outlook.incomes > 0 ? (TOKEN_ONCE[token] as number) : 0;
  const gold = outlook.gold * (TOKEN_GOLD[token] as number);
  return (TOKEN_POINTS[token] as number) + gold + once + lasting(token, outlook);
}

/** What one step on a track would bring, its fee paid. */
function stepWorth(
  table: JourneyTable,
  seat: Seat,
  track: number,
  mark: number,
  outlook: Outlook,
): number {
  const { mark: next, field, fee, points } = stepFrom(table, track, mark);
  if (mark >= (boardOf(table)[track] as readonly Field[]).length) return points;
  const flags = trackWorth(table, track, next, outlook) - trackWorth(table, track, mark, outlook);
  const token = field.bonus ? tokenAt(table, seat, track, field.bonus.length - 1) : NONE;
  const bonus = token === NONE ? 0 : tokenWorth(token, outlook);
  return points + flags + bonus - outlook.gold * fee;
}

/** What planned waypoints will bring, each spent on the best step it opens. */
function planWorth(table: JourneyTable, seat: Seat, outlook: Outlook): number {
  const from = firstLeg(table, seat);
  if (from >= WAYPOINTS) return 0;
  const marks = TRACKS.map((_name, track) => markOf(table, seat, track));
  let gold = table.gold[seat] as number;
  let worth = 0;
  for (let leg = from; leg < WAYPOINTS; leg++) {
    const cell = table.journey.plans[seat * WAYPOINTS + leg] as Cell;
    if (cell === NONE) break;
    let best = 0;
    let chosen = NONE;
    let price = 0;
    for (let track = 0; track < TRACKS.length; track++) {
      const mark = marks[track] as number;
      const step = stepFrom(table, track, mark);
      const cost = waypointCost(table, seat, step, cell);
      if (cost > gold) continue;
      const gain = stepWorth(table, seat, track, mark, outlook) - outlook.gold * (cost - step.fee);
      if (gain > best) [best, chosen, price] = [gain, track, cost];
    }
    if (chosen === NONE) continue;
    worth += best;
    gold -= price;
    marks[chosen] = stepFrom(table, chosen, marks[chosen] as number).mark;
  }
  return worth;
}

/** The first waypoint of a plan that is not collected yet. */
function firstLeg(table: JourneyTable, seat: Seat): number {
  if (table.phase === 'plan') return 0;
  if (table.phase !== 'walk') return WAYPOINTS;
  for (const frame of table.agenda as SkyeFrame[]) {
    if (frame.step !== 'walk') continue;
    for (let at = frame.at + 1; at < table.seats; at++) if (seatAt(table, at) === seat) return 0;
    return frame.at < table.seats && seatAt(table, frame.at) === seat ? frame.leg : WAYPOINTS;
  }
  return WAYPOINTS;
}
