// The actions of the pyramid, by number: what has a double space, and can be copied.

import { law, type Seat } from '../../../kernel/game.ts';
import type { Act } from '../choices.ts';
import type { PixieTable } from '../table.ts';
import type { Action } from './action.ts';
import { dig } from './dig.ts';
import { forgeRing, silverToGold, tracks, trade } from './exchanging.ts';
import { promotion } from './promotion.ts';
import { rob } from './rob.ts';
import { swap } from './swap.ts';
import { casino, stealFood, stealSilver } from './taking.ts';
import { doubleOffering, foodTile, mercy, searchBag } from './tiles.ts';
import { whip } from './whip.ts';

/** Place 0 stays empty. */
export const DOUBLES: readonly (Action | null)[] = [
  null,
  stealFood,
  stealSilver,
  promotion,
  trade,
  silverToGold,
  foodTile,
  doubleOffering,
  searchBag,
  mercy,
  whip,
  tracks,
  casino,
  forgeRing,
  rob,
  dig,
  swap,
];

/** Whether something is a way, or part of a way, to carry out one of some actions. */
export function isActionOf(actions: readonly (Action | null)[], choice: unknown): choice is Act {
  const wish = (choice ?? {}) as Partial<Act>;
  if (wish.do !== 'act' || !Number.isInteger(wish.action)) return false;
  return actions[wish.action as number]?.is(wish as Act) ?? false;
}

export function isDouble(choice: unknown): choice is Act {
  return isActionOf(DOUBLES, choice);
}

/** The laws of some actions, each for its own choices. */
export function lawsOf(actions: readonly (Action | null)[]) {
  return actions.flatMap((of, number) =>
    (of?.laws ?? []).map(({ rule, claim, holds }) =>
      law<PixieTable, { readonly seat: Seat }, object>(rule, claim, (table, choice, frame) => {
        const { do: deed, action } = choice as Partial<Act>;
        return deed !== 'act' || action !== number || holds(table, choice as Act, frame);
      }),
    ),
  );
}

export const doubleLaws = lawsOf(DOUBLES);
