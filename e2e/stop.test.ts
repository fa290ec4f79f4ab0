// The server is asked to stop while people play: it says goodbye, keeps its word and is gone soon.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seeded } from '../src/kernel/chance.ts';
import { openHouse, Person, type Tale, type Watch } from './house.ts';
import { freshFolder, start } from './stolik.ts';

/** Somebody at a table with two bots, and the socket they watch it on. */
async function sitDown(name: string, address: string) {
  const person = await Person.named(name, address);
  const holders = ['me', { bot: 'random' }, { bot: 'greedy' }];
  const { body } = await person.post('/api/tables', { game: 'mines', holders });
  const { id } = body as { id: string };
  await person.post(`/api/tables/${id}/start`);
  return { person, id, watch: person.watch(id) };
}

/** Chooses as fast as it is answered, until the socket is closed; a table that is over stays so. */
async function playOn(watch: Watch): Promise<void> {
  const chance = seeded('stop');
  try {
    let tale = await watch.ask({ do: 'hello', at: 0 }, 'table');
    for (;;) {
      const { at } = tale;
      const [asked] = tale.seen.pending;
      const choice = asked?.options[chance.below(asked.options.length)];
      if (asked) await watch.say({ do: 'choose', at, choice });
      await watch.tale(next => next.tell === 'table' && next.at > at);
      tale = watch.table as Tale;
    }
  } catch (error) {
    expect((error as Error).message).toMatch(/socket closed/);
  }
}

/** All that was told on a socket, in order. */
function toldOn({ tales }: Watch): Tale['since'][number][] {
  const told: Tale['since'][number][] = [];
  for (const { tell, at, since } of tales)
    if (tell === 'table') told.splice(at - since.length, told.length, ...since);
  return told;
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: sockets end with 1001, the code is 0, and what was told stays told',
  async signal => {
    const house = await openHouse();
    const players = await Promise.all(
      ['Kasia', 'Tom', 'Ola'].map(name => sitDown(name, house.address)),
    );
    const codes = players.map(
      ({ watch }) => new Promise(resolve => watch.socket.once('close', resolve)),
    );
    const playing = players.map(({ watch }) => playOn(watch));
    const deaf = await sitDown('Deaf', house.address);
    await deaf.watch.ask({ do: 'hello', at: 0 }, 'table');
    deaf.watch.socket.pause();
    await new Promise(resolve => setTimeout(resolve, 150));

    const asked = performance.now();
    house.child.kill(signal);
    const { code, err } = await house.ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(performance.now() - asked, 'though somebody does not answer').toBeLessThan(8000);
    deaf.watch.socket.terminate();
    expect(await Promise.all(codes)).toEqual([1001, 1001, 1001]);
    await Promise.all(playing);

    const again = await openHouse(house.data);
    for (const { person, id, watch } of players) {
      const told = toldOn(watch);
      const all = await person.at(again.address).watch(id).ask({ do: 'hello', at: 0 }, 'table');
      expect(told.length).toBeGreaterThan(1);
      expect(all.since.slice(0, told.length)).toEqual(told);
    }
    again.child.kill('SIGTERM');
    expect((await again.ended).code).toBe(0);
  },
);

test('where the port is taken the server says so and ends', async () => {
  const house = await openHouse();
  const { port } = new URL(house.address);
  const data = join(freshFolder(), 'stolik.sqlite');
  const second = start(['serve', '--port', port, '--data', data]);
  const { code, err } = await second.ended;
  expect(code).toBe(2);
  expect(err).toMatch(/cannot listen/);
  house.child.kill();
  await house.ended;
});

test('HOST and PORT say where to listen; what is asked for on the command line counts for more', async () => {
  const data = () => join(freshFolder(), 'stolik.sqlite');
  const listening = async (args: string[], env: { [name: string]: string }) => {
    const { child, ended, printed, output } = start(['serve', '--data', data(), ...args], env);
    await printed('Stolik is ready: ');
    child.kill();
    await ended;
    return output();
  };
  const { port } = new URL((/http\S+/.exec(await listening(['--port', '0'], {})) ?? [''])[0]);
  const env = { HOST: '127.0.0.2', PORT: port };
  expect(await listening([], env)).toMatch(`http://127.0.0.2:${port}\n`);
  expect(await listening(['--network'], env)).toMatch(`http://127.0.0.2:${port}\n`);
  const flags = ['--host', '127.0.0.3', '--port', '0'];
  expect(await listening(flags, env)).toMatch(/http:\/\/127\.0\.0\.3:\d+\n/);
  expect(await listening(flags, { ...env, PORT: '' })).toMatch(/http:\/\/127\.0\.0\.3:\d+\n/);
  const refused = await start(['serve', '--data', data()], { PORT: 'many' }).ended;
  expect(refused).toMatchObject({ code: 2, err: expect.stringMatching(/PORT\) must be a whole/) });
});
