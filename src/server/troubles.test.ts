// What goes wrong is said, by the file's name and SQLite's own words, and shows in /healthz.

import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { copyDatabase } from './copy.ts';
import { takeFile } from './data-file.ts';
import { Hall } from './hall.ts';
import { Window } from './kit/window.ts';
import { nobodyThinks } from './kit/world.ts';
import { buildServer } from './server.ts';
import { openSqlite } from './sqlite.ts';
import { FileTrouble } from './sqlite-trouble.ts';
import type { Store } from './store.ts';
import { Troubles } from './troubles.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const freshFile = () => join(folder, `${files++}.sqlite`);
const thread = new URL('../../dist/sqlite-thread.js', import.meta.url);

/** A store whose troubles are written down. */
function watched(file = freshFile(), writer?: URL) {
  const said: string[] = [];
  const troubles = new Troubles(line => said.push(line));
  const store = openSqlite(file, writer, {
    failed: trouble => troubles.hear('disk', trouble),
    written: troubles.written,
  });
  return { file, store, troubles, said };
}

/** Takes a table out of the file behind the store's back, so that writing to it fails. */
function spoil(file: string, table: string): void {
  const database = new Database(file);
  database.exec(`drop table ${table}`);
  database.close();
}

const full = (isWriting = true) =>
  new FileTrouble('x.sqlite', 'SQLITE_FULL', 'disk full', isWriting);

test.each([
  ['written here', undefined],
  ['written in a thread', thread],
])('%s: what SQLite says reaches the log, and the file is named', async (_, writer) => {
  const { file, store, troubles, said } = watched(undefined, writer);
  spoil(file, 'lines');
  await expect(store.addLine('t', { guest: null, seat: 0, text: 'hi', when: 1 })).rejects.toThrow(
    `cannot write ${file}: no such table: lines (SQLITE_ERROR)`,
  );
  expect(said).toEqual([
    expect.stringContaining(`disk: cannot write ${file}: no such table: lines`),
  ]);
  expect(troubles.isStuck).toBe(true);
  await store.guests.add({ id: 'kasia', name: 'Kasia' });
  expect(troubles.isStuck, 'something was written since').toBe(false);
  await store.close();
});

test('a number that is taken is no trouble', async () => {
  const { store, said } = watched();
  const deed = { deed: { seat: 0, choice: 1 }, when: 1 };
  await store.addDeed('t', 0, deed);
  await expect(store.addDeed('t', 0, deed)).rejects.toThrow(/written already/);
  expect(said).toEqual([]);
  await store.close();
});

test('the same trouble is said once for a while, and counted', () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  const said: string[] = [];
  const troubles = new Troubles(line => said.push(line));
  for (let i = 0; i < 500; i++) troubles.hear('disk', full());
  troubles.hear('tables', full());
  troubles.hear('tables', new Error('another thing'));
  expect(said).toHaveLength(2);
  expect(troubles.tally()).toEqual({ disk: 500, tables: 1, requests: 0, pushes: 0 });
  vi.advanceTimersByTime(11_000);
  troubles.hear('disk', full());
  expect(said[2]).toMatch(/disk: cannot write x.sqlite: disk full .*and 499 more like it/);
  vi.useRealTimers();
});

