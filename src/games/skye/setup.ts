// The set-up (skye.3–6, 34–38).

import type { Chance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Options } from '../../kernel/settings.ts';
import components from './components.json';
import { CASTLES, kitIn, NONE, TRACKS } from './kit.ts';
import { HOME, laid } from './land.ts';
import { ACCOUNTS } from './ledger.ts';
import { coinsFor } from './money.ts';
import {
  DRAWN,
  type Journey,
  LEVELS,
  ON_BOARD,
  type Skye,
  type SkyeAgenda,
  TOKENS,
  UNPRICED,
  WAYPOINTS,
} from './table.ts';

interface Start {
  readonly seats: number;
  readonly options: Options;
}

const SLOTS = 4;

export function setup({ seats, options }: Start, agenda: SkyeAgenda): Skye {
  const { chance } = agenda;
  const kit = kitIn(options);
  const withJourneyman = options.journeyman === true;
  const first = options.first === 'random' ? chance.below(seats) : (options.first as Seat);
  const pool = withJourneyman ? kit.scoring.length : kit.baseScoring;
  const scoring = drawSome(pool, SLOTS, chance);
  const tiles = withJourneyman ? kit.tiles.length : kit.baseTiles;
  const each = <T>(value: T, times = 1): T[] => Array<T>(seats * times).fill(value);
  agenda.note({ what: 'begins', rule: 'skye.6', seat: first, scoring: [...scoring] });
  agenda.next({ step: 'round' });
  const lands: number[][] = [];
  const hands: number[][] = [];
  for (let seat = 0; seat < seats; seat++) {
    lands.push([laid(seat, 0, HOME)]);
    hands.push([]);
  }
  const bag: number[] = [];
  for (let tile = CASTLES; tile < tiles; tile++) bag.push(tile);
  return {
    phase: 'income',
    round: 0,
    first,
    scoring,
    bag,
    lands,
    row: each(NONE, DRAWN),
    prices: each(UNPRICED, DRAWN),
    hands,
    gold: each(0),
    seenGold: each(0),
    bank: coinsFor(options),
    points: each(0),
    ledger: each(0, ACCOUNTS.length),
    journey: withJourneyman ? newJourney(seats, options.tokens === 'same', chance) : null,
  };
}

/** So many different numbers out of a pool, in the order they were drawn. */
function drawSome(pool: number, count: number, chance: Chance): number[] {
  const drawn: number[] = [];
  while (drawn.length < count) {
    const one = chance.below(pool);
    if (!drawn.includes(one)) drawn.push(one);
  }
  return drawn;
}

/** Progress boards, waypoints and journeymen (skye.34–38). */
function newJourney(seats: number, isSame: boolean, chance: Chance): Journey {
  const each = <T>(value: T, times = 1): T[] => Array<T>(seats * times).fill(value);
  const layouts: number[][] = [];
  for (let seat = 0; seat < seats; seat++)
    layouts.push(isSame && seat > 0 ? [...(layouts[0] as number[])] : newLayout(chance));
  return {
    marks: each(0, TRACKS.length),
    places: layouts.flat(),
    tokens: each(ON_BOARD, TOKENS),
    unlocked: [],
    waypoints: each(components.waypoints),
    roadTokens: each(0),
    roads: Array.from({ length: seats }, () => []),
    pawns: each(HOME),
    plans: each(NONE, WAYPOINTS),
    moves: each(0),
    extra: each(false),
  };
}

/** The tokens of each level, shuffled over the places of that level: one a track (skye.36). */
function newLayout(chance: Chance): number[] {
  const layout = Array<number>(TOKENS).fill(NONE);
  for (let level = 0; level < LEVELS; level++) {
    const tokens = chance.shuffle([0, 1, 2]);
    TRACKS.forEach((_track, track) => {
      layout[track * LEVELS + level] = level * TRACKS.length + (tokens[track] as number);
    });
  }
  return layout;
}
