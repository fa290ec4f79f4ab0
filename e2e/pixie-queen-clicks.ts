// Pixie Queen by clicks, with whatever can be pointed at.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What is told so far, and what is asked: a choice changes it, and so does a part of one. */
export const moment = (page: Page) =>
  page.evaluate(
    () =>
      `${document.querySelectorAll('.lines li').length} ${document.querySelector('.tray')?.textContent}`,
  );

/** Gestures in the order they are tried: what is begun is ended first. */
const GESTURES = [
  '[data-act=confirm]',
  '[data-act=share]:enabled',
  '[data-act=offer]:enabled',
  '.pq-draft .can',
  '.pq-step.can',
  '.pq-kind.can',
  '.pq-spot.target',
  '.pq-spot.can',
  '.pq-answers .btn:not(.end, .aside)',
  '[data-act=done]',
  '.pq-answers .btn',
];
const PATIENCE = { timeout: 15_000 };
const OVER = '.log .btn.pri';

/** Plays with one possible gesture after the other; returns how many it took until the end. */
export async function playByClicks(page: Page, most = 900): Promise<number> {
  for (let gestures = 0; gestures < most; gestures++) {
    await page
      .locator([...GESTURES, OVER].join(', '))
      .first()
      .waitFor({ state: 'attached' });
    if (await page.locator(OVER).count()) return gestures;
    const before = await moment(page);
    for (const gesture of GESTURES) {
      const found = page.locator(`${gesture}:visible`);
      const count = await found.count();
      if (count === 0) continue;
      try {
        await found.nth(gestures % count).click(PATIENCE);
      } catch (missed) {
        // While hands are held out others play too; anything else is there to be clicked.
        if ((await moment(page)) === before) throw missed;
      }
      break;
    }
    await expect.poll(() => moment(page), PATIENCE).not.toBe(before);
  }
  throw new Error('the game did not end');
}
