// What somebody may know of a table without sitting down at it.

import { type KeyedSeed, withoutKey } from '../kernel/fairness.ts';
import type { Card } from '../wire/messages.ts';
import type { Room } from './room.ts';
import type { Store } from './store.ts';

/** A table's card for a guest, or with null for a stranger who knows its address. */
export async function cardFor(room: Room, guest: string | null, store: Store): Promise<Card> {
  const { id, game, version, options, status, createdAt, changedAt, waitsFor, ...row } = room.row;
  const guests = row.holders.flatMap(holder => (holder.guest === null ? [] : [holder.guest]));
  const names = await store.guests.namesOf(guests);
  const seat = room.seatOf(guest);
  return {
    id,
    game,
    version,
    options,
    status,
    createdAt,
    changedAt,
    seed: status === 'over' ? row.seed : (withoutKey(row.seed) as KeyedSeed),
    seat,
    host: room.seatOf(row.host),
    archived: seat !== null && row.holders[seat]?.archived === true,
    waitsFor,
    holders: row.holders.map(({ guest, bot }, other) => ({
      name: guest === null ? null : (names.get(guest) ?? null),
      bot,
      present: room.isPresent(other),
    })),
    ...(seat === null ? {} : { invitation: row.invitation, lookOn: row.lookOn }),
  };
}
