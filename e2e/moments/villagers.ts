// Hard moments of Villagers.

import { DEVELOPMENTS } from '../../src/games/villagers/cards.ts';
import { villagers } from '../../src/games/villagers/game.ts';
import type { VillagersTable } from '../../src/games/villagers/table.ts';
import type { Game } from '../../src/kernel/game.ts';
import { type Catalogue, instead, late, type Moment, most, over, waiting } from './found.ts';

const STEPS = [
  'draft',
  'coin',
  'build',
  'putBack',
  'return',
  'settle',
  'mini',
  'order',
  'linger',
  'pick',
  'courier',
  'arrange',
  'church',
  'gift',
  'events',
  'victim',
  'toll',
  'conscript',
];

/** The Tavern in the place of the Church, while as many basic villagers as ever are left to take. */
const tavern: Moment = {
  ...instead('church', 'tavern', (table, seat) => {
    const { developments, agenda } = table as VillagersTable;
    developments[2] = DEVELOPMENTS.findIndex(({ id }) => id === 'tavern');
    agenda.splice(-1, 1, { step: 'tavern', seat });
  }),
  hard: ({ live, asked }) =>
    asked?.step === 'church'
      ? (live.copy() as VillagersTable).basics.filter(left => left > 0).length * 1000 + live.at
      : 0,
};

/** An Abduction, which is another event, with as many cards in hand as anybody had. */
const abduction: Moment = {
  ...instead('events', 'abduct', (table, seat) => {
    (table as VillagersTable).agenda.push({ step: 'abduct', seat });
  }),
  hard: ({ live, asked, seat }) =>
    asked?.step === 'events' ? ((live.copy() as VillagersTable).hands[seat]?.length ?? 0) : 0,
};

export const catalogue: Catalogue = {
  game: villagers as unknown as Game,
  board: '.board',
  pick: '.v-slot .can, .v-lanes .can',
  moments: [
    ...STEPS.map(step => most(step)),
    tavern,
    abduction,
    late('build'),
    late('draft'),
    waiting('build'),
    waiting('draft'),
    over(),
  ],
};
