// Villagers on the page: what can be read, reached and asked.

import { expect, test } from 'vitest';
import type { LiveTable } from '../src/kernel/live.ts';
import { personIs, sitDownAt } from './at-table.ts';
import { accessible } from './axe.ts';
import { DESK, PHONE, visit } from './browser.ts';
import { shoot } from './clicks.ts';
import { everybodyCanUse } from './everybody.ts';
import { ALL, game, moment, sitInBigVillage } from './villagers-clicks.ts';
import { opened } from './visits.ts';

const at = opened();

test('why not: an illegal place answers with its rule', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await sitDownAt(page, at.house.address, { game, seats: 3, when: personIs('build', 40) });
  await page.locator('.v-slot .idle, .v-slot .can').first().waitFor();
  const idle = page.locator('.v-slot .idle').first();
  if ((await idle.count()) > 0) await idle.click();
  else {
    await page.locator('.v-slot .can').first().click();
    await page.locator('.v-village.shown .v-piece:not(.target)').first().click();
  }
  await page.locator('.why .rl').first().waitFor();
  await page.keyboard.press('Escape');
  expect(complaints).toEqual([]);
});

/** A card the person may lay somewhere with a padlock that several villagers open. */
function manyKeys(live: LiveTable): { card: number; on: number } | undefined {
  const mine = live.pending().find(asked => asked.seat === 0 && asked.step === 'build');
  const builds = (mine?.options ?? []) as { do: string; card: number; on: number }[];
  return builds.find(
    ({ card, on, do: does }) =>
      does === 'build' && builds.filter(other => other.card === card && other.on === on).length > 1,
  );
}

test('a padlock with several keys: who gets the coins is asked, and glows', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  let build = { card: 0, on: 0 };
  await sitDownAt(page, at.house.address, {
    game,
    seats: 4,
    seed: 'keys-0',
    when(live) {
      build = manyKeys(live) ?? build;
      return manyKeys(live) !== undefined;
    },
  });
  await page.locator(`[data-key=hand-${build.card}]`).first().click();
  const place = build.on < 0 ? 'table' : `place-0-${build.on}`;
  await page.locator(`.v-village.shown [data-key=${place}]`).click();
  const keys = page.locator('.v-answers .btn[data-key^=place-]');
  await keys.nth(1).waitFor();
  await page.locator('.v-piece.target').first().waitFor();
  await shoot(page, 'villagers-padlock-desk-light-en');
  const before = await moment(page);
  await keys.first().click();
  await expect.poll(() => moment(page)).not.toBe(before);
  expect(complaints).toEqual([]);
});

test('all chains, a card seen large, another village: by keyboard', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await sitDownAt(page, at.house.address, { game, seats: 3, when: personIs('draft', 30) });
  await page.keyboard.press('c');
  await page.locator('.v-tree').first().waitFor();
  await expect.poll(() => page.locator('.v-kind').count()).toBeGreaterThan(50);
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.locator('.v-tree').first().waitFor({ state: 'detached' });
  await page.locator('.v-lanes .v-card').first().focus();
  await page.keyboard.press('+');
  await page.locator('.zoom h3').waitFor();
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.locator('#seat-1 .seat-h').click();
  await page.locator('[data-act=leave]:visible').waitFor();
  await accessible(page);
  await page.keyboard.press('Escape');
  const before = await moment(page);
  await page.keyboard.press('1');
  await expect.poll(() => moment(page)).not.toBe(before);
  expect(complaints).toEqual([]);
});

const building = { seats: 5, when: personIs('build', 90), shows: '.v-slot' };

everybodyCanUse(at, game, [
  { name: 'draft', seats: 5, when: personIs('draft', 60), shows: '.can' },
  { name: 'build', ...building },
  {
    name: 'chosen',
    ...building,
    first: page => page.locator('.v-slot .can').first().click(),
  },
  { name: 'solo', seats: 1, when: personIs('build', 30), shows: '.v-event' },
  { name: 'modules', seats: 4, options: ALL, when: personIs('build', 30), shows: '.v-development' },
]);

