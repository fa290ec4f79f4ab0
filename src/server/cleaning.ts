// What nobody will miss goes: lobbies nobody came into for a month, and guests without a table.

import type { Hall } from './hall.ts';
import type { Store } from './store.ts';

const A_DAY = 24 * 60 * 60 * 1000;
const A_MONTH = 30 * A_DAY;

/** Clears away what was left behind a month before a moment. */
export async function cleanUp(store: Store, hall: Hall, now: number): Promise<void> {
  for (const id of await store.deserted(now - A_MONTH)) await hall.clearAway(id);
  await store.guests.forgetIdle(now - A_MONTH);
}

/** Cleans up now and every day; returns how to stop. */
export async function cleanDaily(
  store: Store,
  hall: Hall,
  trouble: (error: unknown) => void,
): Promise<() => void> {
  const clean = () => cleanUp(store, hall, Date.now()).catch(trouble);
  await clean();
  const timer = setInterval(clean, A_DAY);
  return () => clearInterval(timer);
}
