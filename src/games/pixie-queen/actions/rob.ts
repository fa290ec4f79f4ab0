// Robbing a pixie (14): its owner hands over the food of its space (pixie-queen.45).

import { ask, type Seat } from '../../../kernel/game.ts';
import { PALACE, type Place, SPACES } from '../board.ts';
import type { Freeing } from '../choices.ts';
import { freeingLaws, isFreeing, offerFreeing, removeRock } from '../freeing.ts';
import { add, BREAD, FOODS, goodsOf } from '../goods.ts';
import { rocksOf } from '../pixies.ts';
import {
  boardOf,
  type FrameOf,
  NOBODY,
  type PixieAgenda,
  type PixieQueen,
  type PixieTable,
} from '../table.ts';
import { FREE_ROCKS, hasAbility } from '../tiles.ts';
import { type ActOf, action, isWhole, named, rule } from './action.ts';

const ROBBERIES = Array.from(
  { length: PALACE },
  (_, space): ActOf<14> => ({ do: 'act', action: 14, space }),
);

/** Whether an opponent's pixie stands there; neutral ones have nothing (pixie-queen.E32). */
function canRob(table: PixieTable, seat: Seat, space: Place): boolean {
  const owner = table.pixies[space] as Seat;
  return owner !== NOBODY && owner !== seat && owner < table.seats;
}

export const rob = action<ActOf<14>>({
  offer(table, seat, into) {
    for (let space = 1; space <= SPACES; space++)
      if (canRob(table, seat, space)) into.push(ROBBERIES[space] as ActOf<14>);
  },
  is: ({ space }) => isWhole(space, 1, SPACES),
  laws: [
    rule('45', 'an opponent’s pixie must be on the pyramid', (table, seat) => {
      for (let at = 1; at <= SPACES; at++) if (canRob(table, seat, at)) return true;
      return false;
    }),
    rule('E32', 'a neutral pixie has nothing', ({ pixies, seats }, _seat, { space = 0 }) => {
      return pixies[space] !== seats;
    }),
    rule('45', 'an opponent’s pixie must stand there', (table, seat, { space }) => {
      return space === undefined || canRob(table, seat, space);
    }),
    named(14, 'space'),
  ],
  take(table, seat, { space }, agenda) {
    agenda.next({ step: 'rob', seat, space });
    const victim = table.pixies[space] as Seat;
    if (mayAnswer(table, victim, space)) agenda.next({ step: 'robbed', seat: victim });
  },
});

/** Bread about to be taken may still go for rocks (pixie-queen.73, E46): asked whether or not there is any. */
function mayAnswer(table: PixieTable, victim: Seat, space: Place): boolean {
  const { symbols } = boardOf(table);
  return (
    rocksOf(table, victim) > 0 &&
    (symbols[space]?.[BREAD] as number) > 0 &&
    !hasAbility(table, victim, FREE_ROCKS)
  );
}

const DONE: Freeing = { do: 'done' };

/** Rocks for bread, until one is done. */
export const robbed = freeing<FrameOf<'robbed'>>(({ seat }) => ({ step: 'robbed', seat }));
/** The same, before the scoring (pixie-queen.84). */
export const free = freeing<FrameOf<'free'>>(({ seat }) => ({ step: 'free', seat }));

function freeing<F extends FrameOf<'robbed'> | FrameOf<'free'>>(again: (frame: F) => F) {
  return ask<PixieTable, F, Freeing>({
    candidates(table, { seat }) {
      const options = [DONE];
      offerFreeing(table, seat, options);
      return options;
    },
    laws: [],
    rule: 'pixie-queen.73',
    beyond: {
      is: (choice): choice is Freeing =>
        isFreeing(choice) || (choice as Partial<Freeing> | null)?.do === 'done',
      laws: freeingLaws,
    },
    take(table, frame, choice, agenda: PixieAgenda) {
      if (choice.do === 'done') return;
      removeRock(table, frame.seat, choice, agenda);
      if (rocksOf(table, frame.seat) > 0) agenda.next(again(frame));
    },
  });
}

/** Every symbol the owner can serve is served (pixie-queen.E10). */
export function loot(
  table: PixieTable,
  { seat, space }: FrameOf<'rob'>,
  agenda: PixieAgenda,
): void {
  const victim = table.pixies[space] as Seat;
  const symbols = boardOf(table).symbols[space] as readonly number[];
  const food = FOODS.map((_food, id) => handOver(table, victim, seat, id, symbols[id] as number));
  agenda.reveal();
  table.shown = { what: 'robbed', seat, from: victim, space, food };
  const goods = [...food, 0, 0];
  agenda.note({ what: 'robbed', rule: 'pixie-queen.45', seat, from: victim, space, goods });
}

function handOver(table: PixieQueen, from: Seat, to: Seat, food: number, count: number): number {
  const taken = Math.min(count, goodsOf(table, from, food));
  add(table, from, food, -taken);
  add(table, to, food, taken);
  return taken;
}
