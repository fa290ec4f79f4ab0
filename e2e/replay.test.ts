// Replays as a visitor meets them: files in and out, every control, every moment by its address.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { boxNamed } from '../src/games/shelf.ts';
import { drawOf, type KeyedSeed, promiseOf, seedWith } from '../src/kernel/fairness.ts';
import { LiveTable } from '../src/kernel/live.ts';
import { type Record, resultOf } from '../src/kernel/record.ts';
import { DESK, type Visitor, visit } from './browser.ts';
import { Person } from './house.ts';
import { freshFolder } from './stolik.ts';
import { opened } from './visits.ts';

const PHONE: Visitor = { language: 'pl', size: { width: 390, height: 844 } };
const SCREENS = 'e2e/screens';
const THREE = 'src/games/mines/recorded/3-seats-search-greedy-random.json';
const BACKS = 'src/games/mines/recorded/4-seats-greedy-backs.json';

const at = opened();
let files: string;

beforeAll(() => {
  mkdirSync(SCREENS, { recursive: true });
  files = freshFolder();
});

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record;

/** Writes a file for the visitor to choose. */
function file(name: string, content: unknown): string {
  const path = join(files, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

/** A whole play whose shuffles were committed to. */
async function committed(): Promise<Record> {
  const { game } = await boxNamed('mines');
  const seed = seedWith('ab'.repeat(32), ['Kasia’s dice', 'seven swans']);
  const live = LiveTable.open(game, { seats: 2, options: {}, seed });
  while (!live.over) {
    const [asked] = live.pending();
    if (asked) live.choose(asked.seat, asked.options[0]);
  }
  return { ...live.record(), result: resultOf(game, live.copy()) };
}

/** Opens the place where files are chosen, and chooses one. */
async function importing(visitor: Visitor, path: string, hash = '#/replay/file') {
  const visited = await visit(at.browser, `${at.house.address}/${hash}`, visitor);
  await visited.page.locator('input[type=file]').setInputFiles(path);
  return visited;
}

const slider = (page: Page) => page.locator('.reel input[type=range]');
const moment = async (page: Page) => Number(await slider(page).inputValue());
const lines = (page: Page) => page.locator('.lines li').count();
const hand = (page: Page) =>
  page.locator('.hand .u').evaluateAll(cards => cards.map(card => card.dataset.piece));
const eyes = (page: Page) => page.locator('[data-pick=eyes]');
const address = (page: Page) => page.evaluate(() => location.hash);

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(200);
  await page.screenshot({ path: `${SCREENS}/${name}.png` });
}

/** Nothing is wider than the screen, and on a phone nothing is too small for a thumb. */
async function fits(page: Page, controls: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  const { width = 0 } = page.viewportSize() ?? {};
  for (const control of await page.locator(controls).all()) {
    if (!(await control.isVisible())) continue;
    const box = await control.boundingBox();
    if (width < 760) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const name = await control.evaluate(
      element =>
        element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent,
    );
    expect(name, await control.evaluate(element => element.outerHTML)).toMatch(/\S/);
  }
}

const CONTROLS = '.reel button, .reel select, .reel input';

test('a record is stepped through, slid through and played, from any seat', async () => {
  const { page, complaints } = await importing(DESK, THREE);
  await slider(page).waitFor();
  await expect.poll(() => moment(page)).toBe(0);
  await expect.poll(() => eyes(page).inputValue()).toBe('open');
  await expect.poll(() => page.locator('.told').textContent()).toContain('0 / 134');

  await page.locator('[data-act=on]').click();
  await page.locator('[data-act=on]').click();
  await expect.poll(() => moment(page)).toBe(2);
  const told = await lines(page);
  await page.locator('[data-act=back]').click();
  await expect.poll(() => moment(page)).toBe(1);
  await expect.poll(() => lines(page)).toBeLessThan(told);

  await page.locator('[data-act=on]').focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('Enter');
  await expect.poll(() => moment(page)).toBe(7);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.act);
  await expect
    .poll(() => focused(), { message: 'the focus stays, whoever’s turn it is' })
    .toBe('on');
  await page.keyboard.press('Home');

  await page.locator('.reel').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'])
    await page.keyboard.press(key);
  await expect.poll(() => moment(page)).toBe(2);
  await page.keyboard.press('End');
  await expect.poll(() => moment(page)).toBe(134);
  await expect.poll(() => page.locator('.scores strong').allTextContents()).not.toContain('?');
  await page.keyboard.press('Home');
  await expect.poll(() => moment(page)).toBe(0);
  await page.locator('.mine').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => moment(page), { message: 'on the board, arrows belong to the pieces' })
    .toBe(0);

  const track = await slider(page).boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = track ?? {};
  await page.mouse.move(x + 8, y + height / 2);
  await page.mouse.down();
  for (const share of [0.2, 0.4, 0.6, 0.99])
    await page.mouse.move(x + width * share, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(() => moment(page), { message: 'the slider stays in hand, whoever’s turn it is' })
    .toBe(134);
  await slider(page).fill('60');
  await expect.poll(() => moment(page)).toBe(60);
  await eyes(page).selectOption('1');
  const mine = await hand(page);
  expect(mine.length).toBeGreaterThan(0);
  await eyes(page).selectOption('2');
  await expect.poll(() => hand(page)).not.toEqual(mine);
  await eyes(page).selectOption('none');
  await expect.poll(() => hand(page)).toEqual([]);
  await eyes(page).selectOption('1');
  await expect.poll(() => hand(page)).toEqual(mine);
  await expect.poll(() => page.locator('.can, .target, .mine-to-act').count()).toBe(0);

  await page.locator('[data-pick=speed]').selectOption('4');
  await page.locator('.reel').focus();
  await page.keyboard.press('Space');
  await page.locator('[data-act=pause]').waitFor();
  await expect.poll(() => moment(page)).toBeGreaterThan(62);
  await page.locator('[data-act=pause]').click();
  await page.locator('[data-act=play]').waitFor();
  const stopped = await moment(page);
  await page.waitForTimeout(500);
  await expect.poll(() => moment(page)).toBe(stopped);
  expect(complaints).toEqual([]);
});

