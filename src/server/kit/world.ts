// A world: one table in a room, a recorder on the socket of every seat and of somebody who looks on.

import { seeded } from '../../kernel/chance.ts';
import { keyedSeed } from '../../kernel/fairness.ts';
import type { Seat, Table } from '../../kernel/game.ts';
import type { AnyGame } from '../../kernel/kit/walk.ts';
import { LiveTable } from '../../kernel/live.ts';
import type { Card } from '../../wire/messages.ts';
import { cardFor } from '../cards.ts';
import { type House, Room } from '../room.ts';
import type { Watcher } from '../running.ts';
import { converse } from '../socket.ts';
import { openSqlite } from '../sqlite.ts';
import type { Store, TableRow } from '../store.ts';
import type { Thinker } from '../thinker.ts';
import { Recorder } from './recorder.ts';

/** The time in a world. Worlds that are compared share it. */
export interface Clock {
  now: number;
}

/** Where a world begins, and what may be wrong with its server. */
export interface Beginning {
  /** Tells this table from others in the same store. */
  readonly id: string;
  /** The rules the server plays by. */
  readonly game: AnyGame;
  readonly position: Table;
  readonly store: Store;
  readonly clock: Clock;
  readonly flaw?: Flaw;
}

/** How a server leaks on purpose, to see that it is noticed. */
export interface Flaw {
  readonly room?: (room: Room) => Room;
  readonly card?: (card: Card, room: Room) => Promise<Card>;
  readonly chance?: House['chance'];
}

/** Something a page says, well-formed or not. */
export interface Message {
  readonly do: string;
  readonly [part: string]: unknown;
}

/** A world as two of them are compared: sockets, whatever lies behind them. */
export interface Side {
  readonly watchers: readonly Watcher[];
  /** Everybody comes in, one after the other. */
  comeIn(): Promise<void>;
  /** The server is started anew; everybody comes back. */
  restart(): Promise<void>;
  /** Says something from a watcher's place and lets everything come of it that will. */
  say(watcher: Watcher, message: Message): Promise<void>;
  /** Everything that was sent to a watcher, in order. */
  sentTo(watcher: Watcher): readonly string[];
}

const LOOK_ON = 'look';
export const nobodyThinks: Thinker = { think: () => new Promise(() => {}), close: async () => {} };

/** What a watcher says on coming in. */
export function hello(watcher: Watcher, at = 0): Message {
  return { do: 'hello', at, ...(watcher === null ? { lookOn: LOOK_ON } : {}) };
}

/** A store in memory that knows the guests of every world. */
export async function freshStore(): Promise<Store> {
  const store = openSqlite(':memory:');
  for (const seat of [0, 1, 2, 3])
    await store.guests.add({ id: guest(seat), name: `Seat ${seat}` });
  return store;
}

/** The seats of a table. */
export function seatsAt({ seats }: Table): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** The guest on a seat. */
export function guest(seat: Seat): string {
  return `guest ${seat}`;
}

/** A table that is being played, as it would be kept. */
export function rowOf(
  { id, game, position, clock }: Beginning,
  guests: readonly string[],
): TableRow {
  return {
    id,
    game: game.name,
    version: game.version,
    options: position.options,
    seed: keyedSeed('ab'.repeat(32), ['shuffled']),
    host: guests[0] as string,
    holders: guests.map(guest => ({
      guest,
      bot: null,
      entropy: null,
      archived: false,
    })),
    status: 'playing',
    waitsFor: LiveTable.at(game, position)
      .seenBy(null)
      .waiting.map(({ seat }) => seat),
    invitation: 'come',
    lookOn: LOOK_ON,
    createdAt: clock.now - 1000,
    begunAt: clock.now,
    changedAt: clock.now,
  };
}

/** What a room needs to have this table in it; `called` hears which guest is called to it. */
export function houseOf(
  { game, position, store, clock, flaw }: Beginning,
  called: (guest: string) => void,
): House {
  return {
    store,
    thinker: nobodyThinks,
    now: () => clock.now,
    open: async () => LiveTable.at(game, position),
    chance: flaw?.chance ?? (seat => seeded(`redeals for seat ${seat}`)),
    trouble: error => {
      throw error;
    },
    call: called,
  };
}

/** A world without a network: what is said on a socket goes straight to the conversation behind it. */
export class World implements Side {
  readonly watchers: readonly Watcher[];
  private readonly sent = new Map<Watcher, string[]>();
  private readonly sockets = new Map<Watcher, Recorder>();

  constructor(private readonly beginning: Beginning) {
    this.watchers = [null, ...seatsAt(beginning.position)];
  }

  async comeIn(): Promise<void> {
    const { id, store, position } = this.beginning;
    const seats = seatsAt(position);
    if ((await store.table(id)) === null)
      await store.addTable(rowOf(this.beginning, seats.map(guest)));
    const called = (holder: string) =>
      this.sentTo(seats.find(seat => guest(seat) === holder) ?? null).push('called');
    const room = new Room((await store.table(id)) as TableRow, houseOf(this.beginning, called));
    for (const watcher of this.watchers) {
      const socket = new Recorder(this.sentTo(watcher));
      this.sockets.set(watcher, socket);
      this.connect(socket, watcher, room);
      await this.say(watcher, hello(watcher));
    }
  }

  private connect(socket: Recorder, watcher: Watcher, room: Room): void {
    const { store, flaw } = this.beginning;
    const holder = watcher === null ? null : guest(watcher);
    converse(socket, flaw?.room?.(room) ?? room, {
      guest: holder,
      card: async () => {
        const card = await cardFor(room, holder, store);
        return flaw?.card?.(card, room) ?? card;
      },
    });
  }

  async restart(): Promise<void> {
    for (const watcher of this.watchers) {
      this.sockets.get(watcher)?.leave();
      await quiet();
    }
    await this.comeIn();
  }

  async say(watcher: Watcher, message: Message): Promise<void> {
    this.sockets.get(watcher)?.say(message);
    await quiet();
  }

  sentTo(watcher: Watcher): string[] {
    const sent = this.sent.get(watcher) ?? [];
    this.sent.set(watcher, sent);
    return sent;
  }
}

/** Until all that was begun is done: nothing here takes longer than a few turns of the event loop. */
export async function quiet(): Promise<void> {
  for (let i = 0; i < 4; i++) await new Promise(resolve => setImmediate(resolve));
}