test.each([
  { ...DESK, theme: 'light', size: { width: 1366, height: 768 } },
  { ...DESK, theme: 'dark', language: 'pl', size: { width: 1440, height: 900 } },
] as const)(
  '$size.width wide, $language: five villages late in the game are seen at once',
  async visitor => {
    const { page, complaints } = await visit(at.browser, at.house.address, visitor);
    await sitDownAt(page, at.house.address, { game, seats: 5, when: personIs('draft', 150) });
    await page.locator('.can').first().waitFor();
    const below = await page
      .locator('.v-seats .v-chip')
      .evaluateAll(chips => chips.map(chip => chip.getBoundingClientRect().bottom - innerHeight));
    expect(below.length).toBeGreaterThan(30);
    expect(Math.max(...below)).toBeLessThan(0);
    await shoot(page, `villagers-late-${visitor.size.width}-${visitor.theme}-${visitor.language}`);
    await accessible(page);
    expect(complaints).toEqual([]);
  },
);

test('a new table asks only for what makes a difference', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await page.goto(`${at.house.address}/#/new/villagers`);
  const form = page.locator('.new-table');
  const asked = () => form.locator('.pick legend, .switch').allTextContents();
  const modules = ['Scoundrels', 'Saints', 'Profiteers', 'Developments'];
  const mini = 'Mini Villagers decide who begins';
  await expect.poll(asked).toEqual(['Seats', 'Who begins', mini, ...modules]);
  await form.locator('.switch', { hasText: mini }).click();
  await expect.poll(() => asked()).toEqual(['Seats', mini, ...modules]);
  await form.getByLabel('1 seat').check();
  await expect.poll(() => asked()).toEqual(['Seats', ...modules, 'Level']);
  await form.getByLabel('veteran').check();
  await form.locator('[data-act=begin]').click();
  await expect.poll(() => page.locator('.v-event:not(.v-jester)').count()).toBe(2);
  expect(complaints).toEqual([]);
});

test.each([
  [1024, 768],
  [1440, 900],
])('%i × %i: no villager of a big village lies under the tray', async (width, height) => {
  const visitor = { ...DESK, language: 'pl', size: { width, height } } as const;
  const { page, complaints } = await visit(at.browser, at.house.address, visitor);
  await sitInBigVillage(page, at.house.address, 5);
  const pieces = page.locator('.v-village.shown .v-chains .v-piece');
  await expect.poll(() => pieces.count()).toBeGreaterThan(14);
  await expect.poll(() => page.locator('.v-village.shown .v-same').count()).toBeGreaterThan(0);
  const lowest = () =>
    page.evaluate(() => {
      const tray = document.querySelector('.tray')?.getBoundingClientRect().top ?? 0;
      const all = [...document.querySelectorAll('.v-village.shown .v-chains .v-piece')];
      return Math.max(...all.map(piece => piece.getBoundingClientRect().bottom)) - tray;
    });
  await expect.poll(lowest).toBeLessThanOrEqual(0);
  // Picking up a card moves nothing of it.
  const places = () => pieces.evaluateAll(all => all.map(it => it.getBoundingClientRect().top));
  const before = await places();
  await page.locator('.v-slot .can').first().click();
  await page.locator('.chosen').first().waitFor();
  await expect.poll(() => places()).toEqual(before);
  expect(complaints).toEqual([]);
});

test('on a phone the fifth card of a hand peeks out', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, PHONE);
  await sitInBigVillage(page, at.house.address, 5);
  const fifth = page.locator('.v-hand .v-slot').nth(4);
  await fifth.waitFor();
  const left = await fifth.evaluate(slot => slot.getBoundingClientRect().left);
  expect(PHONE.size.width - left).toBeGreaterThan(16);
  // A touch on the figures of a plate says what they mean.
  await page.locator('[data-sign=stats-1]').click();
  await page.locator('.why', { hasText: 'pożywienie' }).waitFor();
  expect(complaints).toEqual([]);
});
