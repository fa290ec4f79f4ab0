// Promotion (3): one own pixie one level up, never into the palace (pixie-queen.36).

import type { Seat } from '../../../kernel/game.ts';
import { MINE, PALACE } from '../board.ts';
import type { Climb } from '../choices.ts';
import { APPLE, pay } from '../goods.ts';
import {
  canDisplace,
  canLeaveMine,
  climb,
  everyClimb,
  isHandCovered,
  isOnPyramid,
  offerClimbs,
} from '../pixies.ts';
import { boardOf, NOBODY, type PixieAgenda, type PixieTable } from '../table.ts';
import { FREE_DEMOTION, hasAbility } from '../tiles.ts';
import { type ActOf, action, isWhole, named, rule, type Wish } from './action.ts';

const CLIMBS = everyClimb((from, to): ActOf<3> => ({ do: 'act', action: 3, from, to }));

type ClimbWish = Wish<Climb>;

/** Why a pixie cannot go there; shared by the action and the promotions of the reward phase. */
export const climbLaws = [
  rule<ClimbWish>('63', 'a chained pixie cannot leave the mine', (table, seat, { from }) => {
    if (from === MINE) return canLeaveMine(table, seat) || table.slaves[seat] === 0;
    return from !== undefined || canLeaveMine(table, seat) || isOnPyramid(table, seat);
  }),
  rule<ClimbWish>('62', 'it must be your own pixie', (table, seat, { from }) => {
    if (from === undefined) return true;
    return from === MINE ? canLeaveMine(table, seat) : table.pixies[from] === seat;
  }),
  rule<ClimbWish>('62', 'exactly one level up', (table, _seat, { from, to }) => {
    const { levels } = boardOf(table);
    return to === undefined || from === undefined || levels[to] === (levels[from] as number) + 1;
  }),
  rule<ClimbWish>('36', 'a token lies on the hand slot', (table, _seat, { to }) => {
    return to === undefined || !isHandCovered(table, to);
  }),
  rule<ClimbWish>('E25', 'your own pixie stands there', (table, seat, { to }) => {
    return to === undefined || to === PALACE || table.pixies[to] !== seat;
  }),
  rule<ClimbWish>(
    '64',
    'taking the place of another pixie costs an apple',
    (table, seat, { to }) => {
      if (to === undefined || to === PALACE || table.pixies[to] === NOBODY) return true;
      return canDisplace(table, seat);
    },
  ),
];

export function isClimb({ from, to }: ClimbWish): boolean {
  return isWhole(from, MINE, PALACE - 1) && isWhole(to, 1, PALACE);
}

const reachOf = (table: PixieTable, seat: Seat) => ({
  palace: false,
  displaces: canDisplace(table, seat),
});

export const promotion = action<ActOf<3>>({
  offer(table, seat, into) {
    offerClimbs(table, seat, reachOf(table, seat), CLIMBS, into as ActOf<3>[]);
  },
  is: isClimb,
  laws: [
    rule('36', 'not into the palace', (_table, _seat, { to }) => to !== PALACE),
    ...climbLaws,
    rule('36', 'there must be a place to go', (table, seat) => {
      const climbs: ActOf<3>[] = [];
      offerClimbs(table, seat, reachOf(table, seat), CLIMBS, climbs);
      return climbs.length > 0;
    }),
    named(3, 'from', 'to'),
  ],
  take: (table, seat, choice, agenda) => goUp(table, seat, choice, '36', agenda),
});

/** Moves a pixie up and pays the apple for a swap (pixie-queen.62, 64). */
export function goUp(
  table: PixieTable,
  seat: Seat,
  way: Climb,
  number: string,
  agenda: PixieAgenda,
): void {
  const displaced = climb(table, seat, way);
  const apple = displaced !== NOBODY && !hasAbility(table, seat, FREE_DEMOTION);
  if (apple) pay(table, seat, APPLE, 1);
  const { from, to } = way;
  const rule = `pixie-queen.${number}`;
  const whom = displaced === table.seats ? 'neutral' : displaced;
  agenda.note({ what: 'climbed', rule, seat, from, to, displaced: whom, apple });
}
