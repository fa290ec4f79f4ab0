// One table and everybody around it: who sits where, who is there, what is said, the bots.

import type { Chance } from '../kernel/chance.ts';
import { freshKey, keyedSeed } from '../kernel/fairness.ts';
import type { Seat } from '../kernel/game.ts';
import type { LiveTable } from '../kernel/live.ts';
import { Declined } from './declined.ts';
import { type Past, pastOf } from './past.ts';
import { DeedRefused, RunningTable, type Watcher } from './running.ts';
import type { Done, Holder, Line, Status, Store, TableChange, TableRow } from './store.ts';
import type { Thinker } from './thinker.ts';

/** What a room tells those in it: people changed, the table changed, somebody said something. */
export type News = 'people' | 'table' | Line;

/** What rooms share. */
export interface House {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly now: () => number;
  /** Opens a table as it was before anything was done at it. */
  readonly open: (row: TableRow) => Promise<LiveTable>;
  /** Where a seat's redeals come from. */
  readonly chance?: (seat: Seat) => Chance;
  /** Hears of what went wrong where nobody waits for an answer. */
  readonly trouble: (error: unknown) => void;
  /** Calls a guest whom a table begins to wait for while they do not look at it. */
  readonly call: (guest: string, table: TableRow) => void;
}

const LINES = 200;
/** Windows of one seat; each may say so much a second, so this bounds what a seat can say. */
const MOST_WINDOWS = 6;
const MOST_LOOKERS = 200;
const STAND_IN = 'greedy';
/** How long a finished table is kept at hand for whoever loads the page again, in milliseconds. */
const KEPT_FOR = 5_000;
const NOBODY: Holder = { guest: null, bot: null, entropy: null, archived: false };

/** A room with one table in it. There is only one room for a table. */
export class Room {
  private readonly listeners = new Set<(news: News) => void>();
  private readonly present = new Map<Watcher, number>();
  /** How many of those present look elsewhere: at another tab, or the phone is in their pocket. */
  private readonly lookingAway = new Map<Watcher, number>();
  /** What each bot is thinking about, so that it does not think about it twice. */
  private readonly thinking = new Map<Seat, number>();
  private playing: Promise<RunningTable> | null = null;
  private clearing: NodeJS.Timeout | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private isBroken = false;

  /** The table's row as it is on disk; it changes in place, for every choice does that. */
  private readonly current: { -readonly [Part in keyof TableRow]: TableRow[Part] };

  constructor(
    row: TableRow,
    private readonly house: House,
    /** Whether nobody has said anything yet, as where a table was opened just now. */
    private isSilent = false,
  ) {
    this.current = { ...row };
  }

  get row(): TableRow {
    return this.current;
  }

  /** Whether this room is ahead of the disk: whoever is in it must leave and come again. */
  get broken(): boolean {
    return this.isBroken;
  }

  /** Whether somebody on this seat, or with null somebody who looks on, is in the room. */
  isPresent(watcher: Watcher): boolean {
    return (this.present.get(watcher) ?? 0) > 0;
  }

  /** Whether no more windows can be opened from here: a seat has a few, who looks on has many. */
  isCrowded(watcher: Watcher): boolean {
    return (this.present.get(watcher) ?? 0) >= (watcher === null ? MOST_LOOKERS : MOST_WINDOWS);
  }

  /** Somebody comes in, and the others hear of it; returns how they leave. */
  enter(watcher: Watcher, heard: (news: News) => void): () => void {
    this.count(watcher, 1);
    this.listeners.add(heard);
    return () => {
      if (!this.listeners.delete(heard)) return;
      this.count(watcher, -1);
      this.clearAway();
    };
  }

  /** Where nobody has been for a while and all is over, what was played is not kept at hand. */
  private clearAway(): void {
    const isIdle = () => this.listeners.size === 0 && isDone(this.current.status);
    if (this.clearing || !isIdle()) return;
    this.clearing = setTimeout(() => {
      this.clearing = null;
      if (isIdle()) this.playing = null;
    }, KEPT_FOR).unref();
  }

  /** Somebody in the room looks elsewhere; returns how they look back. */
  lookAway(watcher: Watcher): () => void {
    const count = (by: number) =>
      this.lookingAway.set(watcher, (this.lookingAway.get(watcher) ?? 0) + by);
    count(1);
    return () => count(-1);
  }

  /** Whether somebody on this seat is there and sees what happens. */
  private looks(seat: Seat): boolean {
    return (this.present.get(seat) ?? 0) > (this.lookingAway.get(seat) ?? 0);
  }

  private count(watcher: Watcher, by: number): void {
    const before = this.isPresent(watcher);
    this.present.set(watcher, (this.present.get(watcher) ?? 0) + by);
    if (watcher !== null && before !== this.isPresent(watcher)) this.spread('people');
  }

