// The hall: every table of the server. Opens them, seats people and bots, keeps the busy ones at hand.

import { LRUCache } from 'lru-cache';
import { botNamed } from '../bots/bots.ts';
import { boxNamed } from '../games/shelf.ts';
import { seeded } from '../kernel/chance.ts';
import { commitTo, freshKey, keyedSeed } from '../kernel/fairness.ts';
import type { Seat } from '../kernel/game.ts';
import { checkSeats, setUp } from '../kernel/play.ts';
import { Refusal } from '../kernel/settings.ts';
import { DeedRefused, done, openLive, RunningTable } from './running.ts';
import type { Holder, Store, TableRow } from './store.ts';
import type { Thinker } from './thinker.ts';

/** A wish for a new table. A seat is for its opener, for whoever is invited, or for a bot. */
export interface Wish {
  readonly game: string;
  readonly holders: readonly ('me' | 'open' | { readonly bot: string })[];
  readonly options: object;
}

/** What became of a table that no longer replays. */
export interface Frozen {
  readonly table: string;
  readonly reason: string;
}

const AT_HAND = 2000;

/** How a hall is run. */
export interface HallSettings {
  /** How many tables are kept in memory. */
  readonly most?: number;
  readonly now?: () => number;
  /** Hears of what went wrong where nobody waits for an answer. */
  readonly trouble?: (error: unknown) => void;
}

/** All tables of one server. */
export class Hall {
  /** Tables lately used. */
  private readonly atHand: LRUCache<string, Promise<RunningTable>>;
  /** Tables somebody still watches, though they may no longer be at hand: there is only one of each. */
  private readonly watched = new Map<string, WeakRef<RunningTable>>();
  private readonly forgotten = new FinalizationRegistry<string>(id => {
    if (this.watched.get(id)?.deref() === undefined) this.watched.delete(id);
  });
  private readonly now: () => number;
  private readonly trouble: (error: unknown) => void;

  constructor(
    private readonly store: Store,
    private readonly thinker: Thinker,
    { most = AT_HAND, now = Date.now, trouble = console.error }: HallSettings = {},
  ) {
    this.atHand = new LRUCache({ max: most });
    this.now = now;
    this.trouble = trouble;
  }

  /** Opens a table in its lobby; the hash of its key is public from now on. */
  async open(wish: Wish, guest: string): Promise<TableRow> {
    const { game } = await boxNamed(wish.game);
    checkSeats(game, wish.holders.length);
    const { table } = setUp(game, {
      seats: wish.holders.length,
      options: wish.options,
      chance: seeded('check'),
    });
    const key = freshKey();
    const row: TableRow = {
      id: freshKey().slice(0, 16),
      game: game.name,
      version: game.version,
      options: table.options,
      seed: { commitment: commitTo(key), entropy: [], key },
      holders: wish.holders.map(holder => holderOf(holder, guest)),
      status: 'lobby',
      invitation: freshKey().slice(0, 32),
      lookOn: freshKey().slice(0, 32),
      createdAt: this.now(),
      changedAt: this.now(),
    };
    await this.store.addTable(row);
    return row;
  }

  /** Takes a free seat; whoever sits already keeps theirs. */
  async join(id: string, invitation: string, guest: string): Promise<Seat> {
    const row = await this.row(id);
    if (row.invitation !== invitation) throw new Refusal('this invitation is for another table');
    const mine = row.holders.findIndex(holder => holder.guest === guest);
    if (mine >= 0) return mine;
    const free = row.holders.findIndex(({ guest, bot }) => guest === null && bot === null);
    if (free < 0) throw new Refusal('every seat is taken');
    await this.seat(row, free, { guest, bot: null });
    return free;
  }

  /** Begins to play: every seat must be held. Each adds entropy; bots add the server's. */
  async start(id: string, entropy: ReadonlyMap<Seat, string> = new Map()): Promise<RunningTable> {
    const row = await this.row(id);
    if (row.status !== 'lobby') return this.running(id);
    if (row.holders.some(({ guest, bot }) => guest === null && bot === null))
      throw new Refusal('a seat is still free');
    const shares = row.holders.map((_holder, seat) => entropy.get(seat) ?? freshKey());
    const seed = keyedSeed(row.seed.key as string, shares);
    await this.store.changeTable(id, { seed, status: 'playing', changedAt: this.now() });
    return this.running(id);
  }

  /** Leaves a table that is being played: a bot stands in, and the seat can be taken back. */
  async leave(id: string, guest: string, bot = 'greedy'): Promise<void> {
    const row = await this.row(id);
    const seat = seatOf(row, guest);
    await this.seat(
      row,
      seat,
      row.status === 'lobby' ? { guest: null, bot: null } : { guest, bot },
    );
    if (row.status === 'playing') this.letBotsPlay(await this.running(id));
  }

