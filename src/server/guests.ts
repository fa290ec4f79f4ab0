// Guests: a name, and a credential that only their cookie knows.

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Guest, Store } from './store.ts';

/** How long a code for another device is good. */
const CODE_MINUTES = 10;
/** Letters and digits nobody mistakes for each other. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/** A guest on one device: the credential goes into its cookie and nowhere else. */
interface Welcomed {
  readonly guest: Guest;
  readonly credential: string;
}

/** A new guest with a credential of 128 random bits; the store keeps its hash alone. */
export async function welcome(store: Store, name: string): Promise<Welcomed> {
  const guest = { id: randomUUID(), name };
  await store.guests.add(guest);
  return admitted(store, guest);
}

/** The guest a credential belongs to. */
export async function guestWith(
  store: Store,
  credential: string | undefined,
): Promise<Guest | null> {
  return credential === undefined ? null : store.guests.with(hashOf(credential));
}

/** A code that lets one other device be this guest; it is good once, and not for long. */
export async function codeFor(store: Store, guest: Guest, now: number): Promise<string> {
  const code = Array.from(
    randomBytes(CODE_LENGTH),
    byte => CODE_LETTERS[byte % CODE_LETTERS.length],
  ).join('');
  await store.guests.addCode(hashOf(code), guest.id, now + CODE_MINUTES * 60_000);
  return code;
}

/** Uses up a code: the guest, with a credential for the new device; null if the code is not good. */
export async function admit(store: Store, code: string, now: number): Promise<Welcomed | null> {
  const guest = await store.guests.takeCode(
    hashOf(code.toUpperCase().replace(/[^A-Z0-9]/g, '')),
    now,
  );
  return guest && admitted(store, guest);
}

async function admitted(store: Store, guest: Guest): Promise<Welcomed> {
  const credential = randomBytes(16).toString('base64url');
  await store.guests.addCredential(hashOf(credential), guest.id);
  return { guest, credential };
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
