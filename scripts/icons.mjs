// Draws the icons of the installed page from the logo: node scripts/icons.mjs
// They are committed, so that only whoever changes the logo needs a browser.

import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const LINEN = '#f3ecdf';
const logo = readFileSync('src/web/look/icon.svg', 'utf8');

/** Corners as a share of the size, and how much of it the logo takes; a mask may cut a fifth off every side. */
const ICONS = {
  'icon-192': { size: 192, corner: 0.2, logo: 0.78 },
  'icon-512': { size: 512, corner: 0.2, logo: 0.78 },
  'icon-maskable-512': { size: 512, corner: 0, logo: 0.58 },
  'apple-touch-icon': { size: 180, corner: 0, logo: 0.7 },
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const [name, icon] of Object.entries(ICONS)) {
  const { size, corner } = icon;
  const inner = Math.round(size * icon.logo);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; background: transparent }
    div { width: ${size}px; height: ${size}px; display: grid; place-items: center; background: ${LINEN}; border-radius: ${size * corner}px }
    svg { width: ${inner}px; height: ${inner}px }
  </style><div>${logo}</div>`);
  await page.screenshot({ path: `src/web/public/${name}.png`, omitBackground: true });
}
await browser.close();
