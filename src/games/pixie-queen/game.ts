// Pixie Queen: the whole game, put together.

import type { Game } from '../../kernel/game.ts';
import { copied } from './actions/copy.ts';
import { drawn, rock, search } from './actions/dig.ts';
import { traded } from './actions/exchanging.ts';
import { free, loot, robbed } from './actions/rob.ts';
import { swapped } from './actions/swap.ts';
import { discard } from './actions/taking.ts';
import { whipped } from './actions/whip.ts';
import { judge } from './bot.ts';
import { check } from './check.ts';
import { hidden } from './hidden.ts';
import { redeal } from './redeal.ts';
import { score, standing } from './score.ts';
import { setup } from './setup.ts';
import { ability } from './steps/abilities.ts';
import { act, turn } from './steps/action.ts';
import { demote, scorn } from './steps/demotion.ts';
import { close, slaves, tracks } from './steps/penalty.ts';
import { award, extra, metals, neutral, promote, promotions } from './steps/reward.ts';
import { answer, offer, open, sacrifice } from './steps/sacrifice.ts';
import { meal, round, steal } from './steps/steal.ts';
import { type PixieFrame, type PixieQueen, settings } from './table.ts';
import { turnRule } from './turn-rule.ts';
import { view } from './view.ts';

export const pixieQueen: Game<PixieQueen, PixieFrame> = {
  name: 'pixie-queen',
  version: 3,
  seats: [2, 5],
  settings,
  turnRule,
  endRule: 'pixie-queen.83',
  setup,
  steps: {
    ability,
    round,
    steal,
    meal,
    turn,
    act,
    trade: traded,
    whip: whipped,
    robbed,
    rob: loot,
    search,
    dig: drawn,
    rock,
    swap: swapped,
    discard,
    copy: copied,
    demote,
    sacrifice,
    offer,
    open,
    answer,
    scorn,
    metals,
    promotions,
    promote,
    extra,
    neutral,
    award,
    slaves,
    tracks,
    close,
    free,
    score,
  },
  view,
  redeal,
  hidden,
  standing,
  check,
  judge,
  weighs: 4,
};
