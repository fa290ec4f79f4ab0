// Whatever comes over the network: a typed refusal or a closed socket, the server stays up, and no
// table changes on disk.

import { connect } from 'node:net';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openHouse, Person, type Tale, type Watch } from './house.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let kasia: Person;
let tom: Person;
let stranger: Person;
let id: string;
let lookOn: string;

beforeAll(async () => {
  house = await openHouse();
  kasia = await Person.named('Kasia', house.address);
  tom = await Person.named('Tom', house.address);
  stranger = await Person.named('Stranger', house.address);
  const wish = { game: 'mines', holders: ['me', 'open'], options: { first: 0 } };
  const { body } = await kasia.post('/api/tables', wish);
  id = body.id as string;
  lookOn = body.lookOn as string;
  await tom.post(`/api/tables/${id}/join`, { invitation: body.invitation });
  await kasia.post(`/api/tables/${id}/start`);
});

afterAll(async () => {
  house.child.kill('SIGTERM');
  expect((await house.ended).code).toBe(0);
});

/** Every table, seat and deed on disk. */
function onDisk(): unknown[] {
  const database = new Database(house.data, { readonly: true });
  const rows = ['tables', 'holders', 'deeds'].map(name =>
    database.prepare(`select * from ${name}`).all(),
  );
  database.close();
  return rows;
}

/** How many lines were said. */
function lines(): number {
  const database = new Database(house.data, { readonly: true });
  const { count } = database.prepare('select count(*) as count from lines').get() as {
    count: number;
  };
  database.close();
  return count;
}

let before: unknown[];
let watches: Watch[] = [];
beforeEach(() => {
  before = onDisk();
});
afterEach(async () => {
  for (const { socket } of watches) socket.terminate();
  watches = [];
  expect(onDisk(), 'no table has changed').toEqual(before);
  expect((await fetch(`${house.address}/healthz`)).status).toBe(200);
});

/** A socket that is closed after the test. */
function watching(person: Person, table = id): Watch {
  const watch = person.watch(table);
  watches.push(watch);
  return watch;
}

/** A person at the table, greeted. */
async function atTheTable(person: Person): Promise<{ watch: Watch; tale: Tale }> {
  const watch = watching(person);
  return { watch, tale: await watch.ask({ do: 'hello', at: 0 }, 'table') };
}

/** Says something and waits for what is said to that. */
async function answer(watch: Watch, message: unknown): Promise<Tale> {
  const from = watch.tales.length;
  await watch.say(message);
  const isHello = (message as { do?: unknown } | null)?.do === 'hello';
  const kinds = ['refused', 'why', 'foreseen', 'past', ...(isHello ? ['table'] : [])];
  return watch.tale(({ tell }) => kinds.includes(tell), from);
}

/** The code a socket is closed with. */
function closing(socket: WebSocket): Promise<number> {
  return new Promise(resolve => socket.once('close', resolve));
}

