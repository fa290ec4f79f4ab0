// Hands and face-down piles: drawing, putting back, and who knows what lies there (villagers.14, 17, 38).

import { type Law, law, type Seat } from '../../kernel/game.ts';
import { type CardId, NOBODY, SPECIAL, suitOf } from './cards.ts';
import {
  type Pile,
  pileOf,
  RESERVE,
  STACKS,
  SUIT_SEEN,
  type Villagers,
  type VillagersAgenda,
  type VillagersTable,
} from './table.ts';

/** The top card of a pile. */
export function drawFrom(table: Villagers, pile: Pile, agenda: VillagersAgenda): CardId {
  (table.knowers[pile] as number[]).pop();
  return agenda.draw(pileOf(table, pile));
}

/** Puts a card face down on a pile. Who puts it knows it; all have seen the back it covers. */
export function putOn(table: Villagers, pile: Pile, card: CardId, seat: Seat): void {
  const knowers = table.knowers[pile] as number[];
  const top = knowers.length - 1;
  if (top >= 0) knowers[top] = (knowers[top] as number) | SUIT_SEEN;
  knowers.push(1 << seat);
  pileOf(table, pile).push(card);
}

/** From now on a seat alone knows the top cards of a pile: it may lay them in any order. */
export function learn(table: Villagers, pile: Pile, cards: number, seat: Seat): void {
  const knowers = table.knowers[pile] as number[];
  for (let at = knowers.length - cards; at < knowers.length; at++) knowers[at] = 1 << seat;
}

export function isEmpty(table: Villagers, pile: Pile): boolean {
  return pileOf(table, pile).length === 0;
}

/** Laws for a card from any pile: an empty stack is out of the game; of the reserve, the rule at hand says so. */
export function cardThere<F, C extends { readonly pile: Pile | null }>(
  number: string,
): Law<VillagersTable, F, C>[] {
  return [
    law(
      'villagers.16',
      'an empty stack is out of the game',
      (table, { pile }) => pile === null || pile === RESERVE || !isEmpty(table, pile),
    ),
    law(
      number,
      'the reserve must have cards',
      (table, { pile }) => pile !== RESERVE || !isEmpty(table, RESERVE),
    ),
  ];
}

/** The leftmost stack that has cards; NOBODY if all six are empty. */
export function leftmost(table: Villagers): Pile {
  for (let pile = 0; pile < STACKS; pile++) if (!isEmpty(table, pile)) return pile;
  return NOBODY;
}

/** Where a gap of the Road is filled from in the draft phase (villagers.14, 17); NOBODY if all is gone. */
export function fromStacks(table: Villagers): Pile {
  const stack = leftmost(table);
  if (stack !== NOBODY) return stack;
  return isEmpty(table, RESERVE) ? NOBODY : RESERVE;
}

/** Where a gap is filled from in the Road update (villagers.19); NOBODY if all is gone. */
export function fromReserve(table: Villagers): Pile {
  return isEmpty(table, RESERVE) ? leftmost(table) : RESERVE;
}

/** Whether a card may be taken unseen from a pile: a stack with cards, or the reserve once all stacks are empty. */
export function isOpen(table: Villagers, pile: Pile): boolean {
  if (isEmpty(table, pile)) return false;
  return pile !== RESERVE || leftmost(table) === NOBODY;
}

/** Fills every gap of the Road, from the left. */
export function fillRoad(
  table: Villagers,
  source: (table: Villagers) => Pile,
  rule: string,
  agenda: VillagersAgenda,
): void {
  const { road } = table;
  for (let at = 0; at < road.length; at++) {
    if (road[at] !== NOBODY) continue;
    const pile = source(table);
    if (pile === NOBODY) return;
    const card = drawFrom(table, pile, agenda);
    road[at] = card;
    agenda.note({ what: 'came', rule, road: at, card, pile });
  }
}

/** Takes a card into a hand; hands are kept in order. */
export function toHand(hand: CardId[], card: CardId): void {
  let at = hand.length;
  hand.push(card);
  while (at > 0 && (hand[at - 1] as CardId) > card) {
    hand[at] = hand[at - 1] as CardId;
    at--;
  }
  hand[at] = card;
}

/** Takes a card out of a hand. */
export function fromHand(hand: CardId[], card: CardId): void {
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not in this hand`);
  hand.splice(at, 1);
}

/** Whether a hand holds a red card: its back says so to everybody. */
export function hasSpecial(hand: readonly CardId[]): boolean {
  const last = hand[hand.length - 1];
  return last !== undefined && suitOf(last) === SPECIAL;
}
