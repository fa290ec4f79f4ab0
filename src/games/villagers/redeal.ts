// What a seat cannot know is dealt anew. Backs are public: every card in a hand, on top of a pile, or
// once seen there keeps its suit. Cards a seat put on a pile, or looked at there, it knows.

import type { Chance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/game.ts';
import { CARDS, type CardId, NOBODY, SUITS, suitOf } from './cards.ts';
import { isDealt } from './seen.ts';
import { SUIT_SEEN, type Villagers } from './table.ts';

export function redeal(table: Villagers, seat: Seat | null, chance: Chance): void {
  const hidden = takeUp(table, seat);
  relay(table, seat, hidden, chance);
  redealSecrets(table, seat, chance);
}

/** How many cards of each kind lie where the seat does not see them. */
function takeUp(table: Villagers, seat: Seat | null): number[] {
  const counts = new Array<number>(CARDS.length).fill(0);
  const bit = seat === null ? 0 : 1 << seat;
  const { piles, knowers, hands, box } = table;
  for (let at = 0; at < piles.length; at++) {
    const pile = piles[at] as CardId[];
    const known = knowers[at] as number[];
    for (let i = 0; i < pile.length; i++)
      if (((known[i] as number) & bit) === 0) count(counts, pile[i] as CardId);
  }
  for (let owner = 0; owner < hands.length; owner++)
    if (!seesHand(table, seat, owner))
      for (const card of hands[owner] as CardId[]) count(counts, card);
  for (const card of box) count(counts, card);
  return counts;
}

function count(counts: number[], card: CardId): void {
  counts[card] = (counts[card] as number) + 1;
}

/** A seat sees its own hand, and one it is looking at (villagers.96f). */
function seesHand({ look }: Villagers, seat: Seat | null, owner: Seat): boolean {
  return (
    seat !== null &&
    (owner === seat || (look !== null && look.seat === seat && look.hand === owner))
  );
}

/** Lays the hidden cards out again: the box first, then where the back is known, then the rest. */
function relay(table: Villagers, seat: Seat | null, counts: number[], chance: Chance): void {
  const { piles, knowers, hands, box } = table;
  const bit = seat === null ? 0 : 1 << seat;
  fillBox(box, counts, chance);
  const bySuit: CardId[][] = [];
  for (let suit = 0; suit < SUITS.length; suit++) bySuit.push([]);
  for (let card = 0; card < counts.length; card++)
    for (let i = counts[card] as number; i > 0; i--) (bySuit[suitOf(card)] as CardId[]).push(card);
  for (let owner = 0; owner < hands.length; owner++) {
    if (seesHand(table, seat, owner)) continue;
    const hand = hands[owner] as CardId[];
    for (let i = 0; i < hand.length; i++)
      hand[i] = drawOne(bySuit[suitOf(hand[i] as CardId)] as CardId[], chance);
    hand.sort(byNumber);
  }
  for (let at = 0; at < piles.length; at++) {
    const pile = piles[at] as CardId[];
    const known = knowers[at] as number[];
    for (let i = pile.length - 1; i >= 0; i--) {
      const mask = known[i] as number;
      if ((mask & bit) === 0 && (i === pile.length - 1 || mask & SUIT_SEEN))
        pile[i] = drawOne(bySuit[suitOf(pile[i] as CardId)] as CardId[], chance);
    }
  }
  const rest: CardId[] = [];
  for (const cards of bySuit) for (const card of cards) rest.push(card);
  for (let at = 0; at < piles.length; at++) {
    const pile = piles[at] as CardId[];
    const known = knowers[at] as number[];
    for (let i = 0; i < pile.length - 1; i++)
      if (((known[i] as number) & (bit | SUIT_SEEN)) === 0) pile[i] = drawOne(rest, chance);
  }
}

const byNumber = (a: number, b: number) => a - b;

/** Takes one item out of a list, each as likely; the order of the others changes. */
function drawOne(cards: CardId[], chance: Chance): CardId {
  const i = cards.length === 1 ? 0 : chance.below(cards.length);
  const card = cards[i] as CardId;
  cards[i] = cards[cards.length - 1] as CardId;
  cards.pop();
  return card;
}

/** What nobody was dealt can only be a card of its own module. */
function fillBox(box: CardId[], counts: number[], chance: Chance): void {
  for (let i = 0; i < box.length; i++) {
    const { module } = CARDS[box[i] as CardId] as (typeof CARDS)[number];
    const possible = CARDS.flatMap(card =>
      card.module === module && isDealt(card) && (counts[card.id] as number) > 0 ? [card.id] : [],
    );
    const card = possible[chance.below(possible.length)] as CardId;
    counts[card] = (counts[card] as number) - 1;
    box[i] = card;
  }
}

/** Standing orders, events to come, and the hands of Mini Villagers. */
function redealSecrets(table: Villagers, seat: Seat | null, chance: Chance): void {
  const { orders, solo, mini } = table;
  for (let owner = 0; owner < orders.length; owner++)
    if (owner !== seat) orders[owner] = { when: 'never' };
  for (const deck of solo?.decks ?? []) chance.shuffle(deck.sort(byNumber));
  if (mini === null) return;
  const lists = [mini.pile, ...mini.hands.filter((_hand, owner) => owner !== seat)];
  const cards = chance.shuffle(lists.flat().sort(byNumber));
  for (const list of lists) {
    for (let i = 0; i < list.length; i++) list[i] = cards.pop() ?? NOBODY;
    if (list !== mini.pile) list.sort(byNumber);
  }
}