  private spread(news: News): void {
    for (const heard of [...this.listeners]) heard(news);
  }

  /** The seat a guest holds; null if none. */
  seatOf(guest: string | null): Watcher {
    const seat = this.current.holders.findIndex(holder => guest !== null && holder.guest === guest);
    return seat < 0 ? null : seat;
  }

  private seatHeldBy(guest: string): Seat {
    const seat = this.seatOf(guest);
    if (seat === null) throw new Declined('not-seated');
    return seat;
  }

  /** Takes a free seat; whoever sits already keeps theirs. */
  join(invitation: string, guest: string, entropy: string | null = null): Promise<Seat> {
    return this.inTurn(async () => {
      if (this.current.invitation !== invitation) throw new Declined('wrong-invitation');
      const mine = this.seatOf(guest);
      if (mine !== null) return mine;
      if (this.current.status === 'closed') throw new Declined('closed');
      const free = this.current.holders.findIndex(({ guest, bot }) => guest === null && !bot);
      if (free < 0) throw new Declined('full');
      await this.seat(free, { ...NOBODY, guest, entropy });
      return free;
    });
  }

  /** Begins to play: every seat must be held. Each adds entropy; bots add the server's. */
  async start(guest: string, entropy: string | null = null): Promise<void> {
    await this.inTurn(async () => {
      const seat = this.seatHeldBy(guest);
      const { holders, status, seed } = this.current;
      if (status !== 'lobby') return;
      if (holders.some(({ guest, bot }) => guest === null && bot === null))
        throw new Declined('seat-free');
      const shares = holders.map(
        (holder, other) => (other === seat ? entropy : holder.entropy) ?? freshKey(),
      );
      const begunAt = this.house.now();
      const begun = { seed: keyedSeed(seed.key as string, shares), begunAt, changedAt: begunAt };
      const live = await this.house.open({ ...this.current, ...begun });
      await this.change({ ...begun, status: 'playing', waitsFor: live.waitsFor() });
      this.playing ??= Promise.resolve(this.run(live, []));
      this.callTheAbsent([]);
    });
    this.spread('table');
    await this.letBotsPlay();
  }

  /** Leaves: in the lobby the seat is free again; in play a bot stands in until the guest is back. */
  async leave(guest: string): Promise<void> {
    await this.inTurn(async () => {
      const seat = this.seatHeldBy(guest);
      if (this.current.status === 'lobby') return this.leaveLobby(seat);
      await this.seat(seat, { ...(this.current.holders[seat] as Holder), bot: STAND_IN });
    });
    await this.letBotsPlay();
  }

  /** The next guest becomes the host; when the last one leaves the table is closed. */
  private async leaveLobby(seat: Seat): Promise<void> {
    const holders = this.current.holders.map((old, at) => (at === seat ? NOBODY : old));
    const guests = holders.flatMap(({ guest }) => (guest === null ? [] : [guest]));
    const host = guests.includes(this.current.host) ? this.current.host : guests[0];
    await this.change(host === undefined ? { holders, status: 'closed' } : { holders, host });
  }

  /** Takes back a seat a bot stood in for. */
  comeBack(guest: string): Promise<void> {
    return this.inTurn(async () => {
      const seat = this.seatHeldBy(guest);
      await this.seat(seat, { ...(this.current.holders[seat] as Holder), bot: null });
    });
  }

  /** Gives a free seat to a bot, or with null frees a bot's seat again; only the host, in the lobby. */
  place(guest: string, seat: Seat, bot: string | null): Promise<void> {
    return this.inTurn(async () => {
      this.checkHost(guest);
      if (this.current.status !== 'lobby') throw new Declined('begun');
      if (this.current.holders[seat]?.guest !== null) throw new Declined('full');
      await this.seat(seat, { ...NOBODY, bot });
    });
  }

  /** Ends the table without a result; only the host may. */
  async close(guest: string): Promise<void> {
    await this.inTurn(async () => {
      this.checkHost(guest);
      const { status } = this.current;
      if (status !== 'lobby' && status !== 'playing') return;
      await (await this.playing)?.close();
      await this.change({ status: 'closed', waitsFor: [], changedAt: this.house.now() });
      // Somebody may have come in meanwhile.
      await (await this.playing)?.close();
    });
  }

  /** Puts the table away among a guest's old ones, or takes it out again. */
  archive(guest: string, archived: boolean): Promise<void> {
    return this.inTurn(async () => {
      const seat = this.seatHeldBy(guest);
      await this.seat(seat, { ...(this.current.holders[seat] as Holder), archived });
    });
  }

  private checkHost(guest: string): void {
    if (this.current.host !== guest) throw new Declined('not-host');
  }

