// Three friends play whole games, each on a device of their own.

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessible } from './axe.ts';
import { DESK, PHONE, type Visitor, visit } from './browser.ts';
import { fits, shoot } from './clicks.ts';
import { begin, join, openTable } from './friends.ts';
import { playByClicks } from './gestures.ts';
import { opened } from './visits.ts';

const LAPTOP: Visitor = { language: 'pl', size: { width: 1366, height: 768 } };

const at = opened();

/** Everybody's points at the end, whatever the order of the columns. */
const result = async (page: Page, table: string) => {
  await page.locator(`${table} tfoot td`).first().waitFor();
  return (await page.locator(`${table} tfoot td`).allTextContents()).toSorted();
};

const withJourney = (form: Locator) => form.getByText('Journeyman expansion').click();

test('whoever is invited is told what the table is played with', async () => {
  const kasia = await visit(at.browser, at.house.address, DESK);
  const journey = { game: 'skye', friends: 2, setUp: withJourney };
  const invitation = await openTable(kasia.page, 'Kasia', journey);
  const tomek = await visit(at.browser, invitation, PHONE);
  const told = (page: Page) => page.locator('[data-part=set-up]').textContent();
  await expect.poll(() => told(tomek.page)).toBe('Przygotowanie: Dodatek Wędrowiec');
  await shoot(tomek.page, 'invited-phone');
  await join(tomek.page, 'Tomek');
  await tomek.page.locator('.sitting').waitFor();
  await expect.poll(() => told(tomek.page)).toBe('Przygotowanie: Dodatek Wędrowiec');
  const ola = await visit(at.browser, invitation, DESK);
  await expect.poll(() => told(ola.page)).toBe('Set-up: Journeyman expansion');
  const zosia = await visit(at.browser, at.house.address, DESK);
  await openTable(zosia.page, 'Zosia', { game: 'skye' });
  await expect
    .poll(() => zosia.page.locator('[data-part=set-up]').count(), { message: 'the plain game' })
    .toBe(0);
});

test.each([
  { game: 'pixie-queen', table: '.pq-result', setUp: async () => {} },
  {
    game: 'skye',
    table: '.sk-result',
    setUp: withJourney,
  },
] as const)('$game to the end, one of three on a phone', async ({ game, table, setUp }) => {
  const kasia = await visit(at.browser, at.house.address, DESK);
  const invitation = await openTable(kasia.page, 'Kasia', { game, friends: 2, setUp });
  const tomek = await visit(at.browser, invitation, PHONE);
  await join(tomek.page, 'Tomek');
  const ola = await visit(at.browser, invitation, LAPTOP);
  await join(ola.page, 'Ola');
  await begin(kasia.page);
  const friends = [kasia, tomek, ola];
  for (const { page } of friends) await page.locator('.board').waitFor();
  const gestures = await Promise.all(friends.map(({ page }) => playByClicks(page, game)));
  for (const count of gestures) expect(count).toBeGreaterThan(20);
  const points = await result(kasia.page, table);
  expect(points).toHaveLength(3);
  for (const { page } of friends) expect(await result(page, table)).toEqual(points);
  await fits(tomek.page);
  for (const { page } of friends) {
    await accessible(page);
    await shoot(page, `${game}-friends-over-${page.viewportSize()?.width}`);
  }
  expect(friends.flatMap(({ complaints }) => complaints)).toEqual([]);
});
