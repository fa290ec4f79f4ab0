// No game's style reaches out of its game: asked of the built stylesheets, rule by rule.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameNames } from '../../games/shelf.ts';
import { insideOf, scopedTo } from './scoped.ts';

const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as {
  readonly [name: string]: { readonly css?: readonly string[] };
};

/** A game's stylesheets as they are built. */
const built = (game: string) =>
  (manifest[`../games/${game}/page/index.tsx`]?.css ?? [])
    .map(file => readFileSync(`dist/web/${file}`, 'utf8'))
    .join('\n');

/** What stands in front of every block: selectors and at-rules, but nothing inside keyframes. */
function preludes(css: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  let text = '';
  for (const sign of css.replaceAll(/\/\*.*?\*\//gs, '')) {
    if (sign === '{') {
      if (!around.some(one => one.includes('keyframes'))) found.push(text.trim());
      around.push(text);
      text = '';
    } else if (sign === '}' || sign === ';') {
      if (sign === '}') around.pop();
      text = '';
    } else text += sign;
  }
  return found;
}

/** A list of selectors, parted at commas that stand in no parentheses. */
function parted(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

const bare = (selector: string) => selector.replaceAll(/[\s"]/g, '');

test.each(gameNames)('every rule in the stylesheet of %s holds inside that game only', game => {
  const rules = preludes(built(game)).filter(prelude => !prelude.startsWith('@'));
  expect(rules.length).toBeGreaterThan(100);
  const outside = rules
    .flatMap(parted)
    .filter(selector => !bare(selector).includes(bare(insideOf(game))));
  expect(outside).toEqual([]);
});

test('no two stylesheets name their keyframes alike', () => {
  const files = readdirSync('dist/web/assets').filter(file => file.endsWith('.css'));
  const names = files.flatMap(file =>
    [...readFileSync(`dist/web/assets/${file}`, 'utf8').matchAll(/@keyframes ([\w-]+)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(5);
  expect(names).toEqual([...new Set(names)]);
});

/** Names that games and shell share on purpose: docs/page.md explains them. */
const SHARED =
  'acts ask board btn can carrying chosen done dotnew drawn-only free fresh gi me no none now pip pri reel seat seat-h seat-n seats table target travelling tray turn ui who wide wrong zone-h zoom f'.split(
    ' ',
  );

test('a class the shell styles is used by a game on purpose only', () => {
  const sheets = (folder: string) =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter(file => file.endsWith('.css'))
      .map(file => readFileSync(`${folder}/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''));
  const classes = (css: readonly string[]) =>
    new Set(
      css.flatMap(preludes).flatMap(text => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(m => m[1])),
    );
  const shells = classes(sheets('src/web'));
  for (const game of gameNames) {
    const both = [...classes(sheets(`src/games/${game}/page`))].filter(name => shells.has(name));
    expect(
      both.filter(name => !SHARED.includes(name as string)),
      game,
    ).toEqual([]);
  }
});

test('what is scoped is the subject, in front of its pseudo-element', () => {
  const inside = insideOf('mines');
  expect(scopedTo('mines', '.field .m')).toBe(`.field .m${inside}`);
  expect(scopedTo('mines', '.m:hover::after')).toBe(`.m:hover${inside}::after`);
  expect(scopedTo('mines', '.m > ::before')).toBe(`.m > *${inside}::before`);
  expect(scopedTo('mines', '::selection')).toBe(`*${inside}::selection`);
});
