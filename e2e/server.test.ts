// The server as people meet it: guests, tables, sockets, refusals, a stop in the middle.

import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { seeded } from '../src/kernel/chance.ts';
import { promiseOf } from '../src/kernel/fairness.ts';
import { openHouse, Person, type Tale, type Watch } from './house.ts';
import { stolik } from './stolik.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  house.child.kill('SIGTERM');
  expect((await house.ended).code).toBe(0);
});

/** Two friends and a bot at a table that has begun. */
async function threeAtATable() {
  const kasia = await Person.named('Kasia', house.address);
  const tom = await Person.named('Tom', house.address);
  const holders = ['me', 'open', { bot: 'greedy' }];
  const { body: opened } = await kasia.post('/api/tables', {
    game: 'mines',
    holders,
    options: { first: 0 },
  });
  const { id, invitation, lookOn } = opened as { id: string; invitation: string; lookOn: string };
  await tom.post(`/api/tables/${id}/join`, { invitation });
  await kasia.post(`/api/tables/${id}/promise`, { promise: promiseOf('from Kasia') });
  await kasia.post(`/api/tables/${id}/start`);
  return { kasia, tom, id, invitation, lookOn };
}

/** Plays a seat to the end with random options. */
async function playToTheEnd(watch: Watch, seed: string): Promise<Tale> {
  const chance = seeded(seed);
  let tale = await watch.ask({ do: 'hello', at: 0 }, 'table');
  while (!tale.over) {
    const [asked] = tale.seen.pending;
    const from = watch.tales.length;
    if (asked) {
      const choice = asked.options[chance.below(asked.options.length)];
      await watch.say({ do: 'choose', at: tale.at, choice });
    }
    const { at } = tale;
    tale = await watch.tale(next => next.tell === 'table' && next.at > at, asked ? from : 0);
    tale = watch.table ?? tale;
  }
  return tale;
}

