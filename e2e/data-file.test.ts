// One file, one server, one owner; and what the server says when the disk takes no more.

import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openHouse, Person } from './house.ts';
import { freshFolder, stolik } from './stolik.ts';

test('a second server on the same file is refused; a killed one leaves nothing in the way', async () => {
  const house = await openHouse();
  const second = await stolik(['serve', '--port', '0', '--data', house.data]);
  expect(second).toMatchObject({ code: 2, out: '' });
  expect(second.err).toBe(
    `stolik: ${house.data} is in use by another server: stop that one, or name another file with --data\n`,
  );
  const kasia = await Person.named('Kasia', house.address);
  expect((await kasia.get('/api/me')).status).toBe(200);
  const copy = join(freshFolder(), 'copy.sqlite');
  expect((await stolik(['backup', copy, '--data', house.data])).code).toBe(0);
  const beside = ['', '-wal', '-shm'].map(tail => house.data + tail);
  for (const file of [...beside, copy])
    expect((statSync(file).mode & 0o777).toString(8), file).toBe('600');
  house.child.kill('SIGKILL');
  await house.ended;
  const again = await openHouse(house.data);
  expect((await kasia.at(again.address).get('/api/me')).body).toMatchObject({
    guest: { name: 'Kasia' },
  });
  again.child.kill();
  expect((await again.ended).code).toBe(0);
});

test('where no more can be written it is said, by whom and why, and what was told stays true', async () => {
  const data = join(freshFolder(), 'stolik.sqlite');
  const args = ['dist/stolik.js', 'serve', '--port', '0', '--data', data];
  // No file of this process may grow beyond 400 KB.
  const child = spawn('bash', ['-c', 'ulimit -f 400; exec "$0" "$@"', process.execPath, ...args], {
    env: { ...process.env, HOST: '', PORT: '' },
  });
  let said = '';
  let err = '';
  child.stdout.on('data', text => {
    said += text;
  });
  child.stderr.on('data', text => {
    err += text;
  });
  const gone = new Promise(resolve => child.once('close', resolve));
  await expect.poll(() => said, { timeout: 60_000 }).toContain('is ready: ');
  const [, address = ''] = /ready: (\S+)/.exec(said) ?? [];
  const kasia = await Person.named('Kasia', address);
  let opened = 0;
  for (; opened < 500; opened++) if ((await kasia.post('/api/code')).status !== 200) break;
  expect(opened).toBeGreaterThan(0);
  expect(opened).toBeLessThan(500);
  expect(err).toMatch(
    /^\S+ disk: cannot write \S+stolik\.sqlite: .+ \(SQLITE_(IOERR_WRITE|FULL)\)/,
  );
  // What takes little room may still find some.
  const health = async () => {
    await kasia.post('/api/code');
    const answer = await fetch(`${address}/healthz`);
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  await expect
    .poll(health, { timeout: 60_000, interval: 200 })
    .toMatchObject({ status: 503, ok: false, troubles: { disk: expect.any(Number) } });
  expect((await kasia.get('/api/me')).body).toMatchObject({ guest: { name: 'Kasia' } });
  child.kill();
  await gone;
  const again = await openHouse(data);
  expect((await kasia.at(again.address).get('/api/me')).status).toBe(200);
  expect(await (await fetch(`${again.address}/healthz`)).json()).toMatchObject({ ok: true });
  again.child.kill();
  await again.ended;
});