  /** A seat says something to the others. */
  async say(seat: Seat, text: string): Promise<void> {
    const line = { seat, text, when: this.house.now() };
    this.isSilent = false;
    await this.house.store.addLine(this.current.id, line);
    this.spread(line);
  }

  /** What was said lately. */
  async said(): Promise<Line[]> {
    return this.isSilent ? [] : this.house.store.linesOf(this.current.id, LINES);
  }

  /** The table being played, from memory or by replay; null while it has not begun. */
  async running(): Promise<RunningTable | null> {
    const { status, seed } = this.current;
    if (status === 'frozen') throw new Declined('frozen');
    const begun = seed.entropy.length > 0;
    return begun ? this.load() : null;
  }

  /** What a watcher was shown earlier, from one count of things told to another. */
  async past(watcher: Watcher, from: number, to: number): Promise<Past[]> {
    if ((await this.running()) === null) return [];
    const deeds = await this.house.store.deedsOf(this.current.id);
    return pastOf(await this.house.open(this.current), deeds, watcher, from, to);
  }

  private load(): Promise<RunningTable> {
    if (this.playing === null) {
      const loading = this.loaded();
      this.playing = loading;
      loading.catch(() => {
        if (this.playing === loading) this.playing = null;
      });
    }
    return this.playing;
  }

  private async loaded(): Promise<RunningTable> {
    const live = await this.house.open(this.current);
    const table = this.run(live, await this.house.store.deedsOf(this.current.id));
    if (this.current.status === 'closed') await table.close();
    return table;
  }

  /** Runs a table that stands at its beginning. */
  private run(live: LiveTable, deeds: readonly Done[]): RunningTable {
    const { id, createdAt, begunAt } = this.current;
    const table = new RunningTable(id, live, begunAt ?? createdAt, deeds, this.house);
    table.onChange(() => this.changed(table));
    return table;
  }

  private changed(table: RunningTable): void {
    this.isBroken ||= table.broken;
    if (!this.isBroken) {
      const { waitsFor } = this.current;
      const { over, when } = table.standpoint(null);
      this.current.changedAt = when;
      this.current.waitsFor = table.waitsFor();
      if (over) {
        this.current.status = 'over';
        this.spread('people');
      }
      this.letBotsPlay().catch(this.house.trouble);
      this.callTheAbsent(waitsFor);
      this.clearAway();
    }
    this.spread('table');
  }

  /** Calls those the table begins to wait for: once, until it has waited for others. */
  private callTheAbsent(before: readonly Seat[]): void {
    const { status, waitsFor, holders } = this.current;
    if (status !== 'playing') return;
    for (const seat of waitsFor.filter(seat => !before.includes(seat) && !this.looks(seat))) {
      const { guest, bot, archived } = holders[seat] as Holder;
      if (guest !== null && bot === null && !archived) this.house.call(guest, this.current);
    }
  }

  /** Lets every bot that is waited for think, off the event loop, and do what it chose. */
  async letBotsPlay(): Promise<void> {
    const { status, waitsFor, holders } = this.current;
    const asked = waitsFor.filter(seat => holders[seat]?.bot != null);
    if (status !== 'playing' || asked.length === 0) return;
    const table = await this.load();
    await Promise.all(asked.map(seat => this.letBotPlay(table, seat)));
  }

  private async letBotPlay(table: RunningTable, seat: Seat): Promise<void> {
    const at = table.count(seat);
    const bot = this.current.holders[seat]?.bot;
    if (!bot || this.thinking.get(seat) === at) return;
    this.thinking.set(seat, at);
    try {
      const known = await table.known(seat);
      const { game } = this.current;
      const choice = await this.house.thinker.think({ game, known, seat, bot, seed: freshKey() });
      if (this.current.holders[seat]?.bot != null) await table.do({ seat, choice }, at);
    } catch (error) {
      // Too late is no harm: whatever changed has called the bots again.
      if (!(error instanceof DeedRefused)) throw error;
    } finally {
      if (this.thinking.get(seat) === at) this.thinking.delete(seat);
    }
  }

  private async seat(seat: Seat, holder: Holder): Promise<void> {
    const holders = this.current.holders.map((old, at) => (at === seat ? holder : old));
    await this.change({ holders });
  }

  /** On disk first, then here, then told. */
  private async change(change: TableChange): Promise<void> {
    await this.house.store.changeTable(this.current.id, change);
    Object.assign(this.current, change);
    this.spread('people');
    this.clearAway();
  }

  /** One after the other, so that no two guests get one seat. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(work);
    this.queue = turn.catch(() => {});
    return turn;
  }
}

function isDone(status: Status): boolean {
  return status === 'over' || status === 'closed';
}
