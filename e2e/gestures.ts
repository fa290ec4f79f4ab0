// Whole games by clicks, with whatever can be pointed at.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What can be pointed at in each game, in the order it is tried: what is begun is ended first. */
const GESTURES = {
  'pixie-queen': [
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
  ],
  skye: [
    '[data-act=confirm]',
    '[data-act=lay]:enabled',
    '[data-act=seal]:enabled',
    '.sk-priced .can',
    '.sk-ware.can',
    '.sk-ghost.now',
    '.sk-ghost.turn',
    '[data-act=return]',
    '.sk-answers [data-act^=track]',
    '.sk-border.target',
    '.sk-laid.can',
    '[data-act=road].can',
    '.sk-answers .btn:enabled',
  ],
} as const;

export const PATIENCE = { timeout: 15_000 };
const OVER = '.log .btn.pri';

/** What is told so far, and what is asked: a choice changes it, and so does a part of one. */
export const moment = (page: Page) =>
  page.evaluate(
    () =>
      `${document.querySelectorAll('.lines li').length} ${document.querySelector('.tray')?.textContent}`,
  );

/** Plays with one possible gesture after the other; returns how many it took until the end. */
export async function playByClicks(
  page: Page,
  game: keyof typeof GESTURES,
  most = 900,
): Promise<number> {
  const gestures = GESTURES[game];
  for (let made = 0; made < most; made++) {
    await page
      .locator([...gestures, OVER].join(', '))
      .first()
      .waitFor({ state: 'attached' });
    if (await page.locator(OVER).count()) return made;
    const before = await moment(page);
    try {
      await (await possible(page, gestures, made))?.click(PATIENCE);
    } catch (missed) {
      // Others may play at the same time; anything else is there to be clicked.
      if ((await moment(page)) === before) throw missed;
    }
    await expect.poll(() => moment(page), PATIENCE).not.toBe(before);
  }
  throw new Error('the game did not end');
}

/** A piece to point at: in reach, if there is one; else one that has to be scrolled to. */
async function possible(page: Page, gestures: readonly string[], turn: number) {
  for (const find of [inReach, inSight])
    for (const gesture of gestures) {
      const found = await find(page, gesture);
      const nth = found[turn % Math.max(1, found.length)];
      if (nth !== undefined) return page.locator(`${gesture}:visible`).nth(nth);
    }
  return null;
}

/** Those of the pieces that a click in their middle would hit. */
export const inReach = (page: Page, selector: string) =>
  page.locator(`${selector}:visible`).evaluateAll(pieces =>
    pieces.flatMap((piece, nth) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return piece.contains(hit) ? [nth] : [];
    }),
  );

/** All of the pieces. */
const inSight = async (page: Page, selector: string) => [
  ...Array(await page.locator(`${selector}:visible`).count()).keys(),
];
