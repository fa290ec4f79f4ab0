// A table that is being played on the server: store, then tell.

import { type Chance, seeded } from '../kernel/chance.ts';
import { freshKey } from '../kernel/fairness.ts';
import type { Game, Note, Seat, Standing } from '../kernel/game.ts';
import {
  CannotUndo,
  type Happening,
  LiveTable,
  seesOtherwise,
  type UndoBarrier,
} from '../kernel/live.ts';
import { IllegalChoice } from '../kernel/play.ts';
import { isTold, notesFor, redealt, type Seen } from '../kernel/view.ts';
import { changeOf, type KnownChanges } from '../wire/change.ts';
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

/** How a table stands for a watcher. `at` counts what this watcher was told, and nothing else. */
interface Standpoint {
  readonly at: number;
  readonly over: boolean;
  /** Why the seat cannot take back its last choice; null if it can. */
  readonly undo: UndoBarrier | null;
  /** How the seats stand, once the table is over. */
  readonly standing: readonly Standing[] | null;
  /** When the watcher was last told something. */
  readonly when: number;
}

/** What a watcher sees now. */
export interface Look extends Standpoint {
  readonly seen: Seen;
}

/** All a watcher has come to know of a table. */
interface Side {
  readonly watcher: Watcher;
  /** What they were told, as text: it is kept for long, and told as it is. */
  readonly told: string[];
  standpoint: Standpoint;
}

/** What is told of one deed, and how the table stands after it. */
interface Tidings {
  /** Side by side; null where they do not notice anything. */
  readonly texts: readonly (string | null)[];
  readonly standpoints: readonly Standpoint[];
  readonly waited: readonly Seat[];
}

/** What a watcher was told at once: what happened, or who took something back. */
export interface Told {
  readonly notes: readonly Note[];
  readonly undone?: Seat;
}

/** Why a deed was refused, for programs. */
export type RefusalReason =
  | 'late'
  | 'illegal'
  | 'cannot-undo'
  | 'over'
  | 'not-seated'
  | 'stand-in'
  | 'too-fast';

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

/** What a running table needs from outside. */
export interface Surroundings {
  readonly store: Pick<Store, 'addDeed'>;
  readonly now?: () => number;
  /** Where redeals for a seat come from. Each has a stream of its own: what others ask never shifts it. */
  readonly chance?: (seat: Seat) => Chance;
}

