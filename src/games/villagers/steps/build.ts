// The build phase (villagers.24–27): everything one may do, until one is done.

import { APPRENTICE, cardOf, MONK, NOBODY, SPECIAL, suitOf } from '../cards.ts';
import type { Build } from '../choices.ts';
import { askFor, type Deed, rule } from '../deeds.ts';
import { buildLimit } from '../limits.ts';
import { fromHand } from '../piles.ts';
import { isBuild, layDown, layingLaws, monksAtHand, offerPlaces } from '../placing.ts';
import {
  type FrameOf,
  handOf,
  SEATS,
  type VillagersAgenda,
  type VillagersFrame,
  type VillagersTable,
  villageOf,
} from '../table.ts';
import { payeeOf, payFor } from '../unlocking.ts';
import { hire } from './hire.ts';
import { ARSON, jester } from './jester.ts';
import { done } from './playing.ts';
import { redDeeds } from './red.ts';
import { freelancer, thief } from './scoundrels.ts';

const BUILD: readonly VillagersFrame[] = SEATS.map(seat => ({ step: 'build', seat }));

/** A player's build phase begins: the limit is fixed now (villagers.24, 25). */
export function builder(
  table: VillagersTable,
  { seat }: FrameOf<'builder'>,
  agenda: VillagersAgenda,
): void {
  const { turn, seats, first, solo } = table;
  turn.seat = seat;
  turn.limit = buildLimit(table, seat);
  turn.built = 0;
  turn.basics = 0;
  turn.tinner = false;
  turn.begun = false;
  turn.ordered = false;
  turn.used.length = 0;
  agenda.note({ what: 'limit', rule: 'villagers.25', seat, count: turn.limit });
  const next = (seat + 1) % seats;
  agenda.next(
    BUILD[seat] as VillagersFrame,
    next === first ? { step: 'evening' } : { step: 'builder', seat: next },
  );
  if (solo?.events.includes(ARSON)) agenda.next({ step: 'toll', seat, event: ARSON });
}

/** Building a villager of the hand (villagers.25, 28–36, 52). */
const buildOne: Deed<Build> = {
  offer(table, seat, into) {
    const left = table.turn.limit - table.turn.built;
    if (left <= 0) return;
    const hand = handOf(table, seat);
    const monks = Math.min(monksAtHand(table, seat), left - 1);
    let last = NOBODY;
    for (const card of hand) {
      if (card !== last && isBuilt(card)) offerPlaces(table, seat, card, monks, into);
      last = card;
    }
  },
  is: isBuild,
  laws: [
    rule('24', 'it must be in your hand', (table, { card }, seat) =>
      handOf(table, seat).includes(card),
    ),
    rule(
      '50',
      'a card with the discard mark is played',
      (_table, { card }) => !cardOf(card).discarded,
    ),
    rule('52', 'a Monk goes under a villager', (_table, { card }) => card !== MONK),
    rule(
      '53',
      'an Apprentice takes a covered villager’s place',
      (_table, { card }) => card !== APPRENTICE,
    ),
    rule(
      '52',
      'as many Monks must be in your hand',
      (table, { monks }, seat) => monks >= 0 && monks <= monksAtHand(table, seat),
    ),
    rule('25', 'the build limit', ({ turn }, { monks }) => turn.built + 1 + monks <= turn.limit),
    ...layingLaws,
  ],
  take(table, seat, choice, agenda) {
    const { card, on, monks, unlock } = choice;
    const hand = handOf(table, seat);
    fromHand(hand, card);
    for (let i = 0; i < monks; i++) fromHand(hand, MONK);
    table.turn.built += 1 + monks;
    payFor(table, seat, unlock);
    const place = layDown(villageOf(table, seat), choice);
    const payee = payeeOf(table, seat, unlock);
    const rule = 'villagers.28';
    agenda.note({ what: 'built', rule, seat, card, place, on, monks, unlock, payee });
  },
};

/** Whether a card is built at all, rather than played or laid under another. */
function isBuilt(card: number): boolean {
  return (
    suitOf(card) !== SPECIAL || !(cardOf(card).discarded || card === MONK || card === APPRENTICE)
  );
}

const NOT_YET_BEGUN = new Set(['freelancer', 'order', 'jester', 'done']);

export const build = askFor<FrameOf<'build'>>({
  rule: '24',
  deeds: { build: buildOne, hire, thief, freelancer, jester, done },
  red: redDeeds,
  take(table, frame, choice, agenda) {
    if (!NOT_YET_BEGUN.has(choice.do)) table.turn.begun = true;
    if (choice.do !== 'done') agenda.next(frame);
  },
});
