// Waiting for what a page comes to: a page answers when it can, not when it is asked.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the text there is as wished: exactly this one, or one of this kind. */
export async function shows(place: Locator, wished: string | RegExp): Promise<void> {
  const text = async () => (await place.allTextContents()).join(' | ');
  if (typeof wished === 'string') await expect.poll(text).toBe(wished);
  else await expect.poll(text).toMatch(wished);
}

/** Waits until there are so many. */
export async function numbers(pieces: Locator, wished: number): Promise<void> {
  await expect.poll(() => pieces.count()).toBe(wished);
}

/** Waits until all the page was told to do is done and drawn, so that what is not there now does not come. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)));
    for (let frames = 0; frames < 3; frames++) await frame();
    const motions = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(motions.map(({ finished }) => finished));
    await frame();
  });
}

/** Waits until a piece lies still, wherever it glided to, and says where that is. */
export async function stillAt(piece: Locator): Promise<{ x: number; y: number }> {
  const where = () =>
    piece.evaluate(async one => {
      const at = () => one.getBoundingClientRect().toJSON() as DOMRect;
      const before = at();
      for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
      const { x, y, width, height } = at();
      return { still: before.x === x && before.y === y, x: x + width / 2, y: y + height / 2 };
    });
  await expect.poll(async () => (await where()).still).toBe(true);
  const { x, y } = await where();
  return { x, y };
}
