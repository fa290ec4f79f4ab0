// Who may ask what over HTTP, how often, and under which name.

import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { Hall } from './hall.ts';
import { nobodyThinks } from './kit/world.ts';
import { buildServer, type ServerSettings } from './server.ts';
import { openSqlite } from './sqlite.ts';

const store = openSqlite(':memory:');
const servers: { close(): Promise<unknown> }[] = [];
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  for (const server of servers) await server.close();
  await store.close();
});

async function opened(settings: ServerSettings = {}) {
  const server = await buildServer(store, new Hall(store, nobodyThinks), settings);
  servers.push(server);
  return server;
}

/** A guest's cookie, as a browser sends it back. */
async function cookieOf(server: Awaited<ReturnType<typeof opened>>, name = 'Kasia') {
  const { headers } = await server.inject({ method: 'POST', url: '/api/guest', body: { name } });
  return String(headers['set-cookie']).split(';')[0] as string;
}

describe('who may change something', () => {
  test.each<[string, { [header: string]: string }, number]>([
    ['a program that is no browser', {}, 200],
    ['the page', { origin: 'http://table.example', 'sec-fetch-site': 'same-origin' }, 200],
    ['the page, by an older browser', { origin: 'http://table.example' }, 200],
    ['the page behind HTTPS', { origin: 'https://table.example' }, 200],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['another site, by an older browser', { origin: 'https://evil.example' }, 403],
    ['another site that sends no origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour', { origin: 'http://shop.table.example', 'sec-fetch-site': 'same-site' }, 403],
    ['another port', { origin: 'http://table.example:8080' }, 403],
    ['a page without an address', { origin: 'null' }, 403],
    ['nonsense', { origin: 'table.example' }, 403],
  ])('%s', async (_, headers, status) => {
    const server = await opened();
    for (const path of ['/api/guest', '/api/nowhere']) {
      const body = { name: 'Kasia' };
      const host = { host: 'table.example' };
      const answer = await server.inject({
        method: 'POST',
        url: path,
        body,
        headers: { ...host, ...headers },
      });
      expect(answer.statusCode).toBe(path === '/api/guest' || status === 403 ? status : 404);
      if (status === 403) expect(answer.json()).toMatchObject({ error: 'other-site' });
    }
  });

  test('anybody may read: a link from elsewhere leads here', async () => {
    const server = await opened();
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    expect((await server.inject({ url: '/api/me', headers })).statusCode).toBe(200);
  });
});

