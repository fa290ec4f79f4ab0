// Friends on their own devices: a lobby, an invitation, a whole game with a bot, a killed server.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessible } from './axe.ts';
import { DESK, PHONE, visit } from './browser.ts';
import { asked, chooseFirst, fits, playByClicks, shoot } from './clicks.ts';
import { begin, join, openTable } from './friends.ts';
import { openHouse } from './house.ts';
import { opened } from './visits.ts';

const at = opened();

/** Takes a picture of a screen that everybody can use. */
async function look(page: Page, name: string): Promise<void> {
  await shoot(page, name);
  await accessible(page);
}

/** A friend who has opened a table, and one who looks at the invitation. */
async function friends() {
  const kasia = await visit(at.browser, at.house.address, DESK);
  const invitation = await openTable(kasia.page, 'Kasia');
  const tomek = await visit(at.browser, invitation, PHONE);
  return { kasia, tomek, invitation };
}

test('two friends and a bot play a whole game, one at a desk, one on a phone', async () => {
  const { kasia, tomek } = await friends();
  await look(kasia.page, 'lobby-desk-light-en');
  await look(tomek.page, 'join-phone-dark-pl');
  await fits(tomek.page);
  await join(tomek.page, 'Tomek');
  await look(tomek.page, 'lobby-phone-dark-pl');
  await fits(tomek.page);
  await begin(kasia.page);
  await tomek.page.locator('.hand .u').first().waitFor();
  await expect.poll(() => tomek.page.locator('.seats').textContent()).toContain('Kasia');
  const seated = await kasia.page.locator('.seats .seat-n').allTextContents();
  const table = kasia.page.url();
  await look(kasia.page, 'online-desk-light-en');
  await look(tomek.page, 'online-phone-dark-pl');
  await fits(tomek.page);
  const [mine, theirs] = await Promise.all([playByClicks(kasia.page), playByClicks(tomek.page)]);
  expect(mine).toBeGreaterThan(10);
  expect(theirs).toBeGreaterThan(10);
  const points = (page: Page) => page.locator('.scores strong').allTextContents();
  expect(await points(kasia.page)).toEqual(await points(tomek.page));
  await look(kasia.page, 'online-over-desk-light-en');
  await kasia.page.locator('.log [data-act=replay]').click();
  await kasia.page.locator('.replaying').waitFor();
  await kasia.page.locator('[data-act=shield]').click();
  await kasia.page.locator('[data-act=verify]').click();
  await kasia.page.locator('[data-shuffles=proven]').waitFor();
  await look(kasia.page, 'verified-desk-light-en');
  await kasia.page.goto(table);
  await kasia.page.locator('.ask [data-act=again]').waitFor();
  await tomek.page.locator('.ask [data-act=again]').click();
  await tomek.page.locator('.lobby').waitFor();
  await kasia.page.locator('[data-act=sit-down-again]').waitFor();
  await look(kasia.page, 'again-offer-desk-light-en');
  await kasia.page.locator('[data-act=sit-down-again]').click();
  await begin(tomek.page);
  await kasia.page.locator('.hand .u').first().waitFor();
  await expect.poll(() => kasia.page.locator('.seats .seat-n').allTextContents()).toEqual(seated);
  expect([...kasia.complaints, ...tomek.complaints]).toEqual([]);
});

test('the server is killed in the middle, pages reload, and nothing is lost', async () => {
  const { kasia, tomek } = await friends();
  await join(tomek.page, 'Tomek');
  await begin(kasia.page);
  const whoever = async () => {
    const asks = (page: Page) => page.locator('.hand .u.can, .camp .can').first();
    const first = await Promise.race([
      asks(kasia.page)
        .waitFor()
        .then(() => kasia.page),
      asks(tomek.page)
        .waitFor()
        .then(() => tomek.page),
    ]);
    const what = await asked(first);
    if (what !== 'over') await chooseFirst(first, what);
  };
  for (let choices = 0; choices < 6; choices++) await whoever();
  const log = () => tomek.page.locator('.lines li').allTextContents();
  const before = await log();
  const port = new URL(at.house.address).port;
  at.house.child.kill('SIGKILL');
  await at.house.ended;
  await kasia.page.locator('.trouble').waitFor();
  await look(kasia.page, 'online-lost-desk-light-en');
  at.house = await openHouse(at.house.data, port);
  await kasia.page.locator('.trouble').waitFor({ state: 'detached' });
  await tomek.page.reload();
  await tomek.page.locator('.hand .u').first().waitFor();
  expect((await log()).slice(0, before.length)).toEqual(before);
  for (let choices = 0; choices < 6; choices++) await whoever();
  expect((await log()).length).toBeGreaterThan(before.length);
});

