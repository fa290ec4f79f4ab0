// Every game after every other in one page: no game's styles reach another, nor the shelf.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxNamed, gameNames } from '../src/games/shelf.ts';
import type { LiveTable } from '../src/kernel/live.ts';
import { sitDownAt } from './at-table.ts';
import { DESK, visit } from './browser.ts';
import { opened } from './visits.ts';

const at = opened();

/** Every ordered pair of games once, as one walk: it ends where it begins. */
function everyPair(games: readonly string[]): string[] {
  const [first, ...others] = games;
  if (first === undefined) return [];
  const walk = [first];
  others.forEach((from, i) => {
    walk.push(from);
    for (const to of others.slice(i + 1)) walk.push(to, from);
    walk.push(first);
  });
  return walk;
}

/** The person is asked and nobody else: the picture stays as it is. */
const onlyMe = (live: LiveTable) => {
  const asked = live.pending().filter(({ optional }) => !optional);
  return live.at >= 24 && asked.length > 0 && asked.every(({ seat }) => seat === 0);
};

/** Everything below an element; of drawings only what has a class, for nothing else in them is styled. */
const allIn = (root: string) => `${root}, ${root} :not(svg *), ${root} svg [class]`;

/** Every element below with a number that stands for everything it computes to, its before and after too. */
async function dressed(page: Page, root: string): Promise<string[]> {
  return page.evaluate(below => {
    const told = (style: CSSStyleDeclaration) => {
      let sum = 7;
      for (const name of style) {
        // Variables come in no order; what they do shows in the properties.
        if (name.startsWith('--')) continue;
        // Names that React makes up differ from load to load.
        const text = name + style.getPropertyValue(name).replaceAll(/_r_\w+_/g, '');
        for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
      }
      return sum;
    };
    const all = [...document.querySelectorAll(below)];
    return all.map(one => {
      const parts = ['::before', '::after'].map(part => {
        const style = getComputedStyle(one, part);
        return style.content === 'none' ? 0 : told(style);
      });
      const name = `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`;
      return [name, told(getComputedStyle(one)), ...parts].join(' ');
    });
  }, allIn(root));
}

/** What the n-th element below computes to, property by property. */
const computed = (page: Page, root: string, index: number) =>
  page.evaluate(
    ([below, index]) => {
      const one = document.querySelectorAll(below)[index] as Element;
      return ['', '::before', '::after'].flatMap(part => {
        const style = getComputedStyle(one, part);
        const names = [...style].filter(name => !name.startsWith('--'));
        return names.map(
          name => `${part} ${name}: ${style.getPropertyValue(name).replaceAll(/_r_\w+_/g, '')}`,
        );
      });
    },
    [allIn(root), index] as const,
  );

/** How fresh pages looked when they were last measured. */
const known = new WeakMap<Page, string[]>();

/** Two pages show the same, down to the last property. */
async function expectAlike(page: Page, fresh: Page, root: string, what: string): Promise<void> {
  const unlike = async () => {
    const one = await dressed(page, root);
    if (one.join() === known.get(fresh)?.join()) return [];
    const other = await dressed(fresh, root);
    known.set(fresh, other);
    if (one.length !== other.length) return [`${one.length} elements for ${other.length}`];
    const first = one.findIndex((text, i) => text !== other[i]);
    if (first < 0) return [];
    const properties = await computed(fresh, root, first);
    return [
      one[first],
      ...(await computed(page, root, first)).filter((text, i) => text !== properties[i]),
    ];
  };
  await expect.poll(unlike, { message: what, timeout: 20_000, interval: 500 }).toEqual([]);
}

test('the walk makes every ordered pair once', () => {
  const walk = everyPair(['a', 'b', 'c', 'd']);
  const pairs = walk.slice(1).map((to, i) => `${walk[i]}${to}`);
  expect(new Set(pairs).size).toBe(12);
  expect(pairs).toHaveLength(12);
});

test('every game looks after every other as it does alone, in one page', async () => {
  const { address } = at.house;
  const { page, complaints } = await visit(at.browser, address, DESK);
  const tables = new Map<string, { place: string; fresh: Page }>();
  for (const name of gameNames) {
    await page.goto(`${address}/`);
    await sitDownAt(page, address, { game: (await boxNamed(name)).game, when: onlyMe });
    await page.waitForURL(new RegExp(`/table/${name}/`));
    const place = new URL(page.url()).hash;
    const fresh = await page.context().newPage();
    await fresh.goto(`${address}/${place}`);
    await fresh.locator('.board').waitFor();
    tables.set(name, { place, fresh });
  }
  const shelf = await page.context().newPage();
  await shelf.goto(`${address}/`);
  await page.goto(`${address}/#/replay/file`);
  const walk = everyPair([...tables.keys()]);
  for (const [i, name] of walk.entries()) {
    const { place, fresh } = tables.get(name) as { place: string; fresh: Page };
    await page.evaluate(hash => {
      location.hash = hash;
    }, place);
    await page.locator(`.table[data-game=${name}] .board`).waitFor();
    await expectAlike(page, fresh, '.table', `${name} after ${walk[i - 1] ?? 'nothing'}`);
  }
  for (const screen of ['#/', '#/credits', '#/rules/mines']) {
    for (const one of [page, shelf])
      await one.evaluate(hash => {
        location.hash = hash;
      }, screen);
    await expectAlike(page, shelf, '#app', `${screen} after all games`);
  }
  expect(complaints).toEqual([]);
});
