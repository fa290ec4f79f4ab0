// Specials for the own turn of the draft phase, before or after drafting (villagers.96a, 96b, 96d).

import type { Seat } from '../../../kernel/game.ts';
import { BARBARIAN, BENEFACTOR, FLAKER, isCard, NOBODY, SPECIAL, suitOf } from '../cards.ts';
import type { Build, DraftSpecial } from '../choices.ts';
import { askFor, type Deed, type Deeds, type Doing, rule } from '../deeds.ts';
import { takeRoadCoins } from '../money.ts';
import { fillRoad, fromReserve, toHand } from '../piles.ts';
import { offerPlaces } from '../placing.ts';
import { type FrameOf, handOf, squareOf, type Villagers } from '../table.ts';
import { giveOrder } from './courier.ts';
import { done, holds, play } from './playing.ts';

type Choice<D extends DraftSpecial['do']> = Extract<DraftSpecial, { do: D }>;

const BARBARIAN_CHOICE: Choice<'barbarian'> = { do: 'barbarian' };

/** All face-up cards are discarded, their coins kept; new ones come from the reserve. */
const barbarian: Deed<Choice<'barbarian'>> = {
  offer(table, seat, into) {
    if (handOf(table, seat).includes(BARBARIAN)) into.push(BARBARIAN_CHOICE);
  },
  is: () => true,
  laws: [holds(BARBARIAN, '96a')],
  take(table, seat, _choice, agenda) {
    play(table, seat, BARBARIAN, 'villagers.96a', agenda);
    let coins = 0;
    const cards = table.road.filter(card => card !== NOBODY);
    for (let road = 0; road < table.road.length; road++) {
      coins += takeRoadCoins(table, road, seat);
      table.road[road] = NOBODY;
    }
    table.discard.push(...cards);
    agenda.note({ what: 'plundered', rule: 'villagers.96a', seat, cards, coins });
    fillRoad(table, fromReserve, 'villagers.96a', agenda);
  },
};

/** A villager of anybody's square goes straight to hand; its owner drafts once more. */
const flaker: Deed<Choice<'flaker'>> = {
  offer(table, seat, into) {
    if (!handOf(table, seat).includes(FLAKER)) return;
    table.squares.forEach((square, owner) => {
      square.forEach((card, at) => {
        if (square.indexOf(card) === at) into.push({ do: 'flaker', seat: owner, card } as Doing);
      });
    });
  },
  is: ({ seat, card }) => Number.isInteger(seat) && isCard(card),
  laws: [
    holds(FLAKER, '96d'),
    rule('96d', 'it must lie on that square', (table, { seat, card }) =>
      (table.squares[seat] ?? []).includes(card),
    ),
  ],
  take(table, seat, { seat: owner, card }, agenda) {
    play(table, seat, FLAKER, 'villagers.96d', agenda);
    const square = squareOf(table, owner);
    square.splice(square.indexOf(card), 1);
    table.drafted[owner] = (table.drafted[owner] as number) - 1;
    toHand(handOf(table, seat), card);
    agenda.note({ what: 'lured', rule: 'villagers.96d', seat, owner, card });
  },
};

const BENEFACTOR_CHOICE: Choice<'benefactor'> = { do: 'benefactor' };

/** A villager is built at once, for no action at all. */
const benefactor: Deed<Choice<'benefactor'>> = {
  offer(table, seat, into) {
    if (handOf(table, seat).includes(BENEFACTOR) && welcomed(table, seat).length > 0)
      into.push(BENEFACTOR_CHOICE);
  },
  is: () => true,
  laws: [
    holds(BENEFACTOR, '96b'),
    rule(
      '96b',
      'a villager of your hand must find a place',
      (table, _choice, seat) => welcomed(table, seat).length > 0,
    ),
  ],
  take(table, seat, _choice, agenda) {
    play(table, seat, BENEFACTOR, 'villagers.96b', agenda);
    agenda.next({ step: 'settle', seat });
  },
};

/** Every way to lay a villager of the hand that is not red. */
export function welcomed(table: Villagers, seat: Seat): Build[] {
  const ways: Build[] = [];
  let last = NOBODY;
  for (const card of handOf(table, seat)) {
    if (card !== last && suitOf(card) !== SPECIAL) offerPlaces(table, seat, card, 0, ways);
    last = card;
  }
  return ways;
}

/** The deeds of red cards in the own turn of a draft phase. */
export const draftSpecials: Deeds = { barbarian, flaker, benefactor, order: giveOrder };

/** After the draft: another chance for those specials (villagers.96a, 96b, 96d). */
export const linger = askFor<FrameOf<'linger'>>({
  rule: 'B12',
  deeds: { done },
  red: draftSpecials,
  take(_table, frame, choice, agenda) {
    if (choice.do !== 'done') agenda.next(frame);
  },
});
