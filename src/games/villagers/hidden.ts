// What a seat cannot know: faces in other hands and in the piles, unless it saw them there; the box; standing
// orders; events to come; the cards of Mini Villagers. Backs are public (villagers.6, 8, 12, 38).

import type { Seat } from '../../kernel/game.ts';
import { type HiddenPlace, itemsOf, kindsIn, lying, type Spot } from '../../kernel/hidden.ts';
import { CARDS, type CardId, SUITS, suitOf } from './cards.ts';
import { isDealt } from './seen.ts';
import { RESERVE, SUIT_SEEN, type Villagers } from './table.ts';

export function hidden(table: Villagers, seat: Seat | null): HiddenPlace[] {
  const { orders, solo } = table;
  return [
    ...faces(table, seat),
    box(table, seat),
    ...orders.flatMap((order, of) =>
      of === seat
        ? []
        : [
            {
              name: 'orders',
              of,
              spots: [[orders, of] as const],
              canDiffer: order.when !== 'never',
            },
          ],
    ),
    ...(solo?.decks ?? []).map(deck => ({
      name: 'events',
      spots: itemsOf(deck),
      canDiffer: kindsIn(deck) > 1,
    })),
    ...mini(table, seat),
  ];
}

/** A face-down card, and whether everybody has seen its back. */
interface FaceDown {
  readonly spot: Spot;
  readonly isBacked: boolean;
}

function faces(table: Villagers, seat: Seat | null): HiddenPlace[] {
  const places = [...hiddenHands(table, seat), ...hiddenPiles(table, seat)];
  const cards = places.flatMap(({ cards }) => cards);
  const idsOf = (some: readonly FaceDown[]) => some.map(({ spot }) => lying(spot) as CardId);
  const bySuit = SUITS.map((_suit, suit) => idsOf(cards).filter(card => suitOf(card) === suit));
  const free = kindsIn(idsOf(cards.filter(({ isBacked }) => !isBacked)));
  return places.map(({ name, of, cards, isSorted }) => {
    const inPlace = idsOf(cards);
    /** Another card with the same back could be here: of what is sorted, only one from elsewhere. */
    const couldSwap = (card: CardId) => {
      const suit = suitOf(card);
      const alike = bySuit[suit] as CardId[];
      const here = isSorted ? inPlace.filter(other => suitOf(other) === suit).length : 0;
      return kindsIn(alike) > 1 && alike.length > here;
    };
    const canDiffer = cards.some(({ spot, isBacked }) =>
      isBacked ? couldSwap(lying(spot) as CardId) : free > 1,
    );
    return {
      name,
      ...(of === undefined ? {} : { of }),
      spots: cards.map(it => it.spot),
      canDiffer,
    };
  });
}

interface FaceDownPlace {
  readonly name: string;
  readonly of?: Seat;
  readonly cards: FaceDown[];
  readonly isSorted: boolean;
}

/** Everybody's hand but one's own and one that is being looked at. */
function hiddenHands({ hands, look }: Villagers, seat: Seat | null): FaceDownPlace[] {
  return hands.flatMap((hand, of) => {
    if (seat !== null && (of === seat || (look?.seat === seat && look.hand === of))) return [];
    const cards = itemsOf(hand).map(spot => ({ spot, isBacked: true }));
    return [{ name: 'hands', of, cards, isSorted: true }];
  });
}

function hiddenPiles({ piles, knowers }: Villagers, seat: Seat | null): FaceDownPlace[] {
  const own = seat === null ? 0 : 1 << seat;
  return piles.map((pile, at) => {
    const cards = itemsOf(pile).flatMap((spot, i) => {
      const mask = knowers[at]?.[i] ?? 0;
      const isBacked = i === pile.length - 1 || (mask & SUIT_SEEN) !== 0;
      return (mask & own) !== 0 ? [] : [{ spot, isBacked }];
    });
    return { name: at === RESERVE ? 'reserve' : 'stacks', cards, isSorted: false };
  });
}

/** Nobody was dealt what is in the box: any such card of its module that is not in sight. */
function box(table: Villagers, seat: Seat | null): HiddenPlace {
  const unseen = faces(table, seat).flatMap(({ spots }) =>
    spots.map(spot => lying(spot) as CardId),
  );
  const moduleOf = (card: CardId) => CARDS[card]?.module;
  const canDiffer = table.box.some(card =>
    unseen.some(other => {
      const could = CARDS[other];
      return (
        other !== card && could !== undefined && could.module === moduleOf(card) && isDealt(could)
      );
    }),
  );
  return { name: 'box', spots: itemsOf(table.box), canDiffer };
}

function mini({ mini }: Villagers, seat: Seat | null): HiddenPlace[] {
  if (mini === null) return [];
  const hands = mini.hands.map((hand, of) => ({ hand, of })).filter(({ of }) => of !== seat);
  const unseen = [...mini.pile, ...hands.flatMap(({ hand }) => hand)];
  const canDiffer = (cards: readonly number[]) =>
    cards.length > 0 && cards.length < unseen.length && kindsIn(unseen) > 1;
  return [
    { name: 'mini pile', spots: itemsOf(mini.pile), canDiffer: canDiffer(mini.pile) },
    ...hands.map(({ hand, of }) => ({
      name: 'mini hands',
      of,
      spots: itemsOf(hand),
      canDiffer: canDiffer(hand),
    })),
  ];
}
