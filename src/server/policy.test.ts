// Whatever is asked, the answer tells the browser to load nothing from elsewhere, and to be shown in no other page.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Hall } from './hall.ts';
import { buildServer } from './server.ts';
import { openSqlite } from './sqlite.ts';

const store = openSqlite(':memory:');
const thinker = { think: () => new Promise(() => {}), close: async () => {} };
let server: Awaited<ReturnType<typeof buildServer>>;

beforeAll(async () => {
  server = await buildServer(store, new Hall(store, thinker));
});

afterAll(async () => {
  await server.close();
  await store.close();
});

test.each([
  ['a found page', '/healthz', 200],
  ['nothing at this address', '/nowhere', 404],
  ['somebody unknown', '/api/tables', 401],
])('%s', async (_, url, status) => {
  const { statusCode, headers } = await server.inject(url);
  expect(statusCode).toBe(status);
  expect(headers['content-security-policy']).toBe(
    "default-src 'self';img-src 'self' data:;style-src 'self' 'unsafe-inline';object-src 'none';" +
      "base-uri 'self';form-action 'self';frame-ancestors 'none'",
  );
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  });
});