describe('/healthz', () => {
  async function asked(store: Store, troubles: Troubles) {
    const hall = new Hall(store, nobodyThinks);
    const server = await buildServer(store, hall, { troubles });
    return async () => {
      const answer = await server.inject('/healthz');
      return { status: answer.statusCode, ...answer.json() };
    };
  }
  const none = { disk: 0, tables: 0, requests: 0, pushes: 0 };

  test('says that nothing reaches the disk, and that it does again', async () => {
    const { store, troubles } = watched();
    let isFull = true;
    const check = async (now: number) => {
      if (!isFull) return store.check(now);
      troubles.hear('disk', full());
      throw full();
    };
    const health = await asked({ ...store, check } as Store, troubles);
    expect(await health()).toEqual({ status: 200, ok: true, troubles: none });
    troubles.hear('disk', full());
    expect(await health()).toMatchObject({ status: 503, ok: false, troubles: { disk: 2 } });
    expect(await health(), 'it does not try at once').toMatchObject({ troubles: { disk: 2 } });
    isFull = false;
    await vi.waitFor(
      async () => expect(await health()).toMatchObject({ status: 200, ok: true }),
      5000,
    );
    await store.close();
  });

  test('counts what the rules threw, and the log has it, whether or not it is asked for', async () => {
    const { store, troubles, said } = watched();
    const guest = 'kasia';
    await store.guests.add({ id: guest, name: 'Kasia' });
    const wish = { game: 'mines', holders: ['me', { bot: 'random' }] as const, options: {} };
    const { id } = (await new Hall(store, nobodyThinks).open(wish, guest)).row;
    const seed = { commitment: 'x', key: 'ab'.repeat(32), entropy: ['a', 'b'] };
    await store.changeTable(id, { status: 'playing', seed });
    const hall = new Hall(store, nobodyThinks, {
      trouble: error => troubles.hear('tables', error),
      open: async () => {
        throw new TypeError('a rule broke');
      },
    });
    const room = await hall.room(id);
    await new Window(room, guest, store).hello();
    expect(said.join('\n')).toMatch(/tables: TypeError: a rule broke\n +at /);
    const health = await asked(store, troubles);
    expect(await health()).toMatchObject({ status: 200, ok: true, troubles: { tables: 1 } });
    await store.close();
  });

  test('counts answers that failed', async () => {
    const { store, troubles, said } = watched();
    const tablesOf = async () => {
      throw new Error('no tables today');
    };
    const server = await buildServer(
      Object.assign(Object.create(store), { tablesOf }) as Store,
      new Hall(store, nobodyThinks),
      { troubles },
    );
    const body = { name: 'Kasia' };
    const { headers } = await server.inject({ method: 'POST', url: '/api/guest', body });
    const cookie = String(headers['set-cookie']).split(';')[0] as string;
    const answer = await server.inject({ url: '/api/tables', headers: { cookie } });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/no tables today/);
    expect(said).toEqual([expect.stringMatching(/requests: Error: no tables today/)]);
    expect(troubles.tally()).toMatchObject({ requests: 1 });
    await server.close();
    await store.close();
  });
});

describe('the file', () => {
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

  test.each([
    ['a new one', false],
    ['one that everybody could read', true],
  ])('%s is for its owner alone, with what lies beside it; so is a copy', async (_, isOld) => {
    const file = freshFile();
    const before = process.umask(0o022);
    if (isOld) {
      const database = new Database(file);
      database.pragma('journal_mode = wal');
      database.exec('create table x (y)');
      for (const tail of ['', '-wal', '-shm']) chmodSync(file + tail, 0o644);
    }
    const store = openSqlite(file, thread);
    await store.guests.add({ id: 'kasia', name: 'Kasia' });
    for (const tail of ['', '-wal', '-shm']) expect(modeOf(file + tail), tail).toBe('600');
    await copyDatabase(file, `${file}.copy`, () => {});
    expect(modeOf(`${file}.copy`)).toBe('600');
    process.umask(before);
    await store.close();
  });

  test('belongs to one server, by whatever name it is called, until that one lets go', () => {
    const file = freshFile();
    const { letGo } = takeFile(file);
    expect(() => takeFile(file)).toThrow(`${file} is in use by another server`);
    openSqlite(file).close();
    symlinkSync(file, `${file}.link`);
    expect(() => takeFile(`${file}.link`)).toThrow(/in use by another server/);
    letGo();
    takeFile(`${file}.link`).letGo();
    expect(existsSync(`${file}.lock`)).toBe(true);
    expect(modeOf(`${file}.lock`)).toBe('600');
  });
});
