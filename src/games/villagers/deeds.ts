// Steps at which one may do many things: each kind of thing is a deed, with its own laws, and a step
// is a list of deeds. What a deed offers is legal; its laws say why something else is not.

import { type Ask, ask, type Law, law, type Seat } from '../../kernel/game.ts';
import { hasSpecial } from './piles.ts';
import { handOf, type VillagersAgenda, type VillagersTable } from './table.ts';

/** A choice names what it does. */
export interface Doing {
  readonly do: string;
}

interface Asking {
  readonly seat: Seat;
}

/** A law of one deed. */
type DeedLaw<C> = Law<VillagersTable, Asking, C>;

/** One kind of thing to do. */
export interface Deed<C extends Doing> {
  /** Adds all that is legal now. */
  offer(table: VillagersTable, seat: Seat, into: Doing[]): void;
  /** Whether something said to be this deed has all its parts. */
  is(choice: C): boolean;
  /** What must hold; what is offered meets them all. */
  readonly laws: readonly DeedLaw<C>[];
  take(table: VillagersTable, seat: Seat, choice: C, agenda: VillagersAgenda): void;
}

/** Writes down a law of a deed. */
export function rule<C>(
  number: string,
  claim: string,
  holds: (table: VillagersTable, choice: C, seat: Seat) => boolean,
): DeedLaw<C> {
  return law(`villagers.${number}`, claim, (table, choice, { seat }) => holds(table, choice, seat));
}

/** Deeds by the name their choices carry. */
export type Deeds = { readonly [name: string]: Deed<Doing> };

/** A step that offers several deeds. */
interface Offering<F> {
  /** The number of the rule by which this is asked. */
  readonly rule: string;
  readonly deeds: Deeds;
  /** Deeds for which one must hold a red card: without any, none of them is looked at. */
  readonly red?: Deeds;
  /** What happens beside the deed itself, before it. */
  take?(table: VillagersTable, frame: F, choice: Doing, agenda: VillagersAgenda): void;
  otherwise?(table: VillagersTable, frame: F, agenda: VillagersAgenda): void;
}

/** Writes down a step that offers several deeds. */
export function askFor<F extends Asking>({
  rule: number,
  deeds,
  red = {},
  take,
  otherwise,
}: Offering<F>): Ask<VillagersTable, F, Doing> {
  const all: Deeds = { ...deeds, ...red };
  const [plainList, redList] = [Object.values(deeds), Object.values(red)];
  const laws = Object.entries(all).flatMap(([name, deed]) =>
    deed.laws.map(({ rule, claim, holds }) =>
      law<VillagersTable, F, Doing>(
        rule,
        claim,
        (table, choice, frame) => choice.do !== name || holds(table, choice, frame),
      ),
    ),
  );
  return ask<VillagersTable, F, Doing>({
    candidates(table, { seat }) {
      const offered: Doing[] = [];
      for (const deed of plainList) deed.offer(table, seat, offered);
      if (hasSpecial(handOf(table, seat)))
        for (const deed of redList) deed.offer(table, seat, offered);
      return offered;
    },
    laws: [],
    rule: `villagers.${number}`,
    beyond: {
      is: (candidate): candidate is Doing => {
        const name = (candidate as Partial<Doing> | null)?.do;
        if (typeof name !== 'string' || !Object.hasOwn(all, name)) return false;
        return all[name]?.is(candidate as Doing) ?? false;
      },
      laws,
    },
    ...(otherwise ? { otherwise } : {}),
    take(table, frame, choice, agenda) {
      take?.(table, frame, choice, agenda);
      all[choice.do]?.take(table, frame.seat, choice, agenda);
    },
  });
}

/** Makes each option once, by a number: a step offers them again and again. */
export function memo<C>(make: (key: number) => C): (key: number) => C {
  const made: C[] = [];
  return key => {
    let option = made[key];
    if (option === undefined) {
      option = make(key);
      made[key] = option;
    }
    return option;
  };
}
