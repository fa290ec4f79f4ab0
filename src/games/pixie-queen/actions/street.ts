// Round spaces: the special offering (19), turn order (20), temporary precedence (21).

import type { Seat } from '../../../kernel/game.ts';
import { GOLD, GOODS, type GoodId, goodsOf, HONEY, KINDS, add as move, pay } from '../goods.ts';
import { hasTile, takeTile } from '../rewards.ts';
import { toFront } from '../setup.ts';
import { boardOf, type PixieQueen, type PixieTable } from '../table.ts';
import { type ActOf, action, isWhole, named, plainAction, rule } from './action.ts';

const OFFERINGS = GOODS.map((_good, add): ActOf<19> => ({ do: 'act', action: 19, add }));

/** Whether somebody has what lies on the track, and one more of a good (pixie-queen.E9). */
function canPay(table: PixieQueen, seat: Seat, add?: GoodId): boolean {
  for (let good = 0; good < KINDS; good++) {
    const price = (table.offeringTrack[good] as number) + (good === add ? 1 : 0);
    if (goodsOf(table, seat, good) < price) return false;
  }
  return true;
}

/** One of everything on the track, and one more onto it (pixie-queen.50). */
export const specialOffering = action<ActOf<19>>({
  offer(table, seat, into) {
    if (!hasTile(table, boardOf(table), 'offering') || !canPay(table, seat)) return;
    for (const option of OFFERINGS) if (canPay(table, seat, option.add)) into.push(option);
  },
  is: ({ add }) => isWhole(add, 0, GOLD),
  laws: [
    rule('E8', 'there must be a tile left', table => hasTile(table, boardOf(table), 'offering')),
    rule('50', 'you must pay all that lies on the track', (table, seat) => canPay(table, seat)),
    rule('E9', 'you must have one more good for the track', (table, seat, { add }) => {
      if (add !== undefined) return canPay(table, seat, add);
      return GOODS.some((_good, id) => canPay(table, seat, id));
    }),
    named(19, 'add'),
  ],
  take(table, seat, { add }, agenda) {
    const goods = [...table.offeringTrack];
    for (let good = 0; good < KINDS; good++) pay(table, seat, good, goods[good] as number);
    move(table, seat, add, -1);
    table.offeringTrack[add] = (table.offeringTrack[add] as number) + 1;
    const points = takeTile(table, boardOf(table), 'offering', seat);
    agenda.note({ what: 'offering', rule: 'pixie-queen.50', seat, goods, add, points });
  },
});

const STEPS = Array.from(
  { length: 5 },
  (_, honey): ActOf<20> => ({
    do: 'act',
    action: 20,
    honey,
  }),
);

/** Honey for places on the small track: the order of the next round (pixie-queen.51). */
export const turnOrder = action<ActOf<20>>({
  offer(table, seat, into) {
    const most = Math.min(table.small.indexOf(seat), goodsOf(table, seat, HONEY));
    for (let honey = 1; honey <= most; honey++) into.push(STEPS[honey] as ActOf<20>);
  },
  is: ({ honey }) => isWhole(honey, 1, 40),
  laws: [
    rule('51', 'you must have the honey', (table, seat, { honey = 1 }) => {
      return goodsOf(table, seat, HONEY) >= honey;
    }),
    rule('E15', 'there must be so many places to the left', ({ small }, seat, { honey = 1 }) => {
      return small.indexOf(seat) >= honey;
    }),
    named(20, 'honey'),
  ],
  take(table, seat, { honey }, agenda) {
    const { small } = table;
    pay(table, seat, HONEY, honey);
    const at = small.indexOf(seat);
    small.splice(at, 1);
    small.splice(at - honey, 0, seat);
    agenda.note({ what: 'order', rule: 'pixie-queen.51', seat, count: honey, order: [...small] });
  },
});

/** The large cube goes to the front; all remaining tokens are placed by the turn itself (pixie-queen.52). */
export const precedence = plainAction(21, [], (table: PixieTable, seat, agenda) => {
  toFront(table.large, seat);
  agenda.note({ what: 'precedence', rule: 'pixie-queen.52', seat, order: [...table.large] });
});
