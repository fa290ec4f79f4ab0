// What a seat cannot know is dealt anew: hidden units, and which card a visible mine is.

import type { Chance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/game.ts';
import { backsIn, type CardId, RACES, UNITS } from './cards.ts';
import { handOf, type Mine, type MinesTable } from './table.ts';

/**
 * Cards whose front the seat sees stay. Every other card whose back is known gets any unseen card
 * with the same back; what remains is dealt to hidden hands and the deck.
 */
export function redeal(table: MinesTable, seat: Seat | null, chance: Chance): void {
  const { kinds, kindCount } = backsIn(table.options);
  const kindOf = (card: CardId) => kinds[card] as number;

  const seen = fronts(table, seat);
  const unseen: CardId[][] = [];
  for (let kind = 0; kind < kindCount; kind++) unseen.push([]);
  for (let card = 0; card < seen.length; card++) if (!seen[card]) unseen[kindOf(card)]?.push(card);
  const anyLike = (kind: number): CardId => {
    const alike = unseen[kind] as CardId[];
    const i = chance.below(alike.length);
    const card = alike[i] as CardId;
    alike[i] = alike[alike.length - 1] as CardId;
    alike.pop();
    return card;
  };
  const relaid = (mine: Mine | null) => mine && { ...mine, card: anyLike(kindOf(mine.card)) };

  replace(table.field, relaid);
  replace(table.captured, relaid);
  for (const pile of table.staffed) replace(pile, card => anyLike(kindOf(card)));
  const deckTop = table.deck.pop();
  const newTop = deckTop === undefined ? [] : [anyLike(kindOf(deckTop))];
  const others = table.hands.filter((_hand, other) => other !== seat);
  if (table.options.backs)
    for (const hand of others) {
      const backs = hand.map(kindOf).sort((a, b) => a - b);
      hand.splice(0, hand.length, ...backs.map(anyLike));
    }
  const rest: CardId[] = [];
  for (const alike of unseen) rest.push(...alike);
  chance.shuffle(rest);
  if (!table.options.backs) for (const hand of others) replace(hand, () => rest.pop() as CardId);
  replace(table.deck, () => rest.pop() as CardId);
  table.deck.push(...newTop);
}

/** For every card whether the seat sees its unit side. */
function fronts(table: MinesTable, seat: Seat | null): boolean[] {
  const seen = UNITS.map(() => false);
  const see = (cards: readonly CardId[]) => {
    for (const card of cards) seen[card] = true;
  };
  if (seat !== null) see(handOf(table, seat));
  for (const mine of table.field) if (mine) see(mine.units);
  for (const mine of table.captured) if (mine) see(mine.units);
  for (const race of RACES) see(table.camp[race]);
  see(table.discard);
  return seen;
}

function replace<T>(list: T[], by: (item: T) => T): void {
  for (let i = 0; i < list.length; i++) list[i] = by(list[i] as T);
}
