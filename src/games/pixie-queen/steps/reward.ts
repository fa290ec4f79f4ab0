// Phase IV, Reward (pixie-queen.60–69): tracks, promotions, the extra one, a neutral pixie, the servant.

import { ask, type Frame, law, type Seat } from '../../../kernel/game.ts';
import { bonus, isAtEnd } from '../actions/exchanging.ts';
import { climbLaws, goUp, isClimb } from '../actions/promotion.ts';
import { MINE, PALACE, type Place } from '../board.ts';
import type { Promotion } from '../choices.ts';
import { freeingLaws, isFreeing, offerFreeing, removeRock } from '../freeing.ts';
import {
  canDisplace,
  canLeaveMine,
  climb,
  everyClimb,
  isOnPyramid,
  isPalaceOpen,
  offerClimbs,
} from '../pixies.ts';
import { takeTile } from '../rewards.ts';
import {
  boardOf,
  type FrameOf,
  favouriteOf,
  NEUTRAL,
  NOBODY,
  type PixieAgenda,
  type PixieQueen,
  type PixieTable,
} from '../table.ts';
import { EXTRA_PROMOTION, hasAbility, SERVANT_BONUS } from '../tiles.ts';
import { offerAt } from './sacrifice.ts';

const TRACKS = [
  { track: 'silver', hand: 1 },
  { track: 'gold', hand: 2 },
] as const;

/** Everybody who offered a metal goes one step on its track, whoever offered most one more (pixie-queen.60). */
export function metals(table: PixieTable, _frame: Frame, agenda: PixieAgenda): void {
  for (const { track, hand } of TRACKS) {
    let most = 0;
    let tied = false;
    for (const seat of table.large) {
      const count = offerAt(table, seat, hand);
      if (count > most) [most, tied] = [count, false];
      else if (count === most) tied = true;
    }
    for (const seat of table.large) {
      const count = offerAt(table, seat, hand);
      if (count > 0) advance(table, seat, track, count === most && !tied ? 2 : 1, agenda);
    }
  }
  agenda.next({ step: 'promotions', at: 0 });
}

function advance(
  table: PixieTable,
  seat: Seat,
  track: 'silver' | 'gold',
  steps: number,
  agenda: PixieAgenda,
): void {
  const before = table[track][seat] as number;
  for (let left = steps; left > 0 && !isAtEnd(table, seat, track); left--)
    table[track][seat] = (table[track][seat] as number) + 1;
  const space = table[track][seat] as number;
  const made = space - before;
  agenda.note({ what: 'stepped', rule: 'pixie-queen.60', seat, track, steps: made, space });
}

/** In the order of the large cubes, each all of their promotions (pixie-queen.61). */
export function promotions(
  table: PixieTable,
  { at }: FrameOf<'promotions'>,
  agenda: PixieAgenda,
): void {
  const seat = table.large[at];
  if (seat === undefined) {
    agenda.next({ step: 'extra' });
    return;
  }
  agenda.next({ step: 'promotions', at: at + 1 });
  goOn(table, { step: 'promote', seat, left: offerAt(table, seat, 0) }, agenda);
}

/** Asks for another promotion, if any is left and a pixie is there to go. */
function goOn(table: PixieQueen, frame: FrameOf<'promote'>, agenda: PixieAgenda): void {
  const { seat, left } = frame;
  if (left > 0 && ((table.slaves[seat] as number) > 0 || isOnPyramid(table, seat)))
    agenda.next(frame);
}

const CLIMBS = everyClimb((from, to): Promotion => ({ do: 'promote', from, to }));
const DONE: Promotion = { do: 'done' };

type PromoteLaw = Parameters<typeof law<PixieTable, FrameOf<'promote'>, Promotion>>;

/** The laws of climbing, for choices that climb. */
const promoteLaws = climbLaws.map(({ rule, claim, holds }) => {
  const given: PromoteLaw = [
    rule,
    claim,
    (table, choice, frame) => choice.do !== 'promote' || holds(table, choice, frame),
  ];
  return law(...given);
});

/** Whether something is a way up, possible or not. */
function isPromotion(choice: unknown): choice is Promotion {
  const { do: deed, from, to } = (choice ?? {}) as { do?: string; from?: number; to?: number };
  return deed === 'promote' && from !== undefined && to !== undefined && isClimb({ from, to });
}

