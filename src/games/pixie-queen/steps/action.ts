// Phase II, Action (pixie-queen.25–33): one action a turn, until nobody has tokens or will.

import { ask, law, type Seat } from '../../../kernel/game.ts';
import type { Action } from '../actions/action.ts';
import { copy } from '../actions/copy.ts';
import { DOUBLES, isActionOf, lawsOf } from '../actions/doubles.ts';
import { precedence, specialOffering, turnOrder } from '../actions/street.ts';
import { discardOrTake } from '../actions/taking.ts';
import { SPACES } from '../board.ts';
import type { Act, Climb, TurnChoice } from '../choices.ts';
import components from '../components.json';
import { freeingLaws, isFreeing, offerFreeing, removeRock } from '../freeing.ts';
import { punish } from '../penalties.ts';
import {
  boardOf,
  type FrameOf,
  NOBODY,
  onStreet,
  type PixieAgenda,
  type PixieFrame,
  type PixieQueen,
  type PixieTable,
  STREET,
  STREET_ACTIONS,
  streetTokens,
} from '../table.ts';

/** All 21 actions, by number. */
const ACTIONS: readonly (Action | null)[] = [
  ...DOUBLES,
  discardOrTake,
  copy,
  specialOffering,
  turnOrder,
  precedence,
];
const PROMOTION = 3;
const COPY = 18;
const PRECEDENCE = 21;

const ACT: readonly PixieFrame[] = [0, 1, 2, 3, 4].map(seat => ({ step: 'act', seat }));
const TURN: readonly PixieFrame[] = [0, 1, 2, 3, 4].map(seat => ({ step: 'turn', seat }));

/** The next player who has tokens and has not passed; when there is none, all take them back (pixie-queen.25, 33). */
export function turn(table: PixieTable, { seat }: FrameOf<'turn'>, agenda: PixieAgenda): void {
  const { large, tokens, passed } = table;
  let at = large.indexOf(seat);
  // Whoever was next may have just fallen into the Pit.
  if (at < 0) at = large.indexOf(table.turn) + 1;
  for (let i = 0; i < large.length; i++) {
    const next = large[(at + i) % large.length] as Seat;
    if ((tokens[next] as number) === 0 || passed[next]) continue;
    table.turn = next;
    agenda.next(ACT[next] as PixieFrame);
    return;
  }
  takeBack(table);
  agenda.next({ step: 'sacrifice' });
}

function takeBack(table: PixieTable): void {
  table.turn = NOBODY;
  table.usedBy.fill(NOBODY);
  table.usedWith.fill(0);
  table.street.fill(0);
  table.passed.fill(false);
  for (const seat of table.large) table.tokens[seat] = components.kit.tokens;
}

/** How many tokens an action takes now (pixie-queen.26, 52). */
function tokensFor(table: PixieQueen, seat: Seat, action: number): number {
  if (action <= SPACES) return table.pixies[action] === NOBODY ? 2 : 1;
  return action === PRECEDENCE ? (table.tokens[seat] as number) : 1;
}

/** How many round spaces an action has for somebody. */
function roomFor(table: PixieTable, action: number): number {
  const { street } = boardOf(table);
  if (action === 17 || action === 19 || action === 20) return street[action];
  return Number.POSITIVE_INFINITY;
}

/** Whether the space of an action can be used: not used up, and tokens enough. */
function isOpen(table: PixieTable, seat: Seat, action: number): boolean {
  if (action <= SPACES)
    return (
      table.usedBy[action] === NOBODY &&
      tokensFor(table, seat, action) <= (table.tokens[seat] as number)
    );
  if (action === COPY) return onStreet(table, seat, COPY) === 0;
  return streetTokens(table, action) < roomFor(table, action);
}

const PASS: TurnChoice = { do: 'pass' };
const tokenLaw = (
  rule: string,
  claim: string,
  holds: (table: PixieTable, seat: Seat, action: number) => boolean,
) =>
  law<PixieTable, FrameOf<'act'>, TurnChoice>(
    `pixie-queen.${rule}`,
    claim,
    (table, choice, { seat }) => choice.do !== 'act' || holds(table, seat, choice.action),
  );

