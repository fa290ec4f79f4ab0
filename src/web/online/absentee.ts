// About whom something can be done while the table waits.

import type { Card } from '../../wire/messages.ts';
import { PATIENCE } from '../../wire/pace.ts';

/** The host need not wait, but others think now and then. */
const A_MOMENT = 30_000;

interface Waiting {
  readonly card: Card;
  /** When the table last changed, and now. */
  readonly since: number;
  readonly now: number;
}

/** The person the table waits for and about whom something can be done by now; null if nobody. */
export function absentee({ card, since, now }: Waiting): number | null {
  if (card.status !== 'playing' || card.seat === null || card.waitsFor.includes(card.seat))
    return null;
  const isHost = card.host === card.seat;
  const found = card.waitsFor.find(seat => {
    const { name, bot, present } = card.holders[seat] ?? {};
    const patience = isHost && !present ? A_MOMENT : PATIENCE[card.pace];
    return name != null && bot === null && now - since >= patience;
  });
  return found ?? null;
}
