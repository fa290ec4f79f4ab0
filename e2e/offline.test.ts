// Days without a network: a page that was opened once opens again, and plays.

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launched, type Visitor, visit } from './browser.ts';
import { asked, layTable, playByClicks, shoot, told } from './clicks.ts';
import { openHouse } from './house.ts';
import { freshFolder, stolik } from './stolik.ts';

const DESK: Visitor = { language: 'en', size: { width: 1440, height: 900 }, keeps: true };

let browser: Browser;
beforeAll(async () => {
  browser = await launched();
}, 300_000);
afterAll(() => browser?.close());

/** Waits until the page is kept whole. */
const kept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** Saves the record of the table as a file and lets the command line verify it. */
async function verified(page: Page): Promise<string> {
  await page.locator('#tab-menu').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-act=save-record]').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^stolik-mines-\d{4}-\d\d-\d\d\.json$/);
  const file = join(freshFolder(), download.suggestedFilename());
  await download.saveAs(file);
  await page.locator('#tab-log').click();
  const { code, out, err } = await stolik(['verify', file]);
  expect([code, err]).toEqual([0, '']);
  return out;
}

/** That nobody answers under /api is said in the console; anything else is a mistake. */
const unexpected = (said: string) => !said.startsWith('Failed to load resource');

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** The page as plain files in a folder of some web server; `version` is written under its service worker. */
async function openFolder(folder: string) {
  const house = { version: 'one' };
  const server: Server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    if (!path.startsWith(folder)) return response.writeHead(404).end();
    const name = path.slice(folder.length) || 'index.html';
    try {
      const content = readFileSync(join('dist/web', name));
      response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'font/woff2' });
      response.write(content);
      response.end(name === 'sw.js' ? `\n// ${house.version}` : '');
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise(resolve => server.close(resolve));
  };
  return { address: `http://127.0.0.1:${port}${folder}`, house, close };
}

test('with the network cut and the server gone: rules, a table against bots to its end, a reload in between', async () => {
  const house = await openHouse();
  const { page, complaints } = await visit(browser, house.address, DESK);
  await kept(page);
  await page.context().setOffline(true);
  house.child.kill('SIGTERM');
  await house.ended;
  await page.reload();
  await page.locator('.box .cv').first().waitFor();
  await page.goto(`${house.address}/#/rules/mines/13`);
  await page.locator('.rule.lit').waitFor();
  await page.goto(`${house.address}/#/`);
  await layTable(page);
  await playByClicks(page, 5);
  await asked(page);
  const before = await told(page);
  await page.reload();
  await asked(page);
  await expect.poll(() => told(page)).toBe(before);
  expect(await verified(page)).toContain('the game is not over yet');
  expect(await playByClicks(page)).toBeGreaterThan(10);
  expect(await verified(page)).toContain('the game is over');
  await page.locator('#tab-menu').click();
  await shoot(page, 'save-record-desk-light-en');
  const letters = await page.evaluate(async () => {
    const faces = await document.fonts.load('16px "Brygada 1918 Variable"', 'ąę');
    return faces.map(({ status }) => status);
  });
  expect(letters).toContain('loaded');
  expect(complaints.filter(unexpected)).toEqual([]);
}, 240_000);

test('from any folder of any web server; a new version waits until it is asked for', async () => {
  const { address, house, close } = await openFolder('/games/stolik/');
  const { page, complaints } = await visit(browser, address, DESK);
  await kept(page);
  await layTable(page);
  await asked(page);
  house.version = 'two';
  await page.evaluate(async () => {
    Object.assign(window, { here: true });
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await page.locator('.news').waitFor();
  await shoot(page, 'new-version-desk-light-en');
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot(page, 'new-version-phone-light-en');
  await page.setViewportSize(DESK.size);
  await playByClicks(page, 2);
  await expect.poll(() => page.evaluate(() => 'here' in window)).toBe(true);
  await Promise.all([
    page.waitForEvent('framenavigated'),
    page.locator('[data-act=change-over]').click(),
  ]);
  await asked(page);
  await expect.poll(() => page.evaluate(() => 'here' in window)).toBe(false);
  await expect.poll(() => page.locator('.news').count()).toBe(0);
  await close();
  await page.reload();
  await asked(page);
  expect(complaints.filter(unexpected)).toEqual([]);
});

test('the page can be installed: a manifest with icons that are there', async () => {
  const { address, close } = await openFolder('/');
  const { page } = await visit(browser, address, DESK);
  const session = await page.context().newCDPSession(page);
  await kept(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Tests visit incognito; that is all there may be to say against it.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  for (const { src, sizes } of JSON.parse(data ?? '{}').icons as { src: string; sizes: string }[]) {
    const picture = Buffer.from(await (await fetch(new URL(src, address))).arrayBuffer());
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
  await close();
});
