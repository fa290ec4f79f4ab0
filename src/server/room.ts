// One table and everybody around it: who sits where, who is there, what is said, the bots.

import type { Chance } from '../kernel/chance.ts';
import { drawnSeed, freshKey, type KeyedSeed } from '../kernel/fairness.ts';
import type { Seat } from '../kernel/game.ts';
import type { LiveTable } from '../kernel/live.ts';
import type { Record } from '../kernel/record.ts';
import type { ChatLine, Notice } from '../wire/messages.ts';
import { Absence, type Claim, Claims, type Wait } from './absence.ts';
import { BotsAtTable, STAND_IN } from './bots-at-table.ts';
import { Declined } from './declined.ts';
import { Drawing, promisesOf } from './drawing.ts';
import { type Past, pastOf } from './past.ts';
import { Presence } from './presence.ts';
import type { Why } from './push/words.ts';
import { done, RunningTable, type Watcher } from './running.ts';
import type { Again, Done, Holder, Placed, Status, Store, TableChange, TableRow } from './store.ts';
import { Talk } from './talk.ts';
import type { Thinker } from './thinker.ts';

/** What a room tells those in it: people changed, the table changed, somebody said something. */
export type News = 'people' | 'table' | ChatLine;

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
  /** Calls a guest who does not look at a table: it begins to wait for them, or is played again. */
  readonly call: (guest: string, table: TableRow, why?: Why) => void;
}

/** What a room needs to be played again in another. */
interface Reopening {
  /** Opens a table like this one, with a seat for everybody who sat here. */
  open(row: TableRow, guest: string): Promise<Again>;
  /** Whether a table still waits in its lobby. */
  isOpen(table: string): Promise<boolean>;
}

/** How long a finished table is kept at hand for whoever loads the page again, in milliseconds. */
const KEPT_FOR = 5_000;
const NOBODY: Holder = { guest: null, bot: null, entropy: null, archived: false };

/** A room with one table in it. There is only one room for a table. */
export class Room {
  private readonly listeners = new Set<(news: News) => void>();
  private readonly presence = new Presence();
  private readonly absence = new Absence();
  private readonly claims = new Claims();
  private readonly talk: Talk;
  private readonly bots: BotsAtTable;
  private playing: Promise<RunningTable> | null = null;
  /** While shares are told. */
  private drawing: Drawing | null = null;
  private clearing: NodeJS.Timeout | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private isBroken = false;

  /** The table's row as it is on disk; it changes in place, for every choice does that. */
  private readonly current: { -readonly [Part in keyof TableRow]: TableRow[Part] };

  constructor(
    row: TableRow,
    private readonly house: House,
    /** Whether nobody has said anything yet, as where a table was opened just now. */
    isSilent = false,
  ) {
    this.current = { ...row };
    this.talk = new Talk(row.id, house.store, isSilent);
    this.bots = new BotsAtTable(this.current, house);
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
    return this.presence.has(watcher);
  }

  /** Whether no more windows can be opened from here: a seat has a few, who looks on has many. */
  isCrowded(watcher: Watcher): boolean {
    return this.presence.isCrowded(watcher);
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
    return this.presence.lookAway(watcher);
  }

  private count(watcher: Watcher, by: number): void {
    const isNews = this.presence.count(watcher, by);
    if (isNews && watcher !== null) this.spread('people');
  }

  /** Tells everybody; whoever cannot be told keeps nobody else from hearing. */
  private spread(news: News): void {
    for (const heard of [...this.listeners]) {
      try {
        heard(news);
      } catch (error) {
        this.report(error);
      }
    }
  }

  /** The seat a guest holds; null if none. */
  seatOf(guest: string | null): Watcher {
    const seat = this.current.holders.findIndex(holder => guest !== null && holder.guest === guest);
    return seat < 0 ? null : seat;
  }

  /** Whether a bot plays for the guest on this seat. */
  isStoodInFor(watcher: Watcher): boolean {
    return watcher !== null && this.current.holders[watcher]?.bot != null;
  }

  /** Something went wrong where nobody waits for an answer, or the answer tells no more than that. */
  report(error: unknown): void {
    this.house.trouble(error);
  }

  private seatHeldBy(guest: string): Seat {
    const seat = this.seatOf(guest);
    if (seat === null) throw new Declined('not-seated');
    return seat;
  }

