// The part of a table made by hand that Journeyman adds (skye.34–38, 45, 48, 65, 66).

import type { Seat } from '../../kernel/game.ts';
import { isList, MOST, type Must } from './check-lists.ts';
import components from './components.json';
import { NONE, TRACKS } from './kit.ts';
import { besides, cellOf, WIDTH } from './land.ts';
import { ACCOUNTS } from './ledger.ts';
import {
  GONE,
  HELD,
  type Journey,
  LEVELS,
  ON_BOARD,
  type SkyeTable,
  TOKENS,
  UNLOCKED,
  WAYPOINTS,
} from './table.ts';
import { EXTRA_MOVEMENT, NO_DISCARD, POINT_AND_ROAD, THIRD_WAYPOINT, TWO_ROADS } from './tokens.ts';
import { boardOf } from './tracks.ts';

export function checkJourney(table: SkyeTable, journey: Journey, must: Must): void {
  const { seats, lands } = table;
  const board = boardOf({ ...table, journey });
  must(isList(journey.marks, seats * TRACKS.length, 0, MOST), 'marks');
  journey.marks.forEach((mark, at) => {
    must(mark <= (board[at % TRACKS.length]?.length ?? 0) + 1, 'marks');
  });
  must(isList(journey.places, seats * TOKENS, 0, TOKENS - 1), 'places');
  must(isList(journey.tokens, seats * TOKENS, 0, GONE), 'tokens');
  must(isList(journey.unlocked, journey.unlocked?.length, 0, seats * TOKENS - 1), 'unlocked');
  must(isList(journey.waypoints, seats, 0, WAYPOINTS), 'waypoints');
  must(isList(journey.roadTokens, seats, 0, components.roadTokens), 'roadTokens');
  must(isList(journey.moves, seats, 0, MOST), 'moves');
  must(Array.isArray(journey.extra) && journey.extra.length === seats, 'extra');
  must(
    journey.extra.every(used => typeof used === 'boolean'),
    'extra',
  );
  const isOn = (seat: Seat, cell: number) => (lands[seat] ?? []).some(one => cellOf(one) === cell);
  must(isList(journey.pawns, seats, 0, WIDTH * WIDTH), 'pawns');
  must(
    journey.pawns.every((cell, seat) => isOn(seat, cell)),
    'pawns',
  );
  must(isList(journey.plans, seats * WAYPOINTS, NONE, WIDTH * WIDTH), 'plans');
  must(
    journey.plans.every((cell, at) => cell === NONE || isOn(Math.floor(at / WAYPOINTS), cell)),
    'plans',
  );
  must(Array.isArray(journey.roads) && journey.roads.length === seats, 'roads');
  journey.roads.forEach((roads, seat) => {
    must(isList(roads, roads?.length, 0, 2 * WIDTH * WIDTH), 'roads');
    must(new Set(roads).size === roads.length, 'roads');
    must(
      roads.every(border => besides(border).every(cell => isOn(seat, cell))),
      'roads',
    );
  });
  for (let seat = 0; seat < seats; seat++) checkTokens(table, journey, seat, must);
}

/** Each token lies at a place of its level until its marker is there; what it brought is there, no more. */
function checkTokens(table: SkyeTable, journey: Journey, seat: Seat, must: Must): void {
  const of = (list: readonly number[], each = TOKENS) => list.slice(seat * each, (seat + 1) * each);
  const [places, tokens, marks] = [
    of(journey.places),
    of(journey.tokens),
    of(journey.marks, TRACKS.length),
  ];
  const board = boardOf({ ...table, journey });
  must(new Set(places).size === TOKENS, 'places');
  places.forEach((token, place) => {
    const level = place % LEVELS;
    const track = Math.floor(place / LEVELS);
    must(Math.floor(token / LEVELS) === level, 'places');
    const field = (board[track] ?? []).findIndex(({ bonus }) => bonus?.length === level + 1);
    const isReached = field >= 0 && (marks[track] as number) > field;
    must(tokens[token] === ON_BOARD || isReached, 'tokens');
  });
  tokens.forEach((state, token) => {
    const isKept = token === EXTRA_MOVEMENT || token >= NO_DISCARD;
    must(state !== HELD || isKept, 'tokens');
    must(state !== GONE || token < NO_DISCARD, 'tokens');
    const waiting = journey.unlocked.filter(one => one === seat * TOKENS + token).length;
    must(waiting === (state === UNLOCKED ? 1 : 0), 'unlocked');
  });
  const brought = (token: number, count: number) => (tokens[token] === GONE ? count : 0);
  const { tokenPoints } = components;
  const third = brought(THIRD_WAYPOINT, 1);
  must(journey.waypoints[seat] === components.waypoints + third, 'waypoints');
  const roads = (journey.roads[seat]?.length ?? 0) + (journey.roadTokens[seat] as number);
  must(roads === brought(POINT_AND_ROAD, 1) + brought(TWO_ROADS, 2), 'roadTokens');
  must(!journey.extra[seat] || tokens[EXTRA_MOVEMENT] === HELD, 'extra');
  const held = tokens.slice(NO_DISCARD).filter(state => state === HELD).length;
  const points = held * tokenPoints.III + brought(POINT_AND_ROAD, tokenPoints.vpAndRoad);
  must(table.ledger[seat * ACCOUNTS.length + ACCOUNTS.indexOf('tokens')] === points, 'ledger');
}
