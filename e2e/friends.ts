// Friends on their own devices: one opens a table, the others come by the invitation.

import type { Locator, Page } from 'playwright-core';
import { newTable } from './clicks.ts';

/** Opens a table for three: a person, a friend or two, and for the rest a bot; returns the invitation. */
export async function openTable(
  page: Page,
  name: string,
  { game = 'mines', friends = 1, setUp = async (_form: Locator) => {} } = {},
): Promise<string> {
  await newTable(page, game).click();
  // The shelf has such a form too.
  const form = page.locator('.new-table');
  for (let seat = 1; seat <= friends; seat++)
    await form.locator('.sitting select').nth(seat).selectOption('friend');
  await setUp(form);
  await page.locator('[data-act=name]').fill(name);
  await page.locator('[data-act=begin]').click();
  return page.locator('[data-act=link]').inputValue();
}

/** Takes the seat an invitation offers. */
export async function join(page: Page, name: string): Promise<void> {
  await page.locator('[data-act=name]').fill(name);
  await page.locator('[data-act=tell-name]').click();
  await page.locator('.lobby').waitFor();
}

/** Begins once everybody is there. */
export async function begin(page: Page): Promise<void> {
  await page.locator('[data-act=start]:enabled').click();
  await page.locator('.board').waitFor();
}
