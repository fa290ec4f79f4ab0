// A line to a table on the server: it comes back by itself, and asks for what it missed.

import { same } from '../../kernel/plain.ts';
import { changed as seenAfter } from '../../wire/change.ts';
import type { Card, ChatLine, Said, TableTale, Tale } from '../../wire/messages.ts';
import type { TableClient } from '../client.ts';
import type { Sitting } from '../pieces/page.ts';
import { linesOf } from '../screens/log.tsx';
import { addressOf } from './api.ts';
import { Questions } from './questions.ts';

type Past = Extract<Tale, { tell: 'past' }>['past'][number];
type Told = TableTale['since'][number];

/** How the line is: being made, there, broken and tried again, or refused for good. */
type State = 'connecting' | 'open' | 'lost' | 'refused';

/** A choice the server refused. */
interface RefusedChoice {
  readonly reason: string;
  readonly rule: string | null;
}

/** The choice made last, and what it answered. */
interface Made {
  readonly option: unknown;
  readonly pending: Sitting['seen']['pending'];
  readonly isLate: boolean;
  readonly tries: number;
}

/** A table on the server as one watcher has it: a client for the page, and all that is around it. */
export interface Line extends TableClient {
  state(): State;
  card(): Card | null;
  chat(): readonly ChatLine[];
  /** When the table last changed for this watcher, by the server's clock. */
  changedAt(): number;
  refusal(): RefusedChoice | null;
  say(text: string): void;
  /** Everything this watcher was told, the set-up first. */
  told(): readonly Told[];
  /** What this watcher was shown from one count of things told to another. */
  past(from: number, to: number): Promise<readonly Past[]>;
}

interface LineSettings {
  readonly table: string;
  /** The link for looking on, if that is all one has. */
  readonly lookOn?: string | undefined;
  /** Milliseconds each picture stays before the next one that others made. */
  readonly pause: number;
}

const FIRST_RETRY = 400;
const LAST_RETRY = 8000;
/** The picture is never further behind than this. */
const MOST_BEHIND = 1500;
/** How often a choice is made again that others overtook. */
const MOST_TRIES = 5;

