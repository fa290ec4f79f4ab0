// The server's log says what happened, and nothing that lets anybody in or shows what is hidden.

import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { promiseOf } from '../src/kernel/fairness.ts';
import { openHouse, Person } from './house.ts';

test('no credential, invitation, link, code, entropy, key or word of a chat is in the log', async () => {
  const house = await openHouse(undefined, '0', {}, ['--log']);
  const kasia = await Person.named('Kasia', house.address);
  const tom = await Person.named('Tom', house.address);
  const wish = { game: 'mines', holders: ['me', 'open', 'open'], options: { first: 0 } };
  const { body } = await kasia.post('/api/tables', wish);
  const { id, invitation, lookOn } = body as { id: string; invitation: string; lookOn: string };
  await tom.post(`/api/tables/${id}/join`, { invitation });
  await kasia.post(`/api/tables/${id}/place`, { seat: 2, bot: 'greedy' });
  await kasia.post(`/api/tables/${id}/promise`, { promise: promiseOf('salt of Kasia') });
  await tom.post(`/api/tables/${id}/share`, { share: 'salt of Tom' });
  await kasia.post(`/api/tables/${id}/start`);
  await kasia.post(`/api/tables/${id}/share`, { share: 'salt of Kasia' });
  const { body: made } = await kasia.post('/api/code');
  const { code } = made as { code: string };
  const telephone = await fetch(`${house.address}/api/code/use`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const [second = ''] = (telephone.headers.get('set-cookie') ?? '').split(';');

  const watch = kasia.watch(id);
  const tale = await watch.ask({ do: 'hello', at: 0 }, 'table');
  const choice = tale.seen.pending[0]?.options[0];
  await watch.say({ do: 'choose', at: tale.at, choice });
  await watch.tale(({ tell, at }) => tell === 'table' && at > tale.at);
  await watch.say({ do: 'chat', text: 'a word between friends' });
  const stranger = await Person.named('Nobody', house.address);
  await stranger.watch(id).ask({ do: 'hello', at: 0, lookOn }, 'table');

  // What is refused is logged too, and must not repeat what was sent.
  await stranger
    .watch(id)
    .ask({ do: 'hello', at: 0 }, 'table')
    .catch(() => {});
  expect((await stranger.post(`/api/tables/${id}/join`, { invitation })).status).toBe(409);
  expect((await kasia.post(`/api/tables/${id}/join`, `{"invitation":"${invitation}`)).status).toBe(
    400,
  );
  expect((await stranger.post('/api/code/use', { code })).status).toBe(409);
  await fetch(`${house.address}/api/me`, { headers: { authorization: `Bearer ${lookOn}` } });
  await fetch(`${house.address}/nowhere`, { headers: { cookie: kasia.cookie } });

  house.child.kill('SIGTERM');
  const { out, err } = await house.ended;
  const log = out + err;
  expect(log).toMatch(new RegExp(`"url":"/api/tables/${id}/socket"`));
  expect(log).toMatch(/"statusCode":409/);
  const database = new Database(house.data);
  const { seed } = database.prepare('select seed from tables').get() as { seed: string };
  const { key } = JSON.parse(seed) as { key: string };
  const hashes = database.prepare('select hash from credentials').pluck().all() as string[];
  database.close();
  const credentials = [kasia.cookie, tom.cookie, stranger.cookie, second].map(
    cookie => cookie.split('=')[1] as string,
  );
  const secrets = {
    ...{ invitation, lookOn, code, key },
    ...Object.fromEntries(
      [...credentials, ...hashes].map((secret, i) => [`credential ${i}`, secret]),
    ),
    entropy: 'salt of',
    chat: 'a word between friends',
  };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(5);
    expect(log.includes(secret), `${name} in the log`).toBe(false);
  }
});
