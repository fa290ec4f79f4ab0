// What the shell gives every table: focus that stays, the score again, signs told on touch, keys, rules.

import { expect, test } from 'vitest';
import { boxNamed } from '../src/games/shelf.ts';
import { sitDownAt } from './at-table.ts';
import { DESK, PHONE, visit } from './browser.ts';
import { opened } from './visits.ts';

const at = opened();
const gameOf = async (name: string) => (await boxNamed(name)).game;

test('the score is opened again, and the focus never falls to the body', async () => {
  const { address } = at.house;
  const { page, complaints } = await visit(at.browser, address, DESK);
  await sitDownAt(page, address, { game: await gameOf('pixie-queen'), when: live => live.over });
  const score = page.locator('.pq-result');
  const focus = () =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
  await score.locator('[data-act=close]').focus();
  await page.keyboard.press('Enter');
  await score.waitFor({ state: 'detached' });
  await expect.poll(focus).toBe('decision');
  await page.locator('.ask [data-act=score]').focus();
  await page.keyboard.press('Enter');
  await score.waitFor();
  await expect.poll(focus).toBe('decision');
  await page.keyboard.press('ArrowRight');
  await expect.poll(focus).not.toBe('decision');
  await expect.poll(() => focus()).not.toBe('BODY');
  expect(complaints).toEqual([]);
});

test('advice can be turned off for a table; settings show the keys of the game at hand', async () => {
  const { address } = at.house;
  const { page, complaints } = await visit(at.browser, address, DESK);
  await page.goto(`${address}/#/settings`);
  const keys = () => page.locator('.keys').textContent();
  await expect.poll(() => keys()).not.toContain('mines');
  await sitDownAt(page, address, {
    when: live => live.pending().some(({ seat, step }) => seat === 0 && step === 'play'),
  });
  const told = page.locator('.field .res');
  await page.locator('.hand .u.can').first().click();
  await told.first().waitFor();
  expect((await told.allTextContents()).join()).not.toBe('');
  await page.locator('#tab-menu').click();
  const before = await page.locator('.field').textContent();
  await page.locator('#panel-menu .switch').first().click();
  await expect.poll(() => page.locator('.field').textContent()).not.toBe(before);
  await page.goto(`${address}/#/settings`);
  await expect.poll(keys).toContain('A–K mines');
  expect(complaints).toEqual([]);
});

test('the rules are searched, and one rule leads to another', async () => {
  const { address } = at.house;
  const { page, complaints } = await visit(at.browser, `${address}/#/rules/pixie-queen`, PHONE);
  await page.locator('.rule').first().waitFor();
  const first = page.locator('.rules article > *');
  await expect.poll(() => first.nth(1).textContent()).toMatch(/^Cel: /);
  await page.locator('[data-cites=P8]').first().click();
  await expect.poll(() => page.locator('.rule.lit').getAttribute('id')).toBe('P8');
  await page.locator('[data-act=search-rules]').fill('dodatkowemu MIEJSCU');
  await expect.poll(() => page.locator('.rule').count()).toBeLessThan(4);
  await expect
    .poll(() => page.locator('.rule').first().textContent())
    .toContain('Dodatkowemu miejscu');
  expect(complaints).toEqual([]);
});
