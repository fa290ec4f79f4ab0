// Anything may come in over HTTP: everything gets a typed answer, and no table changes.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { cardFor } from './cards.ts';
import { welcome } from './guests.ts';
import { Hall } from './hall.ts';
import { Recorder } from './kit/recorder.ts';
import { slowToFindGuests } from './kit/slow-store.ts';
import { nobodyThinks, quiet } from './kit/world.ts';
import { openPushes } from './push/pushes.ts';
import { buildServer } from './server.ts';
import { converse } from './socket.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-'));
const file = join(folder, 'bad-input.sqlite');
const trouble: unknown[] = [];
let store: Store;
let server: FastifyInstance;
let table: string;
let cookies: string[];
let seated: string[];

beforeAll(async () => {
  store = openSqlite(file);
  const hall = new Hall(store, nobodyThinks, { trouble: error => trouble.push(error) });
  const web = join(process.cwd(), 'docs');
  server = await buildServer(store, hall, { web, pushes: await openPushes(store) });
  const [kasia, tom, stranger] = [
    await welcome(store, 'Kasia'),
    await welcome(store, 'Tom'),
    await welcome(store, 'Stranger'),
  ];
  const wish = { game: 'mines', holders: ['me', 'open', 'open'] as const, options: {} };
  const { id, invitation } = (await hall.open(wish, kasia.guest.id)).row;
  await (await hall.room(id)).join(invitation, tom.guest.id);
  table = id;
  seated = [kasia, tom].map(({ credential }) => `stolik=${credential}`);
  cookies = ['', 'stolik=forged', `stolik=${stranger.credential}`];
});

afterAll(async () => {
  await server.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Everything on disk about the table, and every deed and line there is. */
function onDisk(): unknown {
  const database = new Database(file, { readonly: true });
  const rows = [
    database.prepare('select * from tables where id = ?').all(table),
    database.prepare('select * from holders where table_id = ?').all(table),
    database.prepare('select * from deeds').all(),
    database.prepare('select * from lines').all(),
  ];
  database.close();
  return rows;
}

let asked = 0;
/** Asks the server something; every request comes from elsewhere, so that none comes too often. */
async function ask(request: InjectOptions): Promise<{ status: number; body: unknown }> {
  asked++;
  const remoteAddress = `10.${(asked >> 16) % 256}.${(asked >> 8) % 256}.${asked % 256}`;
  const { statusCode, body } = await server.inject({ ...request, remoteAddress });
  try {
    return { status: statusCode, body: JSON.parse(body) };
  } catch {
    return { status: statusCode, body };
  }
}

/** An answer somebody can do something with: done, or a typed refusal. */
function mustBeTyped({ status, body }: { status: number; body: unknown }): void {
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  if (status >= 400)
    expect(body).toMatchObject({ error: expect.any(String), message: expect.any(String) });
}

/** Every path that takes a body, with one that is well-formed. */
const posts = (): [path: string, body: object][] => [
  ['/api/guest', { name: 'Ola' }],
  ['/api/code', {}],
  ['/api/code/use', { code: 'ABCDEFGHJK' }],
  ['/api/tables', { game: 'mines', holders: ['me', 'open'], options: { components: null } }],
  [`/api/tables/${table}/join`, { invitation: 'x', entropy: 'y' }],
  [`/api/tables/${table}/start`, { entropy: 'y' }],
  [`/api/tables/${table}/place`, { seat: 1, bot: 'greedy' }],
  [`/api/tables/${table}/archive`, { archived: true }],
  ['/api/push/forget', { endpoint: 'https://push.example.org/x' }],
  [
    '/api/push',
    {
      endpoint: 'https://push.example.org/x',
      keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
      language: 'en',
    },
  ],
  ...['leave', 'return', 'close'].map((act): [string, object] => [
    `/api/tables/${table}/${act}`,
    {},
  ]),
];

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(-1, 1e308, 2 ** 53, 0.5, '', '\u0000', '\ud800', 'x'.repeat(50_000)),
  fc.constantFrom<unknown>('toString', '__proto__', [null], [[]], { length: 9 }),
);

/** A body that is well-formed but for one thing. */
const spoilt = (body: object) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(body), 'more'), odd)
    .map(([key, value]) => JSON.stringify({ ...body, [key]: value }));

