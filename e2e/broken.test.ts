// A page that breaks says so, keeps the record and leads on.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mines } from '../src/games/mines/game.ts';
import type { Game } from '../src/kernel/game.ts';
import { sitDownAt } from './at-table.ts';
import { DESK, visit } from './browser.ts';
import { opened } from './visits.ts';

const at = opened();

/** The file a game's page is built into. */
function fileOf(game: string): string {
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as {
    readonly [name: string]: { readonly file: string };
  };
  return manifest[`../games/${game}/page/index.tsx`]?.file ?? '';
}

test('a table that cannot be drawn: told in words, the record saved as a file, home and back', async () => {
  const { address } = at.house;
  const { page } = await visit(at.browser, address, { ...DESK, language: 'pl' });
  await sitDownAt(page, address, { when: live => live.at >= 9, game: mines as unknown as Game });
  const place = page.url();
  await page.route(`**/${fileOf('mines')}`, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Table() { throw new Error("planted"); }',
    }),
  );
  await page.reload();
  const broken = page.locator('.broken');
  await broken.waitFor();
  await expect
    .poll(() => broken.locator('h1').textContent())
    .toBe('Coś się na tej stronie zepsuło');
  await expect.poll(() => broken.locator('code').textContent()).toBe('planted');
  const saved = page.waitForEvent('download');
  await broken.locator('[data-act=save-record]').click();
  const file = await (await saved).path();
  const record = JSON.parse(readFileSync(file, 'utf8')) as { game: string; choices: unknown[] };
  expect(record.game).toBe('mines');
  expect(record.choices.length).toBeGreaterThanOrEqual(9);
  await broken.locator('[data-act=home]').click();
  await page.locator('[data-act=resume]').waitFor();
  await page.unroute(`**/${fileOf('mines')}`);
  await page.goto(place);
  await broken.locator('[data-act=load-again]').click();
  await page.locator('.hand .u').first().waitFor();
});

test('an address that names another game’s table says that there is none', async () => {
  const { address } = at.house;
  const { page, complaints } = await visit(at.browser, address, DESK);
  await sitDownAt(page, address, { when: () => true });
  await page.goto(page.url().replace('/table/mines/', '/table/skye/'));
  await page.locator('.loading a[href="#/new/skye"]').waitFor();
  expect(complaints).toEqual([]);
});
