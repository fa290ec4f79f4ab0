// The browsers that want to be called, in the store's SQLite file.

import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Commits } from './sqlite-commits.ts';
import type { Device, Devices } from './store.ts';

/** The devices of the one file. */
export class SqliteDevices implements Devices {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly commits: Commits,
  ) {}

  add({ keys, ...device }: Device, now: number, most: number): Promise<void> {
    const row = { ...device, ...keys, heard_at: now };
    const kept = this.db
      .selectFrom('devices')
      .select('endpoint')
      .where('guest', '=', device.guest)
      .orderBy('heard_at', 'desc')
      .limit(most);
    return this.commits.write(
      this.db
        .insertInto('devices')
        .values(row)
        .onConflict(conflict => conflict.column('endpoint').doUpdateSet(row)),
      this.db
        .deleteFrom('devices')
        .where('guest', '=', device.guest)
        .where('endpoint', 'not in', kept),
    );
  }

  async of(guest: string): Promise<Device[]> {
    const rows = await this.db
      .selectFrom('devices')
      .selectAll()
      .where('guest', '=', guest)
      .orderBy('heard_at')
      .execute();
    return rows.map(({ endpoint, p256dh, auth, language, origin }) => ({
      guest,
      endpoint,
      keys: { p256dh, auth },
      language,
      origin,
    }));
  }

  forget(guest: string, endpoint: string): Promise<void> {
    return this.commits.write(
      this.db.deleteFrom('devices').where('guest', '=', guest).where('endpoint', '=', endpoint),
    );
  }
}
