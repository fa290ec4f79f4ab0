// One watcher's socket: what is said, what is told. The raw table has no way through here.

import type { WebSocket } from '@fastify/websocket';
import { Refusal } from '../kernel/settings.ts';
import { type Refused, type Said, said } from '../wire/messages.ts';
import { DeedRefused, type RunningTable, type Watcher } from './running.ts';

const MESSAGES_A_SECOND = 50;
const BURST = 100;

/** Answers and tells one watcher of a table over a socket, until it closes. */
export function converse(socket: WebSocket, table: RunningTable, watcher: Watcher): void {
  const bucket = new Bucket();
  /** How much this page has heard; nothing is told before it says hello. */
  let heard: number | null = null;
  const send = (message: object) => socket.send(JSON.stringify(message));
  const tellTable = (from: number) => {
    heard = table.look(watcher).at;
    send({
      tell: 'table',
      seat: watcher,
      ...table.look(watcher),
      since: table.since(watcher, from),
    });
  };
  const refuse = (reason: Refused, message: string, rule: string | null = null) => {
    send({ tell: 'refused', reason, message, rule });
    if (reason === 'late') tellTable(heard ?? 0);
  };
  const stop = table.onChange(() => {
    if (table.broken) return socket.close(1012, 'come again');
    if (heard !== null && table.look(watcher).at !== heard) tellTable(heard);
  });
  socket.on('close', stop);
  socket.on('error', stop);
  socket.on('message', data => {
    if (!bucket.take()) return refuse('too-fast', 'that is too much at once');
    const message = read(String(data));
    if (message === null) return refuse('malformed', 'this is no message the table knows');
    heed(message).catch(error => {
      if (error instanceof DeedRefused) refuse(error.reason, error.message, error.rule);
      else if (error instanceof Refusal) refuse('illegal', error.message);
      else socket.close(1011, 'the server has a problem');
    });
  });

  async function heed(message: Said): Promise<void> {
    if (message.do === 'hello') return tellTable(Math.min(message.at, table.look(watcher).at));
    if (watcher === null) return refuse('not-seated', 'who looks on does not choose');
    switch (message.do) {
      case 'choose':
        return table.do({ seat: watcher, choice: message.choice }, message.at);
      case 'undo':
        return table.do({ seat: watcher, undo: true }, message.at);
      case 'why':
        send({ tell: 'why', id: message.id, rule: await table.why(watcher, message.candidate) });
    }
  }
}

function read(text: string): Said | null {
  try {
    return said.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** So many messages at once, so many a second. */
class Bucket {
  private left = BURST;
  private filledAt = performance.now();

  take(): boolean {
    const now = performance.now();
    this.left = Math.min(BURST, this.left + ((now - this.filledAt) / 1000) * MESSAGES_A_SECOND);
    this.filledAt = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}