  /** Takes a free seat, the one wished for if it is free; whoever sits already keeps theirs. */
  join(invitation: string, guest: string, wished?: Seat): Promise<Seat> {
    return this.inTurn(async () => {
      if (this.current.invitation !== invitation) throw new Declined('wrong-invitation');
      const mine = this.seatOf(guest);
      if (mine !== null) return mine;
      if (this.current.status === 'closed') throw new Declined('closed');
      this.checkUndrawn();
      const { holders } = this.current;
      const isFree = (holder?: Holder) => holder?.guest === null && !holder.bot;
      const free =
        wished !== undefined && isFree(holders[wished]) ? wished : holders.findIndex(isFree);
      if (free < 0) throw new Declined('full');
      await this.seat(free, { ...NOBODY, guest });
      return free;
    });
  }

  /** The table on which this one is played again: the one that is still in its lobby, or else a new one. */
  again(guest: string, hall: Reopening): Promise<Again> {
    return this.inTurn(async () => {
      const seat = this.seatHeldBy(guest);
      const { again, holders, status } = this.current;
      if (!isDone(status)) throw new Declined('not-over');
      if (again && (await hall.isOpen(again.id))) return again;
      const opened = await hall.open(this.current, guest);
      await this.change({ again: opened });
      for (const [other, { guest, archived }] of holders.entries())
        if (guest !== null && other !== seat && !archived && !this.presence.looks(other))
          this.house.call(guest, this.current, 'again');
      return opened;
    });
  }

  /** Takes the hash of the share a guest will add to the shuffles, until the table begins. */
  promise(guest: string, promise: string): Promise<void> {
    return this.inTurn(async () => {
      const seat = this.seatHeldBy(guest);
      if (this.current.status !== 'lobby') throw new Declined('begun');
      this.checkUndrawn();
      await this.seat(seat, { ...(this.current.holders[seat] as Holder), entropy: promise });
    });
  }

  /** Takes the share a guest promised, once all promises are fixed; false if it comes too late, or is another. */
  tellShare(guest: string, share: string): boolean {
    return this.drawing?.tell(this.seatHeldBy(guest), share) ?? false;
  }

  /** Once promises are fixed nobody comes or goes until the table has begun. */
  private checkUndrawn(): void {
    if (this.current.status === 'lobby' && this.current.seed.promises !== undefined)
      throw new Declined('begun');
  }

  /** Fixes what was promised, for everybody to see, and takes in the shares. */
  private async draw(): Promise<KeyedSeed> {
    const { holders, seed } = this.current;
    const promises = seed.promises ?? promisesOf(holders);
    // Where nobody promised anything, there is nothing to fix and nobody to wait for.
    if (promises.every(promise => promise === null))
      return drawnSeed(seed.key as string, promises, []);
    this.drawing = new Drawing(promises);
    try {
      await this.change({ seed: { ...seed, promises } });
      const told = await this.drawing.gathered(seat => this.isPresent(seat));
      return drawnSeed(seed.key as string, promises, told);
    } finally {
      this.drawing = null;
    }
  }

  /** Begins to play; only the host may. Every seat must be held. */
  async start(guest: string): Promise<void> {
    await this.inTurn(async () => {
      this.checkHost(guest);
      const { holders, status } = this.current;
      if (status !== 'lobby') return;
      if (holders.some(({ guest, bot }) => guest === null && bot === null))
        throw new Declined('seat-free');
      const seed = await this.draw();
      const begunAt = this.house.now();
      const begun = { seed, begunAt, changedAt: begunAt };
      const live = await this.house.open({ ...this.current, ...begun });
      const { version } = live.game;
      await this.change({ ...begun, version, status: 'playing', waitsFor: live.waitsFor() });
      this.playing ??= Promise.resolve(this.run(live, []));
      this.callTheAbsent([]);
    });
    this.spread('table');
    this.callBots();
  }

