// Takes the README's picture: node scripts/picture.mjs (after npm run build)
// A table against bots on a desk, the same game on a phone, side by side.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const GAP = 40;

const folder = mkdtempSync(join(tmpdir(), 'stolik-'));
const server = spawn('node', [
  'dist/stolik.js',
  'serve',
  '--port',
  '0',
  '--data',
  join(folder, 'd'),
]);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});

const address = await new Promise(resolve => {
  server.stdout.on('data', data => {
    const found = /ready: (\S+)/.exec(String(data));
    if (found) resolve(found[1]);
  });
});

/** Plays a few turns against bots and takes a picture with a card in hand. */
async function table(viewport, preferences) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  await context.addInitScript(
    preferred => localStorage.setItem('stolik.preferences', preferred),
    JSON.stringify({ confirm: false, pace: 'instant', ...preferences }),
  );
  const page = await context.newPage();
  await page.goto(`${address}/#/new/mines`);
  await page.locator('[data-act=begin]').click();
  for (let turn = 0; turn < 12; turn++) {
    await page.locator('.hand .u.can').first().click();
    await page.locator('.mine.target').first().click();
    await page.locator('.camp .can').first().click();
  }
  await page.locator('.hand .u.can').first().click();
  await page.waitForTimeout(300);
  return (await page.screenshot()).toString('base64');
}

const [desk, phone] = [
  await table(DESK, { language: 'en', theme: 'light' }),
  await table(PHONE, { language: 'pl', theme: 'dark' }),
];
const sheet = await browser.newPage({
  viewport: { width: DESK.width + PHONE.width + 3 * GAP, height: DESK.height + 2 * GAP },
});
await sheet.setContent(`<style>
  body { margin: 0; display: flex; gap: ${GAP}px; padding: ${GAP}px; background: #cbb899; align-items: end }
  img { border-radius: 14px; box-shadow: 0 10px 30px #0006 }
</style><img src="data:image/png;base64,${desk}"><img src="data:image/png;base64,${phone}">`);
await sheet.waitForTimeout(300);
await sheet.screenshot({ path: 'docs/table.jpg', quality: 85, type: 'jpeg' });
await browser.close();
server.kill('SIGTERM');
server.on('exit', () => rmSync(folder, { recursive: true, force: true }));
