// Gestures at the table: carrying by mouse and finger, seeing large, walking by keys, looking around.

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { LiveTable } from '../src/kernel/live.ts';
import { personIs, sitDownAt } from './at-table.ts';
import { accessible } from './axe.ts';
import { DESK, type Visitor, visit } from './browser.ts';
import { asked, fits, goesOn, told } from './clicks.ts';
import { opened } from './visits.ts';
import { numbers, settled, shows, stillAt } from './waits.ts';

const PHONE: Visitor = { language: 'pl', touch: true, size: { width: 390, height: 844 } };

const at = opened();

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middle(piece: Locator): Promise<Point> {
  const box = await piece.boundingBox();
  if (box === null) throw new Error('the piece is not to be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses the mouse at one point and lets go at another. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** A finger on the screen, as quick as a finger is, however slow the machine. */
async function finger(page: Page) {
  const line = await page.context().newCDPSession(page);
  let clock = Date.now() / 1000;
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    points: Point[],
  ) => {
    clock += 0.008;
    return line.send('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp: clock });
  };
  return {
    down: (at: Point) => touch('touchStart', [at]),
    async move(from: Point, to: Point) {
      for (let i = 1; i <= 8; i++)
        await touch('touchMove', [
          { x: from.x + ((to.x - from.x) * i) / 8, y: from.y + ((to.y - from.y) * i) / 8 },
        ]);
    },
    up: () => touch('touchEnd', []),
    lost: () => touch('touchCancel', []),
  };
}

const hand = (page: Page) =>
  page.locator('.hand .u').evaluateAll(cards => cards.map(card => card.dataset.unit));

/** A card of the hand with a place it may go to, and one it may not. */
async function legalAndNot(page: Page): Promise<{ card: Locator; yes: Locator; no: Locator }> {
  for (const card of await page.locator('.hand .u.can').all()) {
    await card.click();
    await page.locator('.hand .chosen').waitFor();
    const yes = page.locator('.field .mine.target').first();
    const no = page.locator('.field .mine:has(.res.no)').first();
    await settled(page);
    if ((await yes.count()) > 0 && (await no.count()) > 0) {
      const places = await Promise.all([yes, no].map(mine => mine.getAttribute('data-place')));
      await page.keyboard.press('Escape');
      await page.locator('.hand .chosen').waitFor({ state: 'detached' });
      const [one, other] = places.map(place => page.locator(`.mine[data-place="${place}"]`));
      return { card, yes: one as Locator, no: other as Locator };
    }
    await page.keyboard.press('Escape');
  }
  throw new Error('no card with a place it may go to and one it may not');
}

test('a card is carried by mouse: onto a mine, back from nowhere, and from the deck into the hand', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await sitDownAt(page, at.house.address, { seats: 4, when: personIs('play', 40) });
  const { card, yes, no } = await legalAndNot(page);
  const from = await middle(card);
  const before = await told(page);
  const held = await hand(page);
  await drag(page, from, { x: 700, y: 20 });
  await expect.poll(() => hand(page)).toEqual(held);
  await drag(page, from, await middle(no));
  await shows(page.locator('.why .rl'), /^§ 1\d$/);
  await expect.poll(() => hand(page)).toEqual(held);
  expect(await told(page)).toBe(before);
  await drag(page, from, await middle(yes));
  await goesOn(page, before);
  if ((await asked(page)) === 'draw') {
    await expect.poll(() => hand(page)).toHaveLength(held.length - 1);
    const then = await told(page);
    await drag(page, await middle(page.locator('#deck')), await middle(page.locator('.hand')));
    await goesOn(page, then);
  }
  await numbers(page.locator('[data-held]'), 0);
  expect(complaints).toEqual([]);
});

test('a finger pulls a card out of the hand; a swipe along it carries nothing', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, PHONE);
  await sitDownAt(page, at.house.address, { seats: 3, when: personIs('play', 20) });
  const { card, yes } = await legalAndNot(page);
  const one = await finger(page);
  const held = page.locator('[data-held]');
  const from = await stillAt(card);
  const before = await told(page);
  await one.down(from);
  await one.move(from, { x: from.x + 60, y: from.y + 4 });
  await settled(page);
  await expect.poll(() => held.count()).toBe(0);
  await one.up();
  // Pulled at once, while what was swiped may still glide: a page is only told of such a finger.
  await one.down(from);
  await one.move(from, { x: from.x + 60, y: from.y + 4 });
  await one.up();
  await one.down(from);
  await one.move(from, { x: from.x, y: from.y - 100 });
  await one.lost();
  await numbers(held, 0);
  expect(await told(page)).toBe(before);
  await page.keyboard.press('Escape');
  const again = await stillAt(card);
  await one.down(again);
  await one.move(again, await middle(yes));
  await numbers(held, 1);
  await one.up();
  await goesOn(page, before);
  expect(complaints).toEqual([]);
});

test('a long press shows a card large and plays nothing; moved on, it is carried', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, PHONE);
  await sitDownAt(page, at.house.address, { seats: 3, when: personIs('play', 20) });
  const { card, yes } = await legalAndNot(page);
  const one = await finger(page);
  const from = await middle(card);
  const before = await told(page);
  await one.down(from);
  await page.locator('.zoom').waitFor();
  await one.up();
  await settled(page);
  await expect.poll(() => page.locator('.zoom').count()).toBe(1);
  await expect.poll(() => page.locator('.hand .chosen').count()).toBe(0);
  await accessible(page);
  await page.locator('.field .mine').first().click();
  await page.locator('.zoom').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await one.down(from);
  await page.locator('.zoom').waitFor();
  await one.move(from, await middle(yes));
  await numbers(page.locator('.zoom'), 0);
  await one.up();
  await goesOn(page, before);
  expect(complaints).toEqual([]);
});

