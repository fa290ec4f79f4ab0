// Basic villagers for cards of the hand (villagers.38–41): which one, on which stack, for which card.

import { ask, law, type Seat } from '../../../kernel/game.ts';
import { BASICS, eventNamed, isBasic, NOBODY } from '../cards.ts';
import type { BuildChoice, OneCard, OnePile } from '../choices.ts';
import { type Deed, memo, rule } from '../deeds.ts';
import { MOST_BASICS } from '../limits.ts';
import { fromHand, isEmpty, leftmost, putOn } from '../piles.ts';
import { isOneCard, isOnePile } from '../reach.ts';
import {
  COUNTESS_SEAT,
  type FrameOf,
  handOf,
  type Pile,
  RESERVE,
  type Villagers,
  type VillagersAgenda,
  type VillagersTable,
  villageOf,
} from '../table.ts';
import { lay } from '../village.ts';

type Hire = Extract<BuildChoice, { do: 'hire' }>;

const SERFDOM = eventNamed('serfdom');
const HIRES = BASICS.map((_card, basic): Hire => ({ do: 'hire', basic }));

/** A basic villager, up to three a phase. */
export const hire: Deed<Hire> = {
  offer(table, seat, into) {
    if (table.turn.basics >= MOST_BASICS || handOf(table, seat).length === 0) return;
    for (const choice of HIRES) if ((table.basics[choice.basic] as number) > 0) into.push(choice);
  },
  is: ({ basic }) => isBasic(basic),
  laws: [
    rule('38', 'three times a phase', ({ turn }) => turn.basics < MOST_BASICS),
    rule('38', 'it costs a card', (table, _choice, seat) => handOf(table, seat).length > 0),
    rule('2', 'there must be one left', (table, { basic }) => (table.basics[basic] as number) > 0),
  ],
  take(table, seat, { basic }, agenda) {
    table.turn.basics++;
    const pile = onlyPile(table);
    if (pile === null) agenda.next({ step: 'putBack', seat, basic });
    else agenda.next({ step: 'return', seat, basic, pile });
  },
};

/** Where the card goes if that is no question: NOBODY is the discard pile (villagers.39). */
function onlyPile(table: Villagers): Pile | null {
  if (table.solo?.events.includes(SERFDOM)) return NOBODY;
  if (leftmost(table) !== NOBODY) return null;
  return isEmpty(table, RESERVE) ? NOBODY : RESERVE;
}

const PILES = Array.from({ length: RESERVE + 1 }, (_, pile): OnePile => ({ pile }));

/** On which stack. */
export const putBack = ask<VillagersTable, FrameOf<'putBack'>, OnePile>({
  candidates: table => PILES.filter(({ pile }) => pile !== RESERVE && !isEmpty(table, pile)),
  laws: [],
  rule: 'villagers.38',
  beyond: {
    is: isOnePile,
    laws: [
      law('villagers.39', 'on a stack while one has cards', (_table, { pile }) => pile !== RESERVE),
      law(
        'villagers.16',
        'an empty stack is out of the game',
        (table, { pile }) => !isEmpty(table, pile),
      ),
    ],
  },
  take(_table, { seat, basic }, { pile }, agenda) {
    agenda.next({ step: 'return', seat, basic, pile });
  },
});

const cardBack = memo<OneCard>(card => ({ card }));

/** Which card of the hand; the basic villager comes for it. */
export const giveBack = ask<VillagersTable, FrameOf<'return'>, OneCard>({
  candidates(table, { seat }) {
    const cards: OneCard[] = [];
    let last = NOBODY;
    for (const card of handOf(table, seat)) {
      if (card !== last) cards.push(cardBack(card));
      last = card;
    }
    return cards;
  },
  laws: [],
  rule: 'villagers.38',
  beyond: {
    is: isOneCard,
    laws: [
      law('villagers.38', 'a card of your hand', (table, { card }, { seat }) =>
        handOf(table, seat).includes(card),
      ),
    ],
  },
  take(table, { seat, basic, pile }, { card }, agenda) {
    fromHand(handOf(table, seat), card);
    layAside(table, seat, card, pile, agenda);
    settleBasic(table, seat, basic, agenda);
  },
});

function layAside(
  table: VillagersTable,
  seat: Seat,
  card: number,
  pile: Pile,
  agenda: VillagersAgenda,
): void {
  if (pile !== NOBODY) {
    putOn(table, pile, card, seat);
    agenda.note({ what: 'returned', rule: 'villagers.38', seat, pile, card, only: seat });
    agenda.note({ what: 'returned', rule: 'villagers.38', seat, pile, except: seat });
  } else if (table.solo?.events.includes(SERFDOM)) {
    lay(villageOf(table, COUNTESS_SEAT), card, NOBODY);
    agenda.note({ what: 'serf', rule: 'villagers.E8', seat, card });
  } else {
    table.discard.push(card);
    agenda.note({ what: 'discarded', rule: 'villagers.39', seat, card });
  }
}

/** A basic villager is laid on the table of a village. */
export function settleBasic(
  table: VillagersTable,
  seat: Seat,
  basic: number,
  agenda: VillagersAgenda,
): void {
  const card = BASICS[basic] as number;
  table.basics[basic] = (table.basics[basic] as number) - 1;
  const place = lay(villageOf(table, seat), card, NOBODY);
  agenda.note({ what: 'hired', rule: 'villagers.38', seat, card, place });
}
