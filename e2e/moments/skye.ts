// Hard moments of Isle of Skye.

import { skye } from '../../src/games/skye/game.ts';
import type { Game } from '../../src/kernel/game.ts';
import { type Catalogue, late, most, over, waiting } from './found.ts';

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

    over(),
  ],
};