test('a mine is seen large by the other button and by +; Esc closes it and nothing else', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await sitDownAt(page, at.house.address, { seats: 3, when: personIs('play', 20) });
  const zoom = page.locator('.zoom');
  await page.locator('.field .mine').nth(1).click({ button: 'right' });
  await shows(zoom, /Mine B/);
  await shows(zoom, /Value \d: \+\d when staffed/);
  await zoom.locator('.rl').first().click();
  await shows(page.locator('.why'), /§ 15/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await page.locator('.hand .chosen').waitFor();
  await page.keyboard.press('+');
  await shows(zoom, /Strength \d/);
  await accessible(page);
  await page.keyboard.press('Escape');
  await zoom.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.hand .chosen').count()).toBe(1);
  for (const name of ['#deck', '#camp-orc']) {
    await page.locator(name).click({ button: 'right' });
    await zoom.waitFor();
    await page.keyboard.press('Escape');
  }
  expect(complaints).toEqual([]);
});

test('arrows walk inside a region, Tab from one to the next; L and R open log and rules', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, {
    ...DESK,
    size: { width: 1200, height: 800 },
  });
  await sitDownAt(page, at.house.address, { seats: 3, when: personIs('play', 20) });
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement as HTMLElement;
      const region = at.closest<HTMLElement>('[data-region]')?.dataset.region;
      return `${region} ${at.dataset.unit ?? at.dataset.place ?? at.dataset.fromSource}`;
    });
  const [first, second] = await hand(page);
  await page.locator('.hand .u').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe(`hand ${second}`);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(focused).toBe(`hand ${first}`);
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('field 0');
  await page.keyboard.press('ArrowRight');
  await expect.poll(focused).toBe('field 1');
  await page.keyboard.press('?');
  await page.locator('.why').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect.poll(focused).toMatch(/^camp /);
  await page.keyboard.press('l');
  await page.locator('.side').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('lines');
  await accessible(page);
  await page.keyboard.press('l');
  await page.locator('.side').waitFor({ state: 'hidden' });
  await page.keyboard.press('r');
  await page.locator('.rules .rule').first().waitFor();
  expect(complaints).toEqual([]);
});

test('on a phone a plate shows its player’s area over the board; the tray stays', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, {
    ...PHONE,
    theme: 'dark',
  });
  await sitDownAt(page, at.house.address, { seats: 4, when: personIs('play', 40) });
  for (const size of [
    { width: 360, height: 740 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await page.locator('#seat-2 .seat-h').click();
    await shows(page.locator('.area h3'), 'Bartek');
    await page.locator('.hand .u').first().waitFor();
    await accessible(page);
    await fits(page);
    await page.locator('[data-act=leave]').click();
    await page.locator('.area').waitFor({ state: 'detached' });
    await accessible(page);
  }
  expect(complaints).toEqual([]);
});

/** Whether some unit of the person has one place to go to. */
function oneTarget(live: LiveTable): boolean {
  const [now] = live.pending();
  if (now === undefined || now.seat !== 0 || now.step !== 'play') return false;
  const units = (now.options as { unit: number }[]).map(({ unit }) => unit);
  return units.some(unit => units.filter(other => other === unit).length === 1);
}

test('the only place there is is picked already, and sent only when confirmed', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, DESK);
  await sitDownAt(page, at.house.address, { seats: 3, when: oneTarget });
  const before = await told(page);
  for (const card of await page.locator('.hand .u.can').all()) {
    await card.click();
    await page.locator('.hand .chosen').waitFor();
    await settled(page);
    if ((await page.locator('.mine.target').count()) === 1) break;
    await page.keyboard.press('Escape');
  }
  await page.locator('.mine.target.chosen').waitFor();
  await page.locator('[data-act=confirm]').waitFor();
  await settled(page);
  expect(await told(page)).toBe(before);
  await page.keyboard.press('Enter');
  await goesOn(page, before);
  expect(complaints).toEqual([]);
});

test('a played unit travels, unless the person asked for less motion', async () => {
  for (const moving of [true, false]) {
    const { page, complaints } = await visit(at.browser, at.house.address, { ...DESK, moving });
    await sitDownAt(page, at.house.address, { seats: 3, when: personIs('play', 20) });
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { travelled: seen });
      const look = () => {
        for (const motion of document.getAnimations()) {
          const at = (motion.effect as KeyframeEffect | null)?.target as HTMLElement | null;
          if (at?.dataset.piece) seen.add(at.dataset.piece);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    const before = await told(page);
    await page.locator('.hand .u.can').first().click();
    await page.locator('.mine.target').first().click();
    await goesOn(page, before);
    const travelled = () =>
      page.evaluate(() => [...(window as unknown as { travelled: Set<string> }).travelled]);
    if (moving) await expect.poll(async () => (await travelled()).length).toBeGreaterThan(0);
    else expect(await travelled()).toEqual([]);
    expect(complaints).toEqual([]);
  }
});

test('the table in words says what lies where, and follows the game', async () => {
  const { page, complaints } = await visit(at.browser, at.house.address, {
    ...DESK,
    language: 'pl',
  });
  await sitDownAt(page, at.house.address, { seats: 3, when: personIs('play', 20) });
  const words = page.locator('section.vh[aria-label="Stół w słowach"]');
  const before = (await words.textContent()) ?? '';
  expect(before).toMatch(/Talia: \d+ kart/);
  expect(before).toContain('Twoja ręka: ');
  const count = await told(page);
  await page.locator('.hand .u.can').first().click();
  await page.locator('.mine.target').first().click();
  await goesOn(page, count);
  await expect.poll(() => words.textContent()).not.toBe(before);
  expect(complaints).toEqual([]);
});
