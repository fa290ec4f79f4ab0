// A world behind a real server: HTTP, cookies, sockets. What was sent is what came out of the network.

import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { welcome } from '../guests.ts';
import { Hall } from '../hall.ts';
import type { Watcher } from '../running.ts';
import { buildServer } from '../server.ts';
import {
  type Beginning,
  hello,
  houseOf,
  type Message,
  nobodyThinks,
  quiet,
  rowOf,
  type Side,
  seatsAt,
} from './world.ts';

/** One table on a server of its own. */
export class ServedWorld implements Side {
  readonly watchers: readonly Watcher[];
  private readonly sent = new Map<Watcher, string[]>();
  private readonly guests: string[] = [];
  private readonly cookies = new Map<Watcher, string>();
  private readonly sockets = new Map<Watcher, WebSocket>();
  private server: FastifyInstance | undefined;
  private hall: Hall | undefined;
  private address = '';

  constructor(private readonly beginning: Beginning) {
    this.watchers = [null, ...seatsAt(beginning.position)];
  }

  async comeIn(): Promise<void> {
    const { id, store } = this.beginning;
    if ((await store.table(id)) === null) await this.seatEverybody();
    const called = (guest: string) => this.sentTo(this.guests.indexOf(guest)).push('called');
    this.hall = new Hall(store, nobodyThinks, houseOf(this.beginning, called));
    this.server = await buildServer(store, this.hall);
    this.address = await this.server.listen({ host: '127.0.0.1', port: 0 });
    for (const watcher of this.watchers) await this.connect(watcher);
    for (const watcher of this.watchers) {
      await this.fetch(watcher, `/api/tables/${id}`);
      await this.fetch(watcher, '/api/tables');
    }
  }

  private async seatEverybody(): Promise<void> {
    const { store, position } = this.beginning;
    for (const seat of seatsAt(position)) {
      const { guest, credential } = await welcome(store, `Seat ${seat}`);
      this.guests.push(guest.id);
      this.cookies.set(seat, `stolik=${credential}`);
    }
    await store.addTable(rowOf(this.beginning, this.guests));
  }

  private headers(watcher: Watcher): { cookie?: string } {
    const cookie = this.cookies.get(watcher);
    return cookie === undefined ? {} : { cookie };
  }

  private async connect(watcher: Watcher): Promise<void> {
    const url = `${this.address.replace('http', 'ws')}/api/tables/${this.beginning.id}/socket`;
    const socket = new WebSocket(url, { headers: this.headers(watcher) });
    socket.on('message', data => this.sentTo(watcher).push(String(data)));
    await new Promise((resolve, failed) => socket.once('open', resolve).once('error', failed));
    this.sockets.set(watcher, socket);
    await this.say(watcher, hello(watcher));
  }

  private async fetch(watcher: Watcher, path: string): Promise<void> {
    const answer = await fetch(`${this.address}${path}`, { headers: this.headers(watcher) });
    this.sentTo(watcher).push(`${answer.status} ${await answer.text()}`);
  }

  async restart(): Promise<void> {
    await this.leave();
    await this.comeIn();
  }

  /** Everybody goes away, and the server stops. */
  async leave(): Promise<void> {
    for (const socket of this.sockets.values()) {
      await answered(socket);
      socket.removeAllListeners('message').terminate();
    }
    this.sockets.clear();
    await this.server?.close();
  }

  /** The server has heard it, done it and told of it when every socket answers after that. */
  async say(watcher: Watcher, message: Message): Promise<void> {
    const socket = this.sockets.get(watcher) as WebSocket;
    socket.send(JSON.stringify(message));
    await answered(socket);
    const table = await (await this.hall?.room(this.beginning.id))?.running();
    await table?.why(0, null).catch(() => {});
    await quiet();
    for (const other of this.sockets.values()) await answered(other);
  }

  sentTo(watcher: Watcher): string[] {
    const sent = this.sent.get(watcher) ?? [];
    this.sent.set(watcher, sent);
    return sent;
  }
}

/** Until the other end has answered a ping: all that was sent before has come through. */
async function answered(socket: WebSocket): Promise<void> {
  const pong = new Promise(resolve => socket.once('pong', resolve));
  socket.ping();
  await pong;
}