test('chat, a spectator, leaving and coming back, my tables, another device', async () => {
  const { kasia, tomek } = await friends();
  await join(tomek.page, 'Tomek');
  await begin(kasia.page);
  await tomek.page.locator('.hand .u').first().waitFor();

  await kasia.page.locator('#tab-chat').click();
  await kasia.page.locator('[data-act=chat]').fill('Good evening!');
  await kasia.page.keyboard.press('Enter');
  await expect.poll(() => kasia.page.locator('.talk').textContent()).toContain('Good evening!');
  await expect.poll(() => tomek.page.locator('.drawer .unread').textContent()).toBe('1');
  await expect.poll(() => tomek.page.title()).toMatch(/^\(1\) /);
  await shoot(tomek.page, 'unread-phone-dark-pl');
  await tomek.page.locator('.iconbtn.drawer').click();
  await tomek.page.locator('.drawer .unread').waitFor({ state: 'detached' });
  await expect.poll(() => tomek.page.title()).not.toContain('(1)');
  await look(tomek.page, 'chat-phone-dark-pl');
  await expect.poll(() => tomek.page.locator('.talk').textContent()).toContain('Good evening!');

  await kasia.page.locator('#tab-menu').click();
  await look(kasia.page, 'menu-desk-light-en');
  const link = await kasia.page.locator('#panel-menu [data-act=link]').inputValue();
  const looking = await visit(at.browser, link, { ...DESK, theme: 'dark' });
  await looking.page.locator('.seats').waitFor();
  await expect.poll(() => looking.page.locator('.hand .u').count()).toBe(0);
  await expect.poll(() => looking.page.locator('#tab-chat').count()).toBe(0);
  await look(looking.page, 'looking-on-desk-dark-en');

  await tomek.page.locator('#tab-menu').click();
  const leave = tomek.page.locator('.twice .btn').first();
  await leave.click();
  await leave.click();
  await tomek.page.locator('.table:not(.drawn)').waitFor();
  await tomek.page.locator('[data-act=come-back]').waitFor();
  await look(tomek.page, 'stand-in-phone-dark-pl');
  await expect.poll(() => kasia.page.locator('.seats').textContent()).toContain('a bot plays');

  await tomek.page.goto(`${at.house.address}/#/credits`);
  for (let choices = 0; choices < 4; choices++) {
    const what = await asked(kasia.page);
    if (what !== 'over') await chooseFirst(kasia.page, what);
  }
  await tomek.page.goBack();
  await tomek.page.locator('[data-act=since]').waitFor();
  await look(tomek.page, 'since-phone-dark-pl');
  await tomek.page.locator('[data-act=since]').click();
  await tomek.page.locator('[data-act=present]').waitFor();
  await look(tomek.page, 'since-replayed-phone-dark-pl');
  await tomek.page.locator('[data-act=present]').click();
  await tomek.page.locator('[data-act=come-back]').click();
  await tomek.page.locator('[data-act=come-back]').waitFor({ state: 'detached' });

  await kasia.page.goto(`${at.house.address}/#/device`);
  await look(kasia.page, 'device-desk-light-en');
  await kasia.page.locator('[data-act=code]').click();
  const code = (await kasia.page.locator('[data-act=shown-code]').textContent()) ?? '';
  const tablet = await visit(at.browser, `${at.house.address}/#/device`, PHONE);
  await tablet.page.locator('[data-act=typed-code]').fill('wrong');
  await tablet.page.locator('[data-act=use-code]').click();
  await tablet.page.locator('.problem').waitFor();
  await tablet.page.locator('[data-act=typed-code]').fill(code.toLowerCase());
  await tablet.page.locator('[data-act=use-code]').click();
  await tablet.page.locator('[data-table]').first().waitFor();
  await look(tablet.page, 'tables-phone-dark-pl');
  await fits(tablet.page);
  await kasia.page.goto(`${at.house.address}/#/tables`);
  await kasia.page.locator('[data-table]').first().waitFor();
  await look(kasia.page, 'tables-desk-light-en');
  expect([...kasia.complaints, ...tomek.complaints, ...looking.complaints]).toEqual([]);
});

test('a friend closes the page: a reminder, a bot in their place, and back from another browser', async () => {
  const { kasia, tomek, invitation } = await friends();
  await join(tomek.page, 'Tomek');
  await kasia.page.clock.install();
  await begin(kasia.page);
  await tomek.page.locator('.hand .u').first().waitFor();
  await tomek.page.context().close();
  const waitsFor = () =>
    kasia.page.evaluate(async () => {
      const [, , id] = location.hash.split('/');
      return ((await (await fetch(`api/tables/${id}`)).json()) as { waitsFor: number[] }).waitsFor;
    });
  await expect
    .poll(
      async () => {
        const [seat] = await waitsFor();
        const what = seat === 0 ? await asked(kasia.page) : 'over';
        if (what !== 'over') await chooseFirst(kasia.page, what);
        return seat;
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  await kasia.page.clock.fastForward(120_000);
  await kasia.page.locator('[data-act=nudge]').click();
  await look(kasia.page, 'absent-desk-light-en');
  await kasia.page.locator('[data-act=stand-in]').click();
  await expect.poll(() => kasia.page.locator('.seats').textContent()).toContain('a bot plays');
  await kasia.page.locator('#tab-chat').click();
  await expect.poll(() => kasia.page.locator('.talk').textContent()).toContain('lets a bot play');

  const phone = await visit(at.browser, invitation, PHONE);
  await phone.page.locator('[data-act=name]').fill('tomek');
  await look(phone.page, 'back-phone-dark-pl');
  await phone.page.locator('[data-act=tell-name]').click();
  await kasia.page.locator('[data-act=let-back]').click();
  await phone.page.locator('.hand .u').first().waitFor();
  await expect.poll(() => phone.page.locator('[data-act=come-back]').count()).toBe(0);
  await expect.poll(() => kasia.page.locator('.talk').textContent()).toContain('another browser');
  expect([...kasia.complaints, ...phone.complaints]).toEqual([]);
});
