// Hard moments of Pixie Queen.

import { pixieQueen } from '../../src/games/pixie-queen/game.ts';
import type { PixieTable } from '../../src/games/pixie-queen/table.ts';
import type { Game } from '../../src/kernel/game.ts';
import { type Catalogue, instead, late, most, over, waiting } from './found.ts';

const STEPS = [
  'ability',
  'act',
  'offer',
  'demote',
  'meal',
  'promote',
  'neutral',
  'whip',
  'rock',
  'copy',
  'trade',
  'free',
  'discard',
  'robbed',
];

/** Search the Bag, where somebody dug without it. */
const search = instead('rock', 'search', (table, seat) => {
  const { agenda } = table as PixieTable;
  (table as PixieTable).shown = { what: 'dug', seat, silver: 0, gold: 0, rocks: 0 };
  agenda.splice(-1, 1, { step: 'search', seat, left: 2 });
});

export const catalogue: Catalogue = {
  game: pixieQueen as unknown as Game,
  board: '.pq-board',
  pick: '.pq-spot.can',
  excused: [
    {
      fault: /^picked: (the board jumps|on each other: .*pq-(facts|may))/,
      because: 'the bar tells what a picked action asks and brings, and the board fits beside it',
    },
  ],
  moments: [
    ...STEPS.map(step => most(step)),
    search,
    late('act'),
    late('promote'),
    waiting('offer'),
    waiting('act'),
    over(),
  ],
};
