// A page that speaks before its table is found, and one that went without a word.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Hall } from './hall.ts';
import { slowToFindGuests } from './kit/slow-store.ts';
import { buildServer } from './server.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what is said while the table is looked up is answered', async () => {
  const store = slowToFindGuests(openSqlite(join(folder, 'stolik.sqlite')), 200);
  const thinker = { think: () => new Promise(() => {}), close: async () => {} };
  const server = await buildServer(store, new Hall(store, thinker));
  const address = await server.listen({ port: 0 });
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie };
    return fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const welcome = await post('/api/guest', { name: 'Kasia' });
  const [cookie = ''] = (welcome.headers.get('set-cookie') ?? '').split(';');
  const wish = { game: 'mines', holders: ['me', { bot: 'greedy' }] };
  const { id } = (await (await post('/api/tables', wish, cookie)).json()) as { id: string };

  const url = `${address.replace('http', 'ws')}/api/tables/${id}/socket`;
  const socket = new WebSocket(url, { headers: { cookie } });
  socket.on('open', () => socket.send('{"do":"hello","at":0}'));
  const answer = await new Promise(resolve => {
    socket.on('message', data => resolve(JSON.parse(String(data))));
    setTimeout(() => resolve('silence'), 5000);
  });
  expect(answer).toMatchObject({ tell: 'people', card: { seat: 0 } });
  socket.close();
  await server.close();
  await store.close();
});

test('a page that no longer answers is given up; one that does stays', async () => {
  const store = openSqlite(join(folder, 'heartbeat.sqlite'));
  const thinker = { think: () => new Promise(() => {}), close: async () => {} };
  const hall = new Hall(store, thinker);
  const server = await buildServer(store, hall, { heartbeat: 800 });
  const address = await server.listen({ port: 0 });
  const wish = { game: 'mines', holders: ['me', 'open'] as const, options: {} };
  const { id, lookOn } = (await hall.open(wish, 'kasia')).row;
  const watch = (autoPong: boolean) => {
    const url = `${address.replace('http', 'ws')}/api/tables/${id}/socket`;
    const socket = new WebSocket(url, { autoPong });
    socket.on('open', () => socket.send(JSON.stringify({ do: 'hello', at: 0, lookOn })));
    return socket;
  };
  const [there, gone] = [watch(true), watch(false)];
  await new Promise(resolve => gone.on('close', resolve));
  await new Promise(resolve => setTimeout(resolve, 1800));
  expect(there.readyState).toBe(WebSocket.OPEN);
  expect((await hall.room(id)).isPresent(null)).toBe(true);
  there.close();
  await server.close();
  await store.close();
});
