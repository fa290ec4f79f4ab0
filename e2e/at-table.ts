// Tables left where a test wants to begin.

import type { Page } from 'playwright-core';
import { choiceOf } from '../src/bots/bot.ts';
import { botNamed } from '../src/bots/bots.ts';
import { mines } from '../src/games/mines/game.ts';
import { seeded } from '../src/kernel/chance.ts';
import type { Game } from '../src/kernel/game.ts';
import { LiveTable } from '../src/kernel/live.ts';
import { asked } from './clicks.ts';

export interface Left {
  /** The game; mines, if nothing else is said. */
  readonly game?: Game;
  readonly seats?: number;
  readonly seed?: string;
  readonly options?: object;
  /** Who plays the other seats; greedy bots, if nothing else is said. */
  readonly bot?: string;
  /** Whether the person may stop here. */
  readonly when: (live: LiveTable) => boolean;
}

/** Opens a table that greedy bots have played, the person's seat too, until the moment wished for. */
export async function sitDownAt(page: Page, address: string, left: Left): Promise<void> {
  const { seats = 3, seed = 'left', bot = 'greedy', when } = left;
  const { game = mines as unknown as Game } = left;
  const options = { first: 0, ...left.options };
  const chance = seeded(seed);
  const live = LiveTable.open(game, { seats, options, seed });
  while (!when(live)) {
    const asked = live.pending().find(({ optional }) => !optional);
    if (asked === undefined) throw new Error('the moment wished for never came');
    const choice = choiceOf(botNamed('greedy'), game, live.copy(), asked.seat, chance);
    live.choose(asked.seat, choice);
  }
  const bots = Array(seats - 1).fill(bot);
  const kept = { game: game.name, options, bots, record: JSON.stringify(live.record()) };
  await page.evaluate(text => localStorage.setItem('stolik.table', text), JSON.stringify(kept));
  await page.goto(`${address}/#/table/${game.name}`);
  await page.locator('.board').waitFor();
  if (game.name === 'mines') await asked(page);
}

/** As it is dealt. */
export const fromStart = (): boolean => true;

/** Whether the person on seat 0 is asked at this step, after so many choices. */
export const personIs =
  (step: string, after = 0) =>
  (live: LiveTable): boolean =>
    live.at >= after && live.pending().some(asked => asked.seat === 0 && asked.step === step);
