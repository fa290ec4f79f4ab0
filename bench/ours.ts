// People at our tables: a socket a seat, through the same door as a page.

import { WebSocket } from 'ws';
import { type Change, changed } from '../src/wire/change.ts';
import { anyOf, forEachOf, type Load, Party, post, type Size, until } from './load.ts';

/** What of a tale the seats go by. */
interface Tale {
  readonly tell: string;
  readonly at: number;
  readonly over: boolean;
  readonly seen: { readonly pending: readonly { readonly options: readonly unknown[] }[] };
  readonly change?: Change | null;
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
    const answer = await this.ask('/api/guest', { name: 'Guest' });
    [this.cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  }

  async post<T>(path: string, body: object): Promise<T> {
    return (await (await this.ask(path, body)).json()) as T;
  }

  private ask(path: string, body: object): Promise<Response> {
    return post(this.house + path, body, this.headers);
  }

  watch(table: string): WebSocket {
    const url = `${this.house.replace('http', 'ws')}/api/tables/${table}/socket`;
    return new WebSocket(url, { headers: this.headers, perMessageDeflate: false });
  }
}

/** The guests at a table; when it is over they open another. */
export class OurParty extends Party {
  /** What was acknowledged, table by table. */
  readonly chosen = new Map<string, Chosen[]>();
  private readonly guests: readonly Guest[];
  private sockets: WebSocket[] = [];
  private tales: (Tale | null)[] = [];
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
    this.tales = this.guests.map(() => null);
    this.sockets = this.guests.map((guest, seat) => this.listen(guest, seat));
    await until(() => this.tales.every(tale => tale !== null), 'everybody sees their table');
  }

  private listen(guest: Guest, seat: number): WebSocket {
    const socket = guest.watch(this.table);
    socket.on('open', () => socket.send('{"do":"hello","at":0}'));
    socket.on('message', data => this.hear(seat, JSON.parse(String(data)) as Tale));
    socket.on('error', () => {});
    return socket;
  }

  private hear(seat: number, tale: Tale): void {
    if (tale.tell === 'refused') {
      this.sent = null;
      this.refused();
    }
    if (tale.tell !== 'table') return;
    this.tales[seat] = this.taken(seat, tale);
    const { sent } = this;
    if (sent !== null && seat === sent.seat && tale.at > sent.at) {
      this.chosen.get(this.table)?.push({ seat, choice: sent.choice });
      this.sent = null;
      this.acknowledged();
    }
    if (this.tales.every(heard => heard?.over)) this.moveOn(() => this.goToAnother());
    else this.stir();
  }

  /** A tale with all that is seen, as a page would have it. */
  private taken(seat: number, { change, ...tale }: Tale): Tale {
    const before = this.tales[seat];
    if (change === undefined || before == null) return tale;
    return { ...tale, seen: changed(before.seen, change) };
  }

  private async goToAnother(): Promise<void> {
    for (const socket of this.sockets) socket.close();
    await this.sitDown();
  }

  protected choose(): boolean {
    const seat = this.tales.findIndex(tale => tale !== null && tale.seen.pending.length > 0);
    const tale = this.tales[seat];
    if (tale == null) return false;
    const choice = anyOf(tale.seen.pending[0]?.options ?? []);
    this.sent = { seat, choice, at: tale.at };
    this.sockets[seat]?.send(JSON.stringify({ do: 'choose', at: tale.at, choice }));
    return true;
  }
}

/** Seats guests at each of so many tables. */
export async function openTables(
  house: string,
  { tables, seats }: Size,
  load: Load,
): Promise<OurParty[]> {
  const parties = Array.from({ length: tables }, (_, i) => new OurParty(load, house, i, seats));
  await forEachOf(parties, party => party.comeIn());
  return parties;
}
