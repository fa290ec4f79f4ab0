// The Courier cuts in before somebody else drafts (villagers.96c), and standing orders that make the
// table wait for one (villagers.96n). Nobody sees who could cut in.

import { type Ask, ask, law, type Seat } from '../../../kernel/game.ts';
import { CARDS, COURIER, NOBODY, SUITS, suitOf } from '../cards.ts';
import type { CourierChoice, Order } from '../choices.ts';
import type { Deed } from '../deeds.ts';
import { rule } from '../deeds.ts';
import { takeRoadCoins } from '../money.ts';
import { fillRoad, fromHand, fromStacks, hasSpecial, toHand } from '../piles.ts';
import { partsOf } from '../reach.ts';
import { copiesIn } from '../seen.ts';
import {
  type FrameOf,
  handOf,
  ROAD,
  type Villagers,
  type VillagersAgenda,
  type VillagersFrame,
  type VillagersTable,
} from '../table.ts';

/**
 * Opens the draft of a seat beside offers to everybody else. Returns false where no Courier can
 * come: without the Scoundrels, or once it was played.
 */
export function openForCouriers(
  table: VillagersTable,
  drafter: Seat,
  draft: VillagersFrame,
  agenda: VillagersAgenda,
): boolean {
  if (table.orders.length < 2 || table.discard.includes(COURIER)) return false;
  const others = table.hands.map((_hand, seat) => seat).filter(seat => seat !== drafter);
  const offer = (seat: Seat, awaited: boolean) => ({
    seat,
    ...(awaited ? {} : { optional: true }),
    agenda: [{ step: 'courier', seat, awaited } as const],
  });
  agenda.together('draft', [
    { seat: drafter, agenda: [draft] },
    ...others.map(seat => offer(seat, false)),
  ]);
  const awaited = others.filter(seat => isDue(table, table.orders[seat] as Order));
  if (awaited.length === 0) return true;
  agenda.reveal();
  agenda.together(
    'courier',
    others.map(seat => offer(seat, awaited.includes(seat))),
  );
  return true;
}

/** Whether an order says that the table waits now. */
function isDue(table: Villagers, order: Order): boolean {
  if (order.when === 'suit')
    return table.road.some(card => card !== NOBODY && suitOf(card) === order.suit);
  if (order.when === 'card') return table.road.includes(order.card);
  return order.when === 'always';
}

/** Before they pick, and before a Prophet shows them what there is to pick from (villagers.B13). */
function mayCutIn({ turn, look }: Villagers): boolean {
  return !turn.picked && look === null;
}

type CourierFrame = FrameOf<'courier'>;
const cut = law<VillagersTable, CourierFrame, CourierChoice>;
const CUTS = Array.from({ length: ROAD }, (_, road): CourierChoice => ({ do: 'courier', road }));
const PASS: CourierChoice = { do: 'pass' };

export const courier: Ask<VillagersTable, CourierFrame, CourierChoice> = ask({
  candidates(table, { seat, awaited }) {
    const choices: CourierChoice[] = awaited ? [PASS] : [];
    if (mayCutIn(table) && handOf(table, seat).includes(COURIER))
      for (let road = 0; road < ROAD; road++)
        if (table.road[road] !== NOBODY) choices.push(CUTS[road] as CourierChoice);
    return choices;
  },

  laws: [],
  rule: 'villagers.96c',

  beyond: {
    is: (candidate): candidate is CourierChoice => {
      const { do: deed, road } = partsOf(candidate);
      return deed === 'pass' || (deed === 'courier' && Number.isInteger(road));
    },
    laws: [
      cut('villagers.96n', 'nobody waits for you', (_table, choice, { awaited }) =>
        choice.do === 'courier' ? true : awaited,
      ),
      cut(
        'villagers.96c',
        'you must hold the Courier',
        (table, choice, { seat }) => choice.do === 'pass' || handOf(table, seat).includes(COURIER),
      ),
      cut(
        'villagers.96c',
        'it comes before they pick',
        (table, choice) => choice.do === 'pass' || mayCutIn(table),
      ),
      cut(
        'villagers.12',
        'there must be a card',
        ({ road }, choice) => choice.do === 'pass' || (road[choice.road] ?? NOBODY) !== NOBODY,
      ),
    ],
  },

  take(table, { seat }, choice, agenda) {
    if (choice.do === 'pass') return;
    const { road } = choice;
    const hand = handOf(table, seat);
    const card = table.road[road] as number;
    fromHand(hand, COURIER);
    table.discard.push(COURIER);
    table.road[road] = NOBODY;
    const coins = takeRoadCoins(table, road, seat);
    toHand(hand, card);
    agenda.note({ what: 'courier', rule: 'villagers.96c', seat, card, road, coins });
    fillRoad(table, fromStacks, 'villagers.96c', agenda);
  },
});

const GIVE_ORDER = { do: 'order' } as const;

/** In one's own turn: says when the table is to wait. Everybody with a red card may, Courier or not. */
export const giveOrder: Deed<typeof GIVE_ORDER> = {
  offer(table, seat, into) {
    if (giveOrder.laws.every(law => law.holds(table, GIVE_ORDER, { seat }))) into.push(GIVE_ORDER);
  },
  is: () => true,
  laws: [
    rule('96n', 'there must be others who draft', ({ orders }) => orders.length > 1),
    rule('96n', 'once a turn', ({ turn }) => !turn.ordered),
    rule('96n', 'the Courier is still to come', ({ discard }) => !discard.includes(COURIER)),
    rule('96n', 'a red card must be in your hand', (table, _choice, seat) =>
      hasSpecial(handOf(table, seat)),
    ),
  ],
  take(table, seat, _choice, agenda) {
    table.turn.ordered = true;
    agenda.next({ step: 'order', seat });
  },
};

const SIMPLE_ORDERS: readonly Order[] = [
  { when: 'never' },
  { when: 'always' },
  ...SUITS.map((_suit, suit): Order => ({ when: 'suit', suit })),
];
const CARD_ORDERS = CARDS.map(({ id }): Order => ({ when: 'card', card: id }));

export const order = ask<VillagersTable, FrameOf<'order'>, Order>({
  candidates(table) {
    const copies = copiesIn(table);
    return [
      ...SIMPLE_ORDERS,
      ...CARD_ORDERS.filter((_order, card) => (copies[card] as number) > 0),
    ];
  },
  laws: [],
  rule: 'villagers.96n',
  take(table, { seat }, choice, agenda) {
    table.orders[seat] = choice;
    agenda.note({ what: 'ordered', rule: 'villagers.96n', seat });
  },
});
