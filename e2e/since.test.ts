// Since you were here, in Chromium: offered, replayed on the table itself, ending in the present.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build, type InlineConfig, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launched, type Visitor, visit } from './browser.ts';
import { freshFolder } from './stolik.ts';

const DESK: Visitor = { language: 'en', size: { width: 1440, height: 900 } };
const PHONE: Visitor = {
  language: 'pl',
  theme: 'dark',
  size: { width: 390, height: 844 },
};
const SCREENS = 'e2e/screens';

let browser: Browser;
let server: PreviewServer;
let address: string;

beforeAll(async () => {
  mkdirSync(SCREENS, { recursive: true });
  const place: InlineConfig = {
    root: 'e2e/since',
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: join(freshFolder(), 'since'), target: 'es2022' },
  };
  await build(place);
  server = await preview({ ...place, preview: { port: 0 } });
  address = server.resolvedUrls?.local[0] ?? '';
  browser = await launched();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const lines = (page: Page) => page.locator('.lines li').count();
const seen = (page: Page) => page.evaluate(() => localStorage.getItem('stolik.seen.e2e'));
const goOn = (page: Page) => page.evaluate(() => (window as unknown as { goOn(): void }).goOn());

/** Visits the table after so many choices, leaves, and comes back when there are more. */
async function comeBack(visitor: Visitor, before: number, now: number) {
  const visited = await visit(browser, `${address}?choices=${before}`, visitor);
  await visited.page.locator('.hand .u').first().waitFor();
  expect(await visited.page.locator('.since').count()).toBe(0);
  expect(await seen(visited.page)).toBe(String(before + 1));
  await visited.page.goto(`${address}?choices=${now}`);
  await visited.page.locator('.since').waitFor();
  return visited;
}

test('what was missed is replayed on the table and ends in the present', async () => {
  const { page, complaints } = await comeBack(DESK, 20, 26);
  expect(await page.locator('.since h2').textContent()).toBe(
    '6 things happened since you were here',
  );
  await page.screenshot({ path: `${SCREENS}/since-offer-desk-light-en.png` });
  const present = await lines(page);
  await page.locator('[data-act=since]').click();
  await page.locator('.reel').waitFor();
  expect(await lines(page)).toBeLessThan(present);
  expect(await page.locator('.reel input[type=range]').getAttribute('min')).toBe('20');
  expect(await page.locator('.can, .target').count()).toBe(0);
  await page.screenshot({ path: `${SCREENS}/since-replay-desk-light-en.png` });
  await page.locator('[data-pick=speed]').selectOption('4');
  await page.locator('.reel').waitFor({ state: 'detached' });
  expect(await lines(page)).toBe(present);
  expect(await seen(page)).toBe('27');
  await goOn(page);
  expect(await page.locator('.since, .reel').count()).toBe(0);
  expect(await seen(page)).toBe('28');
  expect(complaints).toEqual([]);
});

test('it can be skipped at once or half-way, and a choice skips it', async () => {
  const { page, complaints } = await comeBack(DESK, 20, 26);
  await page.locator('[data-act=skip]').click();
  await page.locator('.since').waitFor({ state: 'detached' });
  await page.goto(`${address}?choices=40`);
  await page.locator('[data-act=since]').click();
  await page.locator('[data-act=pause]').click();
  await page.locator('[data-act=back]').click();
  await page.locator('[data-act=present]').click();
  await page.locator('.reel').waitFor({ state: 'detached' });
  expect(await seen(page)).toBe('41');
  await page.goto(`${address}?choices=44`);
  await page.locator('.since').waitFor();
  await page.locator('.hand .u.can').first().click();
  await page.locator('.mine.target').first().click();
  await page.locator('.since').waitFor({ state: 'detached' });
  expect(await seen(page)).toBe('46');
  expect(complaints).toEqual([]);
});

test('on a phone, in Polish', async () => {
  const { page, complaints } = await comeBack(PHONE, 20, 25);
  expect(await page.locator('.since h2').textContent()).toBe(
    'Od Twojej ostatniej wizyty zaszło 5 zdarzeń',
  );
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  await page.screenshot({ path: `${SCREENS}/since-offer-phone-dark-pl.png` });
  await page.locator('[data-act=since]').click();
  await page.locator('.reel').waitFor();
  for (const button of await page.locator('.reel button:visible').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await wide()).toBeLessThanOrEqual(0);
  await page.screenshot({ path: `${SCREENS}/since-replay-phone-dark-pl.png` });
  expect(complaints).toEqual([]);
});
