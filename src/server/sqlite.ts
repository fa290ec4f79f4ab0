// The store in one SQLite file: write-ahead log, every commit synced to disk.

import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { KeyedSeed } from '../kernel/fairness.ts';
import {
  type Deed,
  type Guest,
  type Holder,
  type Status,
  type Store,
  type TableRow,
  Taken,
} from './store.ts';

interface Schema {
  guests: { id: string; name: string; credential: string };
  tables: {
    id: string;
    game: string;
    version: number;
    options: string;
    seed: string;
    status: Status;
    invitation: string;
    look_on: string;
    created_at: number;
    changed_at: number;
  };
  holders: { table_id: string; seat: number; guest: string | null; bot: string | null };
  deeds: { table_id: string; number: number; deed: string };
}

const TABLES = [
  'create table if not exists guests (id text primary key, name text not null, credential text not null unique) strict',
  'create table if not exists tables (id text primary key, game text not null, version integer not null, options text not null, seed text not null, status text not null, invitation text not null, look_on text not null, created_at integer not null, changed_at integer not null) strict',
  'create index if not exists tables_by_status on tables (status)',
  'create table if not exists holders (table_id text not null, seat integer not null, guest text, bot text, primary key (table_id, seat)) strict, without rowid',
  'create index if not exists holders_by_guest on holders (guest)',
  'create table if not exists deeds (table_id text not null, number integer not null, deed text not null, primary key (table_id, number)) strict, without rowid',
];

/** Opens the file, or makes it. */
export function openSqlite(file: string): Store {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  for (const statement of TABLES) database.exec(statement);
  return new SqliteStore(database);
}

/** A deed waiting to be written with others in one commit. */
interface Waiting {
  readonly row: Schema['deeds'];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

class SqliteStore implements Store {
  private readonly db: Kysely<Schema>;
  private waiting: Waiting[] = [];

  constructor(private readonly database: Database.Database) {
    this.db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  }

  async addGuest({ id, name }: Guest, credential: string): Promise<void> {
    await this.db.insertInto('guests').values({ id, name, credential }).execute();
  }

  async guestBy(credential: string): Promise<Guest | null> {
    const found = await this.db
      .selectFrom('guests')
      .select(['id', 'name'])
      .where('credential', '=', credential)
      .executeTakeFirst();
    return found ?? null;
  }

  async guestNames(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await this.db
      .selectFrom('guests')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(found.map(({ id, name }) => [id, name]));
  }

  async addTable(table: TableRow): Promise<void> {
    await this.db.transaction().execute(async db => {
      await db
        .insertInto('tables')
        .values({
          id: table.id,
          game: table.game,
          version: table.version,
          options: JSON.stringify(table.options),
          seed: JSON.stringify(table.seed),
          status: table.status,
          invitation: table.invitation,
          look_on: table.lookOn,
          created_at: table.createdAt,
          changed_at: table.changedAt,
        })
        .execute();
      await db.insertInto('holders').values(holderRows(table.id, table.holders)).execute();
    });
  }

  async table(id: string): Promise<TableRow | null> {
    const [found] = await this.tablesWith(await this.rows().where('id', '=', id).execute());
    return found ?? null;
  }

  async tablesOf(guest: string): Promise<TableRow[]> {
    const mine = this.db.selectFrom('holders').select('table_id').where('guest', '=', guest);
    return this.tablesWith(
      await this.rows().where('id', 'in', mine).orderBy('changed_at', 'desc').execute(),
    );
  }

  async tablesThatAre(status: Status): Promise<TableRow[]> {
    return this.tablesWith(await this.rows().where('status', '=', status).execute());
  }

  private rows() {
    return this.db.selectFrom('tables').selectAll();
  }

  private async tablesWith(rows: Schema['tables'][]): Promise<TableRow[]> {
    const holders = await Promise.all(
      rows.map(({ id }) =>
        this.db
          .selectFrom('holders')
          .select(['guest', 'bot'])
          .where('table_id', '=', id)
          .orderBy('seat')
          .execute(),
      ),
    );
    return rows.map((row, i) => ({
      id: row.id,
      game: row.game,
      version: row.version,
      options: JSON.parse(row.options) as object,
      seed: JSON.parse(row.seed) as KeyedSeed,
      holders: holders[i] ?? [],
      status: row.status,
      invitation: row.invitation,
      lookOn: row.look_on,
      createdAt: row.created_at,
      changedAt: row.changed_at,
    }));
  }

  async changeTable(
    id: string,
    { holders, seed, status, changedAt }: Parameters<Store['changeTable']>[1],
  ): Promise<void> {
    await this.db.transaction().execute(async db => {
      const change = {
        ...(seed === undefined ? {} : { seed: JSON.stringify(seed) }),
        ...(status === undefined ? {} : { status }),
        ...(changedAt === undefined ? {} : { changed_at: changedAt }),
      };
      if (Object.keys(change).length > 0)
        await db.updateTable('tables').set(change).where('id', '=', id).execute();
      if (holders === undefined) return;
      await db.deleteFrom('holders').where('table_id', '=', id).execute();
      await db.insertInto('holders').values(holderRows(id, holders)).execute();
    });
  }

  /** Deeds of all tables that come in at the same moment share one commit, and so one sync. */
  addDeed(table: string, number: number, deed: Deed): Promise<void> {
    return new Promise((done, failed) => {
      if (this.waiting.length === 0) setImmediate(() => void this.writeWaiting());
      this.waiting.push({
        row: { table_id: table, number, deed: JSON.stringify(deed) },
        done,
        failed,
      });
    });
  }

  private async writeWaiting(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    try {
      const isNew = await this.db.transaction().execute(async db => {
        const outcomes: boolean[] = [];
        for (const { row } of batch) {
          const { numInsertedOrUpdatedRows } = await db
            .insertInto('deeds')
            .values(row)
            .onConflict(conflict => conflict.doNothing())
            .executeTakeFirst();
          outcomes.push(numInsertedOrUpdatedRows === 1n);
        }
        return outcomes;
      });
      batch.forEach(({ row, done, failed }, i) => {
        if (isNew[i]) done();
        else failed(new Taken(`deed ${row.number} of table ${row.table_id} is written already`));
      });
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }

  async deedsOf(table: string): Promise<Deed[]> {
    const rows = await this.db
      .selectFrom('deeds')
      .select('deed')
      .where('table_id', '=', table)
      .orderBy('number')
      .execute();
    return rows.map(({ deed }) => JSON.parse(deed) as Deed);
  }

  async close(): Promise<void> {
    await sql`pragma wal_checkpoint(truncate)`.execute(this.db);
    await this.db.destroy();
    this.database.close();
  }
}

function holderRows(table: string, holders: readonly Holder[]): Schema['holders'][] {
  return holders.map(({ guest, bot }, seat) => ({ table_id: table, seat, guest, bot }));
}
