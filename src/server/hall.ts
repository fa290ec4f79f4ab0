// The hall: every table of the server, each in a room. Opens them and keeps the busy ones at hand.

import { LRUCache } from 'lru-cache';
import { botNamed } from '../bots/bots.ts';
import { boxNamed } from '../games/shelf.ts';
import { seeded } from '../kernel/chance.ts';
import { commitTo, freshKey } from '../kernel/fairness.ts';
import type { LiveTable } from '../kernel/live.ts';
import { checkSeats, setUp } from '../kernel/play.ts';
import type { Pace } from '../wire/pace.ts';
import { Declined } from './declined.ts';
import { type Checked, check } from './frost.ts';
import { type House, Room } from './room.ts';
import { openLive } from './running.ts';
import type { Again, Holder, Store, TableRow } from './store.ts';
import type { Thinker } from './thinker.ts';

/** A wish for a new table. A seat is for its opener, for whoever is invited, or for a bot. */
export interface Wish {
  readonly game: string;
  readonly holders: readonly ('me' | 'open' | { readonly bot: string })[];
  readonly options: object;
  readonly pace?: Pace;
}

const AT_HAND = 2000;
/** How many tables that are not done with a guest may be the host of. */
const MOST_OPEN = 100;

/** How a hall is run. */
export interface HallSettings
  extends Partial<Pick<House, 'now' | 'open' | 'chance' | 'trouble' | 'call'>> {
  /** How many rooms are kept in memory. */
  readonly most?: number;
}

/** All tables of one server. */
export class Hall {
  /** Rooms lately used. */
  private readonly atHand: LRUCache<string, Promise<Room>>;
  /** Rooms somebody is still in, though they may no longer be at hand: there is only one of each. */
  private readonly inUse = new Map<string, WeakRef<Room>>();
  private readonly forgotten = new FinalizationRegistry<string>(id => {
    if (this.inUse.get(id)?.deref() === undefined) this.inUse.delete(id);
  });
  private readonly house: House;
  /** How many tables of a guest are just being opened. */
  private readonly opening = new Map<string, number>();

  constructor(
    private readonly store: Store,
    thinker: Thinker,
    {
      most = AT_HAND,
      now = Date.now,
      open = opened,
      trouble = console.error,
      call = () => {},
      ...rest
    }: HallSettings = {},
  ) {
    this.atHand = new LRUCache({ max: most });
    this.house = { store, thinker, now, open, trouble, call, ...rest };
  }

  /** Opens a table in its lobby; the hash of its key is public from now on. */
  async open(wish: Wish, guest: string): Promise<Room> {
    const { game } = await boxNamed(wish.game);
    checkSeats(game, wish.holders.length);
    const { table } = setUp(game, {
      seats: wish.holders.length,
      options: wish.options,
      chance: seeded('check'),
    });
    const key = freshKey();
    const now = this.house.now();
    const row: TableRow = {
      id: freshKey().slice(0, 16),
      game: game.name,
      version: game.version,
      options: table.options,
      seed: { commitment: commitTo(key), entropy: [], key },
      host: guest,
      holders: wish.holders.map(holder => holderOf(holder, guest)),
      status: 'lobby',
      waitsFor: [],
      invitation: freshKey().slice(0, 32),
      lookOn: freshKey().slice(0, 32),
      createdAt: now,
      begunAt: null,
      changedAt: now,
      pace: wish.pace ?? 'live',
    };
    return this.keep(
      row.id,
      this.withinLimit(guest, () => this.store.addTable(row)).then(() =>
        this.furnish(row, { isNew: true }),
      ),
    );
  }

  /** Opens one more table for a guest, unless there are too many already, those on their way to disk counted. */
  private async withinLimit(guest: string, open: () => Promise<void>): Promise<void> {
    const before = this.opening.get(guest) ?? 0;
    this.opening.set(guest, before + 1);
    try {
      if ((await this.store.openTablesOf(guest)) + before >= MOST_OPEN)
        throw new Declined('too-many-tables');
      await open();
    } finally {
      const others = (this.opening.get(guest) ?? 1) - 1;
      if (others > 0) this.opening.set(guest, others);
      else this.opening.delete(guest);
    }
  }

