// The store in one SQLite file: write-ahead log, every commit synced to disk.

import type Database from 'better-sqlite3';
import { SqliteError } from 'better-sqlite3';
import {
  type Compilable,
  type ExpressionBuilder,
  Kysely,
  type SelectQueryBuilder,
  SqliteDialect,
  sql,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { KeyedSeed } from '../kernel/fairness.ts';
import type { Seat } from '../kernel/game.ts';
import { Refusal } from '../kernel/settings.ts';
import type { Notice } from '../wire/messages.ts';
import { keepPrivate } from './data-file.ts';
import { bringUpToDate, type Schema } from './schema.ts';
import { Commits } from './sqlite-commits.ts';
import { addDeed } from './sqlite-deeds.ts';
import { SqliteDevices } from './sqlite-devices.ts';
import { SqliteGuests } from './sqlite-guests.ts';
import { Readings } from './sqlite-readings.ts';
import { type FileNews, FileTrouble, isDamage, NO_NEWS } from './sqlite-trouble.ts';
import { connect, type Writer, writeHere, writeInThread } from './sqlite-writer.ts';
import type {
  Again,
  Deed,
  DeedChange,
  Devices,
  Done,
  Guests,
  Holder,
  Line,
  Placed,
  Status,
  Store,
  TableChange,
  TableRow,
} from './store.ts';

/** Opens the file, or makes it. With the script of a thread, that thread writes. */
export function openSqlite(file: string, thread?: URL, news: FileNews = NO_NEWS): Store {
  if (file !== IN_MEMORY) keepPrivate(file);
  const database = opened(file);
  const readings = new Readings(database, file, news);
  const written = (writer: Writer) => new SqliteStore(readings, new Commits(writer, file, news));
  if (thread === undefined) return written(writeHere(database));
  database.pragma('query_only = on');
  return written(writeInThread(file, thread));
}

const A_DAY = 24 * 60 * 60 * 1000;
const IN_MEMORY = ':memory:';

/** The file, connected and up to date, or one clear line. */
function opened(file: string): Database.Database {
  try {
    const database = connect(file);
    bringUpToDate(database);
    return database;
  } catch (error) {
    if (!(error instanceof SqliteError)) throw error;
    const { code, message } = error;
    throw new Refusal(new FileTrouble(file, code, message, !isDamage(code)).message);
  }
}

/** So many lines of a table are kept. */
const MOST_LINES = 1000;

type Tables = SelectQueryBuilder<Schema, 'tables', object>;

class SqliteStore implements Store {
  readonly guests: Guests;
  readonly devices: Devices;
  /** Asks; what is written goes by way of `commits`. */
  private readonly db: Kysely<Schema>;
  /** When somebody was last noted to have come into a lobby. */
  private readonly entries = new LRUCache<string, number>({ max: 10_000 });

  constructor(
    private readonly readings: Readings,
    private readonly commits: Commits,
  ) {
    this.db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: readings }) });
    this.guests = new SqliteGuests(this.db, this.commits);
    this.devices = new SqliteDevices(this.db, this.commits);
  }

  addTable(table: TableRow): Promise<void> {
    const row = {
      id: table.id,
      game: table.game,
      version: table.version,
      options: JSON.stringify(table.options),
      seed: JSON.stringify(table.seed),
      host: table.host,
      status: table.status,
      waits_for: JSON.stringify(table.waitsFor),
      invitation: table.invitation,
      look_on: table.lookOn,
      created_at: table.createdAt,
      begun_at: table.begunAt,
      changed_at: table.changedAt,
      pace: table.pace ?? null,
    };
    return this.commits.write(
      this.db.insertInto('tables').values(row),
      this.db.insertInto('holders').values(holderRows(table.id, table.holders)),
    );
  }

  async table(id: string): Promise<TableRow | null> {
    const [found] = await this.tablesWhere(tables => tables.where('id', '=', id));
    return found ?? null;
  }

  async tablesOf(guest: string): Promise<TableRow[]> {
    const mine = this.db.selectFrom('holders').select('table_id').where('guest', '=', guest);
    return this.tablesWhere(tables => tables.where('id', 'in', mine));
  }

  async tablesThatAre(status: Status): Promise<TableRow[]> {
    return this.tablesWhere(tables => tables.where('status', '=', status));
  }

  async openTablesOf(guest: string): Promise<number> {
    const { open } = await this.db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('host', '=', guest)
      .where('status', 'in', ['lobby', 'playing', 'frozen'])
      .executeTakeFirstOrThrow();
    return open;
  }

  async entered(table: string, now: number): Promise<void> {
    if (now - (this.entries.get(table) ?? 0) < A_DAY) return;
    this.entries.set(table, now);
    await this.commits.write(
      this.db.updateTable('tables').set({ entered_at: now }).where('id', '=', table),
    );
  }

  async deserted(since: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', 'in', ['lobby', 'closed'])
      .where('begun_at', 'is', null)
      .where('entered_at', '<', since)
      .where('created_at', '<', since)
      .where('changed_at', '<', since)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('deeds').select('number').whereRef('table_id', '=', 'tables.id'))),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  removeTable(id: string): Promise<void> {
    return this.commits.write(
      this.db.deleteFrom('tables').where('id', '=', id),
      ...(['holders', 'deeds', 'lines'] as const).map(name =>
        this.db.deleteFrom(name).where('table_id', '=', id),
      ),
    );
  }

  /** The tables some question finds, the one that changed last first, with those who hold their seats. */
  private async tablesWhere(narrow: (tables: Tables) => Tables): Promise<TableRow[]> {
    const found = narrow(this.db.selectFrom('tables'));
    const rows = await found
      .leftJoin('deeds', join => join.onRef('table_id', '=', 'id').on('number', '=', lastNoticed))
      .selectAll('tables')
      .select(['deeds.waits_for as then_waits_for', 'deeds.done_at as then'])
      .execute();
    const seats = await this.db
      .selectFrom('holders')
      .select(['table_id', 'guest', 'bot', 'entropy', 'archived'])
      .where('table_id', 'in', found.select('id'))
      .orderBy('seat')
      .execute();
    const holders = new Map<string, Holder[]>(rows.map(({ id }) => [id, []]));
    for (const { table_id, archived, ...holder } of seats)
      holders.get(table_id)?.push({ ...holder, archived: archived === 1 });
    const table = (row: (typeof rows)[number]): TableRow => ({
      id: row.id,
      game: row.game,
      version: row.version,
      options: JSON.parse(row.options) as object,
      seed: JSON.parse(row.seed) as KeyedSeed,
      host: row.host,
      holders: holders.get(row.id) ?? [],
      status: row.status,
      waitsFor: JSON.parse(waitsFor(row)) as Seat[],
      invitation: row.invitation,
      lookOn: row.look_on,
      createdAt: row.created_at,
      begunAt: row.begun_at,
      changedAt: Math.max(row.changed_at, row.then ?? 0),
      ...(row.again === null ? {} : { again: JSON.parse(row.again) as Again }),
      ...(row.pace === null ? {} : { pace: row.pace }),
      ...(row.placed === null ? {} : { placed: JSON.parse(row.placed) as Placed[] }),
    });
    const tables = rows.flatMap(row => this.readings.parsed(`table ${row.id}`, () => table(row)));
    return tables.sort((a, b) => b.changedAt - a.changedAt);
  }

  changeTable(id: string, change: TableChange): Promise<void> {
    return this.commits.write(...changesOf(this.db, id, change));
  }

  addDeed(table: string, number: number, done: Done, change?: DeedChange): Promise<void> {
    return addDeed(this.commits, table, number, done, change);
  }

  async deedsOf(table: string): Promise<Done[]> {
    const rows = await this.db
      .selectFrom('deeds')
      .select(['deed', 'done_at'])
      .where('table_id', '=', table)
      .orderBy('number')
      .execute();
    return rows.map(({ deed, done_at }) => ({ deed: JSON.parse(deed) as Deed, when: done_at }));
  }

  /** The last number is found, and the oldest line dropped, by the key: at any length alike. */
  addLine(table: string, { guest, seat, text, when, notice }: Line): Promise<void> {
    const last = this.db
      .selectFrom('lines')
      .select(sql<number>`coalesce(max(number), -1)`.as('number'))
      .where('table_id', '=', table);
    return this.commits.write(
      this.db.insertInto('lines').values({
        table_id: table,
        number: sql<number>`${last} + 1`,
        seat,
        text,
        said_at: when,
        guest,
        notice: notice === undefined ? null : JSON.stringify(notice),
      }),
      this.db
        .deleteFrom('lines')
        .where('table_id', '=', table)
        .where('number', '<=', sql<number>`${last} - ${MOST_LINES}`),
    );
  }

  async linesOf(table: string, most: number): Promise<Line[]> {
    const rows = await this.db
      .selectFrom('lines')
      .select(['guest', 'seat', 'text', 'said_at', 'notice'])
      .where('table_id', '=', table)
      .orderBy('number', 'desc')
      .limit(most)
      .execute();
    return rows
      .map(({ guest, seat, text, said_at, notice }) => ({
        guest,
        seat,
        text,
        when: said_at,
        ...(notice === null ? {} : { notice: JSON.parse(notice) as Notice }),
      }))
      .reverse();
  }

  async secret(name: string, fresh: string): Promise<string> {
    await this.commits.write(
      this.db
        .insertInto('secrets')
        .values({ name, value: fresh })
        .onConflict(conflict => conflict.doNothing()),
    );
    const kept = this.db.selectFrom('secrets').select('value').where('name', '=', name);
    return (await kept.executeTakeFirstOrThrow()).value;
  }

  async check(now: number): Promise<void> {
    const checked = { name: 'checked', value: String(now) };
    await this.commits.write(
      this.db
        .insertInto('secrets')
        .values(checked)
        .onConflict(conflict => conflict.column('name').doUpdateSet(checked)),
    );
  }

  async close(): Promise<void> {
    await this.commits.close();
    await sql`pragma wal_checkpoint(truncate)`.execute(this.db);
    await this.db.destroy();
  }
}

