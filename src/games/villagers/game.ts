// Villagers (Włościanie): the whole game, put together.

import type { Game } from '../../kernel/game.ts';
import { judge } from './bot.ts';
import { check } from './check.ts';
import { hidden } from './hidden.ts';
import { redeal } from './redeal.ts';
import { standing } from './score.ts';
import { setup } from './setup.ts';
import { build, builder } from './steps/build.ts';
import { courier, order } from './steps/courier.ts';
import { draft, drafter, round } from './steps/draft.ts';
import { linger } from './steps/draft-specials.ts';
import { picked } from './steps/drafted.ts';
import { church, dusk, evening, reward, tavern } from './steps/evening.ts';
import { abduct, conscript, countess, events, toll, victim } from './steps/events.ts';
import { giveBack, putBack } from './steps/hire.ts';
import { arrange, pick } from './steps/looking.ts';
import { market } from './steps/market.ts';
import { mini } from './steps/mini.ts';
import { settle } from './steps/red.ts';
import { coin, gift, sweep, update } from './steps/update.ts';
import { settings, type Villagers, type VillagersFrame } from './table.ts';
import { turnRule } from './turn.ts';
import { view } from './view.ts';

export const villagers: Game<Villagers, VillagersFrame> = {
  name: 'villagers',
  version: 3,
  seats: [1, 5],
  settings,
  turnRule,
  endRule: 'villagers.63',
  setup,
  steps: {
    mini,
    round,
    toll,
    drafter,
    courier,
    draft,
    gift,
    picked,
    linger,
    order,
    update,
    coin,
    sweep,
    builder,
    build,
    putBack,
    return: giveBack,
    settle,
    pick,
    arrange,
    evening,
    reward,
    church,
    tavern,
    dusk,
    events,
    victim,
    abduct,
    conscript,
    countess,
    market,
  },
  view,
  redeal,
  hidden,
  standing,
  check,
  judge,
};
