// The store in one SQLite file: write-ahead log, every commit synced to disk.

import type Database from 'better-sqlite3';
import {
  type Compilable,
  type ExpressionBuilder,
  Kysely,
  type SelectQueryBuilder,
  SqliteDialect,
  sql,
} from 'kysely';
import type { KeyedSeed } from '../kernel/fairness.ts';
import type { Seat } from '../kernel/game.ts';
import { bringUpToDate, type Schema } from './schema.ts';
import { Commits } from './sqlite-commits.ts';
import { addDeed } from './sqlite-deeds.ts';
import { SqliteDevices } from './sqlite-devices.ts';
import { SqliteGuests } from './sqlite-guests.ts';
import { connect, Statements, type Writer, writeHere, writeInThread } from './sqlite-writer.ts';
import type {
  Deed,
  DeedChange,
  Devices,
  Done,
  Guests,
  Holder,
  Line,
  Status,
  Store,
  TableChange,
  TableRow,
} from './store.ts';

/** Opens the file, or makes it. With the script of a thread, that thread writes. */
export function openSqlite(file: string, thread?: URL): Store {
  const database = connect(file);
  bringUpToDate(database);
  if (thread === undefined) return new SqliteStore(database, writeHere(database));
  database.pragma('query_only = on');
  return new SqliteStore(database, writeInThread(file, thread));
}

type Tables = SelectQueryBuilder<Schema, 'tables', object>;

class SqliteStore implements Store {
  readonly guests: Guests;
  readonly devices: Devices;
  /** Asks; what is written goes by way of `commits`. */
  private readonly db: Kysely<Schema>;
  private readonly commits: Commits;

  constructor(database: Database.Database, writer: Writer) {
    this.commits = new Commits(writer);
    const dialect = new SqliteDialect({ database: new Statements(database) });
    this.db = new Kysely<Schema>({ dialect });
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
    const tables = rows.map(row => ({
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
    }));
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

  addLine(table: string, { seat, text, when }: Line): Promise<void> {
    return this.commits.write(
      this.db.insertInto('lines').values(row => ({
        table_id: table,
        number: row
          .selectFrom('lines')
          .select(sql<number>`count(*)`.as('number'))
          .where('table_id', '=', table),
        seat,
        text,
        said_at: when,
      })),
    );
  }

  async linesOf(table: string, most: number): Promise<Line[]> {
    const rows = await this.db
      .selectFrom('lines')
      .select(['seat', 'text', 'said_at'])
      .where('table_id', '=', table)
      .orderBy('number', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ seat, text, said_at }) => ({ seat, text, when: said_at })).reverse();
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
  { host, holders, seed, status, waitsFor, begunAt, changedAt }: TableChange,
): Compilable[] {
  const change = {
    ...(host === undefined ? {} : { host }),
    ...(seed === undefined ? {} : { seed: JSON.stringify(seed) }),
    ...(status === undefined ? {} : { status }),
    ...(waitsFor === undefined ? {} : { waits_for: JSON.stringify(waitsFor) }),
    ...(begunAt === undefined ? {} : { begun_at: begunAt }),
    ...(changedAt === undefined ? {} : { changed_at: changedAt }),
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
