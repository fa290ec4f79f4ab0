// What people do at a page: lay a table, see what they are asked, click, take pictures.

import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const SCREENS = 'e2e/screens';

/** What lays a new table of a game, on the shelf. */
export const newTable = (page: Page, game = 'mines') =>
  page.locator(`.label a[href="#/new/${game}"]`);

/** Lays a table of mines from the shelf. */
export async function layTable(page: Page): Promise<void> {
  await newTable(page).click();
  await page.locator('[data-act=begin]').click();
  await page.locator('.hand .u').first().waitFor();
}

const isOver = (page: Page) => page.locator('.log .btn.pri').count();

/** Waits until the person is asked something or the game is over. */
export async function asked(page: Page): Promise<'play' | 'draw' | 'over'> {
  await page
    .locator('.hand .u.can, .camp .can, .log .btn.pri')
    .first()
    .waitFor({ state: 'attached' });
  if (await isOver(page)) return 'over';
  return (await page.locator('.camp .can').count()) > 0 ? 'draw' : 'play';
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

/** Makes one choice with the first possible gesture. */
export async function chooseFirst(page: Page, what: 'play' | 'draw'): Promise<void> {
  const before = await told(page);
  if (what === 'draw') await page.locator('.camp .can').first().click();
  else {
    await page.locator('.hand .u.can').first().click();
    await page.locator('.mine.target').first().click();
  }
  await goesOn(page, before);
}

/** Plays to the end with the first possible gesture each time. */
export async function playByClicks(page: Page, most = 400): Promise<number> {
  for (let choices = 0; choices < most; choices++) {
    const what = await asked(page);
    if (what === 'over') return choices;
    await chooseFirst(page, what);
  }
  return most;
}

/** Takes a picture of the page. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENS, { recursive: true });
  await page.waitForTimeout(150);
  await page.screenshot({ path: `${SCREENS}/${name}.png` });
}

/** Nothing is wider than the screen. */
export async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

/** Puts two fingers on the middle of a phone, turns them by an angle, spreads or pinches them, and lifts them. */
export async function twoFingers(
  page: Page,
  { turn = 0, spread = 1 }: { turn?: number; spread?: number },
): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (share: number) => {
    const angle = turn * share;
    const far = 50 * (1 + (spread - 1) * share);
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return [
      { x: 195 - x, y: 400 - y, id: 1 },
      { x: 195 + x, y: 400 + y, id: 2 },
    ];
  };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 6; step++)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 6) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
