// Isle of Skye with Journeyman: the whole game, put together.

import type { Game } from '../../kernel/game.ts';
import { judge } from './bot.ts';
import { check } from './check.ts';
import { hidden } from './hidden.ts';
import { redeal } from './redeal.ts';
import { pave, paving } from './roads.ts';
import { setup } from './setup.ts';
import { standing } from './standing.ts';
import { advance, order, settle } from './steps/advance.ts';
import { build, building, lay } from './steps/build.ts';
import { buy, buyer, keep } from './steps/buy.ts';
import { draw, income, round } from './steps/income.ts';
import { plan, planning, walk } from './steps/journey.ts';
import { axe, price, reveal } from './steps/price.ts';
import { finish, score } from './steps/score.ts';
import { type Skye, type SkyeFrame, settings } from './table.ts';
import { turnRule } from './turn.ts';
import { view } from './view.ts';

export const skye: Game<Skye, SkyeFrame> = {
  name: 'skye',
  version: 2,
  seats: [2, 5],
  settings,
  turnRule,
  endRule: 'skye.32',
  setup,
  steps: {
    round,
    income,
    draw,
    axe,
    price,
    reveal,
    buyer,
    buy,
    keep,
    advance,
    settle,
    order,
    building,
    build,
    lay,
    planning,
    plan,
    walk,
    paving,
    pave,
    score,
    finish,
  },
  view,
  redeal,
  hidden,
  standing,
  check,
  judge,
};
