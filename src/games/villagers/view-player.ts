// One player, or the Countess, as everybody sees them.

import { type CardId, cardOf, NOBODY, SUITS, type Suit, suitOf } from './cards.ts';
import { buildLimit, draftLimit } from './limits.ts';
import { nextMarket, type Takings, takingsOf } from './stall.ts';
import { handOf, type Owner, squareOf, type Villagers, villageOf } from './table.ts';
import { silverAt, type Tally, tally } from './tally.ts';
import { isTop, type Place, roomOn, sizeOf, type Village } from './village.ts';

/** A villager in a village. */
export interface SeenPlace {
  readonly place: Place;
  readonly card: CardId;
  /** The place it lies on; NOBODY on the table. */
  readonly on: Place;
  /** The villager it stands for: another one only under a Monk's or an Apprentice's hood. */
  readonly as: CardId;
  readonly coins: number;
  /** Whether something lies on it, so that only suit and padlock count. */
  readonly covered: boolean;
  /** How many more cards may lie on it. */
  readonly room: number;
  /** What its silver brings now; null without silver. */
  readonly silver: number | null;
}

/** One player, or the Countess, as everybody sees them. */
export interface SeenPlayer {
  readonly countess: boolean;
  readonly gold: number;
  /** The backs of the cards in hand. */
  readonly hand: Suit[];
  readonly square: CardId[];
  /** What they drafted this round, wherever it is now. */
  readonly drafts: CardId[];
  /** How many of them count to the limit. */
  readonly drafted: number;
  readonly draftLimit: number;
  /** What the build limit would be if the build phase began now. */
  readonly buildLimit: number;
  readonly village: SeenPlace[];
  /** How many villagers live there: fewer win a tie. */
  readonly size: number;
  readonly food: number;
  readonly builders: number;
  /** What the next market would bring now. */
  readonly market: Takings;
}

/** The suit a card's back shows. */
export function backOf(card: CardId): Suit {
  return SUITS[suitOf(card)] as Suit;
}

export function seenPlayer(table: Villagers, owner: Owner): SeenPlayer {
  const village = villageOf(table, owner);
  const count = tally(village);
  const isSeat = table.hands[owner] !== undefined;
  return {
    countess: !isSeat,
    gold: table.gold[owner] as number,
    hand: isSeat ? handOf(table, owner).map(backOf) : [],
    square: isSeat ? [...squareOf(table, owner)] : [],
    drafts: isSeat ? [...(table.drafts[owner] as CardId[])] : [],
    drafted: table.drafted[owner] ?? 0,
    draftLimit: isSeat ? draftLimit(table, owner) : 0,
    buildLimit: isSeat ? buildLimit(table, owner) : 0,
    village: village.cards.flatMap((card, place) =>
      card === NOBODY ? [] : [seenPlace(village, place, count)],
    ),
    size: sizeOf(village),
    food: count.food,
    builders: count.builders,
    market: takingsOf(village, count, nextMarket(table.markets)),
  };
}

function seenPlace(village: Village, place: Place, count: Tally): SeenPlace {
  const card = village.cards[place] as CardId;
  return {
    place,
    card,
    on: village.on[place] as Place,
    as: village.as[place] as CardId,
    coins: village.coins[place] as number,
    covered: !isTop(village, place),
    room: roomOn(village, place),
    silver: cardOf(card).silver === null ? null : silverAt(village, place, count),
  };
}
