// Kings Under Mountains (Podziemne królestwa): the whole game, put together.

import type { Game } from '../../kernel/game.ts';
import { judge } from './bot.ts';
import { check } from './check.ts';
import { hidden } from './hidden.ts';
import { redeal } from './redeal.ts';
import { standing } from './score.ts';
import { capture } from './steps/capture.ts';
import { play } from './steps/play.ts';
import { draw, refill } from './steps/refill.ts';
import { staff } from './steps/staff.ts';
import { turn } from './steps/turn.ts';
import { type Mines, type MinesFrame, settings, setup } from './table.ts';
import { open, view } from './view.ts';

export const mines: Game<Mines, MinesFrame> = {
  name: 'mines',
  version: 1,
  seats: [2, 4],
  settings,
  turnRule: 'mines.10',
  endRule: 'mines.22',
  setup,
  steps: { turn, play, capture, staff, refill, draw },
  view,
  open,
  redeal,
  hidden,
  standing,
  check,
  judge,
};
