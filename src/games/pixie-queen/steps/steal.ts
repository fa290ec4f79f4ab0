// Phase I, Steal (pixie-queen.19–24): a new order, then everybody's pixies and food tiles bring goods.

import { ask, type Frame, law, type Seat } from '../../../kernel/game.ts';
import { SPACES } from '../board.ts';
import type { Meal } from '../choices.ts';
import { APPLE, BREAD, FOODS, GOODS, HONEY, isCounts, receive, SILVER, storeOf } from '../goods.ts';
import {
  boardOf,
  type FrameOf,
  type PixieAgenda,
  type PixieQueen,
  type PixieTable,
} from '../table.ts';
import { EXTRA, foodTileIn, hasAbility, OWN, SILVER_INCOME } from '../tiles.ts';

/** A round begins: large cubes take the order of the small ones (pixie-queen.19). */
export function round(table: PixieTable, _frame: Frame, agenda: PixieAgenda): void {
  table.round++;
  table.phase = 'steal';
  table.small.forEach((seat, at) => {
    table.large[at] = seat;
  });
  const order = [...table.large];
  agenda.note({ what: 'round', rule: 'pixie-queen.19', count: table.round, seat: order[0], order });
  agenda.next({ step: 'steal', at: 0 });
}

/** One after another, Favourite first (pixie-queen.20–23); then the action phase. */
export function steal(table: PixieTable, { at }: FrameOf<'steal'>, agenda: PixieAgenda): void {
  const seat = table.large[at];
  if (seat === undefined) {
    table.phase = 'action';
    agenda.next({ step: 'turn', seat: table.large[0] as Seat });
    return;
  }
  const goods = GOODS.map(() => 0);
  yieldFood(table, seat, goods);
  if (goods.some(count => count > 0))
    agenda.note({ what: 'stole', rule: 'pixie-queen.20', seat, goods });
  if (hasAbility(table, seat, SILVER_INCOME)) takeIncome(table, seat, agenda);
  agenda.next({ step: 'steal', at: at + 1 });
  for (const slot of [EXTRA, OWN]) {
    const count = foodTileIn(table, seat, slot);
    if (count > 0) agenda.next({ step: 'meal', seat, count });
  }
}

/** A silver for whoever has that ability (pixie-queen.22). */
function takeIncome(table: PixieTable, seat: Seat, agenda: PixieAgenda): void {
  const goods = GOODS.map((_good, id) => (id === SILVER ? receive(table, seat, SILVER, 1) : 0));
  if (goods[SILVER] !== 0) agenda.note({ what: 'income', rule: 'pixie-queen.22', seat, goods });
}

/** What the spaces of somebody's pixies show (pixie-queen.20). */
function yieldFood(table: PixieTable, seat: Seat, goods: number[]): void {
  const { symbols } = boardOf(table);
  const { pixies } = table;
  for (let space = 1; space <= SPACES; space++) {
    if (pixies[space] !== seat) continue;
    const shown = symbols[space] as readonly number[];
    for (let food = APPLE; food <= HONEY; food++)
      goods[food] = (goods[food] as number) + receive(table, seat, food, shown[food] as number);
  }
}

const meals: Meal[][] = [];

/** Every mix of so much food, made once. */
function mixesOf(count: number): readonly Meal[] {
  let known = meals[count];
  if (known === undefined) {
    known = [];
    for (let apples = count; apples >= 0; apples--)
      for (let bread = count - apples; bread >= 0; bread--)
        known.push({ food: [apples, bread, count - apples - bread] });
    meals[count] = known;
  }
  return known;
}

function foodInStore(table: PixieQueen): number {
  return storeOf(table, APPLE) + storeOf(table, BREAD) + storeOf(table, HONEY);
}

const mealLaw = (
  number: string,
  claim: string,
  holds: (table: PixieTable, food: readonly number[], count: number) => boolean,
) =>
  law<PixieTable, FrameOf<'meal'>, Meal>(`pixie-queen.${number}`, claim, (table, { food }, frame) =>
    holds(table, food, frame.count),
  );

/** What a food tile brings, any mix the store has (pixie-queen.21, E2). */
export const meal = ask<PixieTable, FrameOf<'meal'>, Meal>({
  candidates(table, { count }) {
    const [apples, bread, honey] = [APPLE, BREAD, HONEY].map(food => storeOf(table, food));
    const size = Math.min(count, foodInStore(table));
    if (size === 0) return [];
    return mixesOf(size).filter(
      ({ food: [a = 0, b = 0, h = 0] }) =>
        a <= (apples as number) && b <= (bread as number) && h <= (honey as number),
    );
  },
  laws: [],
  rule: 'pixie-queen.21',
  beyond: {
    is: (choice): choice is Meal => {
      const { food } = (choice ?? {}) as Partial<Meal>;
      return isCounts(food) && food.length === FOODS.length;
    },
    laws: [
      mealLaw('5', 'the store must have it', (table, food) =>
        food.every((count, id) => count <= storeOf(table, id)),
      ),
      mealLaw('21', 'as much as the tile says, no more and no less', (table, food, count) => {
        const sum = food.reduce((all, some) => all + some, 0);
        return sum === Math.min(count, foodInStore(table));
      }),
    ],
  },
  otherwise: () => {},
  take(table, { seat }, { food }, agenda) {
    FOODS.forEach((_food, id) => {
      receive(table, seat, id, food[id] as number);
    });
    agenda.note({ what: 'meal', rule: 'pixie-queen.21', seat, goods: [...food, 0, 0] });
  },
});
