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
import { DeedRefused, type RefusalReason, type RunningTable } from './running.ts';

const MESSAGES_A_SECOND = 50;
const BURST = 100;
/** The table is played through again for it, so it counts as several messages; too many get nothing. */
const PAST_COSTS = 10;
/** No page asks longer ones; a flood of them is not read. */
const LONGEST_QUESTION = 4000;
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

/** Who is at the other end, null for a stranger, and what they may know of the table. */
export interface Visitor {
  readonly guest: string | null;
  card(): Promise<Card>;
}

/**
 * Answers and tells one watcher of a table over a socket, until it closes. Nothing is told before
 * they say hello; whoever holds no seat must know the link for looking on.
 */
export function converse(socket: Ear, room: Room, { guest, card }: Visitor): void {
  const bucket = new Bucket();
  /** From where they look since they came in. If they hold another seat, or none, they must come in anew. */
  let watcher = room.seatOf(guest);
  let isOver = false;
  let table: RunningTable | null = null;
  let leave: (() => void) | null = null;
  let lookBack: (() => void) | null = null;
  /** How much this page has heard of the table. */
  let heard = 0;

  const sendText = (text: string) => {
    if (isOver) return;
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
  /** Refuses something; a question with a number gets its answer. */
  const refuse = (reason: Refused, message: string, { id, rule = null }: Refusing = {}) => {
    send({ tell: 'refused', reason, message, rule, ...(id === undefined ? {} : { id }) });
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
    if (!isOver) socket.close(code, reason);
    isOver = true;
  };
  const comeAgain = () => end(1012, 'come again');
  const hasMoved = () => leave !== null && room.seatOf(guest) !== watcher;
  const fail = (error: unknown) => {
    if (error instanceof Refusal) return refuse('untold', error.message);
    room.report(error);
    end(1011, 'the server has a problem');
  };
  const answerError = (error: unknown, { id }: { id?: number | undefined }) => {
    if (error instanceof DeedRefused)
      return refuse(error.reason, error.message, { id, rule: error.rule });
    if (error instanceof Refusal) return refuse('illegal', error.message, { id });
    room.report(error);
    refuse('problem', 'the server has a problem', { id });
  };
  const hear = (news: News) => {
    if (room.broken || hasMoved()) return comeAgain();
    if (news === 'people') tellPeople().catch(fail);
    else if (news !== 'table') {
      if (watcher !== null) send({ tell: 'chat', lines: [news] });
    } else if (table === null) sitDown().catch(fail);
    else {
      try {
        tellNews(table);
      } catch (error) {
        // What one seat is shown may fail; the others are told all the same.
        fail(error);
      }
    }
  };
  const sitDown = async () => {
    table = await room.running();
    tellTable(heard);
  };

  socket.on('close', stop);
  socket.on('error', stop);
  socket.on('message', data => {
    if (isOver) return;
    const text = String(data);
    if (!bucket.take()) return refuse('too-fast', 'that is too much at once', idIn(text));
    const message = read(text);
    if (message === null)
      return refuse('malformed', 'this is no message the table knows', idIn(text));
    if (message.do === 'hello') hello(message).catch(fail);
    else heed(message).catch(error => answerError(error, 'id' in message ? message : {}));
  });

  async function hello({ at, lookOn }: Extract<Said, { do: 'hello' }>): Promise<void> {
    if (room.broken || hasMoved()) return comeAgain();
    if (leave === null) watcher = room.seatOf(guest);
    if (watcher === null && lookOn !== room.row.lookOn)
      return end(1008, 'you may not watch this table');
    if (leave === null) {
      if (room.isCrowded(watcher)) return end(1008, 'this table is open in too many windows');
      leave = room.enter(watcher, hear);
      await tellPeople();
      if (watcher !== null) send({ tell: 'chat', lines: await room.said() });
    }
    table = await room.running();
    if (!isOver) tellTable(Math.min(at, table?.count(watcher) ?? 0));
  }

  async function heed(message: Exclude<Said, { do: 'hello' }>): Promise<void> {
    const asked = 'id' in message ? { id: message.id } : {};
    if (leave === null) return refuse('not-seated', 'say hello first', asked);
    if (hasMoved()) return comeAgain();
    if (message.do === 'look') return look(message.away);
    if (message.do === 'past') {
      const { from, to } = message;
      const past = bucket.take(PAST_COSTS) ? await room.past(watcher, from, to) : [];
      return send({ tell: 'past', id: message.id, past });
    }
    if (watcher === null) return refuse('not-seated', 'who looks on does not choose', asked);
    if (message.do === 'chat') return room.say(guest as string, message.text);
    if (table === null) return refuse('over', 'this table has not begun yet', asked);
    switch (message.do) {
      case 'choose':
        return table.do({ seat: watcher, choice: message.choice }, message.at, mayPlay);
      case 'undo':
        return table.do({ seat: watcher, undo: true }, message.at, mayPlay);
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

  /** Asked in the moment a deed is done, for it may have waited for others. */
  function mayPlay(): RefusalReason | null {
    return hasMoved() ? 'not-seated' : room.isStoodInFor(watcher) ? 'stand-in' : null;
  }
}

interface Refusing {
  readonly id?: number | undefined;
  readonly rule?: string | null;
}

function read(text: string): Said | null {
  try {
    return said.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The number of a question that was not understood or came too fast: whoever asked waits for its answer. */
function idIn(text: string): { id?: number } {
  if (text.length > LONGEST_QUESTION) return {};
  try {
    const { id } = JSON.parse(text) as { id?: unknown };
    return Number.isSafeInteger(id) ? { id: id as number } : {};
  } catch {
    return {};
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
