// Steps on the tracks (skye.41, 42, 51, 53, 54, 65): by a sale, a tile with the journeyman, a token, a waypoint.

import { ask, law, type Seat } from '../../../kernel/game.ts';
import type { Advance } from '../choices.ts';
import { TRACKS, type TrackName, WARRIOR } from '../kit.ts';
import { type Cell, HOME, type Laid } from '../land.ts';
import { meets } from '../requirements.ts';
import {
  type Cause,
  type FrameOf,
  type JourneyTable,
  kitAt,
  type SkyeAgenda,
  type SkyeTable,
  TOKENS,
} from '../table.ts';
import { redeem } from '../tokens.ts';
import { advanceOn, castleCost, type Step, stepOf } from '../tracks.ts';

const STAY: Advance = { do: 'stay' };
const ADVANCES: readonly Advance[] = TRACKS.map(track => ({ do: 'advance', track }));

const trackOf = (name: TrackName) => TRACKS.indexOf(name);

const CAUSES: { readonly [C in Cause]: string } = {
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

/** What a step costs. */
export function costOf(
  table: JourneyTable,
  { seat, by, cell }: FrameOf<'advance'>,
  track: number,
): number {
  const step = stepOf(table, seat, track);
  return by === 'waypoint' ? waypointCost(table, seat, step, cell) : step.fee;
}

/** Whether a step on a track is open, whatever it costs. */
export function isOpen(table: JourneyTable, frame: FrameOf<'advance'>, track: number): boolean {
  if (frame.by === 'sale') return track === WARRIOR;
  return costOf(table, frame, track) < Number.POSITIVE_INFINITY;
}

/** Whether a waypoint opens any step, whatever it costs: only then its owner is asked. */
export function opensAny(table: JourneyTable, frame: FrameOf<'advance'>): boolean {
  return TRACKS.some((_name, track) => isOpen(table, frame, track));
}

const stepLaw = (
  rule: string,
  claim: string,
  holds: (table: JourneyTable, frame: FrameOf<'advance'>, track: number) => boolean,
) =>
  law<SkyeTable, FrameOf<'advance'>, Advance>(rule, claim, (table, choice, frame) => {
    return choice.do === 'stay' || holds(table as JourneyTable, frame, trackOf(choice.track));
  });

/** One step on one track, or none. */
export const advance = ask<SkyeTable, FrameOf<'advance'>, Advance>({
  candidates(table, frame) {
    const options: Advance[] = frame.by === 'token' ? [] : [STAY];
    for (let track = 0; track < TRACKS.length; track++)
      if (isOpen(table as JourneyTable, frame, track)) options.push(ADVANCES[track] as Advance);
    return options;
  },
  laws: [
    stepLaw('skye.D12', 'you must be able to pay for it', (table, frame, track) => {
      return (table.gold[frame.seat] as number) >= costOf(table, frame, track);
    }),
  ],
  beyond: {
    is: (choice): choice is Advance => {
      const { do: deed, track } = (choice ?? {}) as { do?: unknown; track?: TrackName };
      return deed === 'stay' || (deed === 'advance' && TRACKS.includes(track as TrackName));
    },
    laws: [
      law('skye.65', 'this token must be used', (_table, choice, { by }) => {
        return choice.do !== 'stay' || by !== 'token';
      }),
      stepLaw('skye.41', 'a sale moves the warrior only', (_table, { by }, track) => {
        return by !== 'sale' || track === WARRIOR;
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

/** The end of a phase: tokens unlocked in it are used in the order they came (skye.45, D14). */
export function settle(table: SkyeTable, frame: FrameOf<'settle'>, agenda: SkyeAgenda): void {
  const at = table as JourneyTable;
  const { unlocked } = at.journey;
  const token = unlocked.shift();
  if (token === undefined) {
    agenda.next({ step: frame.onto });
    return;
  }
  agenda.next(frame);
  const seat = Math.floor(token / TOKENS);
  if (redeem(at, seat, token % TOKENS, agenda))
    agenda.next({ step: 'advance', seat, by: 'token', cell: HOME });
}