  /** Clears away a table that was never begun, unless somebody is there after all. */
  async clearAway(id: string): Promise<void> {
    const room = await this.room(id);
    const { status, host, holders } = room.row;
    if (status !== 'lobby' && status !== 'closed') return;
    if (holders.some((_holder, seat) => room.isPresent(seat))) return;
    if (status === 'lobby') await room.close(host);
    await this.store.removeTable(id);
    this.forget(id, room);
  }

  /** Opens a table like another: the same options and bots, a free seat for everybody else who sat there. */
  async openLike({ game, options, holders, pace }: TableRow, guest: string): Promise<Again> {
    const seats = holders.map(holder => {
      if (holder.guest === guest) return 'me';
      return holder.guest === null && holder.bot !== null ? { bot: holder.bot } : 'open';
    });
    const { row } = await this.open(
      { game, options, holders: seats, ...(pace ? { pace } : {}) },
      guest,
    );
    return { id: row.id, invitation: row.invitation };
  }

  /** The room of a table. */
  async room(id: string): Promise<Room> {
    const known = this.atHand.get(id) ?? this.inUse.get(id)?.deref();
    if (known !== undefined) {
      const room = await known;
      if (!room.broken && !(await this.hasThawed(room))) return room;
      this.forget(id, room);
      return this.room(id);
    }
    return this.keep(id, this.enter(id));
  }

  /** Whether a frozen table goes on, as somebody beside the server has said. */
  private async hasThawed({ row }: Room): Promise<boolean> {
    if (row.status !== 'frozen') return false;
    return (await this.store.table(row.id))?.status !== 'frozen';
  }

  /** Keeps a room at hand from when it is asked for, so that nobody makes another meanwhile. */
  private keep(id: string, entering: Promise<Room>): Promise<Room> {
    this.atHand.set(id, entering);
    entering.catch(() => this.atHand.delete(id));
    return entering;
  }

  private forget(id: string, room: Room): void {
    if (this.inUse.get(id)?.deref() !== room) return;
    this.inUse.delete(id);
    this.atHand.delete(id);
  }

  private async enter(id: string): Promise<Room> {
    const row = await this.store.table(id);
    if (row === null) throw new Declined('no-table');
    const room = this.furnish(row);
    room.letBotsPlay().catch(this.house.trouble);
    return room;
  }

  /** The one room for a table. */
  private furnish(row: TableRow, { isNew = false } = {}): Room {
    const room = new Room(row, this.house, isNew);
    this.inUse.set(row.id, new WeakRef(room));
    this.forgotten.register(room, row.id);
    return room;
  }

  /**
   * Replays every unfinished table: one that no longer replays is frozen, one that does again
   * thaws, and the others go on, the bots first. `heard` is told how far it is.
   */
  async checkAll(heard: (checked: number, all: number) => void = () => {}): Promise<Checked> {
    const playing = await this.store.tablesThatAre('playing');
    const unfinished = [...playing, ...(await this.store.tablesThatAre('frozen'))];
    let checked = 0;
    return check(unfinished, this.store, {
      sound: async row => {
        heard(checked++, unfinished.length);
        if (row.waitsFor.some(seat => row.holders[seat]?.bot != null)) await this.room(row.id);
      },
      unread: this.house.trouble,
    });
  }
}

/** A table as its row says it began. */
async function opened(row: TableRow): Promise<LiveTable> {
  const { game } = await boxNamed(row.game);
  // A lobby has played nothing yet: whatever version is here begins.
  if (row.status !== 'lobby' && row.version !== game.version) throw new Declined('other-version');
  return openLive(game, row);
}

function holderOf(wish: Wish['holders'][number], guest: string): Holder {
  const nobody = { guest: null, bot: null, entropy: null, archived: false };
  if (wish === 'me') return { ...nobody, guest };
  if (wish === 'open') return nobody;
  botNamed(wish.bot);
  return { ...nobody, bot: wish.bot };
}
