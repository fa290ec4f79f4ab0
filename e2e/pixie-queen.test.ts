// Pixie Queen on the page: whole games by mouse and at the size of a phone, with two players and
// with five; what can be read, reached and asked.

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pixieQueen } from '../src/games/pixie-queen/game.ts';
import type { Game } from '../src/kernel/game.ts';
import type { LiveTable } from '../src/kernel/live.ts';
import { fromStart, personIs, sitDownAt } from './at-table.ts';
import { accessible } from './axe.ts';
import { DESK, PHONE, visit } from './browser.ts';
import { fits, newTable, shoot, twoFingers } from './clicks.ts';
import { everybodyCanUse } from './everybody.ts';
import { begin, join, openTable } from './friends.ts';
import { moment, PATIENCE, playByClicks } from './gestures.ts';
import { opened } from './visits.ts';

const at = opened();
const game = pixieQueen as unknown as Game;

test('a whole game by clicks on a desk, in English', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await newTable(page, 'pixie-queen').click();
  await page.locator('[data-act=begin]').click();
  await page.locator('.pq-board').waitFor();
  await shoot(page, 'pixie-queen-start-desk-light-en');
  expect(await playByClicks(page, 'pixie-queen')).toBeGreaterThan(20);
  await page.locator('.pq-result tfoot td').first().waitFor();
  await shoot(page, 'pixie-queen-over-desk-light-en');
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.locator('.pq-result').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a whole game at the size of a phone, in Polish', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, PHONE);
  await sitDownAt(page, at.house.address, { game, seats: 3, when: fromStart });
  await fits(page);
  expect(await playByClicks(page, 'pixie-queen')).toBeGreaterThan(20);
  await fits(page);
  await shoot(page, 'pixie-queen-over-phone-dark-pl');
  await accessible(page);
  expect(complaints).toEqual([]);
});

test('two players and the neutral pixies, to the end', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await sitDownAt(page, at.house.address, { game, seats: 2, when: fromStart });
  expect(await playByClicks(page, 'pixie-queen')).toBeGreaterThan(20);
  expect(complaints).toEqual([]);
});

test('pieces travel, dice roll and hands open without a complaint', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, { ...DESK, moving: true });
  await sitDownAt(page, at.house.address, { game, seats: 4, when: personIs('offer', 20) });
  await page.locator('.pq-ceremony').waitFor();
  await page.locator('.pq-kind.can').first().click();
  await page.locator('[data-act=offer]').click();
  await page.locator('.pq-ceremony.open .pq-held').first().waitFor();
  await shoot(page, 'pixie-queen-ceremony-desk-light-en');
  await page.mouse.click(3, 3);
  await page.locator('.pq-ceremony').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('two hands in any order; what others seal meanwhile leaves them alone', async () => {
  const kasia = await visit(at.browser, at.house.address, DESK);
  const two = (form: Locator) => form.locator('.pick label').first().click();
  const invitation = await openTable(kasia.page, 'Kasia', { game: 'pixie-queen', setUp: two });
  const tomek = await visit(at.browser, invitation, PHONE);
  await join(tomek.page, 'Tomek');
  await begin(kasia.page);
  const friends = [kasia.page, tomek.page];
  // An ability each, then both pass, whoever is first: the Queen holds out her hand.
  for (const gesture of ['.pq-draft .can', '[data-act=pass]'])
    await Promise.all(friends.map(page => page.locator(gesture).first().click(PATIENCE)));
  const kind = (good: string) => kasia.page.locator(`.pq-kind[data-key=offer-${good}]`);
  await kind('gold').click(PATIENCE);
  await kind('silver').click();
  await kasia.page.locator('.pq-share.held .pq-step:enabled').last().click();
  const mine = () => kasia.page.locator('.pq-share b').allTextContents();
  const before = await mine();
  expect(before.map(Number).filter(Boolean).toSorted()).toEqual([1, 2]);
  await tomek.page.locator('.pq-offer [data-act=done]').click(PATIENCE);
  await kasia.page.locator('.pq-fist.ready').waitFor(PATIENCE);
  await expect.poll(() => mine()).toEqual(before);
  await shoot(kasia.page, 'pixie-queen-two-hands-desk-light-en');
  await kasia.page.locator('[data-act=offer]').click();
  await expect
    .poll(() => tomek.page.locator('.lines li').allTextContents(), PATIENCE)
    .toEqual(expect.arrayContaining([expect.stringMatching(/Kasia.*srebra.*złota/)]));
  expect([...kasia.complaints, ...tomek.complaints]).toEqual([]);
});

