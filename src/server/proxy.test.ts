// Behind an HTTPS proxy the server knows people apart, and believes nobody else.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Hall } from './hall.ts';
import { buildServer } from './server.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-'));
const store = openSqlite(join(folder, 'stolik.sqlite'));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const nobodyThinks = { think: () => new Promise(() => {}), close: async () => {} };
const serverBehind = (proxy: string | undefined) =>
  buildServer(store, new Hall(store, nobodyThinks), { proxy });

/** Asks, as a proxy at an address would for somebody, and counts what they may still ask. */
async function counter(proxy?: string) {
  const server = await serverBehind(proxy);
  return async (from: string, remoteAddress = '127.0.0.1') => {
    const headers = { 'x-forwarded-for': from };
    const answer = await server.inject({ url: '/api/me', headers, remoteAddress });
    return Number(answer.headers['x-ratelimit-remaining']);
  };
}

test('people behind a proxy are counted apart, however they name themselves', async () => {
  const left = await counter('loopback');
  expect(await left('1.2.3.4')).toBe(599);
  expect(await left('5.6.7.8')).toBe(599);
  expect(await left('9.9.9.9, 1.2.3.4'), 'only what the proxy itself added counts').toBe(598);
  expect(await left('1.1.1.1', '6.6.6.6')).toBe(599);
  expect(await left('2.2.2.2', '6.6.6.6'), 'who is not the proxy is not believed').toBe(598);
});

test('without a proxy nobody is believed', async () => {
  const left = await counter();
  expect(await left('1.2.3.4')).toBe(599);
  expect(await left('5.6.7.8')).toBe(598);
});

test('behind HTTPS the cookie travels no other way', async () => {
  for (const proxy of ['loopback', undefined]) {
    const server = await serverBehind(proxy);
    const body = { name: 'Kasia' };
    const answer = await server.inject({ method: 'POST', url: '/api/guest', body });
    expect(/; Secure/.test(String(answer.headers['set-cookie']))).toBe(proxy !== undefined);
  }
});