/** Texts that are dangerous to read. */
const DANGEROUS = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"__proto__":{"guest":"admin"}}',
  '{"name":"x","__proto__":null}',
  '{"constructor":{"prototype":{"guest":1}}}',
  '{"game":"__proto__","holders":["me","open"]}',
  '{"game":"mines","holders":["me",{"bot":"constructor"}]}',
  '{"game":"mines","holders":["me","open"],"options":{"__proto__":{"first":1}}}',
  '{"game":"mines","holders":["me","open"],"options":{"toString":1}}',
  `{"game":"mines","holders":["me","open"],"options":{"first":${nested(20_000)}}}`,
  `{"game":"mines","holders":["me","open"],"options":{"components":${nested(20_000)}}}`,
  `{"game":"mines","holders":["me","open"],"options":{"components":{"cards":${nested(50_000)}}}}`,
  `{"name":${nested(100_000)}}`,
  nested(120_000),
  '{"endpoint":"https://127.0.0.1/","keys":{},"language":"en"}',
  '{"endpoint":"file:///etc/passwd"}',
  `{"name":"${'x'.repeat(200_000)}"}`,
  `{"name":"${'x'.repeat(300_000)}"}`,
];

const types = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json; charset=utf-16',
      'application/json;;;',
      '/',
      'x'.repeat(1000),
    ),
  },
);

async function post(url: string, payload: string, type: string, cookie: string): Promise<number> {
  const headers = { 'content-type': type, cookie };
  const answer = await ask({ method: 'POST', url, payload, headers });
  mustBeTyped(answer);
  return answer.status;
}

test('whatever a stranger posts is answered, and the table of others stays as it is', async () => {
  const before = onDisk();
  const well = 'application/json';
  for (const [path] of posts())
    for (const text of DANGEROUS)
      for (const cookie of cookies) await post(path, text, well, cookie);
  for (const [path, body] of posts()) {
    const text = fc.oneof({ weight: 4, arbitrary: spoilt(body) }, fc.json(), fc.string());
    await fc.assert(
      fc.asyncProperty(text, types, fc.constantFrom(...cookies), async (text, type, cookie) => {
        await post(path, text, type, cookie);
      }),
      { numRuns: 150 },
    );
  }
  expect(onDisk()).toEqual(before);
  expect(trouble).toEqual([]);
});

test('what is refused to those who sit at the table changes nothing there', async () => {
  let refused = 0;
  const wishes = posts().filter(([path]) => /(join|start|place|archive)$/.test(path));
  for (const [path, body] of wishes) {
    const text = fc.oneof(spoilt(body), fc.constantFrom(...DANGEROUS.filter(it => it !== '')));
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...seated), async (text, cookie) => {
        const before = onDisk();
        if ((await post(path, text, 'application/json', cookie)) < 400) return;
        refused++;
        expect(onDisk()).toEqual(before);
      }),
      { numRuns: 100 },
    );
  }
  expect(refused).toBeGreaterThan(200);
});

test('whatever path and method somebody tries', async () => {
  const before = onDisk();
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD');
  const piece = fc.oneof(
    fc.constantFrom('api', 'tables', 'guest', 'socket', 'record', 'join', '..', '.', '%2e%2e'),
    fc.constantFrom('%2f', '%00', '%zz', '%', '\\..\\', '~', 'x'.repeat(300), ';', '?', '#'),
    fc.string().map(encodeURIComponentSafely),
    fc.constant('TABLE'),
  );
  await fc.assert(
    fc.asyncProperty(method, fc.array(piece, { maxLength: 6 }), async (method, pieces) => {
      const url = `/${pieces.join('/').replaceAll('TABLE', table)}`;
      const answer = await ask({ method: method as 'GET', url });
      if (method === 'HEAD') expect(answer.status).toBeLessThan(500);
      else mustBeTyped(answer);
    }),
    { numRuns: 1500 },
  );
  expect(onDisk()).toEqual(before);
});

