// What somebody may know of a table without sitting down at it.

import { type KeyedSeed, withoutKey } from '../kernel/fairness.ts';
import type { Card } from '../wire/messages.ts';
import type { Room } from './room.ts';
import type { Again, Store, TableRow } from './store.ts';

/** Whether a table's key, and with it its record, is everybody's to know: nothing more is played at it. */
function isPublished({ status }: TableRow): boolean {
  return status === 'over' || status === 'closed';
}

/** A table's card for a guest, or with null for a stranger who knows its address. */
export async function cardFor(room: Room, guest: string | null, store: Store): Promise<Card> {
  const {
    id,
    game,
    version,
    options,
    status,
    createdAt,
    changedAt,
    waitsFor,
    pace = 'day',
    ...row
  } = room.row;
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
    seed: isPublished(room.row) ? row.seed : (withoutKey(row.seed) as KeyedSeed),
    seat,
    host: room.seatOf(row.host),
    archived: seat !== null && row.holders[seat]?.archived === true,
    waitsFor,
    pace,
    placed: await room.placed(),
    holders: row.holders.map(({ guest, bot, entropy }, other) => ({
      name: guest === null ? null : (names.get(guest) ?? null),
      bot,
      promise: guest === null ? null : entropy,
      present: room.isPresent(other),
      nudgedAt: room.nudgedAt(other),
    })),
    ...(seat === null
      ? {}
      : {
          invitation: row.invitation,
          lookOn: row.lookOn,
          ...claimsFor(room, guest),
          ...(await againFor(row.again, guest, store)),
        }),
  };
}

/** Where a table is played again, as long as people come together there. */
async function againFor(
  again: Again | undefined,
  guest: string | null,
  store: Store,
): Promise<Pick<Card, 'again'>> {
  const next = again && (await store.table(again.id));
  if (!again || next?.status !== 'lobby') return {};
  return { again: { ...again, mine: next.holders.some(holder => holder.guest === guest) } };
}

/** Who waits for this guest to say that a seat is theirs. */
function claimsFor(room: Room, guest: string | null): Pick<Card, 'claims'> {
  const claims = room.claimsFor(guest).map(({ id, name, seat }) => ({ id, name, seat }));
  return claims.length === 0 ? {} : { claims };
}
