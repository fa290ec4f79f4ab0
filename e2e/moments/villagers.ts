// Hard moments of Villagers.

import { villagers } from '../../src/games/villagers/game.ts';
import type { Game } from '../../src/kernel/game.ts';
import { type Catalogue, late, most, over, waiting } from './found.ts';

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

export const catalogue: Catalogue = {
  game: villagers as unknown as Game,
  board: '.board',
  pick: '.v-slot .can, .v-lanes .can',
  moments: [
    ...STEPS.map(step => most(step)),
    late('build'),
    late('draft'),
    waiting('build'),
    waiting('draft'),
    over(),
  ],
};
