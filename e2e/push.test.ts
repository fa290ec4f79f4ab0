// Called to the table with the page closed: from the switch to the notification. Chromium without a
// screen has no push service, so one on this machine stands in, and what it got is handed on.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listeningBrowser, openPushService } from '../src/server/push/testing.ts';
import { launched, PHONE, type Visitor, visit } from './browser.ts';
import { fits, shoot } from './clicks.ts';
import { openHouse, Person, type Watch } from './house.ts';

const DESK: Visitor = { language: 'en', size: { width: 1440, height: 900 }, keeps: true };
const SWITCH = '.calls input';

/** A private window takes a second or two to say no; a busy machine is slower still. */
const eventually = <T>(found: () => Promise<T>) => expect.poll(found, { timeout: 15_000 });

let browser: Browser;
let house: Awaited<ReturnType<typeof openHouse>>;
let service: Awaited<ReturnType<typeof openPushService>>;

beforeAll(async () => {
  service = await openPushService();
  house = await openHouse(undefined, undefined, { STOLIK_PUSH_ANYWHERE: '1' });
  browser = await launched();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  house?.child.kill('SIGTERM');
  service?.close();
});

/** Lets the browsers of a page's context listen with these keys, as if they had a push service. */
async function standIn(page: Page, { wish }: ReturnType<typeof listeningBrowser>): Promise<void> {
  const { endpoint, keys } = wish;
  await page.context().addInitScript(
    ({ endpoint, keys }) => {
      const made = (key: unknown) => {
        const bytes = atob(String(key).replaceAll('-', '+').replaceAll('_', '/'));
        return {
          endpoint,
          options: {
            applicationServerKey: Uint8Array.from(bytes, one => one.charCodeAt(0)).buffer,
          },
          toJSON: () => ({ endpoint, keys, expirationTime: null }),
          unsubscribe: async () => localStorage.removeItem('listens'),
        };
      };
      Object.assign(PushManager.prototype, {
        async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
          localStorage.setItem('listens', applicationServerKey);
          return made(applicationServerKey);
        },
        async getSubscription() {
          const key = localStorage.getItem('listens');
          return key && made(key);
        },
      });
    },
    { endpoint, keys },
  );
}

/** A push as the browser's push service would hand it to the page's service worker. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(house.address);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Seat 1 plays until the table waits for seat 0. */
async function turn(watch: Watch): Promise<void> {
  let tale = watch.table ?? (await watch.ask({ do: 'hello', at: 0 }, 'table'));
  for (;;) {
    const { at, seen } = tale;
    const [asked] = seen.pending;
    if (asked) await watch.say({ do: 'choose', at, choice: asked.options[0] });
    else if (seen.waiting.some(({ seat }) => seat === 0)) return;
    tale = await watch.tale(next => next.tell === 'table' && next.at > at);
    tale = watch.table ?? tale;
  }
}

