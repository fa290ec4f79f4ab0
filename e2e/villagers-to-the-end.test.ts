// Whole games of Villagers by clicks: against bots, with a friend on another device, alone.

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fromStart, sitDownAt } from './at-table.ts';
import { accessible } from './axe.ts';
import { DESK, PHONE, visit } from './browser.ts';
import { fits, shoot } from './clicks.ts';
import { begin, join, openTable } from './friends.ts';
import { ALL, game, greedyAlone, playAlong, playByClicks } from './villagers-clicks.ts';
import { opened } from './visits.ts';

const at = opened();

test('a whole game by clicks on a desk, in English', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await sitDownAt(page, at.house.address, { game, seats: 3, when: fromStart });
  expect(await playByClicks(page)).toBeGreaterThan(20);
  await page.locator('.v-stall').first().waitFor();
  await shoot(page, 'villagers-over-desk-light-en');
  expect(complaints).toEqual([]);
});

test('a whole game at the size of a phone, in Polish', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, PHONE);
  await sitDownAt(page, at.house.address, { game, seats: 2, when: fromStart });
  await fits(page);
  expect(await playByClicks(page)).toBeGreaterThan(20);
  await fits(page);
  await shoot(page, 'villagers-over-phone-dark-pl');
  expect(complaints).toEqual([]);
});

test('all modules at once, after Mini Villagers', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  const options = { ...ALL, mini: true, first: 'random' };
  await sitDownAt(page, at.house.address, { game, seats: 4, options, when: fromStart });
  expect(await playByClicks(page)).toBeGreaterThan(20);
  await shoot(page, 'villagers-modules-desk-light-en');
  expect(complaints).toEqual([]);
});

/** Switches on whatever can be: the four modules, and Mini Villagers. */
async function everyModule(form: Locator): Promise<void> {
  for (const option of await form.locator('.switch').all()) await option.click();
  await expect.poll(() => form.getByRole('switch', { checked: true }).count()).toBe(5);
}

/** Everybody's gold at the end, in the order of the seats, and who has won. */
const result = (page: Page) =>
  page
    .locator('.v-forecast li')
    .evaluateAll(lines =>
      lines.map(line => [
        Number(line.querySelector('strong')?.textContent),
        line.classList.contains('won'),
      ]),
    );

test('two friends and a bot play with all modules to the end, each on a device of their own', async () => {
  const kasia = await visit(at.browser, at.house.address, DESK);
  const setUp = { game: 'villagers', setUp: everyModule };
  const invitation = await openTable(kasia.page, 'Kasia', setUp);
  const tomek = await visit(at.browser, invitation, PHONE);
  await join(tomek.page, 'Tomek');
  await begin(kasia.page);
  await tomek.page.locator('.board').waitFor();
  // A bot that deals may decide at once: then Mini Villagers is over before it is seen.
  for (const { page } of [kasia, tomek])
    await expect.poll(() => page.locator('.lines li').first().textContent()).toContain('Mini ');
  const [mine, theirs] = await Promise.all([playByClicks(kasia.page), playByClicks(tomek.page)]);
  await expect.poll(() => kasia.page.locator('.v-development').count()).toBe(3);
  expect(mine).toBeGreaterThan(20);
  expect(theirs).toBeGreaterThan(20);
  // On a phone the result lies in the drawer.
  await tomek.page.locator('.iconbtn.drawer').click();
  for (const { page } of [kasia, tomek]) await page.locator('.v-forecast').waitFor();
  const gold = await result(kasia.page);
  expect(gold).toHaveLength(3);
  const most = Math.max(...gold.map(([points]) => Number(points)));
  expect(gold).toContainEqual([most, true]);
  expect(await result(tomek.page)).toEqual(gold);
  await shoot(tomek.page, 'villagers-friends-over-phone-dark-pl');
  await accessible(tomek.page);
  await shoot(kasia.page, 'villagers-friends-over-desk-light-en');
  await accessible(kasia.page);
  expect([...kasia.complaints, ...tomek.complaints]).toEqual([]);
});

const LANGUAGES = { en: 'English', pl: 'Polski' };

/** Changes the language in the settings and comes back. */
async function speak(page: Page, language: keyof typeof LANGUAGES): Promise<void> {
  await page.locator('.top a[href="#/settings"]').click();
  await page.getByLabel(LANGUAGES[language]).check();
  await page.goBack();
  await page.locator('.board').waitFor();
}

const ENDS = {
  won: { en: 'You have beaten the Countess!', pl: 'Hrabina pokonana!' },
  lost: { en: 'The Countess has won.', pl: 'Wygrywa Hrabina.' },
};

test.each([
  { end: 'won', level: 'novice', visitor: DESK },
  { end: 'lost', level: 'normal', visitor: PHONE },
] as const)('alone against the Countess: $end at the level $level', async known => {
  const { end, level, visitor } = known;
  const alone = greedyAlone(level, end);
  const { page, complaints } = await visit(at.browser, at.house.address, visitor);
  await sitDownAt(page, at.house.address, { game, seats: 1, ...alone, when: fromStart });
  await page.locator('.v-event').first().waitFor();
  await playAlong(page, alone);
  for (const language of ['en', 'pl'] as const) {
    await speak(page, language);
    await expect.poll(() => page.locator('.ask h2').textContent()).toBe(ENDS[end][language]);
    await shoot(page, `villagers-${end}-${visitor.size.width}-${language}`);
    await accessible(page);
  }
  expect(complaints).toEqual([]);
});
