// Actions that turn one good into another: trade (4), silver to gold (5), the tracks (11), rings (13).

import { ask, law, type Seat } from '../../../kernel/game.ts';
import type { Count } from '../choices.ts';
import components from '../components.json';
import {
  APPLE,
  GOLD,
  GOODS,
  type GoodId,
  goodsOf,
  pay,
  receive,
  SILVER,
  storeOf,
} from '../goods.ts';
import { ringPrice, silverPrice } from '../prices.ts';
import { hasTile, takeChips, takeTile } from '../rewards.ts';
import { boardOf, type FrameOf, type PixieAgenda, type PixieTable } from '../table.ts';
import { hasAbility, RING_BONUS } from '../tiles.ts';
import { type ActOf, action, isWhole, named, plainAction, rule } from './action.ts';

const TRADES = GOODS.map((_give, give) =>
  GOODS.map((_take, take): ActOf<4> => ({ do: 'act', action: 4, give, take })),
);

/** How many can be traded at once. */
function mostTraded(table: PixieTable, seat: Seat, give: GoodId, take: GoodId): number {
  return Math.min(components.tradeMost, goodsOf(table, seat, give), storeOf(table, take));
}

/** One kind for another, never gold (pixie-queen.37). */
export const trade = action<ActOf<4>>({
  offer(table, seat, into) {
    for (let give = APPLE; give < GOLD; give++) {
      if (goodsOf(table, seat, give) === 0) continue;
      for (let take = APPLE; take < GOLD; take++)
        if (take !== give && storeOf(table, take) > 0) into.push(TRADES[give]?.[take] as ActOf<4>);
    }
  },
  is: ({ give, take }) => isWhole(give, APPLE, GOLD) && isWhole(take, APPLE, GOLD),
  laws: [
    rule('37', 'gold is not traded', (_table, _seat, { give, take }) => {
      return give !== GOLD && take !== GOLD;
    }),
    rule('E3', 'one kind for another', (_table, _seat, { give, take }) => {
      return give === undefined || give !== take;
    }),
    rule('37', 'you must have some of it', (table, seat, { give }) => {
      if (give !== undefined) return goodsOf(table, seat, give) > 0;
      return [0, 1, 2, 3].some(good => goodsOf(table, seat, good) > 0);
    }),
    rule('5', 'the store must have some of it', (table, _seat, { take }) => {
      return take === undefined || storeOf(table, take) > 0;
    }),
    named(4, 'give', 'take'),
  ],
  take(_table, seat, { give, take }, agenda) {
    agenda.next({ step: 'trade', seat, give, take });
  },
});

const COUNTS = Array.from({ length: components.tradeMost + 1 }, (_, count): Count => ({ count }));

const tradeLaw = (
  number: string,
  claim: string,
  holds: (table: PixieTable, frame: FrameOf<'trade'>, count: number) => boolean,
) =>
  law<PixieTable, FrameOf<'trade'>, Count>(`pixie-queen.${number}`, claim, (table, choice, frame) =>
    holds(table, frame, choice.count),
  );

/** How many are traded (pixie-queen.37). */
export const traded = ask<PixieTable, FrameOf<'trade'>, Count>({
  candidates: (table, { seat, give, take }) =>
    COUNTS.slice(1, mostTraded(table, seat, give, take) + 1),
  laws: [],
  rule: 'pixie-queen.37',
  beyond: {
    is: (choice): choice is Count => {
      const { count } = (choice ?? {}) as Partial<Count>;
      return Number.isInteger(count);
    },
    laws: [
      tradeLaw('37', 'one to seven', (_table, _frame, count) => {
        return count >= 1 && count <= components.tradeMost;
      }),
      tradeLaw('37', 'you must have so many', (table, { seat, give }, count) => {
        return count <= goodsOf(table, seat, give);
      }),
      tradeLaw('5', 'the store must have so many', (table, { take }, count) => {
        return count <= storeOf(table, take);
      }),
    ],
  },
  take(table, { seat, give, take }, { count }, agenda) {
    pay(table, seat, give, count);
    receive(table, seat, take, count);
    agenda.note({ what: 'traded', rule: 'pixie-queen.37', seat, give, take, count });
  },
});

/** How often silver can be turned into gold. */
function mostGold(table: PixieTable, seat: Seat): number {
  const affordable = Math.floor(goodsOf(table, seat, SILVER) / silverPrice(table, seat));
  return Math.min(affordable, storeOf(table, GOLD));
}