/** A running table. One deed at a time; whoever is told of a deed can rely on its being on disk. */
export class RunningTable {
  /** One for each watcher; the first is for those who only look on. */
  private readonly sides: readonly Side[];
  private readonly listeners = new Set<() => void>();
  private readonly store: Pick<Store, 'addDeed'>;
  private readonly now: () => number;
  private readonly newChance: (seat: Seat) => Chance;
  /** Where redeals for each seat come from, once it needs any. */
  private readonly chances: Chance[] = [];
  private deeds = 0;
  /** A deed that was done and is not on disk yet: until then everybody sees what they saw before it. */
  private unwritten: Happening | null = null;
  /** The deed everybody is being told of, and what it changed as far as somebody was told. */
  private news: { readonly of: Happening; readonly changes: KnownChanges } | null = null;
  private waited: readonly Seat[];
  private isBusy = false;
  /** Those whose turn comes later. */
  private readonly queue: (() => void)[] = [];
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
    this.newChance = chance;
    this.waited = live.waitsFor();
    this.sides = [null, ...seats].map(watcher => {
      const told = [JSON.stringify({ notes: notesFor(live.opening, watcher) })];
      return { watcher, told, standpoint: this.standpointNow(watcher, told.length, begunAt) };
    });
    for (const { deed, when } of deeds) this.tell(this.tidingsOf(done(live, deed), deed, when));
  }

  /** Whether a deed could not be written: this copy is ahead of the disk and must be thrown away. */
  get broken(): boolean {
    return this.isBroken;
  }

  /** What a watcher sees: the table as it is on disk. */
  look(watcher: Watcher): Look {
    const seen = this.unwritten?.seenBefore(watcher) ?? this.live.seenBy(watcher);
    return { ...this.standpoint(watcher), seen };
  }

  /** How much a watcher was told. */
  count(watcher: Watcher): number {
    return this.side(watcher).told.length;
  }

  /** What a watcher was told after the first `at` times. */
  since(watcher: Watcher, at: number): readonly Told[] {
    return this.side(watcher)
      .told.slice(at)
      .map(text => JSON.parse(text) as Told);
  }

  /** All a watcher who has heard the first `from` things is told of the table, as text. */
  whole(watcher: Watcher, from: number): string {
    return this.tale(watcher, from, `"seen":${JSON.stringify(this.look(watcher).seen)}`);
  }

  /** The same for somebody who has heard all but the last thing, and while that is being told: what it changed. */
  next(watcher: Watcher): string | null {
    if (this.news === null) return null;
    const { of, changes } = this.news;
    const change = changeOf(of.seenBefore(watcher), this.live.seenBy(watcher), changes);
    return this.tale(watcher, this.count(watcher) - 1, `"change":${change}`);
  }

  private tale(watcher: Watcher, from: number, sight: string): string {
    const { told, standpoint } = this.side(watcher);
    const { at, over, undo, standing, when } = standpoint;
    const since = from === told.length - 1 ? told[from] : told.slice(from).join();
    return (
      `{"tell":"table","seat":${watcher},"at":${at},"over":${over},"undo":${JSON.stringify(undo)},` +
      `"standing":${JSON.stringify(standing)},"when":${when},${sight},"since":[${since}]}`
    );
  }

  /** How the table stands for a watcher, as it is on disk. */
  standpoint(watcher: Watcher): Standpoint {
    return this.side(watcher).standpoint;
  }

  private standpointNow(watcher: Watcher, at: number, when: number): Standpoint {
    const { over } = this.live;
    return {
      at,
      over,
      undo: watcher === null ? 'nothing' : this.live.undoBarrier(watcher),
      standing: over ? this.live.standing() : null,
      when,
    };
  }

  /** The first rule a candidate breaks; null if it is legal. */
  why(seat: Seat, candidate: unknown): Promise<string | null> {
    return this.inTurn(() => this.live.why(seat, candidate));
  }

  /** What a seat can foresee of each of its options, and of which moment that is said. */
  foreseen(seat: Seat): Promise<{ at: number; foreseen: Note[][] }> {
    return this.inTurn(() => ({
      at: this.count(seat),
      foreseen: this.live.foreseen(seat, this.chanceOf(seat)),
    }));
  }

  /** The seats everybody waits for, as far as everybody was told. */
  waitsFor(): readonly Seat[] {
    return this.waited;
  }

  /** A table that tells no more than a seat knows: what a bot is handed. */
  known(seat: Seat): Promise<object> {
    return this.inTurn(() => redealt(this.live.game, this.live.copy(), seat, this.chanceOf(seat)));
  }

  private chanceOf(seat: Seat): Chance {
    this.chances[seat] ??= this.newChance(seat);
    return this.chances[seat];
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
   * more since, the deed comes too late. When its turn has come, `whyNot` is asked whether the seat
   * is still theirs who do it. Fulfilled only when the deed is on disk.
   */
  do(deed: Deed, at: number, whyNot: () => RefusalReason | null = () => null): Promise<void> {
    return this.inTurn(() => {
      const reason = whyNot();
      if (reason !== null) throw new DeedRefused(reason, 'somebody else plays for this seat');
      return this.doNow(deed, at);
    });
  }

  /** One after the other, so that nobody sees a deed before it is on disk. */
  private async inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    if (this.isBusy) await new Promise<void>(go => this.queue.push(go));
    this.isBusy = true;
    try {
      if (this.isBroken) throw new DeedRefused('late', 'the table has changed since');
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.isBusy = false;
    }
  }

  private async doNow(deed: Deed, at: number): Promise<void> {
    if (this.live.over || this.isClosed) throw new DeedRefused('over', 'the table is over');
    if (at !== this.count(deed.seat)) throw new DeedRefused('late', 'the table has changed since');
    const when = this.now();
    const { happening, tidings } = this.attempt(deed, when);
    const change = this.publicChange(tidings);
    try {
      await this.store.addDeed(this.id, this.deeds, { deed, when }, change);
    } catch (error) {
      this.isBroken = true;
      this.stir();
      if (error instanceof Taken) throw new DeedRefused('late', 'the table has changed since');
      throw error;
    }
    this.unwritten = null;
    this.tell(tidings);
    this.news = { of: happening, changes: [] };
    this.stir();
    this.news = null;
  }

  /**
   * Does a deed and works out all there is to tell of it, before it is written: whatever goes wrong
   * with that, nothing has happened.
   */
  private attempt(deed: Deed, when: number): { happening: Happening; tidings: Tidings } {
    const happening = attempted(this.live, deed);
    try {
      const tidings = this.tidingsOf(happening, deed, when);
      this.unwritten = happening;
      return { happening, tidings };
    } catch (error) {
      happening.revert();
      throw error;
    }
  }

  /** What lists of tables may say after this: nothing that a seat does in secret. */
  private publicChange({ texts, waited }: Tidings): DeedChange {
    if (texts[0] === null) return {};
    return this.live.over ? { waitsFor: waited, status: 'over' } : { waitsFor: waited };
  }

  private stir(): void {
    for (const listener of this.listeners) listener();
  }

  private tidingsOf(happening: Happening, deed: Deed, when: number): Tidings {
    const texts = this.toldOf(happening, deed);
    const standpoints = this.sides.map(({ watcher, told, standpoint }, i) =>
      texts[i] === null
        ? this.standpointNow(watcher, told.length, standpoint.when)
        : this.standpointNow(watcher, told.length + 1, when),
    );
    return { texts, standpoints, waited: texts[0] === null ? this.waited : this.live.waitsFor() };
  }

  /** What each watcher is told of a deed that was just done. */
  private toldOf(happening: Happening, deed: Deed): Tidings['texts'] {
    const undone = 'undo' in deed ? { undone: deed.seat } : {};
    /** Those who hear the same are told the same text: it is kept for long. */
    const texts: { readonly notes: readonly Note[]; readonly text: string }[] = [];
    return this.sides.map(({ watcher }) => {
      if (!noticed(this.live, happening, watcher)) return null;
      const notes = notesFor(happening.notes, watcher);
      const known = texts.find(told => isSameList(told.notes, notes));
      if (known !== undefined) return known.text;
      const text = JSON.stringify({ notes, ...undone });
      texts.push({ notes, text });
      return text;
    });
  }

  /** Adds to what each watcher was told, unless this told them nothing at all. Nothing here can fail. */
  private tell({ texts, standpoints, waited }: Tidings): void {
    this.deeds++;
    this.waited = waited;
    for (const [i, side] of this.sides.entries()) {
      const text = texts[i] ?? null;
      if (text !== null) side.told.push(text);
      side.standpoint = standpoints[i] as Standpoint;
    }
  }

  private side(watcher: Watcher): Side {
    const side = this.sides[watcher === null ? 0 : watcher + 1];
    if (side === undefined) throw new Error(`nobody watches from ${watcher}`);
    return side;
  }
}