  /** Takes back a seat a bot stood in for. */
  async comeBack(id: string, guest: string): Promise<void> {
    const row = await this.row(id);
    await this.seat(row, seatOf(row, guest), { guest, bot: null });
  }

  /** A table that is being played, from memory or by replay. */
  async running(id: string): Promise<RunningTable> {
    const known = this.atHand.get(id) ?? this.watched.get(id)?.deref();
    if (known !== undefined) {
      const table = await known;
      if (!table.broken) return table;
      this.forget(id, table);
      return this.running(id);
    }
    const loading = this.load(id);
    this.atHand.set(id, loading);
    loading.catch(() => this.atHand.delete(id));
    return loading;
  }

  private forget(id: string, table: RunningTable): void {
    if (this.watched.get(id)?.deref() !== table) return;
    this.watched.delete(id);
    this.atHand.delete(id);
  }

  private async load(id: string): Promise<RunningTable> {
    const row = await this.row(id);
    if (row.status === 'lobby') throw new Refusal('this table has not begun yet');
    if (row.status === 'frozen') throw new Refusal('this table is frozen: it no longer replays');
    const table = new RunningTable(
      await boxNamed(row.game),
      row,
      await this.store.deedsOf(id),
      this.store,
    );
    table.onChange(() => this.changed(table));
    this.watched.set(id, new WeakRef(table));
    this.forgotten.register(table, id);
    this.letBotsPlay(table);
    return table;
  }

  private changed(table: RunningTable): void {
    if (table.broken) {
      this.forget(table.row.id, table);
      return;
    }
    const over = table.look(null).over;
    this.store
      .changeTable(table.row.id, {
        changedAt: this.now(),
        ...(over ? { status: 'over' as const } : {}),
      })
      .catch(this.trouble);
    this.letBotsPlay(table);
  }

  /** Lets every bot that is waited for think, off the event loop, and do what it chose. */
  private letBotsPlay(table: RunningTable): void {
    const begin = async () => {
      const { holders } = await this.row(table.row.id);
      const seat = table.waitsFor().find(waited => holders[waited]?.bot != null);
      if (seat !== undefined) await this.letBotPlay(table, seat, holders[seat]?.bot as string);
    };
    begin().catch(this.trouble);
  }

  private async letBotPlay(table: RunningTable, seat: Seat, bot: string): Promise<void> {
    const { at } = table.look(seat);
    const known = await table.known(seat);
    const choice = await this.thinker.think({
      game: table.row.game,
      known,
      seat,
      bot,
      seed: freshKey(),
    });
    await table.do({ seat, choice }, at).catch(error => {
      // Too late is no harm: whatever changed has called the bots again.
      if (!(error instanceof DeedRefused)) throw error;
    });
  }

  private async seat(row: TableRow, seat: Seat, holder: Holder): Promise<void> {
    const holders = row.holders.map((old, at) => (at === seat ? holder : old));
    await this.store.changeTable(row.id, { holders, changedAt: this.now() });
  }

  async row(id: string): Promise<TableRow> {
    const row = await this.store.table(id);
    if (row === null) throw new Refusal('there is no such table');
    return row;
  }

  /** Replays every unfinished table; one that no longer replays is frozen, and the others go on. */
  async checkAll(): Promise<Frozen[]> {
    const frozen: Frozen[] = [];
    for (const row of await this.store.tablesThatAre('playing')) {
      const reason = await this.whyBroken(row);
      if (reason === null) continue;
      await this.store.changeTable(row.id, { status: 'frozen' });
      frozen.push({ table: row.id, reason });
    }
    return frozen;
  }

  private async whyBroken(row: TableRow): Promise<string | null> {
    try {
      const { game } = await boxNamed(row.game);
      if (row.version !== game.version)
        return `it was played by version ${row.version} of ${row.game}; here is version ${game.version}`;
      const live = openLive(game, row);
      for (const deed of await this.store.deedsOf(row.id)) done(live, deed);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }
}

function holderOf(wish: Wish['holders'][number], guest: string): Holder {
  if (wish === 'me') return { guest, bot: null };
  if (wish === 'open') return { guest: null, bot: null };
  botNamed(wish.bot);
  return { guest: null, bot: wish.bot };
}

function seatOf(row: TableRow, guest: string): Seat {
  const seat = row.holders.findIndex(holder => holder.guest === guest);
  if (seat < 0) throw new Refusal('you do not sit at this table');
  return seat;
}
