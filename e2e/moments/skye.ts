// Hard moments of Isle of Skye.

import { skye } from '../../src/games/skye/game.ts';
import { GONE, type JourneyTable, TOKENS, UNLOCKED } from '../../src/games/skye/table.ts';
import { ADVANCE_ANY, THIRD_WAYPOINT, TOKEN_NAMES } from '../../src/games/skye/tokens.ts';
import type { Game, Seat, Table } from '../../src/kernel/game.ts';
import { type Catalogue, instead, late, type Moment, most, over, waiting } from './found.ts';

/** As many tokens as one may have to put in order, the step on any track among them. */
const UNUSED = [ADVANCE_ANY, THIRD_WAYPOINT, TOKEN_NAMES.indexOf('fiveGold')];

const isAllUsed = (table: Table, seat: Seat) => {
  const { journey } = table as JourneyTable;
  return journey !== null && UNUSED.every(token => journey.tokens[seat * TOKENS + token] === GONE);
};

/** The moment before somebody's tokens were used: all were unlocked in one phase. */
const order: Moment = {
  ...instead('advance', 'order', (table, seat) => {
    const { journey, agenda } = table as JourneyTable;
    for (const token of UNUSED) {
      journey.tokens[seat * TOKENS + token] = UNLOCKED;
      journey.unlocked.push(seat * TOKENS + token);
    }
    journey.waypoints[seat] = (journey.waypoints[seat] as number) - 1;
    agenda.splice(-1, 1, { step: 'order', seat });
  }),
  hard: sight =>
    sight.asked?.step === 'advance' && isAllUsed(sight.live.copy(), sight.seat)
      ? sight.live.seats * 1000 + sight.live.at
      : 0,
};

export const catalogue: Catalogue = {
  game: skye as unknown as Game,
  board: '.sk-land',
  pick: '.sk-got-tile, .sk-ware.can, .sk-priced .can',
  moments: [
    ...['axe', 'price', 'buy', 'lay', 'advance', 'plan', 'pave'].map(step => most(step)),
    late('lay'),
    late('buy'),
    waiting('price'),
    waiting('buy'),
    order,
    over(),
  ],
};
