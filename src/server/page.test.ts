// The page's files: compressed for whoever can unpack them, kept for ever where the name is a hash.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Hall } from './hall.ts';
import { nobodyThinks } from './kit/world.ts';
import { buildServer } from './server.ts';
import { openSqlite } from './sqlite.ts';

const web = mkdtempSync(join(tmpdir(), 'stolik-'));
const FOR_EVER = 'public, max-age=31536000, immutable';
const FILES: { readonly [path: string]: string } = {
  'index.html': '<p>the page</p>',
  'sw.js': 'the worker',
  'assets/index-abc.js': 'the program',
};
const store = openSqlite(':memory:');
let server: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  for (const [path, text] of Object.entries(FILES)) {
    writeFileSync(join(web, path), text);
    writeFileSync(join(web, `${path}.br`), brotliCompressSync(text));
    writeFileSync(join(web, `${path}.gz`), gzipSync(text));
  }
  writeFileSync(join(web, 'assets/letters-abc.woff2'), 'small already');
  server = await buildServer(store, new Hall(store, nobodyThinks), { web });
});
afterAll(async () => {
  await server.close();
  await store.close();
  rmSync(web, { recursive: true });
});

const UNPACK: { readonly [encoding: string]: (packed: Buffer) => Buffer } = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: packed => packed,
};

test.each([
  ['/', 'index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/sw.js', 'sw.js', 'application/javascript; charset=utf-8', 'no-cache'],
  [
    '/assets/index-abc.js',
    'assets/index-abc.js',
    'application/javascript; charset=utf-8',
    FOR_EVER,
  ],
])('%s, as far as somebody can unpack', async (url, file, type, kept) => {
  const asked = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', 'none'],
    [undefined, 'none'],
  ] as const;
  for (const [accepted, encoding] of asked) {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await server.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding'] ?? 'none').toBe(encoding);
    expect(String(UNPACK[encoding]?.(answer.rawPayload))).toBe(FILES[file]);
    expect(answer.headers).toMatchObject({
      vary: 'accept-encoding',
      'content-type': type,
      'cache-control': kept,
    });
  }
});

test('what is small already goes as it is, and is kept', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const answer = await server.inject({ url: '/assets/letters-abc.woff2', headers });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers).toMatchObject({ 'cache-control': FOR_EVER, 'content-type': 'font/woff2' });
});

test('what is not there is not kept', async () => {
  const answer = await server.inject('/assets/gone-abc.js');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBeUndefined();
});
