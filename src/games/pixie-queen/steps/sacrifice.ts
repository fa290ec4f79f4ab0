// Phase III, Sacrifice (pixie-queen.53–59): everybody closes their hands, all open them together.

import { ask, type Frame, law, type Seat } from '../../../kernel/game.ts';
import type { Offer } from '../choices.ts';
import components from '../components.json';
import { GOODS, type GoodId, goodsOf, pay, SILVER } from '../goods.ts';
import { punishEach } from '../penalties.ts';
import {
  type FrameOf,
  favouriteOf,
  HANDS,
  NEUTRAL,
  type PixieAgenda,
  type PixieQueen,
  type PixieTable,
  wantedOf,
} from '../table.ts';
import { DOUBLE_OFFERING, holdsOnce, spendOnce } from '../tiles.ts';

/** A round tile is turned up, and all choose at once. */
export function sacrifice(table: PixieTable, _frame: Frame, agenda: PixieAgenda): void {
  table.phase = 'sacrifice';
  // What was opened last is known to all until here, and what an action showed until the next one.
  table.offers.fill(0);
  const food = agenda.draw(table.roundTiles);
  table.wanted.push(food);
  agenda.note({ what: 'wanted', rule: 'pixie-queen.53', good: food });
  agenda.next({ step: 'open' });
  agenda.together(
    'offer',
    table.large.map(seat => ({ seat, agenda: [{ step: 'offer', seat } as const] })),
  );
}

/** How many kinds one may offer without a tile: two when two play (pixie-queen.54, 88). */
export function freeHands({ seats }: { readonly seats: number }): number {
  return seats === NEUTRAL ? 2 : 1;
}

/** How many kinds somebody may offer, as everybody can see (pixie-queen.55, 88). */
export function handsOf(table: PixieTable, seat: Seat): number {
  return freeHands(table) + (holdsOnce(table, seat, DOUBLE_OFFERING) ? 1 : 0);
}

/** Which hand a good goes to: the wanted food, silver, gold; above all of them if it is not wanted. */
function handFor(table: PixieQueen, good: GoodId): number {
  if (good >= SILVER) return good - SILVER + 1;
  return good === wantedOf(table) ? 0 : HANDS;
}

/** The good a hand is for. */
export function goodIn(table: PixieQueen, hand: number): GoodId {
  return hand === 0 ? wantedOf(table) : SILVER + hand - 1;
}

export function offerAt({ offers }: PixieQueen, seat: Seat, hand: number): number {
  return offers[seat * HANDS + hand] as number;
}

/** Every offer there can be, made once. */
const OFFERS = GOODS.map((name, good) =>
  Array.from(
    { length: components.goods[name] + 1 },
    (_, count): Offer => ({ do: 'offer', good, count }),
  ),
);
const DONE: Offer = { do: 'done' };

const offerLaw = (
  rule: string,
  claim: string,
  holds: (table: PixieTable, seat: Seat, good: GoodId, count: number) => boolean,
) =>
  law<PixieTable, FrameOf<'offer'>, Offer>(
    `pixie-queen.${rule}`,
    claim,
    (table, choice, { seat }) =>
      choice.do === 'done' || holds(table, seat, choice.good, choice.count),
  );

/** Kinds that are in no hand yet. */
function kindsLeft(table: PixieQueen, seat: Seat): number[] {
  const left: number[] = [];
  for (let hand = 0; hand < HANDS; hand++) if (offerAt(table, seat, hand) === 0) left.push(hand);
  return left;
}

/**
 * One kind in a hand, in any order: the hands are one set. It is sealed when every hand is full, or
 * when its owner says that it is all.
 */
export const offer = ask<PixieTable, FrameOf<'offer'>, Offer>({
  candidates(table, { seat }) {
    const options: Offer[] = [DONE];
    for (const hand of kindsLeft(table, seat)) {
      const good = goodIn(table, hand);
      const most = goodsOf(table, seat, good);
      for (let count = 1; count <= most; count++) options.push(OFFERS[good]?.[count] as Offer);
    }
    return options;
  },
  laws: [],
  rule: 'pixie-queen.54',
  beyond: {
    is: (choice): choice is Offer => {
      const wish = (choice ?? {}) as Partial<Extract<Offer, { do: 'offer' }>>;
      if ((wish.do as string) === 'done') return true;
      return (
        wish.do === 'offer' && OFFERS[wish.good as number]?.[wish.count as number] !== undefined
      );
    },
    laws: [
      offerLaw('57', 'the Queen does not want this food', (table, _seat, good) => {
        return handFor(table, good) < HANDS;
      }),
      offerLaw('55', 'no two hands hold the same kind', (table, seat, good) => {
        return offerAt(table, seat, handFor(table, good)) === 0;
      }),
      offerLaw('54', 'you must have so many', (table, seat, good, count) => {
        return count > 0 && goodsOf(table, seat, good) >= count;
      }),
    ],
  },
  take(table, frame, choice, agenda) {
    const { seat } = frame;
    if (choice.do === 'offer') {
      const { good, count } = choice;
      table.offers[seat * HANDS + handFor(table, good)] = count;
      agenda.note({ what: 'held', rule: 'pixie-queen.54', seat, good, count, only: seat });
      if (kindsOffered(table, seat) < handsOf(table, seat)) {
        agenda.next(frame);
        return;
      }
    } else if (kindsOffered(table, seat) === 0)
      agenda.note({ what: 'emptyHand', rule: 'pixie-queen.56', seat, only: seat });
    agenda.note({ what: 'sealed', rule: 'pixie-queen.54', seat, except: seat });
  },
});

/** How many kinds somebody holds out. */
function kindsOffered(table: PixieQueen, seat: Seat): number {
  return HANDS - kindsLeft(table, seat).length;
}

/** All hands are opened: goods go to the store, an empty hand is punished (pixie-queen.56, 58). */
export function open(table: PixieTable, _frame: Frame, agenda: PixieAgenda): void {
  agenda.reveal();
  table.phase = 'reward';
  agenda.next({ step: 'answer' });
  const seats = [...table.large];
  for (const seat of seats) {
    const goods = GOODS.map(() => 0);
    for (let hand = 0; hand < HANDS; hand++) {
      const good = goodIn(table, hand);
      goods[good] = offerAt(table, seat, hand);
      pay(table, seat, good, goods[good] as number);
    }
    const kinds = kindsOffered(table, seat);
    agenda.note({ what: 'offered', rule: 'pixie-queen.54', seat, goods, empty: kinds === 0 });
    if (kinds <= freeHands(table)) continue;
    spendOnce(table, seat, DOUBLE_OFFERING);
    agenda.note({ what: 'doubled', rule: 'pixie-queen.55', seat });
  }
  const empty = seats.filter(seat => kindsOffered(table, seat) === 0);
  const shares = empty.map(seat => [seat, components.penalties.empty] as const);
  punishEach(table, shares, 'empty', '56', agenda);
}

/** Whether somebody offered the wanted food: then there are rewards, else somebody is demoted (pixie-queen.59). */
export function answer(table: PixieTable, _frame: Frame, agenda: PixieAgenda): void {
  const isPleased = table.large.some(seat => offerAt(table, seat, 0) > 0);
  const what = isPleased ? 'pleased' : 'displeased';
  agenda.note({ what, rule: 'pixie-queen.59', good: wantedOf(table) });
  if (isPleased) {
    agenda.next({ step: 'metals' });
    return;
  }
  agenda.next(
    { step: 'scorn', at: table.large.length - 1 },
    { step: 'slaves', of: favouriteOf(table) },
  );
}
