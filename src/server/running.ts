// A table that is being played on the server: store, then tell.

import { type Chance, seeded } from '../kernel/chance.ts';
import { freshKey } from '../kernel/fairness.ts';
import type { Game, Note, Seat, Standing } from '../kernel/game.ts';
import { CannotUndo, LiveTable, type UndoBarrier } from '../kernel/live.ts';
import { same } from '../kernel/plain.ts';
import { IllegalChoice } from '../kernel/play.ts';
import { notesFor, redealt, type Seen } from '../kernel/view.ts';
import {
  type Deed,
  type DeedChange,
  type Done,
  type Store,
  type TableRow,
  Taken,
} from './store.ts';

/** Who looks at a table: a seat, or null for everybody who only looks on. */
export type Watcher = Seat | null;

/** What a watcher sees now. `at` counts what this watcher was told, and nothing else. */
export interface Look {
  readonly at: number;
  readonly seen: Seen;
  readonly over: boolean;
  /** Why the seat cannot take back its last choice; null if it can. */
  readonly undo: UndoBarrier | null;
  /** How the seats stand, once the table is over. */
  readonly standing: readonly Standing[] | null;
  /** When the watcher was last told something. */
  readonly when: number;
}

/** What a watcher was told at once: what happened, or who took something back. */
export interface Told {
  readonly notes: readonly Note[];
  readonly undone?: Seat;
}

/** Why a deed was refused, for programs. */
export type RefusalReason = 'late' | 'illegal' | 'cannot-undo' | 'over';

/** A refused deed: nothing has changed. */
export class DeedRefused extends Error {
  override name = 'DeedRefused';

