// Courier: a tiny game for lanes. Everybody fetches goods from one store at the same time; whoever
// holds the courier card may cut in, and nobody else can see that they could.

import type { Agenda } from '../../agenda.ts';
import { ask, type Game, law, ranked, type Seat, type Table } from '../../game.ts';
import { itemsOf } from '../../hidden.ts';

const GOODS = ['ore', 'wood', 'wool'] as const;
type Good = (typeof GOODS)[number];

interface Courier {
  store: Record<Good, number>;
  goods: Good[][];
  /** One hidden card each; one of them is the courier. */
  cards: string[];
  played: string[];
  round: number;
}

type Frame =
  | { readonly step: 'market' }
  | { readonly step: 'fetch'; readonly seat: Seat }
  | { readonly step: 'cutIn'; readonly seat: Seat };

type CourierTable = Table<Courier, Frame>;

const ROUNDS = 3;

function setup({ seats }: { seats: number }, agenda: Agenda<Frame>): Courier {
  const cards = ['courier', ...Array.from({ length: seats - 1 }, (_, i) => `clerk ${i + 1}`)];
  agenda.chance.shuffle(cards);
  agenda.next({ step: 'market' });
  const store = { ore: 2 * ROUNDS, wood: 2 * ROUNDS, wool: 2 * ROUNDS };
  return { store, goods: cards.map(() => []), cards, played: [], round: 0 };
}

function market(table: CourierTable, _frame: Frame, agenda: Agenda<Frame>): void {
  if (table.round === ROUNDS) return;
  table.round++;
  const seats = table.cards.map((_card, seat) => seat);
  agenda.next({ step: 'market' });
  agenda.together('fetch', [
    ...seats.map(seat => ({ seat, agenda: [{ step: 'fetch', seat } as const] })),
    ...seats.map(seat => ({ seat, optional: true, agenda: [{ step: 'cutIn', seat } as const] })),
  ]);
}

const fetch = ask<CourierTable, { seat: Seat }, Good>({
  candidates: () => [...GOODS],
  rule: 'courier.1',
  laws: [law('courier.1', 'the store must have it', (table, good) => table.store[good] > 0)],
  take(table, { seat }, good, agenda) {
    table.store[good]--;
    table.goods[seat]?.push(good);
    agenda.note({ what: 'fetched', seat, good });
  },
});

const cutIn = ask<CourierTable, { seat: Seat }, 'cut in'>({
  candidates: (table, { seat }) => (table.cards[seat] === 'courier' ? ['cut in'] : []),
  rule: 'courier.2',
  laws: [law('courier.2', 'wool must be left', table => table.store.wool > 0)],
  take(table, { seat }, _choice, agenda) {
    table.played.push(table.cards[seat] as string);
    table.cards[seat] = '';
    table.store.wool--;
    table.goods[seat]?.push('wool');
    agenda.note({ what: 'cut in', rule: 'courier.2', seat });
  },
});

export const courier: Game<Courier, Frame> = {
  name: 'courier',
  version: 1,
  seats: [2, 4],
  settings: {},
  turnRule: 'courier.1',
  endRule: 'courier.1',
  setup,
  steps: { market, fetch, cutIn },

  view: ({ store, goods, cards, played, round }, seat) => ({
    store: { ...store },
    goods: goods.map(own => [...own]),
    card: seat === null ? null : cards[seat],
    holds: cards.map(card => card !== ''),
    played: [...played],
    round,
  }),

  redeal({ cards }, seat, chance) {
    const isHidden = (card: string, owner: Seat) => owner !== seat && card !== '';
    const hidden = chance.shuffle(cards.filter(isHidden).sort());
    cards.forEach((card, owner) => {
      if (isHidden(card, owner)) cards[owner] = hidden.pop() as string;
    });
  },

  hidden({ cards }, seat) {
    const spots = itemsOf(cards).filter((_spot, owner) => owner !== seat && cards[owner] !== '');
    return [{ name: 'cards', spots, canDiffer: spots.length > 1 }];
  },

  standing: table => ranked(table.goods.map(own => ({ points: own.length, lines: [] }))),
  judge: table => table.goods.map(own => own.length),
};