/** Opens a line to a table. */
export function openLine({ table, lookOn, pause }: LineSettings): Line {
  const listeners = new Set<() => void>();
  const questions = new Questions<string | null>();
  const searches = new Questions<readonly Past[]>();
  const told: Told[] = [];
  const pictures: { sitting: Sitting; when: number }[] = [];
  let socket: WebSocket | null = null;
  let state: State = 'connecting';
  let card: Card | null = null;
  let chat: readonly ChatLine[] = [];
  let sitting: Sitting | null = null;
  let when = 0;
  let refusal: RefusedChoice | null = null;
  let made: Made | null = null;
  let trouble: string | null = null;
  let retry = FIRST_RETRY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let showing: ReturnType<typeof setTimeout> | undefined;
  let disposed = false;

  const changed = () => {
    for (const heard of listeners) heard();
  };
  const say = (message: Said): boolean => {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };
  const hello = () => say({ do: 'hello', at: told.length, ...(lookOn ? { lookOn } : {}) });

  /** Whoever looks elsewhere may have to be called. */
  const look = () => say({ do: 'look', away: document.hidden });

  /** Shows pictures one after the other, quicker the more of them wait. */
  const show = () => {
    const next = pictures.shift();
    if (next === undefined) {
      showing = undefined;
      return;
    }
    ({ sitting, when } = next);
    changed();
    if (next.sitting.seen.pending.length > 0) say({ do: 'foresee', id: questions.number() });
    showing = setTimeout(show, Math.min(pause, MOST_BEHIND / (pictures.length + 1)));
  };

  const choose = (choice: Made, at: number) => {
    made = choice;
    if (say({ do: 'choose', at, choice: choice.option })) return;
    refusal = { reason: 'lost', rule: null };
    changed();
  };

  /** Where all choose at once somebody else may be quicker: then the same answer is given again. */
  const chooseAgain = ({ at, seen }: Sitting) => {
    if (!made?.isLate) return;
    const { pending, tries } = made;
    if (tries < MOST_TRIES && same(pending, seen.pending))
      choose({ ...made, isLate: false, tries: tries + 1 }, at);
    else made = null;
  };

  const hearTable = (tale: TableTale) => {
    const from = tale.at - tale.since.length;
    const isOtherSeat = sitting !== null && sitting.seat !== tale.seat;
    if (from > told.length || tale.at < told.length || (isOtherSeat && told.length > 0)) {
      // The table is not the one we knew, or we sit elsewhere: hear it again from the beginning.
      told.length = 0;
      if (from > 0) return void hello();
    }
    const before = pictures.at(-1)?.sitting ?? sitting;
    if ('change' in tale && before?.at !== tale.at - 1) return void hello();
    told.splice(from, told.length, ...tale.since);
    refusal = null;
    const { at, seat, undo, over } = tale;
    const seen = 'seen' in tale ? tale.seen : seenAfter((before as Sitting).seen, tale.change);
    const standing = tale.standing ?? [];
    const log = told.flatMap(linesOf);
    const foreseen = before?.at === at ? before.foreseen : [];
    const picture = { at, seat, seen, foreseen, undo, log, over, standing };
    pictures.push({ sitting: picture, when: tale.when });
    const first = sitting === null;
    if (first || showing === undefined) {
      clearTimeout(showing);
      show();
    }
    chooseAgain(picture);
  };

  /** Whoever asked hears that there is no answer: to one question, or to all. */
  const giveUpAsking = (id?: number) => {
    questions.giveUp(id);
    searches.giveUp(id);
  };

  const hear = (tale: Tale) => {
    switch (tale.tell) {
      case 'people':
        card = tale.card;
        return changed();
      case 'chat':
        chat = [...chat, ...tale.lines];
        return changed();
      case 'table':
        return hearTable(tale);
      case 'why':
        return questions.answer(tale.id, tale.rule);
      case 'past':
        return searches.answer(tale.id, tale.past);
      case 'foreseen':
        if (sitting?.at !== tale.at) return;
        sitting = { ...sitting, foreseen: tale.foreseen };
        return changed();
      case 'refused':
        // A question that could not be answered is no choice that went wrong.
        if (tale.id !== undefined) return giveUpAsking(tale.id);
        if (tale.reason === 'too-fast') giveUpAsking();
        if (tale.reason === 'malformed') trouble = tale.message;
        else refusal = { reason: tale.reason, rule: tale.rule };
        if (tale.reason === 'late' && made) made = { ...made, isLate: true };
        return changed();
    }
  };

  const connect = () => {
    const made = new WebSocket(addressOf(`tables/${table}/socket`, 'ws'));
    socket = made;
    made.addEventListener('open', () => {
      state = 'open';
      retry = FIRST_RETRY;
      chat = [];
      hello();
      if (document.hidden) look();
      changed();
    });
    made.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as Tale));
    made.addEventListener('close', ({ code, reason }) => {
      if (disposed || socket !== made) return;
      giveUpAsking();
      if (code === 1008) {
        state = 'refused';
        trouble = reason;
      } else {
        state = 'lost';
        timer = setTimeout(connect, retry * (0.75 + Math.random() / 2));
        retry = Math.min(retry * 2, LAST_RETRY);
      }
      changed();
    });
  };
  const hurry = () => {
    if (state !== 'lost') return;
    clearTimeout(timer);
    connect();
  };
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', look);
  connect();

  return {
    current: () => sitting,
    trouble: () => trouble,
    state: () => state,
    card: () => card,
    chat: () => chat,
    changedAt: () => when,
    refusal: () => refusal,
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    choose(option) {
      if (sitting === null) return;
      const { at, seen } = sitting;
      choose({ option, pending: seen.pending, isLate: false, tries: 1 }, at);
    },
    undo() {
      made = null;
      if (sitting !== null) say({ do: 'undo', at: sitting.at });
    },
    why: candidate => questions.ask(id => say({ do: 'why', id, candidate })).catch(() => null),
    told: () => told,
    past: (from, to) => searches.ask(id => say({ do: 'past', id, from, to })),
    say: text => void say({ do: 'chat', text }),
    dispose() {
      disposed = true;
      giveUpAsking();
      clearTimeout(timer);
      clearTimeout(showing);
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', look);
      socket?.close();
    },
  };
}
