// random: any option, each as likely. An offer is one option more: to let it pass.

import { anyOption } from '../kernel/play.ts';
import type { Bot } from './bot.ts';

export const random: Bot = (_game, known, question, chance) => {
  if (question.optional && chance.below(2) === 0) return undefined;
  return anyOption(known, question, chance);
};