/** One promotion, or no more of them (pixie-queen.62–66, E29). */
export const promote = ask<PixieTable, FrameOf<'promote'>, Promotion>({
  candidates(table, { seat }) {
    const options: Promotion[] = [DONE];
    offerClimbs(
      table,
      seat,
      { palace: true, displaces: canDisplace(table, seat) },
      CLIMBS,
      options,
    );
    offerFreeing(table, seat, options);
    return options;
  },
  laws: [],
  rule: 'pixie-queen.61',
  beyond: {
    is: (choice): choice is Promotion =>
      isPromotion(choice) ||
      isFreeing(choice) ||
      (choice as Partial<Promotion> | null)?.do === 'done',
    laws: [
      ...promoteLaws,
      law('pixie-queen.66', 'one pixie a round enters the palace', (table, choice) => {
        return choice.do !== 'promote' || choice.to !== PALACE || isPalaceOpen(table);
      }),
      ...freeingLaws,
    ],
  },
  take(table, frame, choice, agenda) {
    const { seat, left } = frame;
    if (choice.do === 'done') return;
    if (choice.do === 'free') {
      removeRock(table, seat, choice, agenda);
      agenda.next(frame);
      return;
    }
    goUp(table, seat, choice, '62', agenda);
    goOn(table, { step: 'promote', seat, left: left - 1 }, agenda);
  },
});

/** One more promotion for whoever has that ability; then a neutral pixie, then the servant (pixie-queen.67, E30). */
export function extra(table: PixieTable, _frame: Frame, agenda: PixieAgenda): void {
  agenda.next({ step: 'award' });
  if (table.seats === NEUTRAL) agenda.next({ step: 'neutral', seat: favouriteOf(table) });
  const owner = table.abilities.indexOf(EXTRA_PROMOTION);
  if (owner === NOBODY) return;
  agenda.note({ what: 'extra', rule: 'pixie-queen.67', seat: owner });
  goOn(table, { step: 'promote', seat: owner, left: 1 }, agenda);
}

const NEUTRAL_REACH = { palace: false, displaces: false };

const neutralLaw = (
  number: string,
  claim: string,
  holds: (table: PixieTable, from: Place, to: Place) => boolean,
) =>
  law<PixieTable, FrameOf<'neutral'>, Promotion>(
    `pixie-queen.${number}`,
    claim,
    (table, choice) => {
      return choice.do !== 'promote' || holds(table, choice.from, choice.to);
    },
  );

const neutralLaws = [
  neutralLaw('89', 'it must be a neutral pixie', (table, from) => {
    return from === MINE ? canLeaveMine(table, NEUTRAL) : table.pixies[from] === NEUTRAL;
  }),
  neutralLaw('E31', 'it does not enter the palace', (_table, _from, to) => to !== PALACE),
  neutralLaw('62', 'exactly one level up', (table, from, to) => {
    const { levels } = boardOf(table);
    return levels[to] === (levels[from] as number) + 1;
  }),
  neutralLaw('89', 'the place must be free', (table, _from, to) => table.pixies[to] === NOBODY),
];

/** The Favourite moves one neutral pixie up to a free space (pixie-queen.89). */
export const neutral = ask<PixieTable, FrameOf<'neutral'>, Promotion>({
  candidates(table) {
    const options: Promotion[] = [];
    offerClimbs(table, NEUTRAL, NEUTRAL_REACH, CLIMBS, options);
    return options;
  },
  laws: [],
  rule: 'pixie-queen.89',
  beyond: { is: isPromotion, laws: neutralLaws },
  otherwise: () => {},
  take(table, { seat }, choice, agenda) {
    if (choice.do !== 'promote') return;
    climb(table, NEUTRAL, choice);
    const { from, to } = choice;
    agenda.note({ what: 'neutral', rule: 'pixie-queen.89', seat, from, to });
  },
});

/** The pixie at the entrance becomes a Loyal Servant (pixie-queen.68). */
export function award(table: PixieTable, _frame: Frame, agenda: PixieAgenda): void {
  agenda.next({ step: 'slaves', of: favouriteOf(table) });
  const seat = table.pixies[PALACE] as Seat;
  if (seat === NOBODY) return;
  table.pixies[PALACE] = NOBODY;
  const points = takeTile(table, boardOf(table), 'servant', seat);
  agenda.note({ what: 'servant', rule: 'pixie-queen.68', seat, points });
  if (hasAbility(table, seat, SERVANT_BONUS)) bonus(table, seat, 'P2', agenda);
}