const MELTS = Array.from(
  { length: components.goods.gold + 1 },
  (_, count): ActOf<5> => ({ do: 'act', action: 5, count }),
);

/** Silver to gold, as often as one can pay (pixie-queen.38). */
export const silverToGold = action<ActOf<5>>({
  offer(table, seat, into) {
    const most = mostGold(table, seat);
    for (let count = 1; count <= most; count++) into.push(MELTS[count] as ActOf<5>);
  },
  is: ({ count }) => isWhole(count, 1, components.goods.gold),
  laws: [
    rule('E4', 'the store must have so much gold', (table, _seat, { count = 1 }) => {
      return storeOf(table, GOLD) >= count;
    }),
    rule('38', 'you must have the silver', (table, seat, { count = 1 }) => {
      return goodsOf(table, seat, SILVER) >= count * silverPrice(table, seat);
    }),
    named(5, 'count'),
  ],
  take(table, seat, { count }, agenda) {
    const silver = count * silverPrice(table, seat);
    pay(table, seat, SILVER, silver);
    receive(table, seat, GOLD, count);
    agenda.note({ what: 'melted', rule: 'pixie-queen.38', seat, silver, count });
  },
});

const STEPS = (['silver', 'gold'] as const).map(
  (track): ActOf<11> => ({ do: 'act', action: 11, track }),
);
const PRICE = { silver: SILVER, gold: GOLD };

/** Whether a disc stands on the last space of its track (pixie-queen.E5). */
export function isAtEnd(table: PixieTable, seat: Seat, track: 'silver' | 'gold'): boolean {
  return table[track][seat] === boardOf(table).tracks.length - 1;
}

/** One step on one track, for one of its metal (pixie-queen.42). */
export const tracks = action<ActOf<11>>({
  offer(table, seat, into) {
    for (const option of STEPS)
      if (goodsOf(table, seat, PRICE[option.track]) > 0 && !isAtEnd(table, seat, option.track))
        into.push(option);
  },
  is: ({ track }) => track === undefined || track === 'silver' || track === 'gold',
  laws: [
    rule('E5', 'the disc is at the end of the track', (table, seat, { track }) => {
      if (track !== undefined) return !isAtEnd(table, seat, track);
      return !(isAtEnd(table, seat, 'silver') && isAtEnd(table, seat, 'gold'));
    }),
    rule('42', 'a step costs one of its metal', (table, seat, { track }) => {
      const can = (on: 'silver' | 'gold') => goodsOf(table, seat, PRICE[on]) > 0;
      return track === undefined ? STEPS.some(step => can(step.track)) : can(track);
    }),
    rule('42', 'the step and its price belong to one track', (table, seat, { track }) => {
      if (track !== undefined) return true;
      return STEPS.some(
        step => goodsOf(table, seat, PRICE[step.track]) > 0 && !isAtEnd(table, seat, step.track),
      );
    }),
    named(11, 'track'),
  ],
  take(table, seat, { track }, agenda) {
    pay(table, seat, PRICE[track], 1);
    table[track][seat] = (table[track][seat] as number) + 1;
    const space = table[track][seat];
    agenda.note({ what: 'stepped', rule: 'pixie-queen.42', seat, track, steps: 1, space });
  },
});

/** A ring for gold, by the Gold track (pixie-queen.44). */
export const forgeRing = plainAction(
  13,
  [
    rule('E7', 'there must be a ring left', table => hasTile(table, boardOf(table), 'ring')),
    rule('44', 'you must have the gold', (table, seat) => {
      return goodsOf(table, seat, GOLD) >= ringPrice(table, seat);
    }),
  ],
  (table, seat, agenda) => {
    const gold = ringPrice(table, seat);
    pay(table, seat, GOLD, gold);
    const points = takeTile(table, boardOf(table), 'ring', seat);
    agenda.note({ what: 'forged', rule: 'pixie-queen.44', seat, gold, points });
    if (hasAbility(table, seat, RING_BONUS)) bonus(table, seat, 'P3', agenda);
  },
);

/** Two more points with a ring or a servant (pixie-queen.P2, P3), as far as there are tiles (pixie-queen.E34). */
export function bonus(table: PixieTable, seat: Seat, ability: string, agenda: PixieAgenda): void {
  const count = takeChips(table, seat, components.abilityBonus);
  const number = count === components.abilityBonus ? ability : 'E34';
  agenda.note({ what: 'bonus', rule: `pixie-queen.${number}`, seat, count });
}
