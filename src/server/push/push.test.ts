// Calling guests: to whom, when, what a push service sees, and what becomes of failures.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { Seat } from '../../kernel/game.ts';
import { Hall } from '../hall.ts';
import type { Room } from '../room.ts';
import type { RunningTable } from '../running.ts';
import { openSqlite } from '../sqlite.ts';
import type { Store } from '../store.ts';
import { openPushes } from './pushes.ts';
import { anyReach, isPublic, publicReach } from './reach.ts';
import { listeningBrowser, openPushService, signedBy } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-'));
const ends: (() => unknown)[] = [];
let files = 0;
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => rmSync(folder, { recursive: true }));

function freshStore(): Store {
  const store = openSqlite(join(folder, `${files++}.sqlite`));
  ends.push(() => store.close());
  return store;
}

const MINES = { id: 'b81ab81ab81ab81a', game: 'mines' };
const origin = 'https://stolik.example';

/** A push service, the server's pushes, and Kasia's browser. */
async function kasiaListens() {
  const service = await openPushService();
  ends.push(service.close);
  const store = freshStore();
  const troubles: string[] = [];
  const trouble = (error: unknown) => troubles.push(String(error));
  const pushes = await openPushes(store, { reach: anyReach, trouble });
  const browser = listeningBrowser(`${service.address}/kasia`, 'pl');
  await pushes.add({ ...browser.wish, guest: 'kasia', origin });
  return { service, store, pushes, browser, troubles };
}

test('a call is encrypted for the browser, signed by the server, and tells only where and what game', async () => {
  const { service, pushes, browser } = await kasiaListens();
  pushes.call('kasia', MINES);
  await vi.waitFor(() => expect(service.posted).toHaveLength(1));
  const [posted] = service.posted as [(typeof service.posted)[number]];
  expect(posted.path).toBe('/kasia');
  expect(posted.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  expect(signedBy(pushes.key, posted)).toMatchObject({ aud: service.address, sub: origin });
  expect(browser.read(posted)).toEqual({
    title: 'Podziemne królestwa',
    body: 'Twoja kolej.',
    language: 'pl',
    table: MINES.id,
  });
  expect(JSON.stringify(posted.headers)).not.toContain(MINES.id);
});

test('every browser of a guest is called, in its own language; nobody else’s', async () => {
  const { service, pushes, browser } = await kasiaListens();
  const phone = listeningBrowser(`${service.address}/phone`, 'en');
  await pushes.add({ ...phone.wish, guest: 'kasia', origin });
  await pushes.add({
    ...listeningBrowser(`${service.address}/tom`).wish,
    guest: 'tom',
    origin,
  });
  pushes.call('kasia', MINES);
  await vi.waitFor(() => expect(service.posted).toHaveLength(2));
  const to = (path: string) => service.posted.find(posted => posted.path === path);
  expect(browser.read(to('/kasia') as never).body).toBe('Twoja kolej.');
  expect(phone.read(to('/phone') as never)).toMatchObject({
    title: 'Kings Under Mountains',
    body: 'It is your turn.',
  });
});

test('the key is the same after a restart: browsers listen to no other', async () => {
  const store = freshStore();
  const first = await openPushes(store);
  expect((await openPushes(store)).key).toBe(first.key);
});

describe('what goes wrong', () => {
  test.each([404, 410])('%i: the browser is forgotten', async status => {
    const { service, pushes, store, troubles } = await kasiaListens();
    service.status = status;
    pushes.call('kasia', MINES);
    await vi.waitFor(async () => expect(await store.devices.of('kasia')).toEqual([]));
    expect(troubles).toEqual([]);
  });

  test('any other answer is reported without the secret address, and the browser stays', async () => {
    const { service, pushes, store, troubles } = await kasiaListens();
    service.status = 503;
    pushes.call('kasia', MINES);
    await vi.waitFor(() => expect(troubles).toHaveLength(1));
    expect(troubles[0]).toMatch(/127\.0\.0\.1:\d+ answered 503 to a push$/);
    expect(await store.devices.of('kasia')).toHaveLength(1);
  });

  test('no service at all is reported; a redirection is not followed', async () => {
    const { service, pushes, troubles } = await kasiaListens();
    service.status = 307;
    pushes.call('kasia', MINES);
    await vi.waitFor(() => expect(troubles[0]).toMatch(/answered 307/));
    service.close();
    pushes.call('kasia', MINES);
    await vi.waitFor(() => expect(troubles[1]).toMatch(/ECONNREFUSED/));
  });

  test('a service that never answers holds up only so many, and no caller', async () => {
    const { service, pushes, troubles } = await kasiaListens();
    service.status = null;
    const before = performance.now();
    for (let i = 0; i < 1100; i++) pushes.call('kasia', MINES);
    expect(performance.now() - before).toBeLessThan(500);
    await vi.waitFor(() => expect(service.mostOpen).toBe(16));
    expect(troubles).toHaveLength(1100 - 1000 - 16);
    await new Promise(resolve => setTimeout(resolve, 100));
    expect(service.posted).toHaveLength(16);
  });

  test('keys nobody can encrypt for', async () => {
    const { pushes } = await kasiaListens();
    const { wish } = listeningBrowser('https://push.example/x');
    const keys = { ...wish.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') };
    await expect(pushes.add({ ...wish, keys, guest: 'kasia', origin })).rejects.toMatchObject({
      reason: 'bad-push-service',
    });
  });
});

describe('whom the server writes to', () => {
  test.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['http://push.example/abc', false],
    ['https://push.example:8443/abc', false],
    ['https://user:word@push.example/abc', false],
    ['https://localhost/abc', false],
    ['https://intranet/abc', false],
    ['https://127.0.0.1/abc', false],
    ['https://2130706433/abc', false],
    ['https://8.8.8.8/abc', false],
    ['https://[::1]/abc', false],
    ['https://[2606:4700::1111]/abc', false],
    ['https://0x7f.1/abc', false],
  ])('%s: %s', (endpoint, allowed) => {
    expect(publicReach().allows(endpoint)).toBe(allowed);
  });

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.100.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '239.1.1.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'fc00::1',
    'fe80::1',
    'ff02::1',
  ])('%s is not public', address => expect(isPublic(address)).toBe(false));

  test.each(['8.8.8.8', '172.32.0.1', '142.250.1.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    address => expect(isPublic(address)).toBe(true),
  );

  test('a name that leads into the house fails when it is looked up', async () => {
    const request = publicReach().request('https://localhost/abc', {});
    const error = await new Promise(resolve => request.on('error', resolve));
    expect(String(error)).toContain('localhost is not a public host');
  });
});

