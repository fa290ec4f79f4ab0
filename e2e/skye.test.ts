// Isle of Skye on the page: whole games by mouse and at the size of a phone, with and without the
// journeyman; what can be read, reached, carried and asked.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { skye } from '../src/games/skye/game.ts';
import type { Game } from '../src/kernel/game.ts';
import type { LiveTable } from '../src/kernel/live.ts';
import { fromStart, personIs, sitDownAt } from './at-table.ts';
import { accessible } from './axe.ts';
import { DESK, PHONE, type Visitor, visit } from './browser.ts';
import { fits, newTable, shoot, twoFingers } from './clicks.ts';
import { everybodyCanUse } from './everybody.ts';
import { inReach, moment, PATIENCE, playByClicks } from './gestures.ts';
import { opened } from './visits.ts';

const at = opened();
const game = skye as unknown as Game;
const JOURNEY = { journeyman: true };
const TOUCHED: Visitor = { ...PHONE, touch: true };

test('a whole game with the journeyman by clicks on a desk, in English', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await newTable(page, 'skye').click();
  await page.getByText('Journeyman expansion').click();
  await page.locator('[data-act=begin]').click();
  await page.locator('.sk-land').waitFor();
  await shoot(page, 'skye-start-desk-light-en');
  expect(await playByClicks(page, 'skye')).toBeGreaterThan(40);
  await page.locator('.sk-result tfoot td').first().waitFor();
  await shoot(page, 'skye-over-desk-light-en');
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.locator('.sk-result').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
}, 180_000);

test('a whole game of the base box at the size of a phone, in Polish', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, TOUCHED);
  await sitDownAt(page, at.house.address, { game, seats: 5, when: fromStart });
  await fits(page);
  expect(await playByClicks(page, 'skye')).toBeGreaterThan(25);
  await fits(page);
  await page.locator('.sk-result tfoot td').first().waitFor();
  await shoot(page, 'skye-over-phone-dark-pl');
  await accessible(page);
  expect(complaints).toEqual([]);
}, 180_000);

