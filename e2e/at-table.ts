// What a visitor does at a table, and tables left where a test wants to begin.

import type { Page } from 'playwright-core';
import { choiceOf } from '../src/bots/bot.ts';
import { botNamed } from '../src/bots/bots.ts';
import { mines } from '../src/games/mines/game.ts';
import { seeded } from '../src/kernel/chance.ts';
import type { Game } from '../src/kernel/game.ts';
import { LiveTable } from '../src/kernel/live.ts';

/** Lays a table from the shelf. */
export async function layTable(page: Page): Promise<void> {
  await page.locator('.labels .btn.pri').click();
  await page.locator('[data-act=begin]').click();
  await page.locator('.hand .u').first().waitFor();
}

interface Left {
  readonly seats?: number;
  readonly seed?: string;
  readonly options?: object;
  /** Whether the person may stop here. */
  readonly when: (live: LiveTable) => boolean;
}

/** Opens a table that greedy bots have played, the person's seat too, until the moment wished for. */
export async function sitDownAt(page: Page, address: string, left: Left): Promise<void> {
  const { seats = 3, seed = 'left', when } = left;
  const game = mines as unknown as Game;
  const options = { first: 0, ...left.options };
  const chance = seeded(seed);
  const live = LiveTable.open(game, { seats, options, seed });
  while (!when(live)) {
    const asked = live.pending().find(({ optional }) => !optional);
    if (asked === undefined) throw new Error('the moment wished for never came');
    const choice = choiceOf(botNamed('greedy'), game, live.copy(), asked.seat, chance);
    live.choose(asked.seat, choice);
  }
  const bots = Array(seats - 1).fill('greedy');
  const kept = { game: 'mines', options, bots, record: JSON.stringify(live.record()) };
  await page.evaluate(text => localStorage.setItem('stolik.table', text), JSON.stringify(kept));
  await page.goto(`${address}/#/table/mines`);
  await page.locator('.board').waitFor();
  await asked(page);
}

/** Whether the person on seat 0 is asked at this step, after so many choices. */
export const personIs =
  (step: 'play' | 'draw', after = 0) =>
  (live: LiveTable): boolean =>
    live.at >= after && live.pending().some(asked => asked.seat === 0 && asked.step === step);

const isOver = (page: Page) => page.locator('.log .btn.pri').count();

/** Waits until the person is asked something or the game is over. */
export async function asked(page: Page): Promise<'play' | 'draw' | 'over'> {
  await page
    .locator('.hand .u.can, .hand .u.chosen, .camp .can, .camp .chosen, .log .btn.pri')
    .first()
    .waitFor({ state: 'attached' });
  if (await isOver(page)) return 'over';
  return (await page.locator('.camp .can, .camp .chosen').count()) > 0 ? 'draw' : 'play';
}

/** Which choice the table stands at: the length of the log. */
export const told = (page: Page) => page.locator('.lines li').count();

/** Waits until more has happened than was told before. */
export async function goesOn(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    count => document.querySelectorAll('.lines li').length > count,
    before,
  );
}

/** Plays to the end with the first possible gesture each time. */
export async function playByClicks(page: Page, most = 400): Promise<number> {
  for (let choices = 0; choices < most; choices++) {
    const what = await asked(page);
    if (what === 'over') return choices;
    const before = await told(page);
    if (what === 'draw') await page.locator('.camp .can').first().click();
    else {
      await page.locator('.hand .u.can').first().click();
      await page.locator('.mine.target').first().click();
    }
    await goesOn(page, before);
  }
  return most;
}
