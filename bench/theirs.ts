// People at boardgame.io's tables: a socket a seat, speaking socket.io's protocol as its client does.

import { WebSocket } from 'ws';
import { anyOf, forEachOf, type Load, Party, until } from './load.ts';

/** What of a match's state the seats go by. */
interface State {
  /** What a seat is shown: of our game its questions, of tic-tac-toe the board. */
  readonly G:
    | { readonly pending: readonly { readonly options: readonly unknown[] }[] }
    | { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

type Event = [string, string, State | { readonly state: State }];

const SEATS = ['0', '1'];
const EVENT = '42/endless,';

/** Two people at one match. */
class TheirParty extends Party {
  private readonly sockets: WebSocket[] = [];
  private readonly states: (State | null)[] = SEATS.map(() => null);
  private chooser = 0;

  constructor(
    load: Load,
    private readonly address: string,
    private readonly match: string,
  ) {
    super(load);
  }

  get hasBegun(): boolean {
    return this.states.every(state => state !== null);
  }

  sitDown(): void {
    for (const seat of SEATS) {
      const url = `${this.address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
      const socket = new WebSocket(url, { perMessageDeflate: false });
      socket.on('message', data => this.hear(Number(seat), String(data)));
      socket.on('error', () => {});
      this.sockets.push(socket);
    }
  }

  /** Packets: 0 is open, 2 a ping, 40 that we are in the game's namespace, 42 an event. */
  private hear(seat: number, packet: string): void {
    const socket = this.sockets[seat] as WebSocket;
    if (packet[0] === '0') socket.send('40/endless,');
    else if (packet === '2') socket.send('3');
    else if (packet.startsWith('40')) this.emit(seat, 'sync', this.match, SEATS[seat], null, 2);
    else if (packet.startsWith(EVENT)) this.heed(seat, read(packet));
  }

  private heed(seat: number, [event, , told]: Event): void {
    if (event !== 'sync' && event !== 'update') return;
    const before = this.states[seat];
    const state = 'state' in told ? told.state : told;
    this.states[seat] = state;
    const isNews = before != null && state._stateID > before._stateID;
    if (isNews && seat === this.chooser && !this.isQuiet) this.acknowledged();
    this.stir();
  }

  protected choose(): boolean {
    const asked = this.states.findIndex((state, seat) => optionsOf(state, seat).length > 0);
    const state = this.states[asked];
    if (state == null) return false;
    this.chooser = asked;
    const option = anyOf(optionsOf(state, asked));
    const payload = { type: 'choose', args: [option], playerID: SEATS[asked] };
    const action = { type: 'MAKE_MOVE', payload };
    this.emit(asked, 'update', action, state._stateID, this.match, SEATS[asked]);
    return true;
  }

  private emit(seat: number, ...event: unknown[]): void {
    this.sockets[seat]?.send(EVENT + JSON.stringify(event));
  }
}

/** Reads an event; where it asks nothing, no more of it than is needed, as on our side. */
function read(packet: string): Event {
  const [, id] = /"_redo":\[\],"_stateID":(\d+)/.exec(packet) ?? [];
  if (
    id === undefined ||
    !packet.includes('"pending":[]') ||
    packet.startsWith('["sync"', EVENT.length)
  )
    return JSON.parse(packet.slice(EVENT.length)) as Event;
  const state = { G: { pending: [] }, ctx: { currentPlayer: '' }, _stateID: Number(id) };
  return ['update', '', state];
}

/** What a seat can choose. */
function optionsOf(state: State | null | undefined, seat: number): readonly unknown[] {
  if (state == null) return [];
  const { G, ctx } = state;
  if ('pending' in G) return G.pending[0]?.options ?? [];
  return ctx.currentPlayer === SEATS[seat]
    ? G.cells.flatMap((cell, i) => (cell === null ? [i] : []))
    : [];
}

/** Seats two people at each of so many matches. */
export async function openMatches(address: string, tables: number, load: Load): Promise<Party[]> {
  const parties = Array.from({ length: tables }, (_, i) => new TheirParty(load, address, `m${i}`));
  await forEachOf(parties, async party => {
    party.sitDown();
    await until(() => party.hasBegun, 'everybody sees their match');
  });
  return parties;
}
