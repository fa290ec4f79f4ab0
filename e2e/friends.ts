// Friends on their own devices: one opens a table, the others come by the invitation.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type KeyedSeed, promiseOf } from '../src/kernel/fairness.ts';
import type { Card } from '../src/wire/messages.ts';
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

/** How many people at the table of a page have not promised their share of the shuffles yet. */
const unpromised = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch(`api/tables/${location.hash.split('/')[2]}`);
    const { holders } = (await answer.json()) as Pick<Card, 'holders'>;
    return holders.filter(({ name, bot, promise }) => name && !bot && !promise).length;
  });

/** Begins once everybody is there, and has promised: whoever comes later is told that it has begun. */
export async function begin(page: Page): Promise<void> {
  await page.locator('[data-act=start]:enabled').waitFor();
  await expect.poll(() => unpromised(page)).toBe(0);
  await page.locator('[data-act=start]:enabled').click();
  await page.locator('.board').waitFor();
  const { seat, seed } = await page.evaluate(async () => {
    const [, , id] = location.hash.split('/');
    return (await (await fetch(`api/tables/${id}`)).json()) as { seat: number; seed: KeyedSeed };
  });
  expect(seed.promises?.[seat], 'the page has promised a share, and told it').toBe(
    promiseOf(seed.entropy[seat] ?? ''),
  );
}
