// The page, as a visitor meets it: whole games by mouse, touch-sized screen and keyboard.

import { expect, test } from 'vitest';
import { personIs, sitDownAt } from './at-table.ts';
import { DESK, type Visitor, visit } from './browser.ts';
import { asked, fits, goesOn, layTable, newTable, playByClicks, shoot, told } from './clicks.ts';
import { opened } from './visits.ts';
import { settled } from './waits.ts';

const PHONE: Visitor = { language: 'pl', size: { width: 390, height: 844 } };

const at = opened();

test('a whole game by clicks on a desk, in English', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await layTable(page);
  await expect.poll(() => page.locator('.ask h2').textContent()).not.toBe('');
  expect(await playByClicks(page)).toBeGreaterThan(10);
  await shoot(page, 'over-desk-light-en');
  await expect.poll(() => page.locator('.scores strong').allTextContents()).not.toContain('?');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stolik.table'))).toBeNull();
  const seated = await page.locator('.seats .seat-n').allTextContents();
  const played = page.url();
  await page.locator('.ask [data-act=again]').click();
  await expect.poll(() => page.url()).not.toBe(played);
  await expect.poll(() => asked(page)).not.toBe('over');
  await expect.poll(() => page.locator('.seats .seat-n').allTextContents()).toEqual(seated);
  expect(complaints).toEqual([]);
});

test('a whole game by touch-sized targets on a phone, in Polish', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, {
    ...PHONE,
    theme: 'dark',
  });
  await layTable(page);
  await fits(page);
  expect(await playByClicks(page)).toBeGreaterThan(10);
  await shoot(page, 'over-phone-dark-pl');
  await expect.poll(() => page.locator('.ask h2').textContent()).toMatch(/zwycięstwo|Wygrywasz/i);
  expect(complaints).toEqual([]);
});

test('a whole game by keyboard only, every choice confirmed', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, {
    ...DESK,
    confirm: true,
  });
  await page.keyboard.press('Tab');
  await newTable(page).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-act=begin]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.hand .u').first().waitFor();
  for (let choices = 0; ; choices++) {
    const what = await asked(page);
    if (what === 'over') break;
    expect(choices).toBeLessThan(400);
    const before = await told(page);
    if (what === 'draw')
      await page.keyboard.press((await page.locator('.camp .can .kb').first().textContent()) ?? '');
    else {
      await page.keyboard.press((await page.locator('.hand .can .kb').first().textContent()) ?? '');
      await page.locator('.mine.target').first().waitFor();
      await page.keyboard.press(
        (await page.locator('.mine.target .kb').first().textContent()) ?? '',
      );
    }
    await page.locator('[data-act=confirm]').waitFor();
    await page.keyboard.press('Enter');
    await goesOn(page, before);
  }
  expect(complaints).toEqual([]);
});

test.each([
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
])(
  'picking up a card moves nothing else, at %i by %i; mines have their letters',
  async (width, height) => {
    const visitor: Visitor = { language: 'pl', size: { width, height } };
    const { page, complaints } = await visit(at.browser, at.house.address, visitor);
    await sitDownAt(page, at.house.address, { seats: 4, when: personIs('play', 60) });
    await expect
      .poll(() => page.locator('.field .kb:visible').allTextContents())
      .toEqual([...'ABCD']);
    const places = () =>
      page.locator('.mine, .mine .m, .mine .us, .pile, .zone-h, .ask, .hand').evaluateAll(all =>
        all.map(piece => {
          const { x, y, width: wide, height: high } = piece.getBoundingClientRect();
          return [x, y, wide, high].map(Math.round).join(' ');
        }),
      );
    const before = await places();
    for (let i = 0; i < 6; i++) {
      await page.locator('.fan .u').nth(i).click();
      await page.locator('.fan .u.chosen').waitFor();
      await page.locator('.follows .res').first().waitFor();
      expect(await places()).toEqual(before);
      await page.keyboard.press('Escape');
      await page.locator('.fan .u.chosen').waitFor({ state: 'detached' });
    }
    expect(complaints).toEqual([]);
  },
);