test('two friends and a bot play a whole game; the record verifies', async () => {
  const { kasia, tom, id } = await threeAtATable();
  const watches = [kasia.watch(id), tom.watch(id)];
  const ends = await Promise.all(watches.map((watch, i) => playToTheEnd(watch, `friend ${i}`)));
  expect(ends[0]?.standing).toEqual(ends[1]?.standing);
  expect(ends[0]?.standing?.some(({ place }) => place === 1)).toBe(true);
  const { body: record } = await kasia.get(`/api/tables/${id}/record`);
  expect(record).toMatchObject({
    game: 'mines',
    seats: 3,
    seed: { promises: [promiseOf('from Kasia'), null, null] },
  });
  const { body: table } = await tom.get(`/api/tables/${id}`);
  expect(table).toMatchObject({
    status: 'over',
    seed: { key: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  const file = `${house.data}.record.json`;
  writeFileSync(file, JSON.stringify(record));
  expect((await stolik(['verify', file])).out).toMatch(/the game is over/);
});

describe('what is told', () => {
  test('a seat sees its own hand, somebody who looks on none, a stranger nothing', async () => {
    const { kasia, id, lookOn } = await threeAtATable();
    const seated = await kasia.watch(id).ask({ do: 'hello', at: 0 }, 'table');
    expect(seated.seen.view.hand).toHaveLength(6);
    const stranger = await Person.named('Nobody', house.address);
    const looking = await stranger.watch(id).ask({ do: 'hello', at: 0, lookOn }, 'table');
    expect(looking.seat).toBeNull();
    expect(looking.seen.view.hand).toEqual([]);
    const turnedAway = stranger.watch(id);
    await turnedAway.say({ do: 'hello', at: 0 });
    await expect(turnedAway.tale(() => true)).rejects.toThrow(/may not watch/);
  });

  test('the key stays on the server until the end', async () => {
    const { kasia, id } = await threeAtATable();
    const { body } = await kasia.get(`/api/tables/${id}`);
    expect(body).toMatchObject({ status: 'playing', seed: { commitment: expect.any(String) } });
    expect(JSON.stringify(body)).not.toMatch(/"key"/);
    expect(await kasia.get(`/api/tables/${id}/record`)).toMatchObject({ status: 409 });
  });

  test('coming back, a page gets what it missed', async () => {
    const { kasia, id } = await threeAtATable();
    const first = kasia.watch(id);
    const tale = await first.ask({ do: 'hello', at: 0 }, 'table');
    const { at } = tale;
    const choice = tale.seen.pending[0]?.options[0];
    await first.say({ do: 'choose', at, choice });
    await first.tale(next => next.at > at);
    first.socket.close();
    const again = await kasia.watch(id).ask({ do: 'hello', at }, 'table');
    expect(again.at).toBeGreaterThan(at);
    expect(again.since).toHaveLength(again.at - at);
    expect(again.since[0]?.notes.map(({ what }) => what)).toContain('played');
  });
});

describe('what is refused', () => {
  /** A seat that is asked, and its socket. */
  async function somebodyAsked() {
    const kasia = await Person.named('Kasia', house.address);
    const holders = ['me', { bot: 'random' }];
    const options = { first: 0 };
    const { body } = await kasia.post('/api/tables', { game: 'mines', holders, options });
    const { id } = body as { id: string };
    await kasia.post(`/api/tables/${id}/start`);
    const watch = kasia.watch(id);
    return { kasia, id, watch, tale: await watch.ask({ do: 'hello', at: 0 }, 'table') };
  }

  test('an illegal choice, with its rule; why says the same', async () => {
    const { watch, tale } = await somebodyAsked();
    const wrong = { unit: 0, place: 9 };
    const refused = await watch.ask({ do: 'choose', at: tale.at, choice: wrong }, 'refused');
    expect(refused).toMatchObject({
      reason: 'illegal',
      rule: expect.stringMatching(/^mines\.1[12]$/),
    });
    const why = await watch.ask({ do: 'why', id: 7, candidate: wrong }, 'why');
    expect(why).toMatchObject({ id: 7, rule: refused.rule });
  });

  test('a choice made twice, and one made on an old table: late, with the table as it is', async () => {
    const { watch, tale } = await somebodyAsked();
    const choice = tale.seen.pending[0]?.options[0];
    await watch.say({ do: 'choose', at: tale.at, choice });
    const refused = await watch.ask({ do: 'choose', at: tale.at, choice }, 'refused');
    expect(refused.reason).toBe('late');
    expect(watch.table?.at).toBe(tale.at + 1);
  });

  test('undo, where nothing can be taken back', async () => {
    const { watch, tale } = await somebodyAsked();
    expect(await watch.ask({ do: 'undo', at: tale.at }, 'refused')).toMatchObject({
      reason: 'cannot-undo',
    });
  });

  test('who looks on does not choose', async () => {
    const { id, kasia, tale } = await somebodyAsked();
    const { body } = await kasia.get(`/api/tables/${id}`);
    const stranger = await Person.named('Nobody', house.address);
    const watch = stranger.watch(id);
    await watch.ask({ do: 'hello', at: 0, lookOn: (body as { lookOn: string }).lookOn }, 'table');
    const choice = tale.seen.pending[0]?.options[0];
    expect(await watch.ask({ do: 'choose', at: 1, choice }, 'refused')).toMatchObject({
      reason: 'not-seated',
    });
  });

  test('anything malformed, and no table changes', async () => {
    const { watch, tale } = await somebodyAsked();
    const messages = fc.sample(
      fc.oneof(fc.json(), fc.string(), fc.constant('{"do":"choose"}')),
      40,
    );
    for (const message of messages)
      expect(await watch.ask(message, 'refused')).toMatchObject({ reason: 'malformed' });
    const after = await watch.ask({ do: 'hello', at: tale.at }, 'table');
    expect(after.at).toBe(tale.at);
    expect(after.seen).toEqual(tale.seen);
  });

  test('too much at once', async () => {
    const { watch, tale } = await somebodyAsked();
    for (let i = 0; i < 150; i++) await watch.say({ do: 'hello', at: tale.at });
    expect(await watch.tale(({ reason }) => reason === 'too-fast')).toBeDefined();
  });

  test('too large a message ends the socket, not the server', async () => {
    const { watch } = await somebodyAsked();
    await watch.say(`"${'x'.repeat(100_000)}"`);
    await expect(watch.tale(({ reason }) => reason === 'never')).rejects.toThrow(/closed/);
    expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
  });

  test('a page from elsewhere', async () => {
    const { kasia, id } = await somebodyAsked();
    const url = `${house.address.replace('http', 'ws')}/api/tables/${id}/socket`;
    const socket = new WebSocket(url, {
      headers: { cookie: kasia.cookie },
      origin: 'http://evil.example',
    });
    const outcome = await new Promise(resolve => {
      socket.on('open', () => resolve('open'));
      socket.on('error', error => resolve(error.message));
    });
    expect(outcome).toMatch(/401|403/);
  });

  test.each([
    ['/api/guest', { name: '' }, 400],
    ['/api/guest', { name: 'x'.repeat(99) }, 400],
    ['/api/guest', 'no json', 400],
    ['/api/tables', { game: 'chess', holders: ['me', 'open'] }, 409],
    ['/api/tables', { game: 'mines', holders: ['me'] }, 409],
    ['/api/tables', { game: 'mines', holders: ['me', { bot: 'clever' }] }, 400],
    ['/api/tables', { game: 'mines', holders: ['me', 'open'], options: { x: 1 } }, 409],
    ['/api/tables', { game: 'mines', holders: ['me', 'you'] }, 400],
    ['/api/tables/nowhere/join', { invitation: 'x' }, 409],
    ['/api/tables/nowhere/start', {}, 409],
  ])('POST %s %j', async (path, body, status) => {
    const kasia = await Person.named('Kasia', house.address);
    const answer = await kasia.post(path, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error: expect.any(String), message: expect.any(String) });
  });

  test('nobody without a name, and no seat twice', async () => {
    const forged = new Person(house.address, 'stolik=forged');
    expect((await forged.get('/api/me')).body).toEqual({ guest: null });
    expect((await forged.get('/api/tables')).status).toBe(401);
    const { tom, id, invitation } = await threeAtATable();
    const late = await Person.named('Late', house.address);
    expect(await late.post(`/api/tables/${id}/join`, { invitation })).toMatchObject({
      status: 409,
    });
    expect((await tom.post(`/api/tables/${id}/join`, { invitation })).body).toEqual({ seat: 1 });
  });
});

test('who leaves is stood in for by a bot, and gets the seat back', async () => {
  const { kasia, tom, id } = await threeAtATable();
  await tom.post(`/api/tables/${id}/leave`);
  const { body } = await kasia.get(`/api/tables/${id}`);
  expect((body as { holders: object[] }).holders[1]).toMatchObject({
    name: 'Tom',
    bot: 'greedy',
  });
  const end = await playToTheEnd(kasia.watch(id), 'alone with bots');
  expect(end.over).toBe(true);
  await tom.post(`/api/tables/${id}/return`);
  const { body: after } = await kasia.get(`/api/tables/${id}`);
  expect((after as { holders: object[] }).holders[1]).toMatchObject({ name: 'Tom', bot: null });
});

test('a seat has a few windows, and no more', async () => {
  const { kasia, id } = await threeAtATable();
  const windows = Array.from({ length: 6 }, () => kasia.watch(id));
  for (const window of windows) await window.ask({ do: 'hello', at: 0 }, 'table');
  const oneMore = kasia.watch(id);
  await oneMore.say({ do: 'hello', at: 0 });
  await expect(oneMore.tale(() => true)).rejects.toThrow(/too many windows/);
  windows[0]?.socket.close();
  await windows[0]?.tale(() => false).catch(() => {});
  await kasia.watch(id).ask({ do: 'hello', at: 0 }, 'table');
});