describe('over a socket', () => {
  test('messages that are almost right', async () => {
    const odd = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom<unknown>(-1, 0.5, 1e308, 2 ** 53, '1', null, [], {}, '__proto__'),
      fc.constantFrom<unknown>('x'.repeat(30_000), Array(5000).fill(0)),
    );
    const right = fc.constantFrom<object>(
      { do: 'hello', at: 0 },
      { do: 'choose', at: 1, choice: { unit: 0, place: 0 } },
      { do: 'undo', at: 1 },
      { do: 'why', id: 1, candidate: { unit: 0, place: 0 } },
      { do: 'foresee', id: 1 },
      { do: 'past', id: 1, from: 1, to: 2 },
    );
    const field = fc.constantFrom(
      'do',
      'at',
      'from',
      'id',
      'choice',
      'candidate',
      'seat',
      'lookOn',
    );
    const messages = fc.sample(
      fc.tuple(right, field, odd).map(([message, key, value]) => ({ ...message, [key]: value })),
      300,
    );
    const { tale } = await atTheTable(kasia);
    const legal = tale.seen.pending[0]?.options ?? [];
    const harmless = messages.filter(
      message => !legal.some(option => JSON.stringify(message).includes(JSON.stringify(option))),
    );
    for (const person of [kasia, tom])
      for (let from = 0; from < harmless.length; from += 30) {
        const { watch } = await atTheTable(person);
        for (const message of harmless.slice(from, from + 30)) {
          expect((await answer(watch, message)).reason).not.toBe('too-fast');
        }
        watch.socket.close();
        await closing(watch.socket);
      }
  });

  test('texts that are dangerous to read', async () => {
    const { watch } = await atTheTable(kasia);
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    for (const text of ['', '{', 'null', '"', '{"__proto__":{"do":"hello"}}', deep])
      expect(await answer(watch, text)).toMatchObject({ reason: 'malformed' });
    for (const text of [
      `{"do":"choose","at":1,"choice":${deep}}`,
      '{"do":"choose","at":1,"choice":{"__proto__":{"unit":1}}}',
    ])
      expect(await answer(watch, text)).toMatchObject({ tell: 'refused', reason: 'illegal' });
    for (const candidate of ['{"constructor":1}', '{"__proto__":{"unit":1}}', deep])
      expect(await answer(watch, `{"do":"why","id":1,"candidate":${candidate}}`)).toMatchObject({
        tell: 'why',
        rule: expect.stringMatching(/^mines\.\w+$/),
      });
  });

  test('frames of bytes', async () => {
    const { watch, tale } = await atTheTable(kasia);
    for (const bytes of fc.sample(fc.uint8Array({ maxLength: 500 }), 30)) {
      const from = watch.tales.length;
      watch.socket.send(bytes);
      expect(await watch.tale(() => true, from)).toMatchObject({ reason: 'malformed' });
    }
    const { at } = await watch.ask({ do: 'hello', at: 0 }, 'table');
    expect(at).toBe(tale.at);
  });

  test('a text that is no text', async () => {
    const { watch } = await atTheTable(kasia);
    const closed = closing(watch.socket);
    watch.socket.send(Buffer.from([0xff, 0xfe, 0xc0]), { binary: false });
    expect(await closed).toBe(1007);
  });

  test('a megabyte at once, and too much in pieces', async () => {
    // A close that comes while we still write may get lost on its way: then it is 1006.
    const { watch } = await atTheTable(kasia);
    const closed = closing(watch.socket);
    watch.socket.send('x'.repeat(1_000_000));
    expect([1009, 1006]).toContain(await closed);
    const { watch: again } = await atTheTable(kasia);
    const closedAgain = closing(again.socket);
    for (let i = 0; i < 7; i++) again.socket.send('x'.repeat(10_000), { fin: false });
    expect([1009, 1006]).toContain(await closedAgain);
  });

  test('the same choice again, from the same socket and from another', async () => {
    const holders = ['me', 'open'];
    const { body } = await kasia.post('/api/tables', {
      game: 'mines',
      holders,
      options: { first: 0 },
    });
    const { id: other, invitation } = body as { id: string; invitation: string };
    await tom.post(`/api/tables/${other}/join`, { invitation });
    await kasia.post(`/api/tables/${other}/start`);
    const [first, second] = [watching(kasia, other), watching(kasia, other)];
    await second.ask({ do: 'hello', at: 0 }, 'table');
    const { at, seen } = await first.ask({ do: 'hello', at: 0 }, 'table');
    const message = { do: 'choose', at, choice: seen.pending[0]?.options[0] };
    const from = first.tales.length;
    await first.say(message);
    await first.tale(tale => tale.tell === 'table' && tale.at === at + 1, from);
    before = onDisk();
    for (const watch of [first, second, first])
      expect(await answer(watch, message)).toMatchObject({ reason: 'late' });
  });

  test('anything before hello', async () => {
    for (const message of [
      { do: 'choose', at: 1, choice: 0 },
      { do: 'undo', at: 1 },
      { do: 'why', id: 1, candidate: 0 },
      { do: 'foresee', id: 1 },
      { do: 'chat', text: 'hi' },
    ])
      expect(await answer(watching(kasia), message)).toMatchObject({ reason: 'not-seated' });
  });

  test('a choice out of turn, from another seat, on a table that never was', async () => {
    const { tale } = await atTheTable(kasia);
    const choice = tale.seen.pending[0]?.options[0];
    const { watch, tale: toms } = await atTheTable(tom);
    const { at } = toms;
    expect(await answer(watch, { do: 'choose', at, choice })).toMatchObject({
      reason: 'illegal',
      rule: 'mines.10',
    });
    expect(await answer(watch, { do: 'choose', at, choice, seat: 0 })).toMatchObject({
      reason: 'malformed',
    });
    for (const wrong of [0, at + 1, Number.MAX_SAFE_INTEGER])
      expect(await answer(watch, { do: 'choose', at: wrong, choice })).toMatchObject({
        reason: 'late',
      });
    expect(await answer(watch, { do: 'undo', at })).toMatchObject({ reason: 'cannot-undo' });
  });

  test('whoever only looks on, with the link and without', async () => {
    const looking = watching(stranger);
    await looking.ask({ do: 'hello', at: 0, lookOn }, 'table');
    for (const message of [
      { do: 'choose', at: 1, choice: 0 },
      { do: 'undo', at: 1 },
      { do: 'why', id: 1, candidate: 0 },
      { do: 'foresee', id: 1 },
      { do: 'chat', text: 'hi' },
    ])
      expect(await answer(looking, message)).toMatchObject({ reason: 'not-seated' });
    for (const link of ['', 'x'.repeat(64), id]) {
      const guessing = watching(stranger);
      await guessing.say({ do: 'hello', at: 0, lookOn: link });
      await expect(guessing.tale(() => true)).rejects.toThrow(/may not watch/);
    }
    await expect(watching(stranger, 'nowhere').tale(() => true)).rejects.toThrow(/no such table/);
  });

  test('somebody who talks without end', async () => {
    const { watch } = await atTheTable(tom);
    const said = lines();
    for (let i = 0; i < 400; i++) await watch.say({ do: 'chat', text: `line ${i}` });
    await watch.say({ do: 'chat', text: 'x'.repeat(501) });
    const count = (tell: string) => watch.tales.filter(tale => tale.tell === tell).length;
    while (count('refused') + count('chat') < 1 + 401)
      await new Promise(resolve => setTimeout(resolve, 20));
    expect(watch.tales.filter(({ reason }) => reason === 'too-fast').length).toBeGreaterThan(200);
    expect(lines() - said).toBeLessThan(200);
  });

  test('somebody who says hello and is gone', async () => {
    for (let i = 0; i < 20; i++) {
      const socket = watching(tom).socket;
      await new Promise(resolve => socket.once('open', resolve));
      socket.send(JSON.stringify({ do: 'hello', at: 0 }));
      socket.terminate();
    }
    const isThere = async () => {
      const { holders } = (await kasia.get(`/api/tables/${id}`)).body as {
        holders: { present: boolean }[];
      };
      return holders[1]?.present;
    };
    for (let tries = 0; tries < 50 && (await isThere()); tries++)
      await new Promise(resolve => setTimeout(resolve, 50));
    expect(await isThere()).toBe(false);
  });
});