describe('the cookie', () => {
  test('of a known guest is good for another year at every visit', async () => {
    const server = await opened();
    const cookie = await cookieOf(server);
    const { headers } = await server.inject({ url: '/api/me', headers: { cookie } });
    expect(headers['set-cookie']).toMatch(/^stolik=/);
    expect(String(headers['set-cookie']).split(';')[0]).toBe(cookie);
    expect(headers['set-cookie']).toMatch(/Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/);
  });

  test.each(['', 'stolik=forged'])('"%s" of nobody stays what it is', async cookie => {
    const { headers } = await (await opened()).inject({ url: '/api/me', headers: { cookie } });
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('a name', () => {
  test.each([
    ['Kasia', 'Kasia'],
    ['  Jan  z\tDukli ', 'Jan z Dukli'],
    ['Zoe\u0308', 'Zoë'],
    ['\u202eaisaK', 'aisaK'],
    ['Ka\u200bsia\u2066\u00ad\ufeff', 'Kasia'],
    ['Tom\u0000\u0007\u001b[31m', 'Tom[31m'],
    ['Ola\u2028\nOla', 'Ola Ola'],
    ['żółć 5', 'żółć 5'],
    ['אבג', 'אבג'],
    ['🦊', '🦊'],
    [`a${'\u0301'.repeat(30)}`, 'á\u0301\u0301\u0301'],
  ])('%j is read as %j', async (told, read) => {
    const server = await opened();
    const body = { name: told };
    const answer = await server.inject({ method: 'POST', url: '/api/guest', body });
    expect(answer.json()).toMatchObject({ name: read });
  });

  test.each(['', '  ', '\u200b', '\u202e\u2066', '\u3164', '\u2800', '\u0301', 'x'.repeat(41)])(
    '%j cannot be seen, or is too long',
    async name => {
      const server = await opened();
      const answer = await server.inject({ method: 'POST', url: '/api/guest', body: { name } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ error: 'malformed', message: expect.any(String) });
    },
  );
});

test.each([
  [['me', 'me'], 400],
  [['open', 'open'], 400],
  [['me', 'open', 'me'], 400],
  [['open', 'me'], 200],
])('of the seats %j one must be for whoever opens the table', async (holders, status) => {
  const server = await opened();
  const cookie = await cookieOf(server);
  const body = { game: 'mines', holders };
  const answer = await server.inject({
    method: 'POST',
    url: '/api/tables',
    body,
    headers: { cookie },
  });
  expect(answer.statusCode).toBe(status);
});

test('only behind HTTPS is it said that there is nothing but HTTPS', async () => {
  const header = async (proxy?: string) =>
    (await (await opened({ proxy })).inject('/healthz')).headers['strict-transport-security'];
  expect(await header()).toBeUndefined();
  expect(await header('loopback')).toMatch(/max-age=\d{8}/);
});

describe('metrics are for', () => {
  const token = 'a long word';
  const bearer = { authorization: `Bearer ${token}` };
  test.each<[string, ServerSettings, string, { [header: string]: string }, number]>([
    ['this machine', {}, '127.0.0.1', {}, 200],
    ['this machine', {}, '::1', {}, 200],
    ['this machine', {}, '::ffff:127.0.0.1', {}, 200],
    ['nobody else', {}, '10.1.2.3', {}, 403],
    ['nobody else, whatever they say', {}, '10.1.2.3', { 'x-forwarded-for': '127.0.0.1' }, 403],
    ['nobody a proxy speaks for', {}, '127.0.0.1', { 'x-forwarded-for': '1.2.3.4' }, 403],
    ['nobody behind a proxy', { proxy: 'loopback' }, '127.0.0.1', {}, 403],
    ['nobody else', { metricsToken: token }, '10.1.2.3', { authorization: 'Bearer a' }, 403],
    ['nobody if there is no token', {}, '10.1.2.3', { authorization: 'Bearer undefined' }, 403],
    ['whoever knows the token', { metricsToken: token }, '10.1.2.3', bearer, 200],
    [
      'whoever knows the token',
      { metricsToken: token, proxy: 'loopback' },
      '127.0.0.1',
      bearer,
      200,
    ],
  ])('%s', async (_, settings, remoteAddress, headers, status) => {
    const server = await opened(settings);
    const answer = await server.inject({ url: '/metrics', remoteAddress, headers });
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json()).toMatchObject({ message: expect.any(String) });
  });
});

test('who sets the clock of the machine gets no more tries, and no fewer', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 0, 1) });
  const server = await opened();
  const guess = async () => {
    const body = { code: 'ABCDEFGHJK' };
    return (await server.inject({ method: 'POST', url: '/api/code/use', body })).statusCode;
  };
  for (let i = 0; i < 10; i++) expect(await guess()).toBe(409);
  expect(await guess()).toBe(429);
  vi.setSystemTime(Date.UTC(2027, 0, 1));
  expect(await guess(), 'the clock is set forward').toBe(429);
  vi.setSystemTime(Date.UTC(2020, 0, 1));
  vi.advanceTimersByTime(61_000);
  expect(await guess(), 'a minute later, though the clock is set back').toBe(409);
});

test.each(['/%', '/%zz', '/api/tables/%', '/api/tables/%E0%A4%A/socket'])(
  '%s cannot be read, and is answered like everything else',
  async url => {
    const { statusCode, headers, ...answer } = await (await opened()).inject(url);
    expect(statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: 'malformed', message: expect.any(String) });
    expect(headers['content-security-policy']).toMatch(/default-src 'self'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);
