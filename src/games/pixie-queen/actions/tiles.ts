// Taking tiles: a food tile (6), Double Offering (7), Search the Bag (8), Mercy (9).

import { NOBODY } from '../table.ts';
import {
  DOUBLE_OFFERING,
  isOnBoard,
  MERCY,
  type OnceId,
  putFood,
  putOnce,
  roomForFood,
  roomForOnce,
  SEARCH_BAG,
} from '../tiles.ts';
import { plainAction, rule } from './action.ts';

/** The top food tile (pixie-queen.39). */
export const foodTile = plainAction(
  6,
  [
    rule('39', 'there must be a food tile', ({ foodStack }) => foodStack.length > 0),
    rule('3', 'there must be room for it', (table, seat) => roomForFood(table, seat) !== NOBODY),
  ],
  (table, seat, agenda) => {
    const tile = table.foodStack.pop() as number;
    putFood(table, seat, roomForFood(table, seat), tile);
    agenda.note({ what: 'foodTile', rule: 'pixie-queen.39', seat, tile });
  },
);

/** A one-off tile, if nobody has it (pixie-queen.40). */
function takeOnce(number: 7 | 8 | 9, tile: OnceId) {
  return plainAction(
    number,
    [
      rule('40', 'somebody has it', table => isOnBoard(table, tile)),
      rule('3', 'there must be room for it', (table, seat) => {
        return roomForOnce(table, seat) !== NOBODY;
      }),
    ],
    (table, seat, agenda) => {
      putOnce(table, seat, roomForOnce(table, seat), tile);
      agenda.note({ what: 'onceTile', rule: 'pixie-queen.40', seat, tile });
    },
  );
}

export const doubleOffering = takeOnce(7, DOUBLE_OFFERING);
export const searchBag = takeOnce(8, SEARCH_BAG);
export const mercy = takeOnce(9, MERCY);
