// Auction: a small complete game. Five prizes, one after the other; everybody bids a card in secret.

import type { Agenda } from '../../agenda.ts';
import type { Chance } from '../../chance.ts';
import { ask, type Game, law, ranked, type Seat, type Table } from '../../game.ts';
import { itemsOf } from '../../hidden.ts';

interface Auction {
  hands: number[][];
  /** Face down; the last one is the top. */
  prizes: number[];
  /** The prize on offer. */
  prize: number | null;
  /** Sealed until everybody has bid. */
  bids: (number | null)[];
  spent: number[];
  won: number[][];
}

type Frame =
  | { readonly step: 'offer' }
  | { readonly step: 'bid'; readonly seat: Seat }
  | { readonly step: 'reveal' };

export type AuctionTable = Table<Auction, Frame>;

const ROUNDS = 5;

/** 1. Everybody holds five cards of a deck as large as needed; five prizes lie face down. */
function setup({ seats }: { seats: number }, agenda: Agenda<Frame>): Auction {
  const cards = agenda.chance.shuffle(Array.from({ length: ROUNDS * seats }, (_, i) => i + 1));
  const prizes = agenda.chance.shuffle([1, 2, 3, 4, 5]);
  const hands = Array.from({ length: seats }, () => cards.splice(0, ROUNDS));
  agenda.next({ step: 'offer' });
  const bids = hands.map(() => null);
  return { hands, prizes, prize: null, bids, spent: [], won: hands.map(() => []) };
}

/** 2. The next prize is turned up, and all bid at once, in secret. */
function offer(table: AuctionTable, _frame: Frame, agenda: Agenda<Frame>): void {
  if (table.prizes.length === 0) return;
  table.prize = agenda.draw(table.prizes);
  agenda.note({ what: 'offered', rule: 'auction.2', prize: table.prize });
  agenda.next({ step: 'reveal' }, { step: 'offer' });
  agenda.together(
    'bid',
    table.hands.map((_hand, seat) => ({ seat, agenda: [{ step: 'bid', seat }] })),
  );
}

/** 3. The highest card of a hand is its owner's last bid. */
export const bid = ask<AuctionTable, { seat: Seat }, number>({
  candidates: (table, { seat }) => [...(table.hands[seat] ?? [])],
  rule: 'auction.2',
  laws: [
    law('auction.3', 'the highest card comes last', (table, card, { seat }) => {
      const hand = table.hands[seat] ?? [];
      return hand.length === 1 || card !== Math.max(...hand);
    }),
  ],
  take(table, { seat }, card, agenda) {
    const hand = table.hands[seat] ?? [];
    hand.splice(hand.indexOf(card), 1);
    table.bids[seat] = card;
    agenda.note({ what: 'bid', rule: 'auction.3', seat, card, only: seat });
    agenda.note({ what: 'bid', rule: 'auction.3', seat, except: seat });
  },
});

/** 4. Bids are turned up; the highest takes the prize. Cards differ, so there is no tie. */
function reveal(table: AuctionTable, _frame: Frame, agenda: Agenda<Frame>): void {
  const bids = table.bids.map(card => card ?? 0);
  const winner = bids.indexOf(Math.max(...bids));
  agenda.reveal();
  agenda.note({ what: 'won', rule: 'auction.4', seat: winner, prize: table.prize, bids });
  table.won[winner]?.push(table.prize ?? 0);
  table.spent.push(...bids);
  table.bids = bids.map(() => null);
  table.prize = null;
}

export const auction: Game<Auction, Frame> = {
  name: 'auction',
  version: 1,
  seats: [2, 4],
  settings: {},
  turnRule: 'auction.2',
  endRule: 'auction.5',
  setup,
  steps: { offer, bid, reveal },

  view: ({ hands, prizes, prize, bids, spent, won }, seat) => ({
    hand: seat === null ? [] : [...(hands[seat] ?? [])],
    cards: hands.map(hand => hand.length),
    prizes: prizes.length,
    prize,
    bid: seat === null ? null : bids[seat],
    hasBid: bids.map(card => card !== null),
    spent: [...spent],
    won: won.map(pile => [...pile]),
  }),

  redeal(table, seat, chance: Chance) {
    const others = table.hands.map((_hand, other) => other).filter(other => other !== seat);
    const hidden = others.flatMap(other => [...(table.hands[other] ?? []), table.bids[other] ?? 0]);
    const cards = chance.shuffle(hidden.filter(card => card > 0).sort((a, b) => a - b));
    for (const other of others) {
      table.hands[other] = cards.splice(0, table.hands[other]?.length);
      if (table.bids[other] !== null) table.bids[other] = cards.pop() ?? null;
    }
    chance.shuffle(table.prizes.sort((a, b) => a - b));
  },

  hidden({ hands, bids, prizes }, seat) {
    const others = hands.map((_hand, other) => other).filter(other => other !== seat);
    const cards = others.flatMap(of => [
      ...itemsOf(hands[of] ?? []),
      ...(bids[of] === null ? [] : [[bids, of] as const]),
    ]);
    return [
      { name: 'cards of others', spots: cards, canDiffer: cards.length > 1 },
      { name: 'prizes', spots: itemsOf(prizes), canDiffer: prizes.length > 1 },
    ];
  },

  standing: table => ranked(table.won.map(pile => score(pile))),
  judge: table => table.won.map(pile => score(pile).points),
};

/** 5. Most points win. */
function score(pile: number[]) {
  const points = pile.reduce((sum, prize) => sum + prize, 0);
  return { points, lines: [{ what: 'score.prizes', points }] };
}