test('a tile is carried to the land by mouse, and back from where it may not lie', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  const when = personIs('lay', 100);
  await sitDownAt(page, at.house.address, { game, seats: 4, options: JOURNEY, when });
  const middle = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} is not to be seen`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const drag = async (from: string, to: string) => {
    const [a, b] = [await middle(from), await middle(to)];
    await page.mouse.move(...a);
    await page.mouse.down();
    await page.mouse.move(...b, { steps: 8 });
    await page.mouse.up();
  };
  await page.locator('.sk-ghost.now').first().waitFor();
  const before = await page.locator('.lines li').count();
  await drag('.sk-got-tile.chosen', '.sk-ghost.none');
  await page.locator('.why .rl').first().waitFor();
  await expect.poll(() => page.locator('.lines li').count()).toBe(before);
  await shoot(page, 'skye-why-desk-light-en');
  await drag('.sk-got-tile.chosen', '.sk-ghost.now');
  await expect.poll(() => page.locator('.lines li').count(), PATIENCE).toBeGreaterThan(before);
  await expect.poll(() => page.locator('[data-held]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('axe and coins are carried to the tiles, and sealed together', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await sitDownAt(page, at.house.address, { game, seats: 3, when: fromStart });
  const seal = page.locator('[data-act=seal]');
  await page.locator('.sk-piece[data-key=axe]').dragTo(page.locator('[data-drop=slot-2]'));
  await page.locator('.sk-priced.axed').waitFor();
  await page.locator('.sk-piece[data-key=coin-1]').dragTo(page.locator('[data-drop=slot-0]'));
  await page.locator('[data-act=more-1]').click();
  await expect.poll(() => page.locator('.sk-stepper').allTextContents()).toEqual(['−2+', '−2+']);
  const before = await page.locator('.lines li').count();
  await seal.click();
  await expect.poll(() => page.locator('.lines li').count(), PATIENCE).toBeGreaterThan(before + 2);
  expect(complaints).toEqual([]);
});

test('by keyboard: a tile is turned and laid, roads are lit, a land is visited', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await sitDownAt(page, at.house.address, { game, seats: 4, when: personIs('lay', 60) });
  await page.locator('.sk-ghost.now').first().waitFor();
  const picture = () => page.locator('.sk-got-tile.chosen .sk-tile').innerHTML();
  const drawn = await picture();
  await page.keyboard.press('e');
  await expect.poll(picture).not.toBe(drawn);
  await page.keyboard.press('q');
  await expect.poll(picture).toBe(drawn);
  await page.keyboard.press('w');
  await page.locator('.sk-lit').first().waitFor({ state: 'attached' });
  await page.locator('#seat-1 .seat-h').click();
  await page.locator('.sk-visiting').waitFor();
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.locator('.sk-visiting').waitFor({ state: 'detached' });
  await page.locator('.sk-laid').first().focus();
  await page.keyboard.press('+');
  await page.locator('.zoom .facts-of li').first().waitFor();
  await accessible(page);
  await page.keyboard.press('Escape');
  const before = await moment(page);
  await page.locator('.sk-ghost.now').first().focus();
  await page.locator('.sk-chip').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => moment(page), PATIENCE).not.toBe(before);
  expect(complaints).toEqual([]);
});

test('on a phone cells are large enough, and a tap shows before it lays', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, TOUCHED);
  await sitDownAt(page, at.house.address, { game, seats: 4, when: personIs('lay', 110) });
  await page.locator('.sk-ghost.target').first().waitFor({ state: 'attached' });
  const width = await page.locator('.sk-laid').first().boundingBox();
  expect(width?.width).toBeGreaterThanOrEqual(80);
  const [nth] = await inReach(page, '.sk-ghost:is(.now, .turn)');
  const before = await page.locator('.lines li').count();
  await page
    .locator('.sk-ghost:is(.now, .turn):visible')
    .nth(nth ?? 0)
    .tap();
  await page.locator('[data-act=lay]:enabled').waitFor();
  await expect.poll(() => page.locator('.lines li').count()).toBe(before);
  await page.locator('[data-act=turnRight]').tap();
  await page.locator('[data-act=turnLeft]').tap();
  await page.locator('[data-act=lay]:enabled').tap();
  await expect.poll(() => page.locator('.lines li').count(), PATIENCE).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
});

test('on a phone a tile is pulled out of the rack and onto the land', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, TOUCHED);
  await sitDownAt(page, at.house.address, { game, seats: 4, when: personIs('lay', 110) });
  await page.locator('.sk-ghost.target').first().waitFor({ state: 'attached' });
  const [nth = 0] = await inReach(page, '.sk-ghost.now');
  const middle = async (piece: ReturnType<Page['locator']>) => {
    const box = await piece.boundingBox();
    if (box === null) throw new Error('not to be seen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const from = await middle(page.locator('.sk-got-tile.chosen'));
  const to = await middle(page.locator('.sk-ghost.now:visible').nth(nth));
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) => {
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    return touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [at],
    });
  };
  await send('touchStart', 0);
  for (let step = 1; step <= 8; step++) await send('touchMove', step / 8);
  await send('touchEnd', 1);
  await page.locator('[data-act=lay]:enabled').waitFor();
  await shoot(page, 'skye-pulled-phone-dark-pl');
  await page.locator('[data-act=lay]').tap();
  expect(complaints).toEqual([]);
});

test('two fingers on the land turn the tile and zoom', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, TOUCHED);
  await sitDownAt(page, at.house.address, { game, seats: 4, when: personIs('lay', 110) });
  await page.locator('.sk-ghost.target').first().waitFor({ state: 'attached' });
  const picture = () => page.locator('.sk-got-tile.chosen .sk-tile').innerHTML();
  const width = () =>
    page
      .locator('.sk-laid')
      .first()
      .evaluate(tile => tile.clientWidth);
  const [drawn, wide] = [await picture(), await width()];
  await twoFingers(page, { turn: 0.6 });
  await expect.poll(picture).not.toBe(drawn);
  await twoFingers(page, { spread: 2.2 });
  await expect.poll(width).toBeGreaterThan(wide * 1.3);
  expect(complaints).toEqual([]);
});

test('a round is scored area by area, and a click ends it', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, { ...DESK, moving: true });
  const lastTile = (live: LiveTable) => {
    const { round, hands } = live.copy() as unknown as { round: number; hands: number[][] };
    return round === 4 && hands[0]?.length === 1 && personIs('lay', 0)(live);
  };
  await sitDownAt(page, at.house.address, { game, seats: 3, when: lastTile });
  await page.locator('.sk-ghost.now, .sk-ghost.turn').first().click();
  const lay = page.locator('[data-act=lay]:enabled');
  if (await lay.count()) await lay.click();
  await page.locator('.sk-ceremony').waitFor();
  await shoot(page, 'skye-scoring-desk-light-en');
  await page.mouse.click(3, 3);
  await page.mouse.click(3, 3);
  await page.locator('.sk-ceremony').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

/** Whether the person has sealed their prices and somebody else has not. */
const sealed = (live: LiveTable) => {
  const { phase } = live.copy() as unknown as { phase: string };
  const asked = live.pending().map(({ seat }) => seat);
  return live.at > 60 && phase === 'price' && asked.length > 0 && !asked.includes(0);
};

/** Whether three tiles are in hand, to be laid. */
const fullHand = (live: LiveTable) => {
  const { hands } = live.copy() as unknown as { hands: number[][] };
  return hands[0]?.length === 3 && personIs('lay')(live);
};

/** How far each of these sticks out of the box around it, in pixels. */
const outOf = (page: Page, box: string, pieces: string) =>
  page.locator(box).evaluate((around, selector) => {
    const { left, right, top, bottom } = around.getBoundingClientRect();
    return [...around.querySelectorAll(selector)].map(piece => {
      const at = piece.getBoundingClientRect();
      return Math.max(0, left - at.left, at.right - right, top - at.top, at.bottom - bottom);
    });
  }, pieces);

test.each([
  [390, 844],
  [1024, 768],
  [1440, 900],
])('tiles lie whole in the rack and on the market, at %i by %i', async (width, height) => {
  const visitor: Visitor = { language: 'pl', size: { width, height } };
  const { page, complaints } = await visit(at.browser, at.house.address, visitor);
  const { address } = at.house;
  // A bot that thinks for long: the person has sealed and waits.
  const bot = 'search@60000ms';
  await sitDownAt(page, address, { game, seats: 4, options: JOURNEY, when: sealed, bot });
  await expect.poll(() => outOf(page, '.sk-hand', '.sk-priced')).toEqual([0, 0, 0]);
  await expect.poll(() => outOf(page, '.sk-hand', '.sk-got-tile')).toEqual([0, 0, 0]);
  await sitDownAt(page, address, { game, seats: 3, when: fullHand, bot });
  await expect.poll(() => outOf(page, '.sk-hand', '.sk-got')).toEqual([0, 0, 0]);
  const tray = await page.locator('.sk-rack').boundingBox();
  expect(tray?.height, 'one row of tiles').toBeLessThan(140);
  await sitDownAt(page, address, { game, seats: 5, when: personIs('buy', 60), bot });
  const market = page.locator('.sk-market');
  await market.waitFor();
  await expect.poll(() => market.evaluate(box => box.scrollWidth - box.clientWidth)).toBe(0);
  expect(complaints).toEqual([]);
});

const shows = '.can, .target, .sk-answers .btn';
everybodyCanUse(at, game, [
  { name: 'axe', seats: 5, options: JOURNEY, when: personIs('axe', 60), shows },
  { name: 'buy', seats: 4, options: JOURNEY, when: personIs('buy', 30), shows },
  { name: 'advance', seats: 3, options: JOURNEY, when: personIs('advance', 60), shows },
  { name: 'lay', seats: 4, options: JOURNEY, when: personIs('lay', 100), shows },
  { name: 'plan', seats: 3, options: JOURNEY, when: personIs('plan', 60), shows },
]);
