// Three friends play a whole game of Pixie Queen, each on a device of their own.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessible } from './axe.ts';
import { type Visitor, visit } from './browser.ts';
import { fits, shoot } from './clicks.ts';
import { begin, join, openTable } from './friends.ts';
import { playByClicks } from './pixie-queen-clicks.ts';
import { opened } from './visits.ts';

const DESK: Visitor = { language: 'en', size: { width: 1440, height: 900 } };
const LAPTOP: Visitor = { language: 'pl', size: { width: 1366, height: 768 } };
const PHONE: Visitor = { language: 'pl', theme: 'dark', size: { width: 390, height: 844 } };

const at = opened();

/** Everybody's points at the end, in the order of the columns. */
const result = async (page: Page) => {
  await page.locator('.pq-result tfoot td').first().waitFor();
  return page.locator('.pq-result tfoot td').allTextContents();
};

test('three friends play to the end, one of them on a phone', async () => {
  const kasia = await visit(at.browser, at.house.address, DESK);
  const invitation = await openTable(kasia.page, 'Kasia', { game: 'pixie-queen', friends: 2 });
  const tomek = await visit(at.browser, invitation, PHONE);
  await join(tomek.page, 'Tomek');
  const ola = await visit(at.browser, invitation, LAPTOP);
  await join(ola.page, 'Ola');
  await begin(kasia.page);
  const friends = [kasia, tomek, ola];
  for (const { page } of friends) await page.locator('.pq-board').waitFor();
  const gestures = await Promise.all(friends.map(({ page }) => playByClicks(page)));
  for (const count of gestures) expect(count).toBeGreaterThan(20);
  const points = await result(kasia.page);
  expect(points).toHaveLength(3);
  for (const { page } of friends)
    expect((await result(page)).toSorted()).toEqual(points.toSorted());
  await fits(tomek.page);
  for (const { page } of friends) await accessible(page);
  await shoot(kasia.page, 'pixie-queen-friends-over-1440');
  await shoot(tomek.page, 'pixie-queen-friends-over-390');
  await shoot(ola.page, 'pixie-queen-friends-over-1366');
  expect(friends.flatMap(({ complaints }) => complaints)).toEqual([]);
});
