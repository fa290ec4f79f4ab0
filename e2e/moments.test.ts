// Every hard moment of every game, at every size, in both languages: nothing is cut off, nothing lies
// on anything else, everything can be reached, and the board lies still while one chooses.

import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { gameNames } from '../src/games/shelf.ts';
import { visit } from './browser.ts';
import { type Catalogue, type Found, found, unshown } from './moments/found.ts';
import { lookAround } from './moments/look.ts';
import { catalogue as mines } from './moments/mines.ts';
import { catalogue as pixieQueen } from './moments/pixie-queen.ts';
import { catalogue as skye } from './moments/skye.ts';
import { staged } from './moments/stage.ts';
import { noteWhereAllLies, whatMoved } from './moments/still.ts';
import { catalogue as villagers } from './moments/villagers.ts';
import { opened } from './visits.ts';
import { settled } from './waits.ts';

const at = opened();
const PICTURES = join(tmpdir(), 'stolik-moments');
const SCREENS = [
  {
    touch: true,
    sizes: [
      [360, 740],
      [390, 844],
    ],
  },
  {
    touch: false,
    sizes: [
      [1024, 768],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ],
  },
] as const;

/** Opens a moment on a page that shows no other any more. */
const goTo = (page: Page, nth: number) =>
  page.evaluate(async nth => {
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise(requestAnimationFrame);
    };
    location.hash = '#/credits';
    await until(() => document.querySelector('.tray') === null);
    location.hash = `#/t/${nth}`;
    await until(() => document.querySelector('.tray') !== null);
  }, nth);

/** Speaks another language, as whoever presses its button at the top. */
const speak = (page: Page, language: string) =>
  page.evaluate(language => {
    document.querySelector<HTMLElement>(`.lang [lang=${language}]`)?.click();
  }, language);

/** Waits until the page has drawn all of a moment: two looks in a row are the same. */
async function drawn(page: Page): Promise<void> {
  for (let last = '', same = false; !same; ) {
    await settled(page);
    const now = await page.evaluate(() =>
      [document.body.innerHTML.length, document.querySelector('.tray')?.clientHeight].join(' '),
    );
    same = now === last;
    last = now;
  }
}

/** What is still wrong when the page has come to rest: a machine that is busy draws late. */
async function stillWrong(
  page: Page,
  look: () => Promise<string[]>,
  patience = 8,
): Promise<string[]> {
  let faults = await look();
  for (let again = 0; again < patience && faults.length > 0; again++) {
    await page.waitForTimeout(250);
    await settled(page);
    faults = await look();
  }
  return faults;
}

/** Picks the first piece there is to pick, looks again, and puts it down; null where no piece is held. */
async function picked(
  page: Page,
  catalogue: Catalogue,
  patience?: number,
): Promise<string[] | null> {
  const { board, pick } = catalogue;
  await page.evaluate(noteWhereAllLies, board);
  const isThere = await page.evaluate(selector => {
    const pieces = [...document.querySelectorAll<HTMLElement>(selector)];
    const piece = pieces.find(one => one.checkVisibility());
    piece?.click();
    return piece !== undefined;
  }, pick);
  if (!isThere) return null;
  await settled(page);
  // Where one piece is the whole choice nothing is held, and the table goes on.
  if (!(await page.evaluate(() => document.querySelector('.chosen') !== null))) return null;
  const look = async () => {
    const seen = [...(await page.evaluate(whatMoved)), ...(await page.evaluate(lookAround))];
    return unexcused(
      catalogue,
      seen.map(fault => `picked: ${fault}`),
    );
  };
  const faults = await stillWrong(page, look, patience);
  await page.keyboard.press('Escape');
  return faults;
}

const unexcused = ({ excused }: Catalogue, faults: readonly string[]) =>
  faults.filter(fault => !excused?.some(excuse => excuse.fault.test(fault)));

const CATALOGUES = [mines, villagers, pixieQueen, skye];

test('every game of the shelf has its hard moments', () => {
  expect(CATALOGUES.map(({ game }) => game.name)).toEqual(gameNames);
});