test('switched on at a table, called with the page closed, led back, switched off', async () => {
  const { page, complaints } = await visit(browser, house.address, DESK);
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: house.address });
  const listening = listeningBrowser(`${service.address}/kasia`);
  await standIn(page, listening);
  const table = await page.evaluate(async () => {
    const post = async (path: string, body: object) =>
      (
        await fetch(`api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json() as Promise<{ id: string; invitation: string }>;
    await post('guest', { name: 'Kasia' });
    return post('tables', { game: 'mines', holders: ['me', 'open'], options: { first: 1 } });
  });
  const tom = await Person.named('Tom', house.address);
  await tom.post(`/api/tables/${table.id}/join`, { invitation: table.invitation });

  await page.goto(`${house.address}/#/t/${table.id}`);
  await page.reload();
  await page.locator('[data-act=start]:enabled').click();
  await page.locator('.hand .u').first().waitFor();
  await page.locator('#tab-menu').click();
  await page.locator('.calls .switch').click();
  await eventually(() => page.locator(SWITCH).isChecked()).toBe(true);
  await expect.poll(() => page.locator('.calls [role=status]').textContent()).toBe('');
  await shoot(page, 'menu-calls-desk-light-en');

  const elsewhere = await context.newPage();
  await page.close();
  const kasiaIsThere = async () => {
    const { body } = await tom.get(`/api/tables/${table.id}`);
    return (body as { holders: { present: boolean }[] }).holders[0]?.present;
  };
  await eventually(kasiaIsThere).toBe(false);
  await turn(tom.watch(table.id));
  await vi.waitFor(() => expect(service.posted).toHaveLength(1), 15_000);
  const [posted] = service.posted as [(typeof service.posted)[number]];
  const call = listening.read(posted);
  expect(call).toMatchObject({ title: 'Kings Under Mountains', table: table.id });

  await elsewhere.goto(`${house.address}/#/settings`);
  await eventually(() => elsewhere.locator(SWITCH).isChecked()).toBe(true);
  await deliver(elsewhere, JSON.stringify(call));
  const body = 'It is your turn.';
  await eventually(() => shown(elsewhere)).toEqual([
    { title: 'Kings Under Mountains', body, tag: table.id },
  ]);
  const said: string[] = [];
  elsewhere.on('websocket', socket =>
    socket.on('framesent', ({ payload }) => said.push(String(payload))),
  );
  await elsewhere.goto(`${house.address}/#/t/${table.id}`);
  await eventually(() => shown(elsewhere)).toEqual([]);
  await elsewhere.locator('.hand .u').first().waitFor();
  await elsewhere.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await eventually(async () => said).toContain('{"do":"look","away":true}');
  expect(service.posted, 'who is there is not called').toHaveLength(1);

  await elsewhere.goto(`${house.address}/#/settings`);
  await eventually(() => elsewhere.locator(SWITCH).isChecked()).toBe(true);
  await elsewhere.locator('.calls .switch').click();
  await eventually(() => elsewhere.locator(SWITCH).isChecked()).toBe(false);
  expect(complaints).toEqual([]);
});

test('whoever looks elsewhere is called, too', async () => {
  const ola = await Person.named('Ola', house.address);
  const tom = await Person.named('Tom', house.address);
  const { body } = await ola.post('/api/tables', {
    game: 'mines',
    holders: ['me', 'open'],
    options: { first: 1 },
  });
  const { id, invitation } = body as { id: string; invitation: string };
  await tom.post(`/api/tables/${id}/join`, { invitation });
  await ola.post(`/api/tables/${id}/start`);
  const listening = listeningBrowser(`${service.address}/ola`);
  await ola.post('/api/push', listening.wish);
  const watch = ola.watch(id);
  await watch.ask({ do: 'hello', at: 0 }, 'table');
  await watch.say({ do: 'look', away: true });
  await watch.ask({ do: 'foresee', id: 1 }, 'foreseen');
  await turn(tom.watch(id));
  await vi.waitFor(
    () => expect(service.posted.filter(({ path }) => path === '/ola')).toHaveLength(1),
    15_000,
  );
});

describe('why not', () => {
  /** The settings of somebody with a name, after a click on the switch if that can be. */
  async function settings(visitor: Visitor, before: (page: Page) => Promise<unknown>) {
    const { page } = await visit(browser, house.address, visitor);
    await page.evaluate(() =>
      fetch('api/guest', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"Ola"}',
      }),
    );
    await before(page);
    await page.goto(`${house.address}/#/settings`);
    await page.reload();
    return page;
  }
  const sentence = (page: Page) => page.locator('.calls [role=status]').textContent();

  test('nobody without a name', async () => {
    const { page } = await visit(browser, `${house.address}/#/settings`, DESK);
    await eventually(() => sentence(page)).toBe('Tell your name first.');
    await expect.poll(() => page.locator(SWITCH).isDisabled()).toBe(true);
  });

  test('the person, or the browser for them, said no', async () => {
    const page = await settings(PHONE, async () => {});
    await page.locator(`${SWITCH}:enabled`).waitFor({ state: 'attached' });
    await page.locator('.calls .switch').click();
    await eventually(() => sentence(page)).toMatch(/^Przeglądarka blokuje powiadomienia/);
    await expect.poll(() => page.locator(SWITCH).isChecked()).toBe(false);
    await page.locator('.calls').scrollIntoViewIfNeeded();
    await shoot(page, 'settings-calls-denied-phone-dark-pl');
    await fits(page);
  });

  test('a private window has no push service', async () => {
    const page = await settings(DESK, page =>
      page.context().grantPermissions(['notifications'], { origin: house.address }),
    );
    await page.locator(`${SWITCH}:enabled`).waitFor({ state: 'attached' });
    await page.locator('.calls .switch').click();
    await eventually(() => sentence(page)).toMatch(/Private windows have none/);
    await expect.poll(() => page.locator(SWITCH).isChecked()).toBe(false);
  });

  test('an iPhone that has not put the page on its home screen', async () => {
    const page = await settings({ ...PHONE, language: 'en' }, page =>
      page.addInitScript(() => {
        Reflect.deleteProperty(window, 'PushManager');
        Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone; …)' });
      }),
    );
    await eventually(() => sentence(page)).toMatch(/^On an iPhone or iPad, first add Stolik/);
    await expect.poll(() => page.locator(SWITCH).isDisabled()).toBe(true);
  });

  test('a page without HTTPS', async () => {
    const page = await settings(PHONE, page =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'isSecureContext', { get: () => false });
      }),
    );
    await eventually(() => sentence(page)).toMatch(/HTTPS/);
  });
});

describe('what the server refuses', () => {
  const { wish } = listeningBrowser('https://push.example/abc');

  test('hosts that are not public, as long as nobody says otherwise', async () => {
    const strict = await openHouse();
    const kasia = await Person.named('Kasia', strict.address);
    const statusOf = async (endpoint: string) =>
      (await kasia.post('/api/push', { ...wish, endpoint })).status;
    expect(await statusOf(wish.endpoint)).toBe(200);
    for (const endpoint of ['https://127.0.0.1/', 'https://localhost/', 'http://push.example/'])
      expect(await statusOf(endpoint)).toBe(409);
    strict.child.kill('SIGTERM');
    expect((await strict.ended).code).toBe(0);
  });

  test.each([
    [{ ...wish, endpoint: 'nowhere' }, 400],
    [{ ...wish, endpoint: `https://push.example/${'x'.repeat(1000)}` }, 400],
    [{ ...wish, language: 'xx' }, 400],
    [{ ...wish, more: 1 }, 400],
    [{ ...wish, keys: { ...wish.keys, auth: 'short' } }, 400],
    [{ ...wish, keys: { ...wish.keys, p256dh: 'A'.repeat(87) } }, 409],
    [wish, 200],
  ])('%j: %i', async (body, status) => {
    const kasia = await Person.named('Kasia', house.address);
    expect((await kasia.post('/api/push', body)).status).toBe(status);
  });

  test('nobody without a name', async () => {
    const nobody = new Person(house.address, '');
    expect((await nobody.post('/api/push', wish)).status).toBe(401);
    expect((await nobody.post('/api/push/forget', { endpoint: wish.endpoint })).status).toBe(401);
  });
});
