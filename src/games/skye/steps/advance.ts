// Steps on the tracks (skye.41, 42, 51, 53, 54, 62, 65): by a sale, a tile with the journeyman, a token, a waypoint.

import { ask, law, type Seat } from '../../../kernel/game.ts';
import type { Advance, Use } from '../choices.ts';
import { TRACKS, type TrackName, WARRIOR } from '../kit.ts';
import { type Cell, HOME, type Laid } from '../land.ts';
import { meets } from '../requirements.ts';
import { noRoadsHere } from '../roads.ts';
import {
  type Cause,
  type FrameOf,
  type JourneyTable,
  kitAt,
  type SkyeAgenda,
  type SkyeTable,
  seatAt,
  TOKENS,
} from '../table.ts';
import { ADVANCE_ANY, redeem, TOKEN_NAMES } from '../tokens.ts';
import { advanceOn, castleCost, type Step, stepOf } from '../tracks.ts';

const STAY: Advance = { do: 'stay' };
const ADVANCES: readonly Advance[] = TRACKS.map(track => ({ do: 'advance', track }));

const trackOf = (name: TrackName) => TRACKS.indexOf(name);

/** The rule each kind of step comes from. */
export const CAUSES: { readonly [C in Cause]: string } = {
  sale: 'skye.41',
  symbol: 'skye.42',
  token: 'skye.65',
  waypoint: 'skye.51',
};

/**
 * What a step costs from a waypoint: the fee if its tile is what the field asks for; through the castle
 * the price of its section as well (skye.51, 53, 54, D8); no gold is enough if the tile does not open it.
 */
export function waypointCost(
  table: JourneyTable,
  seat: Seat,
  { field, fee }: Step,
  cell: Cell,
): number {
  if (meets(kitAt(table), table.lands[seat] as Laid[], cell, field.requirement)) return fee;
  return cell === HOME ? fee + castleCost(field) : Number.POSITIVE_INFINITY;
}

/** What a step costs; back in the last pair leads a waypoint only (skye.62, D9). */
export function costOf(
  table: JourneyTable,
  { seat, by, cell }: FrameOf<'advance'>,
  track: number,
): number {
  const step = stepOf(table, seat, track);
  if (by === 'waypoint') return waypointCost(table, seat, step, cell);
  return step.isBack ? Number.POSITIVE_INFINITY : step.fee;
}

/** Whether a step on a track is open, whatever it costs. */
export function isOpen(table: JourneyTable, frame: FrameOf<'advance'>, track: number): boolean {
  if (frame.by === 'sale' && track !== WARRIOR) return false;
  return costOf(table, frame, track) < Number.POSITIVE_INFINITY;
}

/** Whether somebody can pay for a step that is open. */
function isPayable(table: JourneyTable, frame: FrameOf<'advance'>, track: number): boolean {
  return (table.gold[frame.seat] as number) >= costOf(table, frame, track);
}

/** Whether the step may be declined: a token's only if there is none one could make (skye.E5). */
function mayStay(table: JourneyTable, frame: FrameOf<'advance'>): boolean {
  return frame.by !== 'token' || !TRACKS.some((_name, track) => isPayable(table, frame, track));
}

const stepLaw = (
  rule: string,
  claim: string,
  holds: (table: JourneyTable, frame: FrameOf<'advance'>, track: number) => boolean,
) =>
  law<SkyeTable, FrameOf<'advance'>, Advance>(rule, claim, (table, choice, frame) => {
    return choice.do === 'stay' || holds(table as JourneyTable, frame, trackOf(choice.track));
  });

function isAdvance(choice: unknown): choice is Advance {
  const { do: deed, track } = choice as { do?: unknown; track?: TrackName };
  return deed === 'stay' || (deed === 'advance' && TRACKS.includes(track as TrackName));
}

