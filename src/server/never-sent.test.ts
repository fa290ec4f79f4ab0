// What may never be sent, looked for in every byte: keys, entropy before its time, unseen cards.

import { expect, test, vi } from 'vitest';
import { mines } from '../games/mines/game.ts';
import type { MinesTable } from '../games/mines/table.ts';
import { seeded } from '../kernel/chance.ts';
import { promiseOf } from '../kernel/fairness.ts';
import type { Seat } from '../kernel/game.ts';
import { type AnyGame, nextMoment } from '../kernel/kit/walk.ts';
import type { LiveTable } from '../kernel/live.ts';
import { notesFor } from '../kernel/view.ts';
import { type Change, changed } from '../wire/change.ts';
import { cardFor } from './cards.ts';
import { Hall } from './hall.ts';
import { Recorder } from './kit/recorder.ts';
import { freshStore, guest, nobodyThinks, quiet } from './kit/world.ts';
import type { Room } from './room.ts';
import { openLive, type Watcher } from './running.ts';
import { converse } from './socket.ts';
import type { Store } from './store.ts';

/** How many games are looked through. */
const GAMES = 12 * Number(process.env.WIRE ?? 1);

let seconds = 0;
vi.spyOn(performance, 'now').mockImplementation(() => 1000 * seconds++);

/** Everybody at a table and somebody who looks on, from the lobby to the end. */
class Evening {
  readonly sent = new Map<Watcher, string[]>();
  private readonly sockets = new Map<Watcher, Recorder>();

  private constructor(
    readonly room: Room,
    private readonly store: Store,
  ) {}

  /** The host alone in the lobby, and somebody who looks on. */
  static async begin(seats: number, options: object, game: AnyGame): Promise<Evening> {
    const store = await freshStore();
    const open = async (row: Room['row']) => openLive(game, row);
    const hall = new Hall(store, nobodyThinks, { open });
    const holders = ['me' as const, ...Array<'open'>(seats - 1).fill('open')];
    const { id } = (await hall.open({ game: 'mines', holders, options }, guest(0))).row;
    const evening = new Evening(await hall.room(id), store);
    await evening.sitDown(null);
    await evening.sitDown(0);
    return evening;
  }

  get seats(): number {
    return this.room.row.holders.length;
  }

  async sitDown(watcher: Watcher): Promise<void> {
    const sent: string[] = [];
    const socket = new Recorder(sent);
    const holder = watcher === null ? null : guest(watcher);
    const { room, store } = this;
    this.sent.set(watcher, sent);
    this.sockets.set(watcher, socket);
    converse(socket, room, { guest: holder, card: () => cardFor(room, holder, store) });
    const { lookOn } = room.row;
    await this.say(watcher, { do: 'hello', at: 0, ...(watcher === null ? { lookOn } : {}) });
  }

  async say(watcher: Watcher, message: object): Promise<void> {
    this.sockets.get(watcher)?.say(message);
    await quiet();
  }

  /** Every message so far, and to whom. */
  all(): [Watcher, string][] {
    return [...this.sent].flatMap(([watcher, sent]) =>
      sent.map((text): [Watcher, string] => [watcher, text]),
    );
  }
}

const entropyOf = (seat: Seat) => `the entropy of seat ${seat}`;

/** A message as a page has it before it. */
interface Page {
  readonly tell: string;
  readonly seen?: unknown;
}

/** What a page has before it after a message: the whole, or a change taken in. */
function pageAfter(before: Page | undefined, text: string): Page {
  const { change = null, ...tale } = JSON.parse(text) as Page & { change?: Change };
  return { ...tale, seen: changed(tale.seen ?? before?.seen, change) };
}

/** Every card a page names, wherever it does. */
function cardsIn(page: unknown): number[] {
  const found: number[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      const isCard = ['unit', 'by'].includes(key) || (key === 'id' && 'race' in value);
      if (isCard && typeof item === 'number') found.push(item);
      else if (key === 'hand' && Array.isArray(item))
        found.push(...item.filter(card => typeof card === 'number'));
      look(item);
    }
  };
  look(page);
  return found;
}

/** The cards whose front a watcher has before them. */
function openTo({ hands, field, captured, camp, discard }: MinesTable, watcher: Watcher): number[] {
  return [
    ...(watcher === null ? [] : (hands[watcher] ?? [])),
    ...[...field, ...captured].flatMap(mine => mine?.units ?? []),
    ...Object.values(camp).flat(),
    ...discard,
  ];
}