  constructor(
    readonly reason: RefusalReason,
    message: string,
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

/** What a deed is to one watcher: what they hear of it, and what they see after it. */
interface News {
  readonly seen: Seen;
  readonly told: Told | null;
}

/** What a running table needs from outside. */
export interface Surroundings {
  readonly store: Pick<Store, 'addDeed'>;
  readonly now?: () => number;
  /** Where redeals for a seat come from. Each has a stream of its own: what others ask never shifts it. */
  readonly chance?: (seat: Seat) => Chance;
}

/** A running table. One deed at a time; whoever is told of a deed can rely on its being on disk. */
export class RunningTable {
  private readonly watchers: readonly Watcher[];
  private readonly told = new Map<Watcher, Told[]>();
  private readonly looks = new Map<Watcher, Look>();
  private readonly listeners = new Set<() => void>();
  private readonly store: Pick<Store, 'addDeed'>;
  private readonly now: () => number;
  private readonly chances: readonly Chance[];
  private deeds = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private isBroken = false;
  private isClosed = false;

  /** `live` stands at its beginning, `begunAt`; the deeds lead to where it is now. */
  constructor(
    readonly id: string,
    private readonly live: LiveTable,
    begunAt: number,
    deeds: readonly Done[],
    { store, now = Date.now, chance = () => seeded(freshKey()) }: Surroundings,
  ) {
    this.store = store;
    this.now = now;
    const seats = Array.from({ length: live.seats }, (_, seat) => seat);
    this.chances = seats.map(chance);
    this.watchers = [null, ...seats];
    for (const watcher of this.watchers) {
      this.told.set(watcher, [{ notes: notesFor(live.opening, watcher) }]);
      this.looks.set(watcher, this.lookNow(watcher, live.seenBy(watcher), begunAt));
    }
    for (const { deed, when } of deeds) this.tell(this.newsOf(done(live, deed), deed), when);
  }

  /** Whether a deed could not be written: this copy is ahead of the disk and must be thrown away. */
  get broken(): boolean {
    return this.isBroken;
  }

  /** What a watcher sees: the table as it is on disk. */
  look(watcher: Watcher): Look {
    return this.looks.get(watcher) as Look;
  }

  private lookNow(watcher: Watcher, seen: Seen, when: number): Look {
    const { over } = this.live;
    return {
      at: this.toldTo(watcher).length,
      seen,
      over,
      undo: watcher === null ? 'nothing' : this.live.undoBarrier(watcher),
      standing: over ? this.live.standing() : null,
      when,
    };
  }

  /** What a watcher was told after the first `at` times. */
  since(watcher: Watcher, at: number): readonly Told[] {
    return this.toldTo(watcher).slice(at);
  }

  /** The first rule a candidate breaks; null if it is legal. */
  why(seat: Seat, candidate: unknown): Promise<string | null> {
    return this.inTurn(() => this.live.why(seat, candidate));
  }

  /** What a seat can foresee of each of its options, and of which moment that is said. */
  foreseen(seat: Seat): Promise<{ at: number; foreseen: Note[][] }> {
    return this.inTurn(() => ({
      at: this.look(seat).at,
      foreseen: this.live.foreseen(seat, this.chanceOf(seat)),
    }));
  }

  /** The seats everybody waits for. */
  waitsFor(): Seat[] {
    return waitedFor(this.look(null).seen);
  }

  /** A table that tells no more than a seat knows: what a bot is handed. */
  known(seat: Seat): Promise<object> {
    return this.inTurn(() => redealt(this.live.game, this.live.copy(), seat, this.chanceOf(seat)));
  }

  private chanceOf(seat: Seat): Chance {
    return this.chances[seat] as Chance;
  }

  /** Hears of every change, and of a break; returns how to stop listening. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** No more deeds after the ones that are being done; fulfilled when those are through. */
  close(): Promise<void> {
    return this.inTurn(() => {
      this.isClosed = true;
    });
  }

  /**
   * Does a seat's deed. `at` is what the seat had been told when it decided; if it has been told
   * more since, the deed comes too late. Fulfilled only when the deed is on disk.
   */
  do(deed: Deed, at: number): Promise<void> {
    return this.inTurn(() => this.doNow(deed, at));
  }

  /** One after the other, so that nobody sees a deed before it is on disk. */
  private inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.queue.then(() => {
      if (this.isBroken) throw new DeedRefused('late', 'the table has changed since');
      return work();
    });
    this.queue = turn.catch(() => {});
    return turn;
  }

  private async doNow(deed: Deed, at: number): Promise<void> {
    if (this.live.over || this.isClosed) throw new DeedRefused('over', 'the table is over');
    if (at !== this.toldTo(deed.seat).length)
      throw new DeedRefused('late', 'the table has changed since');
    const news = this.newsOf(attempt(this.live, deed), deed);
    const when = this.now();
    try {
      await this.store.addDeed(this.id, this.deeds, { deed, when }, this.publicChange(news, when));
    } catch (error) {
      this.isBroken = true;
      this.stir();
      if (error instanceof Taken) throw new DeedRefused('late', 'the table has changed since');
      throw error;
    }
    this.tell(news, when);
    this.stir();
  }

  /** What lists of tables may say after this: nothing that a seat does in secret. */
  private publicChange(news: ReadonlyMap<Watcher, News>, when: number): DeedChange {
    const { seen, told } = news.get(null) as News;
    if (told === null) return {};
    const waitsFor = waitedFor(seen);
    return { changedAt: when, waitsFor, ...(this.live.over ? { status: 'over' } : {}) };
  }

  private stir(): void {
    for (const listener of this.listeners) listener();
  }

  /** What a deed that was just done is to each watcher. */
  private newsOf(notes: readonly Note[], deed: Deed): Map<Watcher, News> {
    return new Map(
      this.watchers.map(watcher => {
        const seen = this.live.seenBy(watcher);
        const heard = notesFor(notes, watcher);
        const isNews = changes(this.look(watcher).seen, seen, heard);
        const told = 'undo' in deed ? { notes: heard, undone: deed.seat } : { notes: heard };
        return [watcher, { seen, told: isNews ? told : null }];
      }),
    );
  }

  /** Adds to what each watcher was told, unless this told them nothing at all. */
  private tell(news: ReadonlyMap<Watcher, News>, when: number): void {
    this.deeds++;
    for (const [watcher, { seen, told }] of news) {
      if (told !== null) this.toldTo(watcher).push(told);
      const last = this.look(watcher).when;
      this.looks.set(watcher, this.lookNow(watcher, seen, told === null ? last : when));
    }
  }

  private toldTo(watcher: Watcher): Told[] {
    const told = this.told.get(watcher);
    if (told === undefined) throw new Error(`nobody watches from ${watcher}`);
    return told;
  }
}

function waitedFor({ waiting }: Seen): Seat[] {
  return waiting.map(({ seat }) => seat);
}

/** Whether a watcher was told anything by a deed: they heard of it, or see something else now. */
export function changes(before: Seen, now: Seen, heard: readonly Note[]): boolean {
  return heard.length > 0 || !same(before, now);
}

/** Opens the table a row describes, before anything was done at it. */
export function openLive(game: Game, { holders, options, seed }: TableRow): LiveTable {
  return LiveTable.open(game, { seats: holders.length, options, seed });
}

/** Does a deed on a live table; returns what happened. */
export function done(live: LiveTable, deed: Deed): readonly Note[] {
  if (!('undo' in deed)) return live.choose(deed.seat, deed.choice).notes;
  live.undo(deed.seat);
  return [];
}

/** Tries a deed; what the rules forbid becomes a typed refusal. */
function attempt(live: LiveTable, deed: Deed): readonly Note[] {
  try {
    return done(live, deed);
  } catch (error) {
    if (error instanceof IllegalChoice) throw new DeedRefused('illegal', error.message, error.rule);
    if (error instanceof CannotUndo) throw new DeedRefused('cannot-undo', error.message);
    throw error;
  }
}