test('a pixie is carried up by mouse, and back from where it may not go', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await sitDownAt(page, at.house.address, { game, seats: 4, when: personIs('promote', 20) });
  const middle = async (key: string) => {
    const box = await page.locator(`.pq-spot[data-key=${key}]`).boundingBox();
    if (box === null) throw new Error(`${key} is not to be seen`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const drag = async (from: string, to: string) => {
    const [a, b] = [await middle(from), await middle(to)];
    await page.mouse.move(...a);
    await page.mouse.down();
    await page.mouse.move(...b, { steps: 8 });
    await page.mouse.up();
  };
  await page.locator('.pq-spot.can[data-key=place-0]').waitFor();
  const before = await page.locator('.lines li').count();
  await drag('place-0', 'place-16');
  await page.locator('.why .rl').first().waitFor();
  await expect.poll(() => page.locator('.lines li').count()).toBe(before);
  const free = page.locator('.pq-spot.target').first();
  await drag('place-0', (await free.getAttribute('data-key')) ?? '');
  await expect.poll(() => page.locator('.lines li').count()).toBeGreaterThan(before);
  await expect.poll(() => page.locator('[data-held]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('an action tells what it asks and brings; a closed one answers with its rule', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await sitDownAt(page, at.house.address, { game, seats: 4, when: personIs('act', 20) });
  await page.locator('.pq-spot.can').first().waitFor();
  await page.locator('.pq-spot.can[data-key^=action-]').first().hover();
  await page.locator('.side .pq-facts .pq-may').waitFor();
  const closed = page.locator('.pq-spot[data-key^=action-]:not(.can)').first();
  await closed.hover();
  await page.locator('.side .pq-facts .pq-may-not .rl').waitFor();
  await shoot(page, 'pixie-queen-why-desk-light-en');
  await closed.click();
  await page.locator('.why .rl').first().waitFor();
  await page.keyboard.press('Escape');
  expect(complaints).toEqual([]);
});

test('by keyboard: an action by its number, the list, a player seen large', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await sitDownAt(page, at.house.address, { game, seats: 3, when: personIs('act', 8) });
  await page.locator('.pq-spot.can').first().waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.key))
    .toBe('action-12');
  await page.keyboard.press('+');
  await page.locator('.zoom h3').waitFor();
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.locator('.pq-list li').nth(20).waitFor();
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.locator('.pq-list').waitFor({ state: 'detached' });
  await page.locator('#seat-1 .seat-h').click();
  await page.locator('.zoom .facts-of li').nth(4).waitFor();
  await accessible(page);
  await page.keyboard.press('Escape');
  const before = await moment(page);
  await page.locator('.pq-spot.can').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => moment(page)).not.toBe(before);
  expect(complaints).toEqual([]);
});

test('on a phone the board is zoomed and moved, and the actions are a list too', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, { ...PHONE, touch: true });
  await sitDownAt(page, at.house.address, { game, seats: 4, when: personIs('act', 20) });
  const width = () => page.locator('.pq-board').evaluate(board => board.clientWidth);
  const before = await width();
  await page.locator('.pq-zooms button').last().click();
  await expect.poll(width).toBeGreaterThan(before * 1.3);
  await fits(page);
  await page.locator('.pq-zooms button').first().click();
  await expect.poll(width).toBe(before);
  await twoFingers(page, { spread: 2.2 });
  await expect.poll(width).toBeGreaterThan(before * 1.3);
  await twoFingers(page, { spread: 0.3 });
  await page.locator('[data-section=mines]').click();
  await expect
    .poll(() => page.locator('.pq-scroller').evaluate(place => place.scrollTop))
    .toBeGreaterThan(200);
  await page.locator('[data-act=list]').click();
  await page.locator('.pq-list .can').first().click();
  await page.locator('.pq-in-bar .pq-facts').waitFor();
  await shoot(page, 'pixie-queen-list-phone-dark-pl');
  await accessible(page);
  expect(complaints).toEqual([]);
});

test('actions 17 and 19: every answer and the way back are in sight, and the board keeps its size', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, { ...PHONE, touch: true });
  for (const action of [17, 19])
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 768 });
      await sitDownAt(page, at.house.address, {
        game,
        seats: 4,
        seed: 'shots',
        when: mayChoose(action),
      });
      const board = () => page.locator('.pq-board').evaluate(({ clientWidth }) => clientWidth);
      await page.locator('.pq-spot.can').first().waitFor();
      const before = await board();
      if (width === 390) {
        await page.locator('[data-act=list]').click();
        await page.locator(`.pq-list [data-key=action-${action}]`).click();
      } else await page.locator(`.pq-spot[data-key=action-${action}]`).click();
      await page.locator('.pq-answers').waitFor();
      expect(await hidden(page, '.pq-answers .btn, [data-act=cancel], [data-act=undo]')).toEqual(
        [],
      );
      await expect
        .poll(() => board(), { message: `the board at ${width}` })
        .toBeGreaterThan(before * 0.85);
    }
  expect(complaints).toEqual([]);
});

test('the final score: rows in one order, and what it comes to in sight', async () => {
  const { page } = await visit(at.browser, at.house.address, { ...DESK, language: 'pl' });
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await sitDownAt(page, at.house.address, { game, seats: 5, when: live => live.over });
    await page.locator('.pq-result tfoot td').first().waitFor();
    await expect.poll(() => hidden(page, '.pq-result tfoot td, .pq-result thead th')).toEqual([]);
  }
});

/** Whether the person may carry out an action, in more than one way. */
const mayChoose = (action: number) => (live: LiveTable) =>
  live.at > 20 &&
  live.pending().some(({ seat, step, options }) => {
    const ways = (options as { action?: number }[]).filter(option => option.action === action);
    return seat === 0 && step === 'act' && ways.length > 1;
  });

/** What is not wholly to be seen, or covered by something else. */
const hidden = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(all =>
    all
      .filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        return !inside || !(there && (one.contains(there) || there.contains(one)));
      })
      .map(one => one.textContent),
  );

everybodyCanUse(at, game, [
  { name: 'ability', seats: 4, when: personIs('ability'), shows: '.can' },
  { name: 'act', seats: 5, when: personIs('act', 45), shows: '.can' },
  { name: 'offer', seats: 4, when: personIs('offer', 20), shows: '.can' },
  { name: 'promote', seats: 4, when: personIs('promote', 20), shows: '.can' },
]);
