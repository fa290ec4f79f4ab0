// A table that is being played on the server: store, then tell.

import type { Box } from '../kernel/box.ts';
import { seeded } from '../kernel/chance.ts';
import { freshKey } from '../kernel/fairness.ts';
import type { Game, Note, Seat, Standing } from '../kernel/game.ts';
import { CannotUndo, LiveTable, type UndoBarrier } from '../kernel/live.ts';
import { same } from '../kernel/plain.ts';
import { IllegalChoice, type Outcome } from '../kernel/play.ts';
import { notesFor, redealt, type Seen } from '../kernel/view.ts';
import { type Deed, type Store, type TableRow, Taken } from './store.ts';

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
}

/** What a watcher was told at once: what happened, or that something was taken back. */
export interface Told {
  readonly notes: readonly Note[];
  readonly undone?: true;
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

/** A running table. One deed at a time; whoever is told of a deed can rely on its being on disk. */
export class RunningTable {
  private readonly game: Game;
  private readonly watchers: readonly Watcher[];
  private readonly told = new Map<Watcher, Told[]>();
  private readonly looks = new Map<Watcher, Look>();
  private readonly listeners = new Set<() => void>();
  private deeds = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly live: LiveTable;
  private isBroken = false;

  constructor(
    box: Box,
    readonly row: TableRow,
    deeds: readonly Deed[],
    private readonly store: Store,
  ) {
    this.game = box.game;
    this.live = openLive(box.game, row);
    this.watchers = [null, ...row.holders.map((_holder, seat) => seat)];
    for (const watcher of this.watchers) {
      this.told.set(watcher, [{ notes: notesFor(this.live.opening, watcher) }]);
      this.looks.set(watcher, this.lookNow(watcher, this.live.seenBy(watcher)));
    }
    for (const deed of deeds) this.tell(done(this.live, deed), 'undo' in deed);
  }

  /** Whether a deed could not be written: this copy is ahead of the disk and must be thrown away. */
  get broken(): boolean {
    return this.isBroken;
  }

  /** What a watcher sees: the table as it is on disk. */
  look(watcher: Watcher): Look {
    return this.looks.get(watcher) as Look;
  }

  private lookNow(watcher: Watcher, seen: Seen): Look {
    const { over } = this.live;
    return {
      at: this.toldTo(watcher).length,
      seen,
      over,
      undo: watcher === null ? 'nothing' : this.live.undoBarrier(watcher),
      standing: over ? this.live.standing() : null,
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

  /** The seats everybody waits for. */
  waitsFor(): Seat[] {
    return this.look(null).seen.waiting.map(({ seat }) => seat);
  }

  /** A table that tells no more than a seat knows: what a bot is handed. */
  known(seat: Seat): Promise<object> {
    return this.inTurn(() => redealt(this.game, this.live.copy(), seat, seeded(freshKey())));
  }

  /** Hears of every change, and of a break; returns how to stop listening. */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
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
    if (this.live.over) throw new DeedRefused('over', 'the table is over');
    if (at !== this.toldTo(deed.seat).length)
      throw new DeedRefused('late', 'the table has changed since');
    const outcome = attempt(this.live, deed);
    try {
      await this.store.addDeed(this.row.id, this.deeds, deed);
    } catch (error) {
      this.isBroken = true;
      this.stir();
      if (error instanceof Taken) throw new DeedRefused('late', 'the table has changed since');
      throw error;
    }
    this.tell(outcome, 'undo' in deed);
    this.stir();
  }

  private stir(): void {
    for (const listener of this.listeners) listener();
  }

  /** Adds to what each watcher was told, unless this told them nothing at all. */
  private tell({ notes }: Pick<Outcome, 'notes'>, undone: boolean): void {
    this.deeds++;
    for (const watcher of this.watchers) {
      const seen = this.live.seenBy(watcher);
      const heard = notesFor(notes, watcher);
      if (heard.length > 0 || !same(seen, this.look(watcher).seen))
        this.toldTo(watcher).push(undone ? { notes: heard, undone } : { notes: heard });
      this.looks.set(watcher, this.lookNow(watcher, seen));
    }
  }

  private toldTo(watcher: Watcher): Told[] {
    const told = this.told.get(watcher);
    if (told === undefined) throw new Error(`nobody watches from ${watcher}`);
    return told;
  }
}

/** Opens the table a row describes, before anything was done at it. */
export function openLive(game: Game, { holders, options, seed }: TableRow): LiveTable {
  return LiveTable.open(game, { seats: holders.length, options, seed });
}

/** Does a deed on a live table. */
export function done(live: LiveTable, deed: Deed): Pick<Outcome, 'notes'> {
  if (!('undo' in deed)) return live.choose(deed.seat, deed.choice);
  live.undo(deed.seat);
  return { notes: [] };
}

/** Tries a deed; what the rules forbid becomes a typed refusal. */
function attempt(live: LiveTable, deed: Deed): Pick<Outcome, 'notes'> {
  try {
    return done(live, deed);
  } catch (error) {
    if (error instanceof IllegalChoice) throw new DeedRefused('illegal', error.message, error.rule);
    if (error instanceof CannotUndo) throw new DeedRefused('cannot-undo', error.message);
    throw error;
  }
}
