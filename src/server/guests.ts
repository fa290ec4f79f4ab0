// Guests: a name, and a credential that only their cookie knows.

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Guest, Store } from './store.ts';

/** A new guest with a credential of 128 random bits; the store keeps its hash alone. */
export async function welcome(
  store: Store,
  name: string,
): Promise<{ guest: Guest; credential: string }> {
  const credential = randomBytes(16).toString('base64url');
  const guest = { id: randomUUID(), name };
  await store.addGuest(guest, hashOf(credential));
  return { guest, credential };
}

/** The guest a credential belongs to. */
export async function guestWith(
  store: Store,
  credential: string | undefined,
): Promise<Guest | null> {
  return credential === undefined ? null : store.guestBy(hashOf(credential));
}

function hashOf(credential: string): string {
  return createHash('sha256').update(credential).digest('hex');
}
