// The set-up (pixie-queen.6–17, 87).

import type { Seat } from '../../kernel/game.ts';
import type { Options } from '../../kernel/settings.ts';
import { PALACE, SPACES } from './board.ts';
import components from './components.json';
import { FOODS, GOLD, GOODS, HONEY, KINDS, SILVER } from './goods.ts';
import { newLedger } from './ledger.ts';
import {
  HANDS,
  LOW_SLOTS,
  NEUTRAL,
  NOBODY,
  type PixieAgenda,
  type PixieQueen,
  STREET_ACTIONS,
} from './table.ts';

const { bag: BAG, kit: KIT } = components;

interface Start {
  readonly seats: number;
  readonly options: Options;
}

/** Deals goods, order and tiles, and lets everybody choose an ability. */
export function setup({ seats, options }: Start, agenda: PixieAgenda): PixieQueen {
  const { chance } = agenda;
  const order = chance.shuffle(Array.from({ length: seats }, (_, seat) => seat));
  if (options.first !== 'random') toFront(order, options.first as Seat);
  const each = <T>(value: T, times = 1): T[] => Array<T>(seats * times).fill(value);
  const goods = startingGoods(seats, order[0] as Seat);
  const rocks = Math.min(BAG.rocksEach * seats, BAG.rocksMost);
  const abilities = chance.shuffle(components.abilities.map((_name, id) => id));
  const slaves = each(perSeats(components.pixies, seats));
  if (seats === NEUTRAL) slaves.push(KIT.pixies);
  const tiles = FOODS.flatMap((food, id) => Array<number>(components.roundTiles[food]).fill(id));
  agenda.note({ what: 'begins', rule: 'pixie-queen.7', seat: order[0], order: [...order] });
  agenda.next({ step: 'round' });
  for (const seat of order) agenda.next({ step: 'ability', seat });
  return {
    phase: 'abilities',
    round: 0,
    turn: NOBODY,
    small: order,
    large: [...order],
    goods,
    store: storeBeside(goods),
    bag: [BAG.silver, BAG.gold, rocks],
    rocksGone: components.goods.rock - rocks,
    offeringTrack: GOODS.map(good => components.offeringTrack[good]),
    pixies: Array<number>(PALACE + 1).fill(NOBODY),
    slaves,
    rocks: each(0, LOW_SLOTS),
    offerings: [],
    servants: [],
    rings: [],
    chips: each(0, 2),
    chipStore: [components.generic[1], components.generic[2]],
    penalty: each(0),
    ledger: newLedger(seats),
    silver: each(0),
    gold: each(0),
    tokens: each(KIT.tokens),
    passed: each(false),
    usedBy: Array<number>(SPACES + 1).fill(NOBODY),
    usedWith: Array<number>(SPACES + 1).fill(0),
    street: each(0, STREET_ACTIONS),
    foodStack: [...perSeats(components.foodStack, seats)].reverse(),
    foodTiles: each(0),
    once: each(NOBODY),
    abilities: each(NOBODY),
    abilityRow: abilities.slice(0, components.abilitiesShown),
    extraFood: 0,
    extraOnce: NOBODY,
    roundTiles: chance.shuffle(tiles),
    wanted: [],
    offers: each(0, HANDS),
    shown: null,
    out: [],
  };
}

/** A figure that hangs on the number of players. */
function perSeats<T>(figures: { readonly [seats: string]: T }, seats: number): T {
  return figures[String(seats)] as T;
}

/** Two of each; the first player has no honey (pixie-queen.8). */
function startingGoods(seats: number, first: Seat): number[] {
  const goods = Array.from({ length: seats }, () => GOODS.map(good => components.start[good]));
  (goods[first] as number[])[HONEY] = 0;
  return goods.flat();
}

/** What is neither behind screens nor in the bag nor on the special offering track (pixie-queen.16). */
function storeBeside(goods: readonly number[]): number[] {
  return GOODS.map((good, id) => {
    let left = components.goods[good] - components.offeringTrack[good];
    for (let at = id; at < goods.length; at += KINDS) left -= goods[at] as number;
    if (id === SILVER) left -= BAG.silver;
    if (id === GOLD) left -= BAG.gold;
    return left;
  });
}

/** Puts somebody first; the others keep their order. */
export function toFront(order: Seat[], seat: Seat): void {
  order.splice(order.indexOf(seat), 1);
  order.unshift(seat);
}
