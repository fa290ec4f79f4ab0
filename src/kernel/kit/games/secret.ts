// Deeds nobody else hears of: an auction at which a sealed bid may be changed, and couriers who let
// their chance to cut in pass.

import { type Agenda, isTogether } from '../../agenda.ts';
import { type Act, ask, type Frame, type Lane, type Seat, type Table } from '../../game.ts';
import type { AnyGame } from '../walk.ts';
import { type AuctionTable, auction } from './auction.ts';
import { courier } from './courier.ts';

/** Offers every seat that is busy in a lane something else beside it. */
function offerToAll(table: Table, step: string): void {
  const top = table.agenda.at(-1);
  if (top === undefined || !isTogether(top)) return;
  const offers = top.lanes.map(({ seat }) => ({ seat, optional: true, agenda: [{ step, seat }] }));
  table.agenda.splice(-1, 1, { ...top, lanes: [...top.lanes, ...offers] } as Frame);
}

/** Until everybody has bid, a card in hand may take the place of the sealed one. */
const change = ask<AuctionTable, { seat: Seat }, number>({
  candidates: ({ bids, hands }, { seat }) => (bids[seat] === null ? [] : [...(hands[seat] ?? [])]),
  rule: 'rebids.1',
  laws: [],
  take(table, { seat }, card, agenda) {
    const hand = table.hands[seat] ?? [];
    hand.splice(hand.indexOf(card), 1, table.bids[seat] as number);
    table.bids[seat] = card;
    agenda.note({ what: 'changed', rule: 'rebids.1', seat, card, only: seat });
    (agenda as Agenda).next({ step: 'change', seat } as Frame);
  },
});

/** The auction, with bids that may be changed. */
export const rebids = {
  ...auction,
  name: 'rebids',
  steps: {
    ...auction.steps,
    change,
    offer(table: AuctionTable, frame: Frame, agenda: Agenda) {
      (auction.steps.offer as Act<AuctionTable, Frame>)(table, frame, agenda);
      offerToAll(table, 'change');
    },
  },
} as unknown as AnyGame;

type CourierTable = Parameters<typeof courier.view>[0];

const cutIn = courier.steps.cutIn as ReturnType<typeof ask<CourierTable, { seat: Seat }, string>>;

/** The courier may also say that they will not cut in: to themselves. */
const cutInOrNot = ask<CourierTable, { seat: Seat }, string>({
  candidates: (table, frame) => cutIn.candidates(table, frame).flatMap(it => [it, 'let pass']),
  rule: 'courier.2',
  laws: cutIn.laws.map(law => ({
    ...law,
    holds: (table, choice, frame) => choice === 'let pass' || law.holds(table, choice, frame),
  })),
  take(table, frame, choice, agenda) {
    if (choice === 'let pass') agenda.note({ what: choice, seat: frame.seat, only: frame.seat });
    else cutIn.take(table, frame, choice, agenda);
  },
});

function offersToOthers({ agenda }: Table, seat: Seat | null): Lane[] {
  return agenda
    .filter(isTogether)
    .flatMap(({ lanes }) => lanes.filter(lane => lane.optional && lane.seat !== seat));
}

/** The couriers, one of whom may let the chance pass; whether somebody did is dealt anew as well. */
export const passing = {
  ...courier,
  name: 'passing',
  steps: { ...courier.steps, cutIn: cutInOrNot },
  redeal(table: CourierTable, seat: Seat | null, chance: Parameters<typeof courier.redeal>[2]) {
    courier.redeal(table, seat, chance);
    for (const { agenda, seat: other } of offersToOthers(table, seat))
      agenda.splice(0, agenda.length, { step: 'cutIn', seat: other });
  },
  hidden: (table: CourierTable, seat: Seat | null) => [
    ...courier.hidden(table, seat),
    ...offersToOthers(table, seat).map(lane => ({
      name: 'offers',
      of: lane.seat,
      spots: [[lane, 'agenda'] as const],
      canDiffer: lane.agenda.length === 0,
    })),
  ],
} as unknown as AnyGame;