describe('over HTTP', () => {
  test.each([
    ['join', { invitation: 'x'.repeat(32) }, 'wrong-invitation'],
    ['start', {}, 'not-host'],
    ['place', { seat: 1, bot: 'greedy' }, 'not-host'],
    ['leave', {}, 'not-seated'],
    ['return', {}, 'not-seated'],
    ['close', {}, 'not-host'],
    ['archive', { archived: true }, 'not-seated'],
  ])('a stranger may not %s', async (act, wish, error) => {
    const answer = await stranger.post(`/api/tables/${id}/${act}`, wish);
    expect(answer).toMatchObject({ status: 409, body: { error, message: expect.any(String) } });
    const nobody = new Person(house.address, '');
    expect(await nobody.post(`/api/tables/${id}/${act}`, wish)).toMatchObject({ status: 401 });
  });

  test('who sits at the table but did not open it may not place or close', async () => {
    for (const [act, wish] of [
      ['place', { seat: 1, bot: null }],
      ['close', {}],
    ] as const)
      expect((await tom.post(`/api/tables/${id}/${act}`, wish)).body.error).toBe('not-host');
    expect((await kasia.get(`/api/tables/${id}/record`)).body.error).toBe('not-over');
  });

  /** Says any text to the server's port, and returns what comes back until it hangs up. */
  function spoken(text: string): Promise<string> {
    const { hostname, port } = new URL(house.address);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.on('data', data => {
      heard += data;
    });
    socket.on('error', () => {});
    socket.write(text);
    return new Promise(resolve => socket.once('close', () => resolve(heard)));
  }

  const asks = (path: string, headers = '') =>
    spoken(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
  const posts = (headers: string, body = '') =>
    spoken(
      `POST /api/guest HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`,
    );
  const typed = (answer: string) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const json = body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1);
    expect(JSON.parse(json)).toMatchObject({
      error: expect.any(String),
      message: expect.any(String),
    });
    return Number(head.split(' ')[1]);
  };

  test.each([
    '/../package.json',
    '/../../../../../../etc/passwd',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '//etc/passwd',
    '/%00',
    '/%zz',
  ])('the path %s', async path => {
    expect([400, 403, 404]).toContain(typed(await asks(path)));
  });

  test('cookies and bodies that are too large, or other than they say', async () => {
    expect(typed(await asks('/api/me', `Cookie: stolik=${'x'.repeat(30_000)}\r\n`))).toBe(431);
    expect(typed(await posts('Content-Length: 400000'))).toBe(413);
    const chunk = `${(300_000).toString(16)}\r\n"${'x'.repeat(299_999)}\r\n`;
    expect(typed(await posts('Transfer-Encoding: chunked', chunk))).toBe(413);
    expect(typed(await posts('Content-Length: 3', '{}{"name":"x"}'))).toBe(400);
    expect(typed(await posts('Content-Length: 1\r\nTransfer-Encoding: chunked', 'x'))).toBe(400);
  });

  test('what is no HTTP at all', async () => {
    for (const text of ['HELLO\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', '\u0000\u0001\r\n'])
      expect(typed(await spoken(text))).toBe(400);
  });

  test('somebody who begins and is gone', async () => {
    const { hostname, port } = new URL(house.address);
    for (let i = 0; i < 10; i++) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write('POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{');
      await new Promise(resolve => setTimeout(resolve, 10));
      socket.destroy();
    }
  });

  test('an upgrade to nothing', async () => {
    for (const path of ['/api/tables', '/', '/api/tables/nowhere/nothing']) {
      const socket = new WebSocket(`${house.address.replace('http', 'ws')}${path}`);
      socket.on('error', () => {});
      await closing(socket);
    }
  });
});