describe.each(CATALOGUES)('$game.name', catalogue => {
  let moments: readonly Found[] = [];
  beforeAll(() => {
    moments = found(catalogue);
  });
  test('every question there is is among them, and one left out would be missed', () => {
    expect(unshown(catalogue, moments)).toEqual([]);
    for (const step of new Set(moments.flatMap(({ asked }) => asked?.step ?? []))) {
      const others = moments.filter(({ asked }) => asked?.step !== step);
      expect(unshown(catalogue, others)).toEqual([step]);
    }
  });
  // Phones and desks side by side: while one page draws, the other is looked at.
  for (const { touch, sizes } of SCREENS)
    test.concurrent(`${touch ? 'phones' : 'desks'}: hard moments are drawn well`, async ({
      expect,
    }) => {
      const [[width, height]] = sizes;
      const visitor = { language: 'pl', touch, size: { width, height } } as const;
      const { page, complaints } = await visit(
        at.browser,
        `${at.house.address}/#/credits`,
        visitor,
      );
      await staged(page, moments);
      const wrong = new Map<string, string[]>();
      const held = { pl: 0, en: 0 };
      for (const [nth, { moment }] of moments.entries()) {
        await page.setViewportSize({ width, height });
        await speak(page, 'pl');
        await goTo(page, nth);
        await drawn(page);
        for (const [size, [width, height]] of sizes.entries())
          for (const language of ['pl', 'en'] as const) {
            if (language === 'pl') await page.setViewportSize({ width, height });
            await speak(page, language);
            await settled(page);
            const faults = await stillWrong(page, async () =>
              unexcused(catalogue, await page.evaluate(lookAround)),
            );
            // Polish is longer; English is tried where there is least room.
            const isTried = language === 'pl' || size === 0;
            const whileHeld = isTried ? await picked(page, catalogue) : null;
            if (whileHeld !== null) held[language]++;
            faults.push(...(whileHeld ?? []));
            if (faults.length === 0) continue;
            const picture = `${catalogue.game.name} ${moment.name} ${width} ${language}`;
            mkdirSync(PICTURES, { recursive: true });
            await page.screenshot({
              path: join(PICTURES, `${picture.replaceAll(/[^\w-]+/g, '-')}.png`),
            });
            for (const fault of faults)
              wrong.set(fault, [
                ...(wrong.get(fault) ?? []),
                `${moment.name} ${width} ${language}`,
              ]);
          }
      }
      const list = [...wrong].map(([fault, places]) => `${fault} — ${places.join('; ')}`);
      expect(list, `pictures are in ${PICTURES}`).toEqual([]);
      expect(Math.min(held.pl, held.en), 'pieces that were held').toBeGreaterThan(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    }, 900_000);
});

test('what is planted is seen: a text cut off, pieces out of reach, a board that jumps', async () => {
  const [moment] = found({ ...mines, moments: mines.moments.slice(0, 1) });
  const visitor = { language: 'pl', size: { width: 1440, height: 900 } } as const;
  const { page } = await visit(at.browser, `${at.house.address}/#/credits`, visitor);
  await staged(page, moment ? [moment] : []);
  await goTo(page, 0);
  await page.locator(mines.pick).first().waitFor();
  const planted = async (css: string) => {
    const style = await page.addStyleTag({ content: css });
    await settled(page);
    const faults = [
      ...(await page.evaluate(lookAround)),
      ...((await picked(page, mines, 0)) ?? []),
    ];
    await style.evaluate(element => (element as HTMLElement).remove());
    return faults.join('\n');
  };
  expect(await planted('p {}')).toBe('');
  expect(await planted('.ask h2 { max-height: 8px; overflow: hidden }')).toMatch(/^cut: “Zagraj/m);
  const sheet = await planted(
    '.top { position: fixed; inset: 200px 0 0; z-index: 99; background: #fff }',
  );
  expect(sheet).toMatch(/^covered: /m);
  expect(sheet).toMatch(/^out of reach: /m);
  expect(await planted('body:has(.chosen) .field { margin-top: 40px }')).toMatch(/the board jumps/);
});