/** A turn: an action, a rock removed beside it, or passing. */
export const act = ask<PixieTable, FrameOf<'act'>, TurnChoice>({
  candidates(table, { seat }) {
    const options: TurnChoice[] = [];
    for (let action = 1; action <= PRECEDENCE; action++)
      if (isOpen(table, seat, action)) offerAction(table, seat, action, options as Act[]);
    options.push(PASS);
    offerFreeing(table, seat, options);
    return options;
  },
  laws: [],
  rule: 'pixie-queen.26',
  beyond: {
    is: (choice): choice is TurnChoice =>
      isActionOf(ACTIONS, choice) ||
      isFreeing(choice) ||
      (choice as Partial<TurnChoice> | null)?.do === 'pass',
    laws: [
      tokenLaw('28', 'the space is used up in this phase', (table, _seat, action) => {
        return action > SPACES || table.usedBy[action] === NOBODY;
      }),
      tokenLaw('26b', 'without a pixie it takes two tokens', (table, seat, action) => {
        return action > SPACES || tokensFor(table, seat, action) <= (table.tokens[seat] as number);
      }),
      tokenLaw('29', 'your own space is used in this round', (table, seat, action) => {
        return action !== COPY || onStreet(table, seat, COPY) === 0;
      }),
      tokenLaw('26a', 'a round space must be free', (table, _seat, action) => {
        return action <= SPACES || streetTokens(table, action) < roomFor(table, action);
      }),
      law('pixie-queen.36', 'your tokens cover that hand slot', (table, choice) => {
        if (choice.do !== 'act' || choice.action !== PROMOTION) return true;
        return choice.to !== PROMOTION || table.pixies[PROMOTION] !== NOBODY;
      }),
      ...lawsOf(ACTIONS),
      ...freeingLaws,
    ],
  },
  take(table, frame, choice, agenda) {
    const { seat } = frame;
    if (choice.do === 'free') {
      removeRock(table, seat, choice, agenda);
      agenda.next(frame);
      return;
    }
    agenda.next(TURN[after(table, seat)] as PixieFrame);
    if (choice.do === 'pass') pass(table, seat, agenda);
    else carryOut(table, seat, choice, agenda);
  },
});

/** What an action offers to whoever places tokens on its own space. */
function offerAction(table: PixieTable, seat: Seat, action: number, into: Act[]): void {
  const first = into.length;
  (ACTIONS[action] as Action).offer(table, seat, into);
  if (action !== PROMOTION || table.pixies[PROMOTION] !== NOBODY) return;
  // The two tokens cover the space's own hand slot.
  for (let at = into.length - 1; at >= first; at--)
    if ((into[at] as unknown as Climb).to === PROMOTION) into.splice(at, 1);
}

/** Who stands behind somebody in the order as it is: next in turn, whatever the action does to it (pixie-queen.E17). */
function after({ large }: PixieQueen, seat: Seat): Seat {
  return large[(large.indexOf(seat) + 1) % large.length] as Seat;
}

function pass(table: PixieTable, seat: Seat, agenda: PixieAgenda): void {
  table.passed[seat] = true;
  agenda.note({ what: 'passed', rule: 'pixie-queen.32', seat });
  punish(table, seat, components.penalties.pass, 'pass', '32', agenda);
}

function carryOut(table: PixieTable, seat: Seat, choice: Act, agenda: PixieAgenda): void {
  const { action } = choice;
  const tokens = tokensFor(table, seat, action);
  table.shown = null;
  layTokens(table, seat, action, tokens);
  agenda.note({ what: 'acted', rule: 'pixie-queen.26', seat, action, count: tokens });
  (ACTIONS[action] as Action).take(table, seat, choice, agenda);
}

/** Lays the tokens for an action. */
function layTokens(table: PixieQueen, seat: Seat, action: number, tokens: number): void {
  table.tokens[seat] = (table.tokens[seat] as number) - tokens;
  if (action <= SPACES) {
    table.usedBy[action] = seat;
    table.usedWith[action] = tokens;
    return;
  }
  const at = seat * STREET_ACTIONS + action - STREET;
  table.street[at] = (table.street[at] as number) + tokens;
}
