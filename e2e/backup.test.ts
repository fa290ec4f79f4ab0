// A backup is taken while people play, and put back whole or not at all.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { seeded } from '../src/kernel/chance.ts';
import { openHouse, Person, type Tale } from './house.ts';
import { freshFolder, start, stolik } from './stolik.ts';

type House = Awaited<ReturnType<typeof openHouse>>;

/** Somebody at a table with two bots. */
async function sitDown(house: House) {
  const kasia = await Person.named('Kasia', house.address);
  const holders = ['me', { bot: 'random' }, { bot: 'greedy' }];
  const { body } = await kasia.post('/api/tables', { game: 'mines', holders });
  const { id } = body as { id: string };
  await kasia.post(`/api/tables/${id}/start`);
  return { kasia, id };
}

/** Chooses at random until enough was told, or to the end. */
async function playOn(person: Person, table: string, enough: (tale: Tale) => boolean) {
  const watch = person.watch(table);
  const chance = seeded(table);
  let tale = await watch.ask({ do: 'hello', at: 0 }, 'table');
  while (!tale.over && !enough(tale)) {
    const { at } = tale;
    const [asked] = tale.seen.pending;
    const choice = asked?.options[chance.below(asked.options.length)];
    if (asked) await watch.say({ do: 'choose', at, choice });
    tale = await watch.tale(next => next.tell === 'table' && next.at > at);
    tale = watch.table ?? tale;
  }
  watch.socket.close();
  return tale;
}

/** All that a person was told at a table so far. */
async function toldTo(person: Person, table: string): Promise<Tale['since']> {
  const watch = person.watch(table);
  const { since } = await watch.ask({ do: 'hello', at: 0 }, 'table');
  watch.socket.close();
  return since;
}

async function stop(house: House, signal: NodeJS.Signals = 'SIGTERM') {
  house.child.kill(signal);
  await house.ended;
}

test('a backup under play holds all that was told before; elsewhere the table goes on', async () => {
  const house = await openHouse();
  const { kasia, id } = await sitDown(house);
  await playOn(kasia, id, ({ at, seen }) => at > 8 && seen.pending.length > 0);
  const before = await toldTo(kasia, id);
  let copied = false;
  const others = async () => {
    while (!copied) {
      const other = await sitDown(house);
      await playOn(other.kasia, other.id, () => copied);
    }
  };
  const playing = Promise.all([others(), others()]);
  const file = join(freshFolder(), 'backup.sqlite');
  const run = await stolik(['backup', file, '--data', house.data]);
  copied = true;
  await playing;
  await stop(house);
  expect(run).toMatchObject({ code: 0, err: '' });
  expect(readdirSync(dirname(file)), 'one file, nothing beside it').toEqual(['backup.sqlite']);

  const elsewhere = join(freshFolder(), 'new', 'stolik.sqlite');
  expect(await stolik(['restore', file, '--data', elsewhere])).toMatchObject({ code: 0, err: '' });
  const other = await openHouse(elsewhere);
  expect(other.output()).not.toMatch(/frozen/);
  const there = kasia.at(other.address);
  expect(await toldTo(there, id)).toEqual(before);
  expect((await playOn(there, id, () => false)).over).toBe(true);
  await stop(other);
});

test('restore replaces a killed server’s data only by force, and never a running one’s', async () => {
  const house = await openHouse();
  const { kasia, id } = await sitDown(house);
  const file = join(freshFolder(), 'backup.sqlite');
  await stolik(['backup', file, '--data', house.data]);
  const later = await sitDown(house);
  const restore = ['restore', file, '--data', house.data];
  expect((await stolik(restore)).err).toMatch(/is there already: --force replaces it/);
  expect((await stolik([...restore, '--force'])).err).toMatch(
    /is in use by another server: stop that one/,
  );
  expect((await later.kasia.get(`/api/tables/${later.id}`)).status).toBe(200);
  await stop(house, 'SIGKILL');
  expect((await stolik([...restore, '--force'])).code).toBe(0);
  const again = await openHouse(house.data);
  expect(again.output()).not.toMatch(/frozen/);
  expect((await kasia.at(again.address).get(`/api/tables/${id}`)).status).toBe(200);
  expect((await later.kasia.at(again.address).get('/api/me')).body).toEqual({ guest: null });
  await stop(again);
});

/** Files made from the bytes of a good backup, and what is said of them. */
const spoilt: [string, (good: Buffer) => Buffer, RegExp][] = [
  ['no database at all', () => Buffer.from('Once upon a time. '.repeat(999)), /is damaged: /],
  ['nothing', () => Buffer.alloc(0), /is no database of Stolik: it has no guests, /],
  ['the first half', good => good.subarray(0, good.length / 2), /is damaged: /],
  ['its middle gone', good => Buffer.from(good).fill(7, 5 * 4096, 9 * 4096), /is damaged: /],
  ['another program’s', () => otherDatabase(), /is no database of Stolik: it has no guests, /],
  ['a newer version’s', good => newerDatabase(good), /written by a newer version of Stolik/],
];

