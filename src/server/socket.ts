// One watcher's socket: what is said, what is told. The raw table has no way through here.

import { Refusal } from '../kernel/settings.ts';
import {
  type Card,
  type Refused,
  type Said,
  said,
  type TableTale,
  type Tale,
} from '../wire/messages.ts';
import type { News, Room } from './room.ts';
import { DeedRefused, type RunningTable, type Watcher } from './running.ts';

const MESSAGES_A_SECOND = 50;
const BURST = 100;
/** The table is played through again for it, so it counts as several messages; too many get nothing. */
const PAST_COSTS = 10;
/** How many bytes a page may leave unread. */
const MOST_UNREAD = 4_000_000;

/** As much of a socket as a conversation needs. */
export interface Ear {
  /** How many bytes were sent and not yet taken. */
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  on(event: 'message', heard: (data: unknown) => void): unknown;
  on(event: 'close' | 'error', heard: () => void): unknown;
}

/** Who is at the other end: their seat, and what they may know of the table. */
export interface Visitor {
  readonly seat: Watcher;
  card(): Promise<Card>;
}

/**
 * Answers and tells one watcher of a table over a socket, until it closes. Nothing is told before
 * they say hello; whoever holds no seat must know the link for looking on.
 */
export function converse(socket: Ear, room: Room, { seat: watcher, card }: Visitor): void {
  const bucket = new Bucket();
  let table: RunningTable | null = null;
  let leave: (() => void) | null = null;
  let lookBack: (() => void) | null = null;
  /** How much this page has heard of the table. */
  let heard = 0;

  const sendText = (text: string) => {
    if (socket.bufferedAmount > MOST_UNREAD) end(1013, 'you do not listen');
    else socket.send(text);
  };
  const send = (tale: Exclude<Tale, TableTale>) => sendText(JSON.stringify(tale));
  const tellTable = (from: number) => {
    if (table === null) return;
    heard = table.count(watcher);
    sendText(table.whole(watcher, from));
  };
  /** Whoever has heard everything but the last thing is told no more than that. */
  const tellNews = (table: RunningTable) => {
    const at = table.count(watcher);
    if (at === heard) return;
    const next = heard > 0 && at === heard + 1 ? table.next(watcher) : null;
    if (next === null) return tellTable(heard);
    heard = at;
    sendText(next);
  };
  const tellPeople = async () => send({ tell: 'people', card: await card() });
  const refuse = (reason: Refused, message: string, rule: string | null = null) => {
    send({ tell: 'refused', reason, message, rule });
    if (reason === 'late') tellTable(heard);
  };
  const look = (away: boolean) => {
    lookBack?.();
    lookBack = away ? room.lookAway(watcher) : null;
  };
  const stop = () => {
    look(false);
    leave?.();
  };
  const end = (code: number, reason: string) => {
    stop();
    socket.close(code, reason);
  };
  const fail = (error: unknown) => {
    if (error instanceof DeedRefused) refuse(error.reason, error.message, error.rule);
    else if (error instanceof Refusal) refuse('illegal', error.message);
    else end(1011, 'the server has a problem');
  };
  const hear = (news: News) => {
    if (room.broken) return end(1012, 'come again');
    if (news === 'people') tellPeople().catch(fail);
    else if (news !== 'table') {
      if (watcher !== null) send({ tell: 'chat', lines: [news] });
    } else if (table === null) sitDown().catch(fail);
    else tellNews(table);
  };
  const sitDown = async () => {
    table = await room.running();
    tellTable(heard);
  };

  socket.on('close', stop);
  socket.on('error', stop);
  socket.on('message', data => {
    if (!bucket.take()) return refuse('too-fast', 'that is too much at once');
    const message = read(String(data));
    if (message === null) return refuse('malformed', 'this is no message the table knows');
    heed(message).catch(fail);
  });

  async function hello({ at, lookOn }: Extract<Said, { do: 'hello' }>): Promise<void> {
    if (watcher === null && lookOn !== room.row.lookOn)
      return end(1008, 'you may not watch this table');
    if (room.broken) return end(1012, 'come again');
    if (leave === null) {
      if (room.isCrowded(watcher)) return end(1008, 'this table is open in too many windows');
      leave = room.enter(watcher, hear);
      await tellPeople();
      if (watcher !== null) send({ tell: 'chat', lines: await room.said() });
    }
    table = await room.running();
    tellTable(Math.min(at, table?.count(watcher) ?? 0));
  }

  async function heed(message: Said): Promise<void> {
    if (message.do === 'hello') return hello(message);
    if (leave === null) return refuse('not-seated', 'say hello first');
    if (message.do === 'look') return look(message.away);
    if (message.do === 'past') {
      const { from, to } = message;
      const past = bucket.take(PAST_COSTS) ? await room.past(watcher, from, to) : [];
      return send({ tell: 'past', id: message.id, past });
    }
    if (watcher === null) return refuse('not-seated', 'who looks on does not choose');
    if (message.do === 'chat') return room.say(watcher, message.text);
    if (table === null) return refuse('over', 'this table has not begun yet');
    switch (message.do) {
      case 'choose':
        return table.do({ seat: watcher, choice: message.choice }, message.at);
      case 'undo':
        return table.do({ seat: watcher, undo: true }, message.at);
      case 'why':
        return send({
          tell: 'why',
          id: message.id,
          rule: await table.why(watcher, message.candidate),
        });
      case 'foresee':
        return send({ tell: 'foreseen', id: message.id, ...(await table.foreseen(watcher)) });
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

  take(messages = 1): boolean {
    const now = performance.now();
    this.left = Math.min(BURST, this.left + ((now - this.filledAt) / 1000) * MESSAGES_A_SECOND);
    this.filledAt = now;
    if (this.left < messages) return false;
    this.left -= messages;
    return true;
  }
}
