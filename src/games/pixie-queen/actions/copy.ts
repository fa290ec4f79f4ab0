// Copying (18): penalty points, then any double-space action already used this round (pixie-queen.49).

import { ask, law, type Seat } from '../../../kernel/game.ts';
import { SPACES } from '../board.ts';
import type { Act, CopyChoice } from '../choices.ts';
import { copyPenalty, punish } from '../penalties.ts';
import {
  type FrameOf,
  isIn,
  NOBODY,
  type PixieTable,
  STREET,
  STREET_ACTIONS,
  streetTokens,
} from '../table.ts';
import { FREE_COPY, hasAbility } from '../tiles.ts';
import { type Action, isWhole, plainAction, rule } from './action.ts';
import { DOUBLES, doubleLaws, isDouble } from './doubles.ts';

/** Whether an action may be copied: it was used, or the ability lets one copy any (pixie-queen.P9). */
function isCopyable(table: PixieTable, seat: Seat, number: number): boolean {
  return table.usedBy[number] !== NOBODY || hasAbility(table, seat, FREE_COPY);
}

const found: Act[] = [];

/** Whether there is anything to copy that can be carried out. */
function canCopy(table: PixieTable, seat: Seat): boolean {
  found.length = 0;
  for (let number = 1; number <= SPACES && found.length === 0; number++)
    if (isCopyable(table, seat, number)) DOUBLES[number]?.offer(table, seat, found);
  return found.length > 0;
}

export const copy = plainAction(
  18,
  [rule('49', 'there must be an action to copy', canCopy)],
  (table, seat, agenda) => {
    agenda.next({ step: 'copy', seat });
    const before = streetTokens(table, 18) - 1;
    punish(table, seat, copyPenalty(before), 'copy', '49', agenda);
  },
);

/** Whether somebody points at a round space: known, but never copied. */
function isOfStreet(choice: unknown): choice is Act {
  const { do: deed, action } = (choice ?? {}) as Partial<Act>;
  return deed === 'act' && isWhole(action, STREET, STREET + STREET_ACTIONS - 1);
}

const DONE: CopyChoice = { do: 'done' };
const law49 = law<PixieTable, FrameOf<'copy'>, CopyChoice>;

/** What is copied. Nothing, if a demotion has just made it impossible. */
export const copied = ask<PixieTable, FrameOf<'copy'>, CopyChoice>({
  candidates(table, { seat }) {
    const options: CopyChoice[] = [];
    if (!isIn(table, seat)) return options;
    for (let number = 1; number <= SPACES; number++)
      if (isCopyable(table, seat, number)) DOUBLES[number]?.offer(table, seat, options as Act[]);
    if (options.length === 0) options.push(DONE);
    return options;
  },
  laws: [],
  rule: 'pixie-queen.49',
  beyond: {
    is: (choice): choice is CopyChoice =>
      isDouble(choice) ||
      isOfStreet(choice) ||
      (choice as Partial<CopyChoice> | null)?.do === 'done',
    laws: [
      law49('pixie-queen.49', 'only a double space is copied', (_table, choice) => {
        return choice.do === 'done' || choice.action <= SPACES;
      }),
      law49('pixie-queen.49', 'it must have been used this round', (table, choice, { seat }) => {
        return choice.do === 'done' || isCopyable(table, seat, choice.action);
      }),
      law49('pixie-queen.49', 'there is something to copy', (table, choice, { seat }) => {
        return choice.do !== 'done' || !canCopy(table, seat);
      }),
      ...doubleLaws,
    ],
  },
  otherwise: () => {},
  take(table, { seat }, choice, agenda) {
    if (choice.do === 'done') return;
    agenda.note({ what: 'copied', rule: 'pixie-queen.49', seat, action: choice.action });
    (DOUBLES[choice.action] as Action).take(table, seat, choice, agenda);
  },
});