function newerDatabase(good: Buffer): Buffer {
  const database = new Database(good);
  database.pragma('user_version = 999');
  return database.serialize();
}

function otherDatabase(): Buffer {
  const database = new Database(':memory:');
  database.exec('create table cookies (id integer)');
  return database.serialize();
}

test('a damaged file is refused with one line, and nothing changes', async () => {
  const house = await openHouse();
  const { kasia, id } = await sitDown(house);
  await playOn(kasia, id, ({ at }) => at > 8);
  const told = await toldTo(kasia, id);
  const folder = freshFolder();
  const good = join(folder, 'good.sqlite');
  await stolik(['backup', good, '--data', house.data]);
  await stop(house);
  const listing = readdirSync(dirname(house.data));
  for (const [name, spoil, reason] of spoilt) {
    const file = join(folder, `${name}.sqlite`);
    writeFileSync(file, spoil(readFileSync(good)));
    const run = await stolik(['restore', file, '--data', house.data, '--force']);
    expect(run, name).toMatchObject({ code: 2, out: '' });
    expect(run.err, name).toMatch(reason);
    expect(run.err, name).toMatch(/^stolik: .*\n$/);
    expect(readdirSync(dirname(house.data)), name).toEqual(listing);
    const fresh = join(freshFolder(), 'stolik.sqlite');
    await stolik(['restore', file, '--data', fresh]);
    expect(readdirSync(dirname(fresh)), name).toEqual([]);
  }
  const again = await openHouse(house.data);
  expect((await toldTo(kasia.at(again.address), id)).slice(0, told.length)).toEqual(told);
  await stop(again);
});

test('backup refuses what is no data, and to write over something', async () => {
  const folder = freshFolder();
  const data = join(folder, 'none.sqlite');
  const file = join(folder, 'backup.sqlite');
  expect((await stolik(['backup', file, '--data', data])).err).toMatch(
    /cannot read .*no such file/,
  );
  writeFileSync(data, 'no database');
  expect((await stolik(['backup', file, '--data', data])).err).toMatch(/is damaged/);
  expect((await stolik(['backup', data, '--data', data, '--force'])).err).toMatch(/already/);
  writeFileSync(file, 'something dear');
  expect((await stolik(['backup', file, '--data', data])).err).toMatch(/is there already/);
  expect(readFileSync(file, 'utf8')).toBe('something dear');
});

test('a damaged page: the server says which file, goes on with the sound tables, and salvage saves them', async () => {
  const house = await openHouse();
  const people = [];
  for (let i = 0; i < 6; i++) people.push(await sitDown(house));
  for (const { kasia, id } of people) await playOn(kasia, id, () => false);
  const told = await Promise.all(people.map(({ kasia, id }) => toldTo(kasia, id)));
  expect((await stolik(['salvage', `${house.data}.sound`, '--data', house.data])).err).toMatch(
    /is in use by another server/,
  );
  await stop(house);

  // One page of what was chosen at the last table is overwritten.
  const bytes = readFileSync(house.data);
  const { id: torn, kasia: unlucky } = people[3] as (typeof people)[number];
  const at = bytes.lastIndexOf(`${torn}`, bytes.lastIndexOf(`${torn}`) - 4096) & ~4095;
  expect(at).toBeGreaterThan(4096);
  bytes.fill(7, at, at + 4096);
  writeFileSync(house.data, bytes);

  const damaged = start(['serve', '--port', '0', '--data', house.data]);
  const begun = await Promise.race([damaged.printed('is ready').then(() => true), damaged.ended]);
  if (begun === true) {
    const [, address = ''] = /ready: (\S+)/.exec(damaged.output()) ?? [];
    await Promise.allSettled(people.map(({ kasia, id }) => toldTo(kasia.at(address), id)));
    damaged.child.kill();
  }
  const { err } = await damaged.ended;
  expect(err).toContain(`cannot read ${house.data}: `);
  expect(err).toContain(`stolik salvage COPY --data ${house.data}`);

  const sound = join(freshFolder(), 'sound.sqlite');
  const saved = await stolik(['salvage', sound, '--data', house.data]);
  expect(saved).toMatchObject({ code: 0, err: '' });
  const [, whole] = /^(\d) of 6 tables/.exec(saved.out) ?? [];
  expect(Number(whole)).toBeGreaterThan(2);
  expect((await stolik(['restore', sound, '--data', house.data, '--force'])).code).toBe(0);
  const again = await openHouse(house.data);
  let same = 0;
  for (const [i, { kasia, id }] of people.entries()) {
    if (saved.out.includes(`Table ${id} is lost`)) continue;
    const now = await toldTo(kasia.at(again.address), id);
    // A table that was cut off goes on at once: bots sit at it.
    if (saved.out.includes(`Table ${id} goes on`)) expect(now[0]).toEqual(told[i]?.[0]);
    else {
      expect(now).toEqual(told[i]);
      same++;
    }
  }
  expect(same).toBe(Number(whole));
  expect((await unlucky.at(again.address).get('/api/me')).body).toMatchObject({
    guest: { name: 'Kasia' },
  });
  await stop(again);
}, 300_000);
