// Everybody can use every screen: axe, and our own measure of what can be read.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personIs, sitDownAt } from './at-table.ts';
import { accessible } from './axe.ts';
import { launched, visit } from './browser.ts';
import { openHouse } from './house.ts';

let browser: Browser;
let house: Awaited<ReturnType<typeof openHouse>>;
let address: string;

beforeAll(async () => {
  house = await openHouse();
  ({ address } = house);
  browser = await launched();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  house?.child.kill('SIGTERM');
});

const desk = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

const WAYS = [
  { theme: 'light', language: 'en', size: desk },
  { theme: 'dark', language: 'pl', size: desk },
  { theme: 'light', language: 'pl', size: phone },
  { theme: 'dark', language: 'en', size: phone },
] as const;

test.each(WAYS)('screens around the table: $theme, $language, $size.width wide', async visitor => {
  const { page, complaints } = await visit(browser, address, visitor);
  const screens = ['', 'new/mines', 'rules/mines', 'rules/mines/13', 'settings', 'credits'];
  for (const screen of [...screens, 'tables', 'device', 'replay/file']) {
    await page.goto(`${address}/#/${screen}`);
    await page.locator('h1').first().waitFor();
    await accessible(page);
  }
  expect(complaints).toEqual([]);
});

test.each(WAYS)('the table: $theme, $language, $size.width wide', async visitor => {
  const { page, complaints } = await visit(browser, address, visitor);
  await sitDownAt(page, address, {
    seats: 4,
    options: { backs: true },
    when: personIs('play', 40),
  });
  await accessible(page);
  for (const card of await page.locator('.hand .u').all()) {
    await page.keyboard.press('Escape');
    await card.click();
    await page.locator('.hand .chosen').waitFor();
    await page.waitForTimeout(60);
    if ((await page.locator('.field .res.no').count()) > 0) break;
  }
  await accessible(page);
  await page.locator('.field .mine:has(.res.no)').first().click();
  await page.locator('.why').waitFor();
  await accessible(page);
  expect(complaints).toEqual([]);
});

test.each(WAYS)('the table at draw and after the end: $theme, $size.width wide', async visitor => {
  const { page, complaints } = await visit(browser, address, visitor);
  await sitDownAt(page, address, { seats: 2, when: personIs('draw', 20) });
  await accessible(page);
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.locator('[data-act=resume]').waitFor();
  await accessible(page);
  await sitDownAt(page, address, { seats: 4, when: live => live.over });
  await accessible(page);
  expect(complaints).toEqual([]);
});