/** The number of the last deed at a table that everybody noticed. */
function lastNoticed(from: ExpressionBuilder<Schema, 'tables'>) {
  return from
    .selectFrom('deeds as done')
    .select('done.number')
    .whereRef('done.table_id', '=', 'tables.id')
    .where('done.waits_for', 'is not', null)
    .orderBy('done.number', 'desc')
    .limit(1);
}

/** Whom a table waits for: its last deed says so, unless it was closed after that. */
function waitsFor(
  row: Pick<Schema['tables'], 'status' | 'waits_for'> & { then_waits_for: string | null },
) {
  return row.status === 'closed' ? row.waits_for : (row.then_waits_for ?? row.waits_for);
}

/** What writes a change of a table: nothing, if it changes nothing. */
function changesOf(
  db: Kysely<Schema>,
  id: string,
  {
    host,
    version,
    holders,
    seed,
    status,
    waitsFor,
    begunAt,
    changedAt,
    again,
    placed,
  }: TableChange,
): Compilable[] {
  const change = {
    ...(host === undefined ? {} : { host }),
    ...(version === undefined ? {} : { version }),
    ...(seed === undefined ? {} : { seed: JSON.stringify(seed) }),
    ...(status === undefined ? {} : { status }),
    ...(waitsFor === undefined ? {} : { waits_for: JSON.stringify(waitsFor) }),
    ...(begunAt === undefined ? {} : { begun_at: begunAt }),
    ...(changedAt === undefined ? {} : { changed_at: changedAt }),
    ...(again === undefined ? {} : { again: JSON.stringify(again) }),
    ...(placed === undefined ? {} : { placed: JSON.stringify(placed) }),
  };
  const changes: Compilable[] = [];
  if (Object.keys(change).length > 0)
    changes.push(db.updateTable('tables').set(change).where('id', '=', id));
  if (holders !== undefined)
    changes.push(
      db.deleteFrom('holders').where('table_id', '=', id),
      db.insertInto('holders').values(holderRows(id, holders)),
    );
  return changes;
}

function holderRows(table: string, holders: readonly Holder[]): Schema['holders'][] {
  return holders.map(({ guest, bot, entropy, archived }, seat) => ({
    table_id: table,
    seat,
    guest,
    bot,
    entropy,
    archived: archived ? 1 : 0,
  }));
}