  /** Leaves: in the lobby the seat is free again; in play a bot stands in until the guest is back. */
  async leave(guest: string): Promise<void> {
    await this.inTurn(async () => {
      const seat = this.seatHeldBy(guest);
      this.checkUndrawn();
      if (this.current.status === 'lobby') return this.leaveLobby(seat);
      await this.seat(seat, { ...(this.current.holders[seat] as Holder), bot: STAND_IN });
    });
    this.callBots();
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
      if (!this.isStoodInFor(seat)) return;
      this.absence.isBack(seat, this.house.now());
      await this.seat(seat, { ...(this.current.holders[seat] as Holder), bot: null });
      await this.announce(guest, 'back', seat);
    });
  }

  /** Calls somebody the table waits for. */
  nudge(guest: string, seat: Seat): Promise<void> {
    return this.inTurn(async () => {
      this.absence.nudge(this.waitFor(guest, seat));
      this.house.call(this.current.holders[seat]?.guest as string, this.current, 'nudge');
      this.spread('people');
      await this.announce(guest, 'nudge', seat);
    });
  }

  /** Lets a bot play for somebody the table waits for, until they are back. */
  async standIn(guest: string, seat: Seat): Promise<void> {
    await this.inTurn(async () => {
      this.absence.checkStandIn(this.waitFor(guest, seat));
      await this.seat(seat, { ...(this.current.holders[seat] as Holder), bot: STAND_IN });
      await this.announce(guest, 'stand-in', seat);
    });
    this.callBots();
  }

  /** When somebody was last nudged; null if they were not since they came back. */
  nudgedAt(seat: Seat): number | null {
    return this.absence.nudgedAt(seat);
  }

  /** The wait for a person, about which a guest at the table wants to do something. */
  private waitFor(guest: string, seat: Seat): Wait {
    const mine = this.seatHeldBy(guest);
    const { status, waitsFor, holders, changedAt, host, pace = 'day' } = this.current;
    const holder = holders[seat];
    const isWaitedFor = status === 'playing' && waitsFor.includes(seat) && seat !== mine;
    if (!isWaitedFor || !holder?.guest || holder.bot !== null) throw new Declined('not-waited');
    const isPresent = this.isPresent(seat);
    const byHost = host === guest;
    return { seat, pace, since: changedAt, now: this.house.now(), byHost, isPresent };
  }

  /**
   * Somebody with the invitation says that the seat of the person with their name is theirs, in
   * another browser. Returns the seat once they have it; until then somebody must say so.
   */
  claim(invitation: string, guest: string): Promise<Watcher> {
    return this.inTurn(async () => {
      const { status, holders } = this.current;
      if (this.current.invitation !== invitation) throw new Declined('wrong-invitation');
      const mine = this.seatOf(guest);
      if (mine !== null) return mine;
      if (status !== 'playing') throw new Declined('not-begun');
      const { store, now } = this.house;
      const people = holders.flatMap(holder => (holder.guest === null ? [] : [holder.guest]));
      const names = await store.guests.namesOf([...people, guest]);
      const name = names.get(guest) ?? '';
      const seat = holders.findIndex(
        (holder, seat) =>
          holder.guest !== null && alike(names.get(holder.guest), name) && !this.isPresent(seat),
      );
      if (seat < 0) throw new Declined('nobody-of-that-name');
      if (this.claims.add({ guest, name, seat, at: now() }, freshKey().slice(0, 16)))
        this.spread('people');
      return null;
    });
  }

  /** The claims a guest decides about: the host; about the host's own seat, everybody else. */
  claimsFor(guest: string | null): readonly Claim[] {
    const mine = this.seatOf(guest);
    if (mine === null) return [];
    const hosts = this.seatOf(this.current.host);
    return this.claims
      .open(this.house.now())
      .filter(({ seat }) => (seat === hosts ? mine !== seat : mine === hosts));
  }

  /** Lets somebody back to their seat, or not. */
  confirm(guest: string, id: string, yes: boolean): Promise<void> {
    return this.inTurn(async () => {
      const claim = this.claimsFor(guest).find(claim => claim.id === id);
      if (claim === undefined) throw new Declined('no-claim');
      this.claims.take(id, this.house.now());
      const { host, holders } = this.current;
      const old = holders[claim.seat] as Holder;
      if (!yes || this.isPresent(claim.seat)) return this.spread('people');
      this.absence.isBack(claim.seat, this.house.now());
      const holder = { ...old, guest: claim.guest, bot: null };
      await this.change({
        holders: holders.map((other, at) => (at === claim.seat ? holder : other)),
        ...(host === old.guest ? { host: claim.guest } : {}),
      });
      await this.announce(guest, 'let-back', claim.seat);
    });
  }

  /** Gives a free seat to a bot, or with null frees a bot's seat again; only the host, in the lobby. */
  place(guest: string, seat: Seat, bot: string | null): Promise<void> {
    return this.inTurn(async () => {
      this.checkHost(guest);
      if (this.current.status !== 'lobby') throw new Declined('begun');
      this.checkUndrawn();
      if (this.current.holders[seat]?.guest !== null) throw new Declined('full');
      await this.seat(seat, { ...NOBODY, bot });
    });
  }

  /** Ends the table without a result; only the host may. */
  async close(guest: string): Promise<void> {
    await this.inTurn(async () => {
      this.checkHost(guest);
      const { status } = this.current;
      if (isDone(status)) return;
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

  /** Somebody who sits here says something to the others. */
  async say(guest: string, text: string): Promise<void> {
    const seat = this.seatHeldBy(guest);
    this.spread(await this.talk.say({ guest, seat, text, when: this.house.now() }));
  }

  /** Everybody hears who did something about somebody. */
  private async announce(guest: string, what: Notice['what'], seat: Seat): Promise<void> {
    const mine = this.seatHeldBy(guest);
    const notice = { what, seat };
    const line = { guest, seat: mine, text: '', when: this.house.now(), notice };
    this.spread(await this.talk.say(line));
  }

  /** What was said lately. */
  said(): Promise<ChatLine[]> {
    return this.talk.said();
  }

  /** The table being played, from memory or by replay; null while it has not begun. */
  async running(): Promise<RunningTable | null> {
    const { status, seed } = this.current;
    if (status === 'frozen') throw new Declined('frozen');
    const begun = seed.entropy.length > 0;
    return begun ? this.load() : null;
  }

  /** How the table ended; null before that, and where it can no longer be told. Worked out once. */
  async placed(): Promise<readonly Placed[] | null> {
    const { id, status, placed } = this.current;
    if (status !== 'over' || placed) return placed ?? null;
    try {
      const standing = (await this.running())?.standpoint(null).standing;
      if (!standing) return null;
      const found = standing.map(({ seat, place, points }) => ({ seat, place, points }));
      await this.house.store.changeTable(id, { placed: found });
      this.current.placed = found;
      return found;
    } catch (error) {
      this.house.trouble(error);
      return null;
    }
  }

  /** All that was played at a table that is over or closed. */
  async record(): Promise<Record> {
    if (!isDone(this.current.status)) throw new Declined('not-over');
    if (this.current.begunAt === null) throw new Declined('not-begun');
    const live = await this.house.open(this.current);
    const deeds = await this.house.store.deedsOf(this.current.id);
    return this.replaying(() => {
      for (const { deed } of deeds) done(live, deed);
      return live.record();
    });
  }

  /** A table that is over need not replay for ever; then it says so. */
  private replaying<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!isDone(this.current.status)) throw error;
      this.report(error);
      throw new Declined('cannot-replay');
    }
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
    const deeds = await this.house.store.deedsOf(this.current.id);
    const table = this.replaying(() => this.run(live, deeds));
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
      this.callBots();
      this.callTheAbsent(waitsFor);
      this.clearAway();
    }
    this.spread('table');
  }

  /** Calls those the table begins to wait for: once, until it has waited for others. */
  private callTheAbsent(before: readonly Seat[]): void {
    const { status, waitsFor, holders } = this.current;
    if (status !== 'playing') return;
    for (const seat of waitsFor.filter(
      seat => !before.includes(seat) && !this.presence.looks(seat),
    )) {
      const { guest, bot, archived } = holders[seat] as Holder;
      if (guest !== null && bot === null && !archived) this.house.call(guest, this.current);
    }
  }

  /** Nobody waits for the bots. */
  private callBots(): void {
    this.letBotsPlay().catch(this.house.trouble);
  }

  /** Lets every bot that is waited for play. */
  async letBotsPlay(): Promise<void> {
    const { status, waitsFor, holders } = this.current;
    const asked = waitsFor.filter(seat => holders[seat]?.bot != null);
    if (status !== 'playing' || asked.length === 0) return;
    await this.bots.play(await this.load(), asked);
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

/** Whether two names are the same to people. */
function alike(name: string | undefined, other: string): boolean {
  const plain = (text: string) => text.trim().normalize().toLowerCase();
  return name !== undefined && plain(name) === plain(other);
}
