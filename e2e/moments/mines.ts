// Hard moments of Kings Under Mountains.

import { mines } from '../../src/games/mines/game.ts';
import type { Game } from '../../src/kernel/game.ts';
import { type Catalogue, late, most, over, waiting } from './found.ts';

export const catalogue: Catalogue = {
  game: mines as unknown as Game,
  board: '.field',
  pick: '.hand .u.can',
  moments: [most('play'), most('draw'), late('play'), late('draw'), waiting('play'), over()],
};
