// What is sent in one turn of the event loop leaves together, in order, and at the end of that turn.

import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { expect, test } from 'vitest';
import { Line } from './line.ts';

const turn = () => new Promise(resolve => setImmediate(resolve));

/** A line, and what has left by it so far, one text for each writing. */
function listened() {
  const left: string[] = [];
  const socket = new Writable({
    write: (chunk, _encoding, done) => {
      left.push(String(chunk));
      done();
    },
    writev: (chunks, done) => {
      left.push(chunks.map(({ chunk }) => String(chunk)).join());
      done();
    },
  }) as unknown as Socket;
  const send = (text: string) => socket.write(text);
  const web = Object.assign(new EventEmitter(), { send }) as unknown as WebSocket;
  return { line: new Line(web, socket), web, socket, left };
}

test('what is sent in one turn leaves together', async () => {
  const [one, other] = [listened(), listened()];
  one.line.send('people');
  other.line.send('news');
  one.line.send('table');
  expect([one.left, other.left]).toEqual([[], []]);
  expect(one.line.bufferedAmount).toBe('peopletable'.length);
  await turn();
  expect([one.left, other.left]).toEqual([['people,table'], ['news']]);
  expect(one.line.bufferedAmount).toBe(0);
});

test('the next turn sends again', async () => {
  const { line, left } = listened();
  line.send('first');
  await turn();
  line.send('second');
  await turn();
  expect(left).toEqual(['first', 'second']);
});

test('a line that was cut meanwhile keeps nobody else waiting', async () => {
  const [cut, other] = [listened(), listened()];
  cut.line.send('lost');
  other.line.send('news');
  cut.socket.destroy();
  await turn();
  expect([cut.left, other.left]).toEqual([[], ['news']]);
});

test('what is a lot leaves at once, and what follows at the end of the turn', async () => {
  const { line, left } = listened();
  const long = 'x'.repeat(100_000);
  line.send('short');
  line.send(long);
  line.send('after');
  expect(left).toEqual([`short,${long}`]);
  await turn();
  expect(left).toEqual([`short,${long}`, 'after']);
});

test('what was said before an error arrives, although the line is cut then', async () => {
  const { line, web, socket, left } = listened();
  web.on('error', () => socket.destroy());
  line.send('refused');
  web.emit('error', new Error('too long'));
  await turn();
  expect(left).toEqual(['refused']);
});
