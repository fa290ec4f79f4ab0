// The browsers that want to be called, in the store's SQLite file.

import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Device, Devices } from './store.ts';

/** The devices of the one file. */
export class SqliteDevices implements Devices {
  constructor(private readonly db: Kysely<Schema>) {}

  async add({ keys, ...device }: Device, now: number, most: number): Promise<void> {
    const row = { ...device, ...keys, heard_at: now };
    await this.db.transaction().execute(async db => {
      await db
        .insertInto('devices')
        .values(row)
        .onConflict(conflict => conflict.column('endpoint').doUpdateSet(row))
        .execute();
      const kept = db
        .selectFrom('devices')
        .select('endpoint')
        .where('guest', '=', device.guest)
        .orderBy('heard_at', 'desc')
        .limit(most);
      await db
        .deleteFrom('devices')
        .where('guest', '=', device.guest)
        .where('endpoint', 'not in', kept)
        .execute();
    });
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

  async forget(guest: string, endpoint: string): Promise<void> {
    await this.db
      .deleteFrom('devices')
      .where('guest', '=', guest)
      .where('endpoint', '=', endpoint)
      .execute();
  }
}
