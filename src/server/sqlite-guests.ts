// Guests in the store's SQLite file. Whoever came lately is known by heart: every request asks for one.

import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Schema } from './schema.ts';
import type { Commits } from './sqlite-commits.ts';
import type { Guest, Guests } from './store.ts';

const KNOWN_BY_HEART = 10_000;
const A_DAY = 24 * 60 * 60 * 1000;

/** The guests of the one file. Nobody else renames them while it is open. */
export class SqliteGuests implements Guests {
  private readonly names = new LRUCache<string, string>({ max: KNOWN_BY_HEART });
  /** Whose credential a hash is of. */
  private readonly owners = new LRUCache<string, string>({ max: KNOWN_BY_HEART });

  /** When somebody was last noted to be here. */
  private readonly visits = new LRUCache<string, number>({ max: KNOWN_BY_HEART });

  constructor(
    private readonly db: Kysely<Schema>,
    private readonly commits: Commits,
  ) {}

  add({ id, name }: Guest): Promise<void> {
    const now = sql<number>`unixepoch() * 1000`;
    return this.commits.write(this.db.insertInto('guests').values({ id, name, seen_at: now }));
  }

  async rename(id: string, name: string): Promise<void> {
    await this.commits.write(this.db.updateTable('guests').set({ name }).where('id', '=', id));
    this.names.set(id, name);
  }

  async seen(id: string, now: number): Promise<void> {
    if (now - (this.visits.get(id) ?? 0) < A_DAY) return;
    this.visits.set(id, now);
    await this.commits.write(
      this.db.updateTable('guests').set({ seen_at: now }).where('id', '=', id),
    );
  }

  async forgetIdle(since: number): Promise<void> {
    const seated = this.db.selectFrom('holders').select('guest').where('guest', 'is not', null);
    const known = this.db.selectFrom('guests').select('id');
    await this.commits.write(
      this.db
        .deleteFrom('guests')
        .where('seen_at', '<', since)
        .where('id', 'not in', seated)
        .where('id', 'not in', this.db.selectFrom('tables').select('host')),
      ...(['credentials', 'codes', 'devices'] as const).map(name =>
        this.db.deleteFrom(name).where('guest', 'not in', known),
      ),
    );
    this.names.clear();
    this.owners.clear();
    this.visits.clear();
  }

  addCredential(hash: string, guest: string): Promise<void> {
    return this.commits.write(this.db.insertInto('credentials').values({ hash, guest }));
  }

  async with(credentialHash: string): Promise<Guest | null> {
    const id = this.owners.get(credentialHash);
    const name = id === undefined ? undefined : this.names.get(id);
    if (id !== undefined && name !== undefined) return { id, name };
    const found = await this.db
      .selectFrom('credentials')
      .innerJoin('guests', 'guests.id', 'credentials.guest')
      .select(['guests.id', 'guests.name'])
      .where('credentials.hash', '=', credentialHash)
      .executeTakeFirst();
    if (found === undefined) return null;
    this.owners.set(credentialHash, found.id);
    this.names.set(found.id, found.name);
    return found;
  }

  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (const id of ids) {
      const name = this.names.get(id) ?? (await this.nameOf(id));
      if (name !== undefined) names.set(id, name);
    }
    return names;
  }

  private async nameOf(id: string): Promise<string | undefined> {
    const found = await this.guest(id);
    if (found !== null) this.names.set(id, found.name);
    return found?.name;
  }

  private async guest(id: string): Promise<Guest | null> {
    const found = this.db.selectFrom('guests').selectAll().where('id', '=', id);
    return (await found.executeTakeFirst()) ?? null;
  }

  addCode(hash: string, guest: string, until: number): Promise<void> {
    return this.commits.write(this.db.insertInto('codes').values({ hash, guest, until }));
  }

  async takeCode(hash: string, now: number): Promise<Guest | null> {
    const taken = await this.commits.take(
      this.db.deleteFrom('codes').where('until', '<=', now),
      this.db.deleteFrom('codes').where('hash', '=', hash).returning('guest'),
    );
    return taken === null ? null : this.guest(taken.guest);
  }
}
