// Everybody can use every screen: axe, and our own measure of what can be read.

import { expect, test } from 'vitest';
import { personIs, sitDownAt } from './at-table.ts';
import { accessible } from './axe.ts';
import { visit } from './browser.ts';
import { fits } from './clicks.ts';
import { opened } from './visits.ts';
import { settled } from './waits.ts';

const at = opened();

const desk = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

const SIZES = [
  [360, 740],
  [844, 390],
  [667, 375],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;

const WAYS = [
  { theme: 'light', language: 'en', size: desk },
  { theme: 'dark', language: 'pl', size: desk },
  { theme: 'light', language: 'pl', size: phone },
  { theme: 'dark', language: 'en', size: phone },
] as const;

test.each(WAYS)('screens around the table: $theme, $language, $size.width wide', async visitor => {
  const { page, complaints } = await visit(at.browser, at.house.address, visitor);
  const screens = ['', 'new/mines', 'rules/mines', 'rules/mines/13', 'settings', 'credits'];
  const others = ['pixie-queen', 'skye'].flatMap(game => [`new/${game}`, `rules/${game}`]);
  for (const screen of [...screens, ...others, 'tables', 'device', 'replay/file']) {
    await page.goto(`${at.house.address}/#/${screen}`);
    await page.locator('h1').first().waitFor();
    await accessible(page);
  }
  expect(complaints).toEqual([]);
});

test.each(WAYS)('the table: $theme, $language, $size.width wide', async visitor => {
  const { page, complaints } = await visit(at.browser, at.house.address, visitor);
  await sitDownAt(page, at.house.address, {
    seats: 4,
    options: { backs: true },
    when: personIs('play', 40),
  });
  await accessible(page);
  for (const card of await page.locator('.hand .u').all()) {
    await page.keyboard.press('Escape');
    await card.click();
    await page.locator('.hand .chosen').waitFor();
    await settled(page);
    if ((await page.locator('.field .res.no').count()) > 0) break;
  }
  await accessible(page);
  await page.locator('.field .mine:has(.res.no)').first().click();
  await page.locator('.why').waitFor();
  await accessible(page);
  expect(complaints).toEqual([]);
});

test('the lid and a replay, on a phone held either way, on a laptop and on a large screen', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, WAYS[1]);
  const everywhere = async () => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(100);
      await accessible(page);
      await fits(page);
    }
    await page.setViewportSize(desk);
  };
  await page.goto(`${at.house.address}/#/new/mines`);
  await page.locator('.sitting select').nth(2).selectOption('here');
  await page.locator('.sitting input').nth(0).fill('Zofia');
  await page.locator('.sitting input').nth(1).fill('Jan');
  await page.locator('[data-act=begin]').click();
  await page.locator('.lid').waitFor();
  await everywhere();
  await sitDownAt(page, at.house.address, { seats: 3, when: live => live.over });
  await everywhere();
  await page.locator('[data-act=replay]').click();
  await page.locator('.reel').waitFor();
  await page.goto(`${page.url().replace(/\?.*/, '')}?at=60&seat=open`);
  await page.locator('.held').first().waitFor();
  await everywhere();
  expect(complaints).toEqual([]);
});

test.each(WAYS)('the table at draw and after the end: $theme, $size.width wide', async visitor => {
  const { page, complaints } = await visit(at.browser, at.house.address, visitor);
  await sitDownAt(page, at.house.address, { seats: 2, when: personIs('draw', 20) });
  await accessible(page);
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.locator('[data-act=resume]').waitFor();
  await accessible(page);
  await sitDownAt(page, at.house.address, { seats: 4, when: live => live.over });
  await accessible(page);
  expect(complaints).toEqual([]);
});
