// Any page of the file may be damaged: what is sound is saved, and nothing is changed unsaid.

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyedSeed } from '../kernel/fairness.ts';
import { Hall } from './hall.ts';
import { nobodyThinks } from './kit/world.ts';
import { salvage } from './salvage.ts';
import { openSqlite } from './sqlite.ts';
import type { Done, Store, TableRow } from './store.ts';

const PAGE = 4096;
const TABLES = 24;
const folder = mkdtempSync(join(tmpdir(), 'stolik-'));
afterAll(() => rmSync(folder, { recursive: true }));
const good = join(folder, 'good.sqlite');
let bytes: Buffer;

const idOf = (i: number) => `table ${String(i * 7919).padStart(10, '0')}`;
const rowOf = (i: number): TableRow => ({
  id: idOf(i),
  game: 'mines',
  version: 1,
  options: { first: 0, backs: false, components: null },
  host: `guest ${i % 5}`,
  seed: keyedSeed('ab'.repeat(32), [`one ${i}`, 'two']),
  holders: [
    { guest: `guest ${i % 5}`, bot: null, entropy: null, archived: false },
    { guest: `guest ${(i + 1) % 5}`, bot: null, entropy: 'two', archived: false },
  ],
  status: i % 6 === 0 ? 'over' : 'playing',
  waitsFor: [0],
  invitation: 'come',
  lookOn: 'look',
  createdAt: i,
  begunAt: i,
  changedAt: i,
});
const deedOf = (n: number): Done => ({
  deed: { seat: n % 2, choice: { unit: n, place: n * 3, why: 'x'.repeat(n % 40) } },
  when: n,
});

beforeAll(async () => {
  const store = openSqlite(good);
  const times = (n: number, write: (i: number) => Promise<void>) =>
    Promise.all(Array.from({ length: n }, (_, i) => write(i)));
  await times(5, g => store.guests.add({ id: `guest ${g}`, name: `Guest ${g}` }));
  await times(5, g => store.guests.addCredential(`hash ${g}`, `guest ${g}`));
  await times(TABLES, i => store.addTable(rowOf(i)));
  // Table after table and choice after choice, as people play.
  for (let n = 0; n < 60; n++)
    await times(TABLES, i => store.addDeed(idOf(i), n, deedOf(n), { waitsFor: [n % 2] }));
  for (let n = 0; n < 5; n++)
    await times(TABLES, i =>
      store.addLine(idOf(i), { guest: null, seat: 0, text: `line ${n}`, when: n }),
    );
  await store.close();
  bytes = readFileSync(good);
});

type Told = Awaited<ReturnType<typeof told>>;

/** All there is to know of a table. */
async function told(store: Store, id: string) {
  return {
    row: await store.table(id),
    deeds: await store.deedsOf(id),
    lines: await store.linesOf(id, 9),
  };
}

/** Pages are overwritten by noise, or their heads are turned around, one after the other. */
function spoilt(page: number): Buffer {
  const damaged = Buffer.from(bytes);
  for (let i = page * PAGE; i < (page + 1) * PAGE; i++)
    if (page % 2 === 0) damaged[i] = (i * 7919 + page * 104729 + (i >> 3)) % 256;
    else if (i % PAGE < 16) damaged[i] = (damaged[i] as number) ^ 0xff;
  return damaged;
}

test('whichever page is damaged, all the other tables are as they were', async () => {
  const store = openSqlite(good);
  const before = await Promise.all(Array.from({ length: TABLES }, (_, i) => told(store, idOf(i))));
  await store.close();
  const saved = { whole: 0, cut: 0, lost: 0, nameless: 0 };
  const pages = bytes.length / PAGE;
  expect(pages).toBeGreaterThan(30);
  for (let page = 1; page < pages; page++) {
    const file = join(folder, `page ${page}.sqlite`);
    const damaged = spoilt(page);
    writeFileSync(file, damaged);
    const { whole, cut, lost, guests, nameless } = salvage(file, `${file}.saved`);
    expect(readFileSync(file).equals(damaged), 'the damaged file stays as it is').toBe(true);
    expect(whole + cut.length + lost.length, `page ${page}`).toBe(TABLES);
    expect(guests).toBe(5);
    const after = openSqlite(`${file}.saved`);
    for (let i = 0; i < TABLES; i++) {
      const id = idOf(i);
      const [was, is] = [before[i] as Told, await told(after, id)];
      const short = cut.find(({ table }) => table === id);
      if (lost.includes(id)) expect(is.row).toBeNull();
      else if (short) expect(is.deeds).toEqual(was.deeds.slice(0, short.choices));
      else expect({ ...is, lines: null }, `page ${page}`).toEqual({ ...was, lines: null });
    }
    await after.close();
    saved.whole += whole;
    saved.cut += cut.length;
    saved.lost += lost.length;
    saved.nameless += nameless;
    for (const end of ['', '.saved']) rmSync(file + end);
  }
  console.log(`${JSON.stringify(saved)} of ${TABLES * (pages - 1)} in ${pages - 1} files`);
  // The rest were led to by the one page that was spoilt.
  expect(saved.whole / (TABLES * (pages - 1))).toBeGreaterThan(0.85);
});

test('the copy is for its owner alone, and a server goes on with it', async () => {
  const file = join(folder, 'saved.sqlite');
  salvage(good, file);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  const store = openSqlite(file);
  await new Hall(store, nobodyThinks).checkAll();
  expect(await store.table(idOf(3))).not.toBeNull();
  await store.close();
});

test.each([
  ['its first page gone', () => Buffer.from(bytes).fill(0, 0, PAGE)],
  ['no database at all', () => Buffer.from('Once upon a time. '.repeat(999))],
])('%s: one clear line, and nothing is written', (name, spoil) => {
  const file = join(folder, `${name}.sqlite`);
  writeFileSync(file, spoil());
  expect(() => salvage(file, `${file}.saved`)).toThrow(
    /nothing of .* can be read .*restore a backup/,
  );
  expect(statSync(`${file}.saved`, { throwIfNoEntry: false })).toBeUndefined();
});