test('every moment has an address, and a reload stays there', async () => {
  const { page, complaints } = await importing(DESK, THREE, '#/replay/file?at=30&seat=2');
  await slider(page).waitFor();
  await expect.poll(() => moment(page)).toBe(30);
  await expect.poll(() => eyes(page).inputValue()).toBe('2');
  await slider(page).fill('41');
  await eyes(page).selectOption('0');
  await expect.poll(() => address(page)).toMatch(/^#\/replay\/file\?at=41&seat=0&of=\w+$/);
  const held = await hand(page);
  await page.reload();
  await slider(page).waitFor();
  await expect.poll(() => moment(page)).toBe(41);
  await expect.poll(() => hand(page)).toEqual(held);
  await page.evaluate(() => {
    location.hash = '#/replay/file?at=7&seat=open';
  });
  await expect.poll(() => moment(page)).toBe(7);
  await expect.poll(() => eyes(page).inputValue()).toBe('open');
  await page.goto(`${at.house.address}/#/replay/file?at=9999&seat=77`);
  await page.reload();
  await slider(page).waitFor();
  await expect.poll(() => moment(page)).toBe(134);
  await page.locator('[data-act=file]').click();
  await page.locator('input[type=file]').setInputFiles(BACKS);
  await slider(page).waitFor();
  await expect.poll(() => moment(page), { message: 'the moment was another file’s' }).toBe(0);
  expect(complaints).toEqual([]);
});

test('a link to a moment works for somebody who has nothing else, names and all', async () => {
  const record = {
    ...read(THREE),
    seated: ['you', 'greedy', 'random'],
    names: ['Zofia', 'A', 'B'],
  };
  const path = file('sent.json', record);
  const { page } = await importing(DESK, path, '#/replay/file?at=12&seat=1');
  await slider(page).waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.reel [data-act=link]').click();
  const link = await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('#/replay/link-')
    .then(() => page.evaluate(() => navigator.clipboard.readText()));
  const other = await visit(at.browser, link, DESK);
  await slider(other.page).waitFor();
  await expect.poll(() => moment(other.page)).toBe(12);
  await expect.poll(() => eyes(other.page).inputValue()).toBe('1');
  await expect.poll(() => other.page.locator('.seats').textContent()).toContain('Zofia');
  const cut = await visit(at.browser, link.replace(/link-(.{40})[^?]*/, 'link-$1'), DESK);
  await expect.poll(() => cut.page.locator('.loading').textContent()).toContain('holds no record');
  expect([...other.complaints, ...cut.complaints]).toEqual([]);
});

test('what is downloaded is what was opened, to the letter', async () => {
  const text = `${readFileSync(BACKS, 'utf8')}\n\n`;
  const path = file('my game.json', text);
  const { page, complaints } = await importing(DESK, path);
  await slider(page).waitFor();
  const download = page.waitForEvent('download');
  await page.locator('[data-act=download]').click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('my game.json');
  expect(readFileSync(await saved.path(), 'utf8')).toBe(text);
  expect(complaints).toEqual([]);
});

/** Verifies with the hash, if one is given, and says what was found. */
async function verdict(page: Page, hash?: string): Promise<string> {
  if (hash !== undefined) {
    await page.locator('.verify input').fill(hash);
    await page.locator('.verdict').waitFor({ state: 'detached' });
  }
  await page.locator('[data-act=verify]').click();
  await page.locator('.verdict').waitFor();
  return (await page.locator('.verdict').textContent()) ?? '';
}

test('shuffles are verified: consistent, proven with the hash, refused with another', async () => {
  const record = await committed();
  const { page, complaints } = await importing(DESK, file('committed.json', record));
  await page.locator('[data-act=shield]').click();
  await page.locator('.verify[open]').waitFor();
  expect(await verdict(page)).toMatch(/Consistent: .*All choices are legal \(\d+\)/);
  await expect
    .poll(() => page.locator('[data-shuffles]').getAttribute('data-shuffles'))
    .toBe('consistent');
  const seed = record.seed as KeyedSeed;
  const { commitment, key, entropy } = seed;
  const codes = await page.locator('.copyable code').allTextContents();
  expect(codes).toEqual([record.result?.hash, commitment, key, drawOf(seed), ...entropy]);
  expect(await verdict(page, commitment)).toMatch(
    /Proven: the key matches the hash you were shown/,
  );
  await page.locator('.verify').evaluate(panel => panel.scrollTo(0, 0));
  await shoot(page, 'verify-desk-light-en');
  expect(await verdict(page, 'ff'.repeat(32))).toContain('not the one in the record');
  await expect.poll(() => page.locator('.verdict.no').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.locator('.verify').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('a record with another result than its own replays, but does not verify', async () => {
  const record = await committed();
  const result = { ...record.result, hash: 'ab' };
  const { page } = await importing(DESK, file('result.json', { ...record, result }));
  await page.locator('[data-act=shield]').click();
  expect(await verdict(page)).toContain('replays to another result than it claims');
});

test('what is no record, or a changed one, is refused in one sentence, and the next file opens', async () => {
  const good = await committed();
  const seed = good.seed as KeyedSeed;
  const { page, complaints } = await visit(at.browser, `${at.house.address}/#/replay/file`, DESK);
  const cases: [name: string, content: unknown, message: RegExp][] = [
    ['note.txt', 'dear diary', /^This file is no record: it is not JSON\.$/],
    ['list.json', [1, 2], /^This file is no record of a game\.$/],
    ['chess.json', { ...good, game: 'chess' }, /^This is a record of “chess”, a game that is not/],
    ['old.json', { ...good, version: 9 }, /^This record was played by version 9 of the rules;/],
    [
      'choice.json',
      { ...good, choices: good.choices.with(12, [1, { unit: 0, place: 0 }]) },
      /^Choice 13 of the record, by player 2, is illegal( \(§ \d+\w?\))?\. The record was changed\.$/,
    ],
    [
      'key.json',
      { ...good, seed: { ...seed, key: 'cd'.repeat(32) } },
      /^The key does not match the hash in the record/,
    ],
    [
      'early.json',
      { ...good, seed: { commitment: seed.commitment, entropy: seed.entropy } },
      /^The key is not in this record: it is published when the table ends\.$/,
    ],
    ['seats.json', { ...good, seats: 40 }, /^The set-up in this record cannot be played: /],
    ['options.json', { ...good, options: { magic: 1 } }, /^The set-up in this record cannot/],
    ['large.json', 'x'.repeat(4_100_000), /^This file is too large for a record\.$/],
  ];
  for (const [name, content, message] of cases) {
    await page.locator('input[type=file]').setInputFiles(file(name, content));
    await expect
      .poll(async () => (await page.locator('.wrong').allTextContents()).join())
      .toMatch(message);
  }
  await shoot(page, 'replay-wrong-desk-light-en');
  await page.locator('input[type=file]').setInputFiles(file('good.json', good));
  await slider(page).waitFor();
  await page.locator('[data-act=file]').click();
  await page.locator('input[type=file]').setInputFiles(file('note.txt', 'dear diary'));
  await page.locator('.wrong').waitFor();
  await page.reload();
  await slider(page).waitFor();
  expect(complaints).toEqual([]);
});

test('a file can be dropped on the page', async () => {
  const { page, complaints } = await visit(at.browser, `${at.house.address}/#/replay/file`, DESK);
  await page.locator('.drop-file').waitFor();
  await page.evaluate(
    text => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'dropped.json'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    },
    readFileSync(THREE, 'utf8'),
  );
  await slider(page).waitFor();
  expect(complaints).toEqual([]);
});

test('a table of this browser is watched again from its end, but not before', async () => {
  const record = read('src/games/mines/recorded/2-seats-search-greedy.json');
  const { result: _result, ...whole } = record;
  const begun = JSON.stringify({ ...whole, choices: whole.choices.slice(0, -1) });
  const kept = { game: 'mines', options: {}, bots: ['greedy'], record: begun };
  const { page, complaints } = await visit(at.browser, `${at.house.address}/#/replay/local`, DESK);
  await expect
    .poll(() => page.locator('.loading').textContent())
    .toBe('This browser has no finished table yet.');
  await page.evaluate(text => localStorage.setItem('stolik.table', text), JSON.stringify(kept));
  await page.goto(`${at.house.address}/#/table/mines`);
  await page.locator('[data-from-source=deck]').click();
  await page.locator('[data-act=replay]').click();
  await slider(page).waitFor();
  await expect.poll(() => slider(page).getAttribute('max')).toBe('142');
  await expect
    .poll(() => eyes(page).locator('option').allTextContents())
    .toEqual(['Open hands', 'You', 'Kasia', 'An onlooker']);
  await expect.poll(() => eyes(page).inputValue()).toBe('0');
  await page.goto(`${at.house.address}/#/replay/file`);
  await page.locator('a[href="#/replay/local"]').click();
  await slider(page).waitFor();
  expect(complaints).toEqual([]);
});

test('a table of the server is watched again when it is over, and its shuffles are proven', async () => {
  const ola = await Person.named('Ola', at.house.address);
  const { body } = await ola.post('/api/tables', {
    game: 'mines',
    holders: ['me', { bot: 'random' }],
  });
  const { id, seed } = body as { id: string; seed: { commitment: string } };
  const lobby = ola.watch(id);
  await lobby.ask({ do: 'hello', at: 0 }, 'people');
  await ola.post(`/api/tables/${id}/promise`, { promise: promiseOf('seven swans') });
  const begun = ola.post(`/api/tables/${id}/start`);
  const share = { share: 'seven swans' };
  await expect
    .poll(async () => (await ola.post(`/api/tables/${id}/share`, share)).body)
    .toEqual({ taken: true });
  const { body: playing } = await begun.then(() => ola.get(`/api/tables/${id}`));
  const draw = drawOf((playing as { seed: KeyedSeed }).seed);
  lobby.socket.close();
  const { page, complaints } = await visit(at.browser, `${at.house.address}/#/replay/${id}`, DESK);
  await expect
    .poll(() => page.locator('.loading').textContent())
    .toBe('The record is published when the table is over.');
  const watch = ola.watch(id);
  let tale = await watch.ask({ do: 'hello', at: 0 }, 'table');
  while (!tale.over) {
    const { at } = tale;
    const [asked] = tale.seen.pending;
    if (asked) await watch.say({ do: 'choose', at, choice: asked.options[0] });
    tale = await watch.tale(next => next.tell === 'table' && next.at > at);
    tale = watch.table ?? tale;
  }
  watch.socket.close();
  const promise = (entropy: string) =>
    page.evaluate(
      ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
      [`stolik.promise.${id}`, JSON.stringify({ commitment: seed.commitment, entropy, draw })],
    );
  await promise('seven swans');
  await page.reload();
  await slider(page).waitFor();
  await expect.poll(() => page.locator('.seat-n').allTextContents()).toEqual(['Ola', 'Spring']);
  await page.locator('[data-act=shield]').click();
  const found = await verdict(page);
  expect(found).toContain('Proven: the key matches the hash you were shown.');
  expect(found).toContain('What this browser added to the shuffles is in the record.');
  await promise('another text');
  await page.reload();
  await page.locator('[data-act=shield]').click();
  expect(await verdict(page)).toContain('is not in the record: the cards were shuffled without it');
  await page.goto(`${at.house.address}/#/replay/nowhere`);
  await expect
    .poll(() => page.locator('.loading').textContent())
    .toBe('There is no such table here.');
  expect(complaints.filter(text => !text.includes('409'))).toEqual([]);
});

test('a table still being played is watched again as its seat saw it, and nothing else', async () => {
  const ola = await Person.named('Ola', at.house.address);
  const holders = ['me', { bot: 'random' }, { bot: 'random' }];
  const { body } = await ola.post('/api/tables', { game: 'mines', holders, options: { first: 0 } });
  const { id } = body as { id: string };
  await ola.post(`/api/tables/${id}/start`, {});
  const watch = ola.watch(id);
  let tale = await watch.ask({ do: 'hello', at: 0 }, 'table');
  for (let choices = 0; choices < 16; choices++) {
    const { at } = tale;
    await watch.say({ do: 'choose', at, choice: tale.seen.pending[0]?.options[0] });
    tale = await watch.tale(
      ({ tell, at: now, seen }) => tell === 'table' && now > at && seen.pending.length > 0,
    );
  }
  const { page, complaints } = await visit(at.browser, `${at.house.address}/#/credits`, DESK);
  const [name = '', value = ''] = ola.cookie.split('=');
  await page.context().addCookies([{ name, value, url: at.house.address }]);
  await page.goto(`${at.house.address}/#/replay/${id}?at=30`);
  await slider(page).waitFor();
  await expect.poll(() => moment(page)).toBe(30);
  await page.locator('.hand .u').first().waitFor();
  await expect.poll(() => slider(page).getAttribute('max')).toBe(String(tale.at - 1));
  await expect.poll(() => page.locator('[data-pick=eyes], [data-act=shield]').count()).toBe(0);
  const then = await hand(page);
  await page.keyboard.press('End');
  await expect
    .poll(() => hand(page))
    .toEqual((tale.seen.view.hand as { id: number }[]).map(({ id }) => `unit-${id}`));
  await page.keyboard.press('Home');
  await expect.poll(() => lines(page)).toBe(1);
  await page.goto(`${at.house.address}/#/replay/${id}?at=30&seat=1`);
  await expect.poll(() => moment(page)).toBe(30);
  await expect.poll(() => hand(page)).toEqual(then);
  await page.goto(`${at.house.address}/#/t/${id}`);
  await page.locator('.hand .u.can').first().waitFor();
  await page.locator('#tab-menu').click();
  await page.locator('.table-menu [data-act=replay]').click();
  await slider(page).waitFor();
  watch.socket.close();
  expect(complaints).toEqual([]);
});

test.each([
  ['desk', 'light', { ...DESK, language: 'en' }],
  ['desk', 'dark', { ...DESK, language: 'pl' }],
  ['laptop', 'light', { ...DESK, language: 'pl', size: { width: 1180, height: 760 } }],
  ['phone', 'light', { ...PHONE, language: 'en' }],
  ['phone', 'dark', { ...PHONE, language: 'pl' }],
] as const)('replays look right on a %s, %s', async (where, theme, visitor) => {
  const { page, complaints } = await visit(at.browser, `${at.house.address}/#/replay/file?at=60`, {
    ...visitor,
    theme,
  });
  const name = (screen: string) => `replay-${screen}-${where}-${theme}-${visitor.language}`;
  await page.locator('.drop-file').waitFor();
  await shoot(page, name('pick'));
  await fits(page, '.drop-file');
  await page.locator('input[type=file]').setInputFiles(THREE);
  await slider(page).waitFor();
  await fits(page, CONTROLS);
  await shoot(page, name('open'));
  await eyes(page).selectOption('1');
  await shoot(page, name('seat'));
  await eyes(page).selectOption('none');
  await shoot(page, name('onlooker'));
  await slider(page).fill('134');
  await eyes(page).selectOption('open');
  await shoot(page, name('end'));
  await page.locator('[data-act=file]').click();
  await page.locator('input[type=file]').setInputFiles(file('committed.json', await committed()));
  await slider(page).waitFor();
  await page.locator('[data-act=shield]').click();
  await verdict(page);
  await fits(page, '.verify button, .verify input, .verify summary');
  await shoot(page, name('verify'));
  await page.locator('.verify summary').click();
  await page.locator('.verify details').scrollIntoViewIfNeeded();
  await shoot(page, name('verify-more'));
  expect(complaints).toEqual([]);
});
