// Playing a red card with the discard mark (villagers.50), and being done.

import type { Seat } from '../../../kernel/game.ts';
import type { CardId } from '../cards.ts';
import { type Deed, type Doing, rule } from '../deeds.ts';
import { fromHand } from '../piles.ts';
import { handOf, type VillagersAgenda, type VillagersTable } from '../table.ts';

/** The law that a card must be in the hand. */
export function holds(card: CardId, number: string) {
  return rule<Doing>(number, 'it must be in your hand', (table, _choice, seat) =>
    handOf(table, seat).includes(card),
  );
}

/** A special with the discard mark is played: it leaves the hand for the discard pile (villagers.50). */
export function play(
  table: VillagersTable,
  seat: Seat,
  card: CardId,
  rule: string,
  agenda: VillagersAgenda,
): void {
  fromHand(handOf(table, seat), card);
  table.discard.push(card);
  agenda.note({ what: 'special', rule, seat, card });
}

const DONE = { do: 'done' } as const;

/** Nothing more in this turn, or this phase. */
export const done: Deed<typeof DONE> = {
  offer(_table, _seat, into) {
    into.push(DONE);
  },
  is: () => true,
  laws: [],
  take() {},
};
