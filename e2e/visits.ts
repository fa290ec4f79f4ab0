// A server and a browser for all tests of a file.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launched } from './browser.ts';
import { openHouse } from './house.ts';

/** What the tests of a file share. A test that kills the server puts the next one here. */
export interface Opened {
  house: Awaited<ReturnType<typeof openHouse>>;
  browser: Browser;
}

/** Opens both before the tests and closes them after; the first time a browser may be installed. */
export function opened(): Opened {
  const open = {} as Opened;
  beforeAll(async () => {
    open.house = await openHouse();
    open.browser = await launched();
  }, 300_000);
  afterAll(async () => {
    await open.browser?.close();
    open.house?.child.kill('SIGTERM');
  });
  return open;
}