test.each([
  '/..',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/%2e%2e%2fpackage.json',
  '/..%5cpackage.json',
  '/decisions/../../package.json',
  '/decisions/%2e%2e/%2e%2e/package.json',
  '//etc/passwd',
  '/%00',
  '/kernel.md%00.html',
  '/.git/config',
  '/decisions',
  '/decisions/',
])('GET %s tells nothing of what lies outside the page', async url => {
  const answer = await ask({ method: 'GET', url });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  mustBeTyped(answer);
});

test.each([
  ['GET', '/api/tables/TABLE/socket', 404],
  ['POST', '/api/tables/TABLE/socket', 404],
  ['GET', '/api/tables/TABLE/record', 409],
  ['GET', '/api/tables/nowhere', 409],
  ['GET', '/api/tables/nowhere/socket', 404],
  ['GET', '/api/tables/%zz', 400],
  ['GET', `/api/tables/${'x'.repeat(200)}`, 404],
  ['PUT', '/api/tables/TABLE', 404],
  ['DELETE', '/api/tables/TABLE', 404],
  ['GET', '/api', 404],
  ['GET', '/', 404],
] as const)('%s %s is refused in words', async (method, url, status) => {
  const answer = await ask({ method, url: url.replace('TABLE', table) });
  expect(answer.status).toBe(status);
  mustBeTyped(answer);
});

function encodeURIComponentSafely(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return 'x';
  }
}

test('whatever cookie somebody sends', async () => {
  const cookie = fc.oneof(
    fc.string(),
    fc.string().map(text => `stolik=${text}`),
    fc.constantFrom('stolik', 'stolik=', '=', ';;;', 'stolik=%E0%A4%A', 'stolik="', '__proto__=x'),
    fc.constantFrom('stolik=a; stolik=b', `stolik=${'x'.repeat(12_000)}`, 'stolik=\u00ff'),
  );
  await fc.assert(
    fc.asyncProperty(cookie, async cookie => {
      const me = await ask({ method: 'GET', url: '/api/me', headers: { cookie } });
      expect(me).toEqual({ status: 200, body: { guest: null } });
      const tables = await ask({ method: 'GET', url: '/api/tables', headers: { cookie } });
      expect(tables).toMatchObject({ status: 401, body: { error: 'unknown' } });
    }),
    { numRuns: 500 },
  );
});

test('a page that never listens is let go before it fills the memory', async () => {
  const hall = new Hall(store, nobodyThinks);
  const { row } = await hall.open({ game: 'mines', holders: ['me', 'open'], options: {} }, 'kasia');
  const sent: string[] = [];
  const deaf = Object.assign(new Recorder(sent), { bufferedAmount: 5_000_000 });
  const room = await hall.room(row.id);
  converse(deaf, room, { guest: 'kasia', card: () => cardFor(room, 'kasia', store) });
  deaf.say({ do: 'hello', at: 0 });
  await quiet();
  expect(sent).toContain('closed 1013 you do not listen');
  expect(room.isPresent(0)).toBe(false);
});

test('who says hello and is gone before being let in does not stay in the room', async () => {
  const slow = slowToFindGuests(store, 100);
  const hall = new Hall(store, nobodyThinks);
  const slowly = await buildServer(slow, hall);
  const address = await slowly.listen({ host: '127.0.0.1', port: 0 });
  const url = `${address.replace('http', 'ws')}/api/tables/${table}/socket`;
  const socket = new WebSocket(url, { headers: { cookie: seated[0] as string } });
  await new Promise(resolve => socket.once('open', resolve));
  socket.send(JSON.stringify({ do: 'hello', at: 0 }));
  await new Promise(resolve => setTimeout(resolve, 20));
  socket.terminate();
  await new Promise(resolve => setTimeout(resolve, 300));
  expect((await hall.room(table)).isPresent(0)).toBe(false);
  await slowly.close();
});
