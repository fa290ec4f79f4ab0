// Who plays a seat, in a few words for its plate.

import type { Teller } from '../../kernel/box.ts';
import type { Sitter } from './page.ts';

/** A bot by its level, or that one stands in for somebody; empty for a person. */
export function botWords({ bot, standsIn }: Sitter, say: Teller['say']): string {
  if (bot === null) return '';
  return standsIn ? say('bot.standsIn') : say('bot.name', { level: say(`bot.${bot}`) });
}
