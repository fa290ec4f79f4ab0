// A page of a guest at a table, in memory: says things, and remembers what it was told.

import type { Said, Tale } from '../../wire/messages.ts';
import { cardFor } from '../cards.ts';
import type { Room } from '../room.ts';
import { converse } from '../socket.ts';
import type { Store } from '../store.ts';
import { Recorder } from './recorder.ts';
import { quiet } from './world.ts';

/** One window a guest, or with null a stranger, has open at a table. */
export class Window {
  readonly sent: string[] = [];
  private readonly socket = new Recorder(this.sent);

  constructor(room: Room, guest: string | null, store: Store) {
    converse(this.socket, room, { guest, card: () => cardFor(room, guest, store) });
  }

  /** Says something and lets everything come of it that will. */
  async say(message: Said): Promise<void> {
    this.socket.say(message);
    await quiet();
  }

  /** Comes in; with a link for looking on, if that is all one has. */
  hello(lookOn?: string): Promise<void> {
    return this.say({ do: 'hello', at: 0, ...(lookOn === undefined ? {} : { lookOn }) });
  }

  /** Goes away. */
  leave(): void {
    this.socket.leave();
  }

  /** Why the server closed it; null while it is open. */
  get closed(): string | null {
    return this.sent.find(text => text.startsWith('closed')) ?? null;
  }

  /** All it was told of one kind, the oldest first. */
  told<Kind extends Tale['tell']>(kind: Kind): Extract<Tale, { tell: Kind }>[] {
    return this.sent
      .filter(text => !text.startsWith('closed'))
      .map(text => JSON.parse(text) as Tale)
      .filter((tale): tale is Extract<Tale, { tell: Kind }> => tale.tell === kind);
  }
}
