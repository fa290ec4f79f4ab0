// What a seat cannot know: the fronts of all cards that nobody, or somebody else, holds or sees (mines.6, 9).

import type { Seat } from '../../kernel/game.ts';
import { type HiddenPlace, itemsOf, lying, type Spot } from '../../kernel/hidden.ts';
import { backsIn, type CardId } from './cards.ts';
import type { MinesTable } from './table.ts';

export function hidden(table: MinesTable, seat: Seat | null): HiddenPlace[] {
  const { deck, field, captured, staffed, hands, options } = table;
  const lyingMines = [...field, ...captured].flatMap(mine =>
    mine === null ? [] : [[mine, 'card'] as const],
  );
  const others = hands.map((_hand, of) => of).filter(of => of !== seat);
  const handsOf = (of: Seat) => itemsOf(hands[of] as CardId[]);
  const top = itemsOf(deck).slice(-1);
  const below = itemsOf(deck).slice(0, -1);
  /** Cards of which the back is known: another with the same back could lie there. */
  const backed = [...lyingMines, ...staffed.flatMap(itemsOf), ...top];
  const inHands = others.flatMap(handsOf);
  const unseen = [...backed, ...inHands, ...below].map(spot => lying(spot) as CardId);
  const { kinds } = backsIn(options);
  const hasLike = (spot: Spot) =>
    unseen.filter(card => kinds[card] === kinds[lying(spot) as CardId]).length > 1;
  const byBack = (name: string, spots: readonly Spot[], of?: Seat): HiddenPlace => ({
    name,
    spots,
    canDiffer: spots.some(hasLike),
    ...(of === undefined ? {} : { of }),
  });
  /** Cards of which nobody knows even the back. */
  const free = options.backs ? below : [...below, ...inHands];
  return [
    { name: 'deck', spots: below, canDiffer: below.length > 0 && free.length > 1 },
    byBack('top of the deck', top),
    byBack('mines', lyingMines),
    ...staffed.map((pile, of) => byBack('staffed mines', itemsOf(pile), of)),
    ...others.map(of =>
      options.backs
        ? byBack('hands', handsOf(of), of)
        : {
            name: 'hands',
            of,
            spots: handsOf(of),
            canDiffer: handsOf(of).length > 0 && free.length > 1,
          },
    ),
  ];
}
