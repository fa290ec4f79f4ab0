// What is sent in one turn of the event loop leaves together, in order, and at the end of that turn.

import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { expect, test } from 'vitest';
import { Channel } from './channel.ts';

const turn = () => new Promise(resolve => setImmediate(resolve));

/** A channel, and what has left by it so far, one text for each writing. */
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
  return { channel: new Channel(web, socket), web, socket, left };
}

test('what is sent in one turn leaves together', async () => {
  const [one, other] = [listened(), listened()];
  one.channel.send('people');
  other.channel.send('news');
  one.channel.send('table');
  expect([one.left, other.left]).toEqual([[], []]);
  expect(one.channel.bufferedAmount).toBe('peopletable'.length);
  await turn();
  expect([one.left, other.left]).toEqual([['people,table'], ['news']]);
  expect(one.channel.bufferedAmount).toBe(0);
});

test('the next turn sends again', async () => {
  const { channel, left } = listened();
  channel.send('first');
  await turn();
  channel.send('second');
  await turn();
  expect(left).toEqual(['first', 'second']);
});

test('a channel that was cut meanwhile keeps nobody else waiting', async () => {
  const [cut, other] = [listened(), listened()];
  cut.channel.send('lost');
  other.channel.send('news');
  cut.socket.destroy();
  await turn();
  expect([cut.left, other.left]).toEqual([[], ['news']]);
});

test('what is a lot leaves at once, and what follows at the end of the turn', async () => {
  const { channel, left } = listened();
  const long = 'x'.repeat(100_000);
  channel.send('short');
  channel.send(long);
  channel.send('after');
  expect(left).toEqual([`short,${long}`]);
  await turn();
  expect(left).toEqual([`short,${long}`, 'after']);
});

test('what was said before an error arrives, although the channel is cut then', async () => {
  const { channel, web, socket, left } = listened();
  web.on('error', () => socket.destroy());
  channel.send('refused');
  web.emit('error', new Error('too long'));
  await turn();
  expect(left).toEqual(['refused']);
});
