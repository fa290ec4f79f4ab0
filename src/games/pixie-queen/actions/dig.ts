// Digging (15): tokens from the bag, one a slave; rocks for the opponents' mines (pixie-queen.46).

import { ask, law, type Seat } from '../../../kernel/game.ts';
import type { Found, Rock } from '../choices.ts';
import { add, GOLD, SILVER } from '../goods.ts';
import { addRocks, takesRock } from '../pixies.ts';
import {
  type FrameOf,
  LOW_SLOTS,
  type PixieAgenda,
  type PixieQueen,
  type PixieTable,
  type Shown,
} from '../table.ts';
import { holdsOnce, SEARCH_BAG, spendOnce } from '../tiles.ts';
import { type ActOf, action, named, rule } from './action.ts';

/** Tokens of the bag. */
const ROCK = 2;
/** How many tokens are chosen with Search the Bag. */
const SEARCHED = 2;

const DIGS = [false, true].map((search): ActOf<15> => ({ do: 'act', action: 15, search }));

function tokensIn({ bag }: PixieQueen): number {
  return (bag[0] as number) + (bag[1] as number) + (bag[2] as number);
}

export const dig = action<ActOf<15>>({
  offer(table, seat, into) {
    if (tokensIn(table) === 0) return;
    into.push(DIGS[0] as ActOf<15>);
    if (holdsOnce(table, seat, SEARCH_BAG)) into.push(DIGS[1] as ActOf<15>);
  },
  is: ({ search }) => search === undefined || typeof search === 'boolean',
  laws: [
    rule('E11', 'the bag is empty', table => tokensIn(table) > 0),
    rule('40', 'you must have Search the Bag', (table, seat, { search }) => {
      return search !== true || holdsOnce(table, seat, SEARCH_BAG);
    }),
    named(15, 'search'),
  ],
  take(table, seat, { search }, agenda) {
    const draws = Math.min(Math.max(1, table.slaves[seat] as number), tokensIn(table));
    table.shown = { what: 'dug', seat, silver: 0, gold: 0, rocks: 0 };
    const chosen = search ? Math.min(SEARCHED, draws) : 0;
    agenda.next({ step: 'dig', seat, draws: draws - chosen });
    if (!search) return;
    spendOnce(table, seat, SEARCH_BAG);
    agenda.note({ what: 'searches', rule: 'pixie-queen.46', seat });
    agenda.next({ step: 'search', seat, left: chosen });
  },
});

const FOUND: readonly Found[] = [0, 1, 2].map(token => ({ token }));

/** One of the first two tokens, chosen openly. */
export const search = ask<PixieTable, FrameOf<'search'>, Found>({
  candidates: () => [...FOUND],
  laws: [
    law('pixie-queen.46', 'the bag must have one', ({ bag }, { token }) => {
      return (bag[token] as number) > 0;
    }),
  ],
  rule: 'pixie-queen.46',
  take(table, { seat, left }, { token }, agenda) {
    takeOut(table, seat, token);
    agenda.note({ what: 'found', rule: 'pixie-queen.46', seat, token });
    if (left > 1) agenda.next({ step: 'search', seat, left: left - 1 });
  },
});

type Dug = Extract<Shown, { what: 'dug' }>;

/** A token leaves the bag: metal goes behind the screen, a rock waits for its place. */
function takeOut(table: PixieQueen, seat: Seat, token: number): void {
  const dug = table.shown as Dug;
  table.bag[token] = (table.bag[token] as number) - 1;
  if (token === ROCK) {
    dug.rocks++;
    return;
  }
  add(table, seat, token === 0 ? SILVER : GOLD, 1);
  if (token === 0) dug.silver++;
  else dug.gold++;
}

/** The rest is drawn blindly and shown. */
export function drawn(
  table: PixieTable,
  { seat, draws }: FrameOf<'dig'>,
  agenda: PixieAgenda,
): void {
  for (let left = draws; left > 0; left--) takeOut(table, seat, anyToken(table, agenda));
  const { silver, gold, rocks } = table.shown as Dug;
  agenda.note({ what: 'dug', rule: 'pixie-queen.46', seat, goods: [0, 0, 0, silver, gold], rocks });
  if (rocks > 0) agenda.next({ step: 'rock', seat, left: rocks });
}

function anyToken({ bag }: PixieQueen, agenda: PixieAgenda): number {
  const [silver, gold, rocks] = bag as [number, number, number];
  const at = agenda.chance.below(silver + gold + rocks);
  if (at < silver) return 0;
  return at < silver + gold ? 1 : ROCK;
}

const ROCKS = Array.from({ length: 5 }, (_, seat) =>
  Array.from({ length: LOW_SLOTS }, (_, slot): Rock => ({ seat, slot })),
);

/** Adds the low slots of a mine that can take a rock. */
function offerSlots(table: PixieQueen, seat: Seat, into: Rock[]): void {
  for (let slot = 0; slot < LOW_SLOTS; slot++)
    if (takesRock(table, seat, slot)) into.push(ROCKS[seat]?.[slot] as Rock);
}

const law46 = law<PixieTable, FrameOf<'rock'>, Rock>;

/** Where a rock goes: an opponent's mine; only if none can take it, the own one; else out of the game. */
export const rock = ask<PixieTable, FrameOf<'rock'>, Rock>({
  candidates(table, { seat }) {
    const options: Rock[] = [];
    for (let other = 0; other < table.seats; other++)
      if (other !== seat) offerSlots(table, other, options);
    if (options.length === 0) offerSlots(table, seat, options);
    return options;
  },
  laws: [],
  rule: 'pixie-queen.46',
  beyond: {
    is: (choice): choice is Rock => {
      const { seat, slot } = (choice ?? {}) as Partial<Rock>;
      return ROCKS[seat as number]?.[slot as number] !== undefined;
    },
    laws: [
      law46('pixie-queen.71', 'a pixie must be there, with fewer than three rocks', (table, to) =>
        takesRock(table, to.seat, to.slot),
      ),
      law46('pixie-queen.46', 'opponents come first', (table, to, { seat }) => {
        if (to.seat !== seat) return true;
        for (let other = 0; other < table.seats; other++)
          for (let slot = 0; slot < LOW_SLOTS; slot++)
            if (other !== seat && takesRock(table, other, slot)) return false;
        return true;
      }),
    ],
  },
  otherwise(table, { seat, left }, agenda) {
    table.rocksGone += left;
    agenda.note({ what: 'rocksLost', rule: 'pixie-queen.46', seat, count: left });
  },
  take(table, { seat, left }, to, agenda) {
    addRocks(table, to.seat, to.slot, 1);
    agenda.note({ what: 'rock', rule: 'pixie-queen.46', seat, to: to.seat, slot: to.slot });
    if (left > 1) agenda.next({ step: 'rock', seat, left: left - 1 });
  },
});
