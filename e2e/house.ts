// A running server, and people who talk to it as a page would.

import { join } from 'node:path';
import { WebSocket } from 'ws';
import { type Change, changed } from '../src/wire/change.ts';
import { freshFolder, start } from './stolik.ts';

/** What a page is told over a socket. */
export interface Tale {
  readonly tell: 'table' | 'refused' | 'why' | 'people' | 'chat' | 'foreseen';
  readonly at: number;
  readonly seat: number | null;
  readonly over: boolean;
  readonly undo: string | null;
  readonly seen: {
    readonly view: { readonly hand: unknown[] };
    readonly pending: readonly { readonly step: string; readonly options: readonly unknown[] }[];
    readonly waiting: readonly { readonly seat: number }[];
  };
  readonly since: readonly { readonly notes: readonly { readonly what: string }[] }[];
  readonly standing: readonly { readonly place: number }[] | null;
  readonly reason?: string;
  readonly rule?: string | null;
  readonly id?: number;
}

/** Starts the built server on a free port, or on the one it had before. */
export async function openHouse(
  data = join(freshFolder(), 'stolik.sqlite'),
  port = '0',
  env: { [name: string]: string } = {},
  more: readonly string[] = [],
) {
  const args = ['serve', '--port', port, '--data', data, ...more];
  const { child, ended, printed, output } = start(args, env);
  await printed('Stolik is ready: ');
  const [, address = ''] = /Stolik is ready: (\S+)/.exec(output()) ?? [];
  return { address, data, child, ended, output };
}

/** Somebody with a cookie. */
export class Person {
  constructor(
    readonly address: string,
    readonly cookie: string,
  ) {}

  static async named(name: string, address: string): Promise<Person> {
    const answer = await fetch(`${address}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    return new Person(address, cookie);
  }

  /** The same person, when the server has come back at another address. */
  at(address: string): Person {
    return new Person(address, this.cookie);
  }

  async post(
    path: string,
    body: unknown = {},
  ): Promise<{ status: number; body: { [key: string]: unknown } }> {
    const answer = await fetch(`${this.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as { [key: string]: unknown } };
  }

  async get(path: string): Promise<{ status: number; body: { [key: string]: unknown } }> {
    const answer = await fetch(`${this.address}${path}`, { headers: { cookie: this.cookie } });
    return { status: answer.status, body: (await answer.json()) as { [key: string]: unknown } };
  }

  /** Opens the socket of a table. */
  watch(table: string): Watch {
    const url = `${this.address.replace('http', 'ws')}/api/tables/${table}/socket`;
    return new Watch(new WebSocket(url, { headers: { cookie: this.cookie } }));
  }
}

/** A socket with everything that was told over it. */
export class Watch {
  readonly tales: Tale[] = [];
  private wake: (() => void)[] = [];
  closed: string | null = null;

  constructor(readonly socket: WebSocket) {
    socket.on('message', data => {
      const tale = JSON.parse(String(data)) as Tale & { change?: Change | null };
      const seen = 'change' in tale ? this.seenAfter(tale.change ?? null) : tale.seen;
      this.tales.push({ ...tale, seen });
      this.stir();
    });
    socket.on('close', (_code, reason) => {
      this.closed = String(reason);
      this.stir();
    });
    socket.on('error', () => this.stir());
  }

  /** What is seen after a change, by the last tale of the table. */
  private seenAfter(change: Change | null): Tale['seen'] {
    if (this.table === undefined) throw new Error('a change of nothing');
    return changed(this.table.seen, change);
  }

  private stir(): void {
    for (const wake of this.wake.splice(0)) wake();
  }

  async say(message: unknown): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING)
      await new Promise(resolve => {
        this.socket.once('open', resolve);
        this.socket.once('close', resolve);
      });
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first tale, from the n-th on, that is as wished. */
  async tale(wished: (tale: Tale) => boolean, from = 0): Promise<Tale> {
    for (;;) {
      const found = this.tales.slice(from).find(wished);
      if (found) return found;
      if (this.closed !== null) throw new Error(`the socket closed: ${this.closed}`);
      await new Promise<void>(resolve => this.wake.push(resolve));
    }
  }

  /** Says something and waits for the next tale of a kind. */
  async ask(message: unknown, tell: Tale['tell']): Promise<Tale> {
    const from = this.tales.length;
    await this.say(message);
    return this.tale(tale => tale.tell === tell, from);
  }

  /** The table as it was last told. */
  get table(): Tale | undefined {
    return this.tales.findLast(({ tell }) => tell === 'table');
  }
}
