// An action (pixie-queen.34–52): what it offers, the laws that say why something is not offered, what it does.

import { type Law, law, type Seat } from '../../../kernel/game.ts';
import type { Act } from '../choices.ts';
import type { PixieAgenda, PixieTable } from '../table.ts';

/** The choices of one action. */
export type ActOf<N extends Act['action']> = Extract<Act, { action: N }>;

/**
 * An action as somebody points at it: what belongs to it may be missing. A law about a part holds as
 * long as the part is not named.
 */
export type Wish<C> = { readonly [K in keyof C]?: C[K] };

interface Asking {
  readonly seat: Seat;
}

export type ActionLaw<C> = Law<PixieTable, Asking, Wish<C>>;

/** One action. What it offers is legal; where tokens go is not its business, for it may be copied. */
export interface Action<C extends Act = Act> {
  /** Adds every way to carry it out now. */
  offer(table: PixieTable, seat: Seat, into: Act[]): void;
  /** Whether the parts that are named are what they should be. */
  is(wish: Wish<C>): boolean;
  readonly laws: readonly ActionLaw<C>[];
  take(table: PixieTable, seat: Seat, choice: C, agenda: PixieAgenda): void;
}

/** Writes down a law of an action. */
export function rule<C>(
  number: string,
  claim: string,
  holds: (table: PixieTable, seat: Seat, wish: Wish<C>) => boolean,
): ActionLaw<C> {
  return law(`pixie-queen.${number}`, claim, (table, wish, { seat }) => holds(table, seat, wish));
}

/** The rule an action comes from: one each, but the three tiles share one (pixie-queen.34–52). */
export function ruleOf(action: number): string {
  if (action < 7) return String(33 + action);
  return String(Math.max(40, 31 + action));
}

/** The law that nothing is left open: the last one of an action, broken by what is possible but not said. */
export function named<C extends Act>(
  number: C['action'],
  ...parts: readonly (keyof C)[]
): ActionLaw<C> {
  return rule(ruleOf(number), `say which: ${parts.join(', ')}`, (_table, _seat, wish) =>
    parts.every(part => wish[part] !== undefined),
  );
}

/** Writes down an action whose choices have further parts. */
export function action<C extends Act>(of: Action<C>): Action {
  return of as unknown as Action;
}

/** Writes down an action that is done or not: possible whenever its laws hold. */
export function plainAction<N extends 2 | 6 | 7 | 8 | 9 | 10 | 12 | 13 | 18 | 21>(
  number: N,
  laws: readonly ActionLaw<ActOf<N>>[],
  take: (table: PixieTable, seat: Seat, agenda: PixieAgenda) => void,
): Action {
  const option = { do: 'act', action: number } as ActOf<N>;
  return action<ActOf<N>>({
    offer(table, seat, into) {
      for (const { holds } of laws) if (!holds(table, option, { seat })) return;
      into.push(option as Act);
    },
    is: () => true,
    laws,
    take: (table, seat, _choice, agenda) => take(table, seat, agenda),
  });
}

/** Whether a part is not named, or a whole number from one to another. */
export function isWhole(part: unknown, from: number, to: number): boolean {
  if (part === undefined) return true;
  return Number.isInteger(part) && (part as number) >= from && (part as number) <= to;
}
