// Friends around one screen: the lid lies on the tray whenever the screen changes hands.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Visitor, visit } from './browser.ts';
import { asked, chooseFirst, fits, goesOn, shoot, told } from './clicks.ts';
import { opened } from './visits.ts';

const DESK: Visitor = { language: 'pl', size: { width: 1440, height: 900 } };
const PHONE: Visitor = { language: 'pl', size: { width: 390, height: 844 } };

const at = opened();

/** Lays a table for Zofia, a bot and Jan, and waits for the closed lid. */
async function layForTwo(page: Page): Promise<void> {
  await page.goto(`${at.house.address}/#/new/mines`);
  await page.locator('.sitting select').nth(2).selectOption('here');
  await page.locator('.sitting input').nth(0).fill('Zofia');
  await page.locator('.sitting input').nth(1).fill('Jan');
}

const hand = (page: Page) =>
  page
    .locator('.hand .u')
    .evaluateAll(cards => cards.map(card => (card as HTMLElement).dataset.piece ?? ''));

/** What the screen waits for: a lid to lift or close, a choice, or nothing any more. */
async function moment(page: Page): Promise<'lift' | 'close' | 'play' | 'draw' | 'over'> {
  await page
    .locator('[data-lift].pri, [data-act=close-lid], .hand .u.can, .camp .can, .log .btn.pri')
    .first()
    .waitFor({ state: 'attached' });
  if ((await page.locator('[data-lift].pri').count()) > 0) return 'lift';
  if ((await page.locator('[data-act=close-lid]').count()) > 0) return 'close';
  return asked(page);
}

/** Draws a card only the drawer is told of, if there is one: they keep the screen to look at it. */
async function drawUnseen(page: Page): Promise<void> {
  if ((await page.locator('#deck.can').count()) === 0) return chooseFirst(page, 'draw');
  const before = await told(page);
  await page.locator('#deck').click();
  await goesOn(page, before);
}

async function shootHandOver(page: Page): Promise<void> {
  await shoot(page, 'hand-over-desk-light-pl');
  await page.setViewportSize(PHONE.size);
  await shoot(page, 'hand-over-phone-light-pl');
  await page.setViewportSize(DESK.size);
}

test('two persons and a bot play a whole game on one screen, in Polish', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await layForTwo(page);
  await shoot(page, 'new-table-here-desk-light-pl');
  await page.locator('[data-act=begin]').click();
  let held: string[] = [];
  let handedOver = false;
  const lifted: string[] = [];
  for (let i = 0; ; i++) {
    expect(i).toBeLessThan(1000);
    const what = await moment(page);
    if (what === 'over') break;
    if (what === 'close') {
      if (!handedOver) await shootHandOver(page);
      handedOver = true;
      await page.locator('[data-act=close-lid]').click();
      await page.locator('.lid').waitFor();
    } else if (what === 'lift') {
      await expect.poll(() => page.locator('.hand, .own-zone').count()).toBe(0);
      const dom = await page.content();
      for (const unit of held) expect(dom).not.toContain(`"${unit}"`);
      if (lifted.length === 6) await shoot(page, 'lid-desk-light-pl');
      lifted.push((await page.locator('[data-lift].pri').textContent()) ?? '');
      await expect
        .poll(() => page.locator('.lid h2').textContent())
        .toMatch(/^Ekran przejmuje (Zofia|Jan)$/);
      await page.locator('[data-lift].pri').click();
      await page.locator('.hand .u').first().waitFor();
    } else {
      // Whoever draws only adds to these, so they are still in hand when the lid closes.
      if (what === 'draw') held = await hand(page);
      if (what === 'draw' && lifted.length % 8 === 4) await drawUnseen(page);
      else await chooseFirst(page, what);
    }
  }
  expect(new Set(lifted)).toEqual(new Set(['Jestem Zofia', 'Jestem Jan']));
  expect(lifted.length).toBeGreaterThan(10);
  await expect.poll(() => page.locator('.lid').count()).toBe(0);
  await expect.poll(() => page.locator('.ask h2').textContent()).toMatch(/zwycięstwo/i);
  await shoot(page, 'over-hot-seat-desk-light-pl');
  expect(complaints).toEqual([]);
}, 240_000);

test('a reload finds the lid closed; whoever looks can close it, and a phone has room for it', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, {
    ...PHONE,
    theme: 'dark',
  });
  await layForTwo(page);
  await shoot(page, 'new-table-here-phone-dark-pl');
  await fits(page);
  await page.locator('[data-act=begin]').click();
  await expect.poll(() => moment(page)).toBe('lift');
  await page.locator('[data-lift].pri').click();
  await page.locator('.hand .u').first().waitFor();
  const held = await hand(page);
  await page.reload();
  await expect.poll(() => moment(page)).toBe('lift');
  await expect.poll(() => page.locator('.hand').count()).toBe(0);
  await page.locator('[data-lift].pri').click();
  await expect.poll(() => hand(page)).toEqual(held);
  await page.locator('[data-act=close-lid-now]').click();
  await page.locator('.lid').waitFor();
  await expect.poll(() => page.locator('.hand').count()).toBe(0);
  await fits(page);
  await shoot(page, 'lid-phone-dark-pl');
  await page.setViewportSize({ width: 1440, height: 900 });
  await shoot(page, 'lid-desk-dark-pl');
  expect(complaints).toEqual([]);
});

test('several tables wait side by side until they are cleared away', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await page.goto(`${at.house.address}/#/new/mines`);
  await page.locator('[data-act=begin]').click();
  await page.locator('.hand .u').first().waitFor();
  await layForTwo(page);
  await page.locator('[data-act=begin]').click();
  await moment(page);
  await page.locator('.brand').click();
  await expect.poll(() => page.locator('[data-act=resume]').count()).toBe(2);
  await expect
    .poll(() => page.locator('[data-act=resume]').first().textContent())
    .toContain('Zofia');
  await shoot(page, 'shelf-two-waiting-desk-light-pl');
  const clear = page.locator('[data-act=clear]').first();
  await clear.click();
  await clear.click();
  await expect.poll(() => page.locator('[data-act=resume]').count()).toBe(1);
  await page.locator('[data-act=resume]').click();
  await page.locator('.hand .u').first().waitFor();
  expect(complaints).toEqual([]);
});
