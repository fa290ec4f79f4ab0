// The tables of the database, and how an older file becomes a newer one.

import type Database from 'better-sqlite3';
import type { Generated } from 'kysely';
import type { Language } from '../kernel/box.ts';
import { Refusal } from '../kernel/settings.ts';
import type { Pace } from '../wire/pace.ts';
import type { Status } from './store.ts';

/** Every table and its columns. */
export interface Schema {
  /** With when they were last here, so that whoever came once and played nothing is forgotten. */
  guests: { id: string; name: string; seen_at: Generated<number> };
  credentials: { hash: string; guest: string };
  codes: { hash: string; guest: string; until: number };
  tables: {
    id: string;
    game: string;
    version: number;
    options: string;
    seed: string;
    host: string;
    status: Status;
    waits_for: string;
    invitation: string;
    look_on: string;
    created_at: number;
    begun_at: number | null;
    changed_at: number;
    again: string | null;
    placed: string | null;
    pace: Pace | null;
    /** When somebody who sits there last came into the lobby. */
    entered_at: Generated<number>;
  };
  holders: {
    table_id: string;
    seat: number;
    guest: string | null;
    bot: string | null;
    entropy: string | null;
    archived: number;
  };
  /** With a deed everybody noticed: whom they wait for after it. So no deed but the last touches `tables`. */
  deeds: {
    table_id: string;
    number: number;
    deed: string;
    done_at: number;
    waits_for: string | null;
  };
  lines: {
    table_id: string;
    number: number;
    seat: number;
    text: string;
    said_at: number;
    guest: string | null;
    notice: string | null;
  };
  secrets: { name: string; value: string };
  devices: {
    endpoint: string;
    guest: string;
    p256dh: string;
    auth: string;
    language: Language;
    origin: string;
    heard_at: number;
  };
}

/** What makes each version of the schema out of the one before. Add to it; never change it. */
const VERSIONS = [
  `create table guests (id text primary key, name text not null) strict;
   create table credentials (hash text primary key, guest text not null) strict, without rowid;
   create table codes (hash text primary key, guest text not null, until integer not null) strict, without rowid;
   create table tables (
     id text primary key, game text not null, version integer not null, options text not null,
     seed text not null, host text not null, status text not null, waits_for text not null,
     invitation text not null, look_on text not null,
     created_at integer not null, changed_at integer not null) strict;
   create index tables_by_status on tables (status);
   create table holders (
     table_id text not null, seat integer not null, guest text, bot text, entropy text,
     archived integer not null, primary key (table_id, seat)) strict, without rowid;
   create index holders_by_guest on holders (guest);
   create table deeds (
     table_id text not null, number integer not null, deed text not null,
     done_at integer not null, primary key (table_id, number)) strict, without rowid;
   create table lines (
     table_id text not null, number integer not null, seat integer not null, text text not null,
     said_at integer not null, primary key (table_id, number)) strict, without rowid;`,
  `create table secrets (name text primary key, value text not null) strict, without rowid;
   create table devices (
     endpoint text primary key, guest text not null, p256dh text not null, auth text not null,
     language text not null, origin text not null, heard_at integer not null) strict, without rowid;
   create index devices_by_guest on devices (guest);`,
  `alter table tables add column begun_at integer;`,
  `alter table deeds add column waits_for text;`,
  `alter table tables add column again text;
   alter table tables add column placed text;`,
  `alter table tables add column pace text;
   alter table lines add column guest text;
   alter table lines add column notice text;`,
  `alter table guests add column seen_at integer not null default 0;
   update guests set seen_at = unixepoch() * 1000;
   alter table tables add column entered_at integer not null default 0;
   update tables set entered_at = unixepoch() * 1000 where status = 'lobby';
   create index tables_by_host on tables (host, status);`,
];

/** Which version of the schema a database has; refuses one that a newer Stolik has written. */
export function versionOf(database: Database.Database): number {
  const version = database.pragma('user_version', { simple: true }) as number;
  if (version > VERSIONS.length)
    throw new Refusal('this database was written by a newer version of Stolik');
  return version;
}

/** Brings a database up to a version, the newest. */
export function bringUpToDate(database: Database.Database, newest = VERSIONS.length): void {
  const version = versionOf(database);
  database.transaction(() => {
    for (const statements of VERSIONS.slice(version, newest)) database.exec(statements);
    database.pragma(`user_version = ${newest}`);
  })();
}