function isSameList(these: readonly Note[], those: readonly Note[]): boolean {
  return these.length === those.length && these.every((note, i) => note === those[i]);
}

/** Whether a watcher noticed anything of what just happened: they heard of it, or see something else now. */
export function noticed(
  live: LiveTable,
  { notes, seenBefore }: Happening,
  watcher: Watcher,
): boolean {
  return (
    isTold(notes, watcher) ||
    seesOtherwise(
      () => seenBefore(watcher),
      () => live.seenBy(watcher),
    )
  );
}

/** Opens the table a row describes, before anything was done at it. */
export function openLive(game: Game, { holders, options, seed }: TableRow): LiveTable {
  return LiveTable.open(game, { seats: holders.length, options, seed });
}

/** Does a deed on a live table. */
export function done(live: LiveTable, deed: Deed): Happening {
  return 'undo' in deed ? live.undo(deed.seat) : live.choose(deed.seat, deed.choice);
}

/** Tries a deed; what the rules forbid becomes a typed refusal. */
function attempted(live: LiveTable, deed: Deed): Happening {
  try {
    return done(live, deed);
  } catch (error) {
    if (error instanceof IllegalChoice) throw new DeedRefused('illegal', error.message, error.rule);
    if (error instanceof CannotUndo) throw new DeedRefused('cannot-undo', error.message);
    throw error;
  }
}
