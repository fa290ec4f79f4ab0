// People at boardgame.io's tables: in by its lobby, then a socket a seat, speaking socket.io's
// protocol as its client does.

import { WebSocket } from 'ws';
import {
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

/** What of a match's state the seats go by. */
interface State {
  /** What a seat is shown: the same as at our tables. */
  readonly G: { readonly pending: readonly { readonly options: readonly unknown[] }[] };
  readonly ctx: { readonly gameover?: unknown };
  readonly _stateID: number;
}

type Event = [string, string, State | { readonly state: State }];

const EVENT = '42/mines,';

/** The people at one match; when it is over they open another. */
class TheirParty extends Party {
  private match = '';
  private credentials: string[] = [];
  private sockets: WebSocket[] = [];
  private states: (State | null)[] = [];
  private chooser = 0;

  constructor(
    load: Load,
    /** Where its sockets are, and where its lobby. */
    private readonly game: string,
    private readonly lobby: string,
    private readonly seats: number,
  ) {
    super(load);
  }

  async sitDown(): Promise<void> {
    const { matchID } = await this.ask<{ matchID: string }>('create', { numPlayers: this.seats });
    const credentials: string[] = [];
    for (let seat = 0; seat < this.seats; seat++) {
      const wish = { playerID: `${seat}`, playerName: 'Guest' };
      const joined = await this.ask<{ playerCredentials: string }>(`${matchID}/join`, wish);
      credentials.push(joined.playerCredentials);
    }
    this.match = matchID;
    this.credentials = credentials;
    this.states = credentials.map(() => null);
    this.sockets = credentials.map((_, seat) => this.listen(seat));
    await until(() => this.states.every(state => state !== null), 'everybody sees their match');
  }

  private async ask<T>(path: string, body: object): Promise<T> {
    return JSON.parse((await post(`${this.lobby}/games/mines/${path}`, body)).text) as T;
  }

  private listen(seat: number): WebSocket {
    const url = `${this.game.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, PLAIN);
    socket.on('message', data => this.hear(seat, String(data)));
    socket.on('error', () => {});
    return socket;
  }

  /** Packets: 0 is open, 2 a ping, 40 that we are in the game's namespace, 42 an event. */
  private hear(seat: number, packet: string): void {
    const socket = this.sockets[seat] as WebSocket;
    if (packet[0] === '0') socket.send('40/mines,');
    else if (packet === '2') socket.send('3');
    else if (packet.startsWith('40'))
      this.emit(seat, 'sync', this.match, `${seat}`, this.credentials[seat], this.seats);
    else if (packet.startsWith(EVENT)) this.heed(seat, read(packet));
  }

  private heed(seat: number, [event, match, told]: Event): void {
    if ((event !== 'sync' && event !== 'update') || match !== this.match) return;
    const before = this.states[seat];
    const state = 'state' in told ? told.state : told;
    this.states[seat] = state;
    const isNews = before != null && state._stateID > before._stateID;
    if (isNews && seat === this.chooser) this.acknowledged();
    if (this.states.every(heard => heard?.ctx.gameover !== undefined))
      this.moveOn(() => this.goToAnother());
    else this.stir();
  }

  private async goToAnother(): Promise<void> {
    for (const socket of this.sockets) socket.close();
    for (const [seat, credentials] of this.credentials.entries())
      await this.ask(`${this.match}/leave`, { playerID: `${seat}`, credentials });
    await this.sitDown();
  }

  protected choose(): boolean {
    const asked = this.states.findIndex(state => state !== null && state.G.pending.length > 0);
    const state = this.states[asked];
    if (state == null) return false;
    this.chooser = asked;
    const option = anyOf(state.G.pending[0]?.options ?? []);
    const payload = {
      type: 'choose',
      args: [option],
      playerID: `${asked}`,
      credentials: this.credentials[asked],
    };
    const action = { type: 'MAKE_MOVE', payload };
    this.emit(asked, 'update', action, state._stateID, this.match, `${asked}`);
    return true;
  }

  private emit(seat: number, ...event: unknown[]): void {
    this.sockets[seat]?.send(EVENT + JSON.stringify(event));
  }
}

/** Reads an event; no more of an update is read than is needed, as on our side. */
function read(packet: string): Event {
  const text = packet.slice(EVENT.length);
  const [, match = '', id] =
    /^\["update","([^"]+)".*"_redo":\[\],"_stateID":(\d+)/.exec(text) ?? [];
  const options = text.includes('"pending":[]') ? [] : optionsIn(text);
  if (id === undefined || options === null || text.includes('"gameover":'))
    return JSON.parse(text) as Event;
  const pending = options.length > 0 ? [{ options }] : [];
  return ['update', match, { G: { pending }, ctx: {}, _stateID: Number(id) }];
}

/** Seats people at each of so many matches. */
export async function openMatches(
  [game = '', lobby = '']: readonly string[],
  { tables, seats }: Size,
  load: Load,
): Promise<Party[]> {
  const parties = Array.from({ length: tables }, () => new TheirParty(load, game, lobby, seats));
  await forEachOf(parties, party => party.sitDown());
  return parties;
}