test('an illegal target answers why not, with the rule and its text', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await layTable(page);
  for (let turn = 0; ; turn++) {
    expect(turn, 'no illegal target in forty turns').toBeLessThan(40);
    if ((await asked(page)) === 'play') {
      for (const key of ['1', '2', '3', '4', '5', '6']) {
        await page.keyboard.press('Escape');
        await page.keyboard.press(key);
        await page.locator('.hand .chosen').waitFor();
        await settled(page);
        const refused = page.locator('.field .mine:has(.res.no)');
        if ((await refused.count()) === 0) continue;
        await refused.first().click();
        const why = page.locator('.why');
        await why.waitFor();
        await expect.poll(() => why.locator('.rl').textContent()).toBe('§ 13');
        await expect.poll(() => why.textContent()).toContain('A 0 beats a 9 and nothing else.');
        await shoot(page, 'why-desk-light-en');
        await page.keyboard.press('Escape');
        await why.waitFor({ state: 'detached' });
        expect(complaints).toEqual([]);
        return;
      }
      await page.keyboard.press('Escape');
    }
    await playByClicks(page, 1);
  }
});

test('undo takes a play back, and a table left is gone on with', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, { ...DESK, moving: true });
  const options = { first: 0 };
  const record = { game: 'mines', version: 1, seats: 3, options, seed: 'undo', choices: [] };
  const kept = {
    game: 'mines',
    options,
    bots: ['random', 'greedy'],
    record: JSON.stringify(record),
  };
  await page.evaluate(text => localStorage.setItem('stolik.table', text), JSON.stringify(kept));
  await page.goto(`${at.house.address}/#/table/mines`);
  await expect.poll(() => asked(page)).toBe('play');
  const hand = () =>
    page.locator('.hand .u').evaluateAll(cards => cards.map(card => card.dataset.piece));
  // A play that captures nothing shows nothing hidden, so it can be taken back.
  const before = await hand();
  for (const key of ['1', '2', '3', '4', '5', '6']) {
    await page.keyboard.press('Escape');
    await page.keyboard.press(key);
    await page.locator('.hand .chosen').waitFor();
    await settled(page);
    if ((await page.locator('.target .res:has-text("stays")').count()) > 0) break;
  }
  await page.locator('.target:has(.res:has-text("stays"))').first().click();
  await expect.poll(() => asked(page)).toBe('draw');
  await expect.poll(() => hand()).toHaveLength(before.length - 1);
  await page.keyboard.press('z');
  await expect.poll(hand).toEqual(before);
  await playByClicks(page, 2);
  await asked(page);
  const held = await hand();
  await page.reload();
  await page.locator('.hand .u').first().waitFor();
  await expect.poll(hand).toEqual(held);
  await page.locator('.brand').click();
  await page.locator('[data-act=resume]').click();
  await expect.poll(hand).toEqual(held);
  expect(complaints).toEqual([]);
});

test.each([
  ['desk', 'light', { ...DESK, language: 'en' }],
  ['desk', 'dark', { ...DESK, language: 'pl' }],
  ['phone', 'light', { ...PHONE, language: 'en' }],
  ['phone', 'dark', { ...PHONE, language: 'pl' }],
] as const)('every screen looks right on a %s, %s', async (where, theme, visitor) => {
  const { page, complaints } = await visit(at.browser, at.house.address, { ...visitor, theme });
  const name = (screen: string) => `${screen}-${where}-${theme}-${visitor.language}`;
  await page.locator('.box .cv').first().waitFor();
  await shoot(page, name('shelf'));
  await fits(page);
  for (const screen of ['settings', 'credits', 'rules/mines', 'rules/mines/13', 'new/mines']) {
    await page.goto(`${at.house.address}/#/${screen}`);
    await page.locator('h1').first().waitFor();
    await shoot(page, name(screen.replaceAll('/', '-')));
    await fits(page);
  }
  await page.locator('.pick label').nth(2).click();
  await page.locator('[data-act=begin]').click();
  await page.locator('.hand .u').first().waitFor();
  await playByClicks(page, 12);
  for (let more = 0; more < 2 && (await asked(page)) === 'draw'; more++)
    await playByClicks(page, 1);
  await shoot(page, name('table'));
  await page.locator('.hand .u.can').first().click();
  await shoot(page, name('table-chosen'));
  await page.locator('.mine.target').first().click();
  await asked(page);
  await shoot(page, name('table-draw'));
  await page.locator('.brand').click();
  await page.locator('[data-act=resume]').waitFor();
  await shoot(page, name('shelf-waiting'));
  expect(complaints).toEqual([]);
});