/** One step on one track, or none. Where no track is open, whatever it costs, nobody is asked. */
export const advance = ask<SkyeTable, FrameOf<'advance'>, Advance>({
  rule: 'skye.51',
  candidates(table, frame) {
    const at = table as JourneyTable;
    const open = ADVANCES.filter((_advance, track) => isOpen(at, frame, track));
    return open.length > 0 && mayStay(at, frame) ? [STAY, ...open] : open;
  },
  laws: [stepLaw('skye.D12', 'you must be able to pay for it', isPayable)],
  otherwise: () => {},
  beyond: {
    // Whatever else one may point at meanwhile: it is ruled out by what the step comes from.
    is: (choice): choice is Advance => typeof choice === 'object' && choice !== null,
    laws: [
      noRoadsHere(),
      ...(Object.keys(CAUSES) as Cause[]).map(cause =>
        law<SkyeTable, FrameOf<'advance'>, Advance>(
          CAUSES[cause],
          'one step on one track now, or none',
          (_table, choice, { by }) => by !== cause || isAdvance(choice),
        ),
      ),
      law('skye.E5', 'the step of this token must be made', (table, choice, frame) => {
        return choice.do !== 'stay' || mayStay(table as JourneyTable, frame);
      }),
      stepLaw('skye.41', 'a sale moves the warrior only', (_table, { by }, track) => {
        return by !== 'sale' || track === WARRIOR;
      }),
      stepLaw('skye.D9', 'only a waypoint leads back', (table, { by, seat }, track) => {
        return by === 'waypoint' || !stepOf(table, seat, track).isBack;
      }),
      stepLaw('skye.51', 'the tile must be what the next field asks for', isOpen),
    ],
  },
  take(table, frame, choice, agenda) {
    const { seat, by } = frame;
    if (choice.do === 'stay') {
      agenda.note({ what: 'stayed', rule: CAUSES[by], seat });
      return;
    }
    const track = trackOf(choice.track);
    const at = table as JourneyTable;
    advanceOn(at, seat, track, costOf(at, frame, track), CAUSES[by], agenda);
  },
});

/** The tokens somebody has still to use at the end of this phase. */
function waitingTokens({ journey }: JourneyTable, seat: Seat): number[] {
  return journey.unlocked.flatMap(one => (Math.floor(one / TOKENS) === seat ? [one % TOKENS] : []));
}

/**
 * The end of a phase: everybody's tokens unlocked in it are used, in turn order (skye.45, D14). In which
 * order their owner uses them can matter only where a step on a track is among them.
 */
export function settle(table: SkyeTable, frame: FrameOf<'settle'>, agenda: SkyeAgenda): void {
  const at = table as JourneyTable;
  for (let place = 0; place < table.seats; place++) {
    const seat = seatAt(table, place);
    const tokens = waitingTokens(at, seat);
    if (tokens.length === 0) continue;
    agenda.next(frame);
    if (tokens.length > 1 && tokens.includes(ADVANCE_ANY)) agenda.next({ step: 'order', seat });
    else redeemOf(at, seat, tokens[0] as number, agenda);
    return;
  }
  agenda.next(frame.onto === 'paving' ? { step: 'paving', onto: 'score' } : { step: frame.onto });
}

/** What a token brings; the one with a step on any track asks which. */
function redeemOf(table: JourneyTable, seat: Seat, token: number, agenda: SkyeAgenda): void {
  const { unlocked } = table.journey;
  unlocked.splice(unlocked.indexOf(seat * TOKENS + token), 1);
  if (redeem(table, seat, token, agenda))
    agenda.next({ step: 'advance', seat, by: 'token', cell: HOME });
}

/** Which of one's tokens comes first. */
export const order = ask<SkyeTable, FrameOf<'order'>, Use>({
  rule: 'skye.D14',
  candidates: (table, { seat }) =>
    waitingTokens(table as JourneyTable, seat).map(token => choiceOf(token)),
  laws: [],
  beyond: {
    is: (choice): choice is Use => {
      const { do: deed, token } = (choice ?? {}) as { do?: unknown; token?: unknown };
      return deed === 'use' && TOKEN_NAMES.includes(token as string);
    },
    laws: [
      law('skye.D14', 'only a token unlocked in this phase', (table, { token }, { seat }) => {
        return waitingTokens(table as JourneyTable, seat).includes(TOKEN_NAMES.indexOf(token));
      }),
    ],
  },
  take(table, { seat }, { token }, agenda) {
    redeemOf(table as JourneyTable, seat, TOKEN_NAMES.indexOf(token), agenda);
  },
});

const choiceOf = (token: number): Use => ({ do: 'use', token: TOKEN_NAMES[token] as string });