describe('when a guest is called', () => {
  /** Kasia and Tom at a table that has begun; Kasia is there, and usually plays first. */
  async function begun(first = 0) {
    const called: string[] = [];
    const thinker = { think: () => new Promise<never>(() => {}), close: async () => {} };
    const hall = new Hall(freshStore(), thinker, {
      call: (guest, { id }) => called.push(`${guest} to ${id}`),
    });
    const wish = { game: 'mines', holders: ['me', 'open'] as const, options: { first } };
    const { id, invitation } = (await hall.open(wish, 'kasia')).row;
    const room = await hall.room(id);
    const leave = room.enter(0, () => {});
    await room.join(invitation, 'tom');
    await room.start('kasia');
    return { room, called, leave, toTom: `tom to ${id}`, toKasia: `kasia to ${id}` };
  }

  /** A seat plays until the table waits for others; returns in how many choices. */
  async function turn(room: Room, seat: Seat): Promise<number> {
    const table = (await room.running()) as RunningTable;
    let choices = 0;
    for (; table.waitsFor().includes(seat); choices++) {
      const { at, seen } = table.look(seat);
      await table.do({ seat, choice: seen.pending[0]?.options[0] }, at);
    }
    return choices;
  }

  test('once, when the table begins to wait, however many choices that takes', async () => {
    const { room, called, toTom } = await begun();
    expect(called, 'whoever begins is there').toEqual([]);
    expect(await turn(room, 0)).toBeGreaterThan(1);
    expect(called).toEqual([toTom]);
    await turn(room, 1);
    expect(called, 'Kasia is there').toEqual([toTom]);
    await turn(room, 0);
    expect(called).toEqual([toTom, toTom]);
  });

  test('not while they are in the room', async () => {
    const { room, called, leave, toKasia } = await begun();
    const tomLeaves = room.enter(1, () => {});
    await turn(room, 0);
    tomLeaves();
    expect(called).toEqual([]);
    leave();
    await turn(room, 1);
    expect(called).toEqual([toKasia]);
  });

  test('though their page is open, if nobody looks at it', async () => {
    const { room, called, toTom } = await begun();
    const tomLeaves = room.enter(1, () => {});
    const lookBack = room.lookAway(1);
    await turn(room, 0);
    expect(called).toEqual([toTom]);
    await turn(room, 1);
    lookBack();
    await turn(room, 0);
    expect(called, 'he looks at it again').toEqual([toTom]);
    await turn(room, 1);
    room.enter(1, () => {});
    room.lookAway(1);
    await turn(room, 0);
    expect(called, 'he looks at it on another device').toEqual([toTom]);
    tomLeaves();
  });

  test('not while a bot stands in, nor to a table they have put away', async () => {
    const { room, called } = await begun();
    await room.leave('tom');
    await turn(room, 0);
    expect(called).toEqual([]);
    const other = await begun();
    await other.room.archive('tom', true);
    await turn(other.room, 0);
    expect(other.called).toEqual([]);
  });

  test('when a table begins without them', async () => {
    const { called, toTom } = await begun(1);
    expect(called).toEqual([toTom]);
  });
});
