// The first visit over a slow line: what the shelf needs, how many bytes that is, and how long it takes.

import { get } from 'node:http';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launched, type Visitor, visit } from './browser.ts';
import { openHouse } from './house.ts';

const MOST_BYTES = 250 * 1024;
const MOST_SECONDS = 6;
const SLOW = {
  offline: false,
  latency: 400,
  downloadThroughput: 50 * 1024,
  uploadThroughput: 50 * 1024,
};
/** Polish needs more letters than English does. */
const PHONE: Visitor = { language: 'pl', size: { width: 390, height: 844 }, keeps: true };

let browser: Browser;
let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  browser = await launched();
  house = await openHouse(undefined, '0', {}, ['--log']);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  house?.child.kill();
  await house?.ended;
});

/** Everything the server was asked for since its log had so many characters, a service worker’s wishes included. */
const wished = (since: number) =>
  [
    ...house
      .output()
      .slice(since)
      .matchAll(/"method":"GET","url":"([^"]+)"/g),
  ].map(m => `${m[1]}`);

/** How many bytes an answer is on the wire, its head included, for a client that can unpack it. */
function bytesOf(path: string): Promise<number> {
  return new Promise((done, failed) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const asked = get(house.address + path, { headers, agent: false }, answer => {
      const { socket } = answer;
      answer.resume();
      answer.on('end', () => done(socket.bytesRead));
    });
    asked.on('error', failed);
  });
}

/** Comes for the first time: how long the shelf takes, and what it asks for until its letters are there. */
async function firstVisit(): Promise<{ seconds: number; paths: string[] }> {
  const { page } = await visit(browser, 'about:blank', PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  const [since, before] = [house.output().length, performance.now()];
  await page.goto(house.address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelectorAll('.place .box .cv').length >= 4);
  await page.locator('.place .btn.pri').first().waitFor();
  const seconds = (performance.now() - before) / 1000;
  expect(wished(since), 'nothing is kept for later before that').not.toContain('/sw.js');
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const [first = ''] = wished(since).join('\n').split('\n/sw.js');
  await page.context().close();
  return { seconds, paths: [...new Set(first.split('\n'))] };
}

test('at 50 KB/s with 400 ms the shelf is there in 6 s, and takes 250 KB at most', async () => {
  let { seconds, paths } = await firstVisit();
  const sizes = await Promise.all(paths.map(bytesOf));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  // The line is what is measured: a machine that is busy with something else may try again.
  for (let again = 0; again < 3 && seconds > MOST_SECONDS; again++)
    ({ seconds } = await firstVisit());
  console.log(
    `first load: ${(bytes / 1024).toFixed(0)} KB in ${paths.length} requests, ${seconds.toFixed(1)} s`,
  );
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(seconds).toBeLessThanOrEqual(MOST_SECONDS);
}, 240_000);