/** Plays a whole evening with random choices; throws at the first card somebody should not know of. */
async function playOut(evening: Evening, seed: string, foresees: boolean): Promise<LiveTable> {
  const live = openLive(mines, evening.room.row);
  const chance = seeded(seed);
  const known = new Map<Watcher, Set<number>>();
  const read = new Map<Watcher, number>();
  const pages = new Map<Watcher, Page>();
  const check = () => {
    for (const [watcher, sent] of evening.sent) {
      const cards = known.get(watcher) ?? new Set();
      known.set(watcher, cards);
      for (const card of openTo(live.copy() as MinesTable, watcher)) cards.add(card);
      for (const text of sent.slice(read.get(watcher))) {
        const page = pageAfter(pages.get(watcher), text);
        pages.set(watcher, page);
        const named = page.tell === 'foreseen' ? [] : cardsIn(page);
        const strange = named.find(card => !cards.has(card));
        if (strange !== undefined) throw new Error(`${watcher} was told of ${strange}: ${text}`);
      }
      read.set(watcher, sent.length);
    }
  };
  check();
  for (;;) {
    const moment = nextMoment(mines, live.copy(), chance);
    if (moment === null) break;
    const { seat } = moment.question;
    const { at } = (await evening.room.running())?.look(seat) ?? { at: 0 };
    if (foresees) await evening.say(seat, { do: 'foresee', id: at });
    const { notes } = live.choose(seat, moment.option);
    for (const [watcher, cards] of known)
      for (const { what, hand } of notesFor(notes, watcher))
        if (what === 'stuck') for (const card of hand as number[]) cards.add(card);
    await evening.say(seat, { do: 'choose', at, choice: moment.option });
    check();
  }
  for (const watcher of evening.sent.keys())
    for (let from = 1; from < 200; from += 50)
      await evening.say(watcher, { do: 'past', id: from, from, to: from + 49 });
  check();
  return live;
}

async function toTheEnd(i: number, game: AnyGame = mines as unknown as AnyGame) {
  const seats = 2 + (i % 3);
  const evening = await Evening.begin(seats, { backs: i % 2 === 0 }, game);
  const { room } = evening;
  for (let seat = 1; seat < seats; seat++) {
    await room.join(room.row.invitation, guest(seat));
    await evening.sitDown(seat);
  }
  for (let seat = 0; seat < seats; seat++)
    await room.promise(guest(seat), promiseOf(entropyOf(seat)));
  const inTheLobby = evening.all();
  const started = room.start(guest(0));
  await vi.waitFor(() => expect(room.row.seed.promises).toBeDefined());
  for (let seat = 0; seat < seats; seat++)
    expect(room.tellShare(guest(seat), entropyOf(seat))).toBe(true);
  await started;
  await quiet();
  const { chance } = openLive(mines, room.row).copy();
  const live = await playOut(evening, `evening ${i}`, i % 2 === 0);
  return { evening, inTheLobby, live, streamKey: (chance as { key: string }).key };
}

test(`${GAMES} evenings: no key before the end, no entropy before the beginning, no unseen card`, async () => {
  let messages = 0;
  for (let i = 0; i < GAMES; i++) {
    const { evening, inTheLobby, live, streamKey } = await toTheEnd(i);
    const { seed, invitation, lookOn } = evening.room.row;
    const told = evening.all();
    messages += told.length;
    for (const [, text] of inTheLobby) expect(text).not.toMatch(/the entropy of/);
    for (const [watcher, text] of told) {
      expect(text).not.toContain(streamKey);
      expect(text).not.toMatch(/guest \d|"(chance|drawn|fast|agenda)":/);
      if (watcher === null) {
        expect(text).not.toContain(invitation);
        expect(text).not.toContain(lookOn);
      }
      const { tell, card } = JSON.parse(text) as { tell: string; card?: { status: string } };
      const isResult = tell === 'people' && card?.status === 'over';
      if (isResult) expect(text).toContain(seed.key);
      else expect(text).not.toContain(seed.key);
    }
    expect(live.over).toBe(true);
    expect(told.some(([, text]) => text.includes(seed.key as string))).toBe(true);
  }
  console.log(`${GAMES} evenings, ${messages} messages looked through`);
});

test('a card that should not be there is found', async () => {
  const view = (table: MinesTable, seat: Seat | null) => ({
    ...mines.view(table, seat),
    next: { unit: table.deck.at(-1) },
  });
  await expect(toTheEnd(0, { ...mines, view } as unknown as AnyGame)).rejects.toThrow(
    /was told of/,
  );
});
