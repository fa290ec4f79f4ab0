// People at our tables: a socket a seat, through the same door as a page.

import { WebSocket } from 'ws';
import { type Change, changed } from '../src/wire/change.ts';
import {
  type Answer,
  anyOf,
  forEachOf,
  type Load,
  optionsIn,
  Party,
  PLAIN,
  post,
  type Size,
  until,
} from './load.ts';

type Pending = readonly { readonly options: readonly unknown[] }[];

/** What of a tale of the table matters here: whoever is told the whole has `seen`, else it is a `change`. */
interface Tale {
  readonly seen?: { readonly pending: Pending };
  readonly change?: { readonly pending?: Change } | null;
}

/** How a table stands for a seat, as far as the seat goes by it. */
interface Stand {
  readonly at: number;
  readonly over: boolean;
  /** What the seat may choose, if it is asked. */
  readonly options: readonly unknown[];
}

/** A choice as it must be found on disk. */
interface Chosen {
  readonly seat: number;
  readonly choice: unknown;
}

/** One guest, who comes from an address of their own: the server counts requests by address. */
class Guest {
  private cookie = '';

  constructor(
    private readonly house: string,
    private readonly from: string,
  ) {}

  private get headers() {
    return { cookie: this.cookie, 'x-forwarded-for': this.from };
  }

  async comeIn(): Promise<void> {
    this.cookie = (await this.ask('/api/guest', { name: 'Guest' })).cookie;
  }

  async post<T>(path: string, body: object): Promise<T> {
    return JSON.parse((await this.ask(path, body)).text) as T;
  }

  private ask(path: string, body: object): Promise<Answer> {
    return post(this.house + path, body, this.headers);
  }

  watch(table: string): WebSocket {
    const url = `${this.house.replace('http', 'ws')}/api/tables/${table}/socket`;
    return new WebSocket(url, { ...PLAIN, headers: this.headers });
  }
}

/** The guests at a table; when it is over they open another. */
export class OurParty extends Party {
  /** What was acknowledged, table by table. */
  readonly chosen = new Map<string, Chosen[]>();
  private readonly guests: readonly Guest[];
  private sockets: WebSocket[] = [];
  private stands: (Stand | null)[] = [];
  private table = '';
  private sent: (Chosen & { readonly at: number }) | null = null;

  constructor(load: Load, house: string, number: number, seats: number) {
    super(load);
    const address = (seat: number) => `10.${seat}.${number >> 8}.${number & 255}`;
    this.guests = Array.from({ length: seats }, (_, seat) => new Guest(house, address(seat)));
  }

  async comeIn(): Promise<void> {
    for (const guest of this.guests) await guest.comeIn();
    await this.sitDown();
  }

  private async sitDown(): Promise<void> {
    const [host, ...friends] = this.guests as [Guest, ...Guest[]];
    const wish = { game: 'mines', holders: ['me', ...friends.map(() => 'open')] };
    const opened = await host.post<{ id: string; invitation: string }>('/api/tables', wish);
    const path = `/api/tables/${opened.id}`;
    for (const friend of friends)
      await friend.post(`${path}/join`, { invitation: opened.invitation });
    await host.post(`${path}/start`, {});
    this.table = opened.id;
    this.chosen.set(this.table, []);
    this.stands = this.guests.map(() => null);
    this.sockets = this.guests.map((guest, seat) => this.listen(guest, seat));
    await until(() => this.stands.every(stand => stand !== null), 'everybody sees their table');
  }

  private listen(guest: Guest, seat: number): WebSocket {
    const socket = guest.watch(this.table);
    socket.on('open', () => socket.send('{"do":"hello","at":0}'));
    socket.on('message', data => this.hear(seat, String(data)));
    socket.on('error', () => {});
    return socket;
  }

  private hear(seat: number, text: string): void {
    if (text.startsWith('{"tell":"refused"')) {
      this.sent = null;
      this.refused();
    }
    const stand = standAfter(this.stands[seat] ?? null, text);
    if (stand === null) return;
    this.stands[seat] = stand;
    const { sent } = this;
    if (sent !== null && seat === sent.seat && stand.at > sent.at) {
      this.chosen.get(this.table)?.push({ seat, choice: sent.choice });
      this.sent = null;
      this.acknowledged();
    }
    if (this.stands.every(stand => stand?.over)) this.moveOn(() => this.goToAnother());
    else this.stir();
  }

  private async goToAnother(): Promise<void> {
    for (const socket of this.sockets) socket.close();
    await this.sitDown();
  }

  protected choose(): boolean {
    const seat = this.stands.findIndex(stand => stand !== null && stand.options.length > 0);
    const stand = this.stands[seat];
    if (stand == null) return false;
    const { at, options } = stand;
    const choice = anyOf(options);
    this.sent = { seat, choice, at };
    this.sockets[seat]?.send(JSON.stringify({ do: 'choose', at, choice }));
    return true;
  }
}

/** Where a tale leads to; null if it is not of the table. No more of it is read than is needed. */
function standAfter(before: Stand | null, text: string): Stand | null {
  const found = /^\{"tell":"table","seat":\d,"at":(\d+),"over":(true|false)/.exec(text);
  if (found === null) return null;
  const [at, over] = [Number(found[1]), found[2] === 'true'];
  return { at, over, options: optionsAfter(before, text) };
}

/** What the seat is asked after a tale, if it is. */
function optionsAfter(before: Stand | null, text: string): readonly unknown[] {
  if (before !== null && !text.includes('"pending":')) return before.options;
  if (text.includes('"pending":{"length":[0]}')) return [];
  const options = optionsIn(text);
  if (options !== null) return options;
  const { seen, change } = JSON.parse(text) as Tale;
  const asked = [{ options: before?.options ?? [] }];
  const pending = seen?.pending ?? changed(asked, change?.pending ?? null);
  return pending[0]?.options ?? [];
}

/** Seats guests at each of so many tables; waits for somebody to look around when half of them are open. */
export async function openTables(
  house: string,
  { tables, seats }: Size,
  load: Load,
  halfway: () => Promise<void>,
): Promise<OurParty[]> {
  const parties = Array.from({ length: tables }, (_, i) => new OurParty(load, house, i, seats));
  const half = Math.floor(tables / 2);
  await forEachOf(parties.slice(0, half), party => party.comeIn());
  await halfway();
  await forEachOf(parties.slice(half), party => party.comeIn());
  return parties;
}
