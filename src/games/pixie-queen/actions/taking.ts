// Actions that take goods from the store: steal food (1), steal silver (2), casino (12), and the round
// spaces where one discards or takes food (17).

import { ask, law, type Seat } from '../../../kernel/game.ts';
import { CASINO, type CasinoFace } from '../board.ts';
import type { Discard } from '../choices.ts';
import components from '../components.json';
import {
  APPLE,
  BREAD,
  FOODS,
  GOLD,
  GOODS,
  type GoodId,
  goodsOf,
  HONEY,
  KINDS,
  pay,
  receive,
  SILVER,
  storeOf,
} from '../goods.ts';
import { boardOf, type FrameOf, type PixieAgenda, type PixieTable } from '../table.ts';
import { type ActOf, action, isWhole, named, plainAction, rule } from './action.ts';

/** How many goods a steal brings (pixie-queen.34, 35). */
const LOOT = 2;

/** From the store, as far as it goes, and told to all. */
function gain(
  table: PixieTable,
  seat: Seat,
  wanted: readonly [GoodId, number][],
  number: string,
  agenda: PixieAgenda,
): void {
  const goods = GOODS.map(() => 0);
  for (const [good, count] of wanted) goods[good] = receive(table, seat, good, count);
  agenda.note({ what: 'gained', rule: `pixie-queen.${number}`, seat, goods });
}

const hasFood = (table: PixieTable) =>
  storeOf(table, APPLE) + storeOf(table, BREAD) + storeOf(table, HONEY) > 0;

const STEALS = FOODS.map((_food, food): ActOf<1> => ({ do: 'act', action: 1, food }));

/** Two of one food (pixie-queen.34). */
export const stealFood = action<ActOf<1>>({
  offer(table, _seat, into) {
    for (const option of STEALS) if (storeOf(table, option.food) > 0) into.push(option);
  },
  is: ({ food }) => isWhole(food, APPLE, HONEY),
  laws: [
    rule('E1', 'the store must have food', table => hasFood(table)),
    rule(
      'E1',
      'the store must have some of it',
      (table, _seat, { food }) => food === undefined || storeOf(table, food) > 0,
    ),
    named(1, 'food'),
  ],
  take(table, seat, { food }, agenda) {
    gain(table, seat, [[food, LOOT]], '34', agenda);
  },
});

/** Two silver (pixie-queen.35). */
export const stealSilver = plainAction(
  2,
  [rule('E1', 'the store must have silver', table => storeOf(table, SILVER) > 0)],
  (table, seat, agenda) => gain(table, seat, [[SILVER, LOOT]], '35', agenda),
);

const WINNINGS: { readonly [F in CasinoFace]: readonly [GoodId, number][] } = {
  food: [
    [APPLE, 1],
    [BREAD, 1],
    [HONEY, 1],
  ],
  silver: [[SILVER, 2]],
  gold: [[GOLD, 1]],
};

/** The casino die (pixie-queen.43). */
export const casino = plainAction(
  12,
  [rule('E6', 'the store must not be empty', ({ store }) => store.some(count => count > 0))],
  (table, seat, agenda) => {
    const faces = boardOf(table).casino;
    const face = faces[agenda.chance.below(faces.length)] as CasinoFace;
    table.shown = { what: 'casino', seat, face: CASINO.indexOf(face) };
    agenda.note({ what: 'casino', rule: 'pixie-queen.43', seat, face });
    gain(table, seat, WINNINGS[face], '43', agenda);
  },
);

const TAKES = FOODS.map((_food, food): ActOf<17> => ({ do: 'act', action: 17, food }));
const DISCARDS = GOODS.map((_good, discard): ActOf<17> => ({ do: 'act', action: 17, discard }));

type Seventeen = Partial<{ food: GoodId; discard: GoodId }>;

/** One food, or up to three goods less (pixie-queen.48). */
export const discardOrTake = action<ActOf<17>>({
  offer(table, seat, into) {
    for (let food = 0; food < FOODS.length; food++)
      if (storeOf(table, food) > 0) into.push(TAKES[food] as ActOf<17>);
    for (let good = 0; good < KINDS; good++)
      if (goodsOf(table, seat, good) > 0) into.push(DISCARDS[good] as ActOf<17>);
  },
  is: wish => {
    const { food, discard } = wish as Seventeen;
    if (food !== undefined && discard !== undefined) return false;
    return isWhole(food, APPLE, HONEY) && isWhole(discard, APPLE, GOLD);
  },
  laws: [
    rule('48', 'the store must have it', (table, _seat, wish) => {
      const { food } = wish as Seventeen;
      return food === undefined || storeOf(table, food) > 0;
    }),
    rule('E45', 'you must have it', (table, seat, wish) => {
      const { discard } = wish as Seventeen;
      return discard === undefined || goodsOf(table, seat, discard) > 0;
    }),
    rule('48', 'say what is taken, or removed', (_table, _seat, wish) => {
      const { food, discard } = wish as Seventeen;
      return food !== undefined || discard !== undefined;
    }),
  ],
  take(table, seat, choice, agenda) {
    const { food, discard } = choice as Seventeen;
    if (food !== undefined) gain(table, seat, [[food, 1]], '48', agenda);
    if (discard !== undefined)
      remove(table, { step: 'discard', seat, left: components.discardMost }, discard, agenda);
  },
});

/** One good less; then perhaps another. */
function remove(
  table: PixieTable,
  { seat, left }: FrameOf<'discard'>,
  good: GoodId,
  agenda: PixieAgenda,
): void {
  pay(table, seat, good, 1);
  agenda.note({ what: 'discarded', rule: 'pixie-queen.48', seat, good });
  if (left > 1) agenda.next({ step: 'discard', seat, left: left - 1 });
}

const FURTHER = GOODS.map((_good, good): Discard => ({ do: 'discard', good }));
const DONE: Discard = { do: 'done' };

/** Another good to remove, up to three (pixie-queen.48). */
export const discard = ask<PixieTable, FrameOf<'discard'>, Discard>({
  candidates(table, { seat }) {
    const options: Discard[] = [DONE];
    for (let good = 0; good < KINDS; good++)
      if (goodsOf(table, seat, good) > 0) options.push(FURTHER[good] as Discard);
    return options;
  },
  laws: [],
  rule: 'pixie-queen.48',
  beyond: {
    is: (choice): choice is Discard => {
      const { do: deed, good } = (choice ?? {}) as { do?: string; good?: number };
      return deed === 'done' || (deed === 'discard' && FURTHER[good as number] !== undefined);
    },
    laws: [
      law('pixie-queen.48', 'it must be one of your goods', (table, choice, { seat }) => {
        return choice.do === 'done' || goodsOf(table, seat, choice.good) > 0;
      }),
    ],
  },
  take(table, frame, choice, agenda) {
    if (choice.do === 'discard') remove(table, frame, choice.good, agenda);
  },
});
