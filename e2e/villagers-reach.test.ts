// Villagers where plates have no room for villages: whatever may be pointed at is reached all the same.

import { expect, test } from 'vitest';
import { FLAKER } from '../src/games/villagers/cards.ts';
import type { LiveTable } from '../src/kernel/live.ts';
import { sitDownAt } from './at-table.ts';
import { accessible } from './axe.ts';
import { DESK, PHONE, type Visitor, visit } from './browser.ts';
import { shoot } from './clicks.ts';
import { ALL, game, moment } from './villagers-clicks.ts';
import { opened } from './visits.ts';

const at = opened();

/** Whether the person may take from another's square, and from no other place. */
function mayFlake(live: LiveTable): boolean {
  const mine = live.pending().find(({ seat }) => seat === 0);
  const takes = (mine?.options ?? []).filter(option => (option as { do: string }).do === 'flaker');
  return takes.length > 0 && takes.every(option => (option as { seat: number }).seat !== 0);
}

const SIZES: readonly Visitor[] = [
  PHONE,
  { ...PHONE, size: { width: 844, height: 390 } },
  { ...PHONE, language: 'en', theme: 'light', size: { width: 820, height: 1180 } },
  DESK,
];

test.each(SIZES)('$size.width × $size.height: a card on another’s square', async visitor => {
  const { page, complaints } = await visit(at.browser, at.house.address, visitor);
  await sitDownAt(page, at.house.address, {
    ...{ game, seats: 3, seed: 'flaker-13', options: { ...ALL, first: 2 }, when: mayFlake },
  });
  // Whoever looks elsewhere is led there, unless it is in sight anyway; Esc puts the card down.
  if (visitor !== DESK) await page.locator('#seat-1 .seat-h').click();
  const flaker = page.locator(`[data-key=hand-${FLAKER}]`);
  await flaker.click();
  await page.locator('[data-key^=square-].target:visible').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.target, .chosen').count()).toBe(0);
  await flaker.click();
  const there = page.locator('[data-key^=square-].target:visible').first();
  await there.waitFor();
  await shoot(page, `villagers-reach-${visitor.size.width}-${visitor.language}`);
  await accessible(page);
  // Nobody scrolls for the person: it lies in sight already.
  await expect.poll(() => there.evaluate(isUncovered)).toBe(true);
  const before = await moment(page);
  await there.click();
  await expect.poll(() => moment(page)).not.toBe(before);
  expect(complaints).toEqual([]);
});

/** Whether a finger on its middle would touch it. */
function isUncovered(piece: Element): boolean {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return piece.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
