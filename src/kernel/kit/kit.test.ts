// The kit is itself put to the test: honest tiny games pass, games that cheat are caught.

import { describe, expect, test } from 'vitest';
import guide from '../../../docs/write-a-game.md?raw';
import { type Act, law, type Together } from '../game.ts';
import * as checks from './checks.ts';
import { onFreshSeeds } from './fresh.ts';
import { type AuctionTable, auction, bid } from './games/auction.ts';
import auctionSource from './games/auction.ts?raw';
import { courier } from './games/courier.ts';
import { passing, rebids } from './games/secret.ts';
import { hiddenIsDealtAnew } from './hidden.ts';
import { proveGame } from './prove.ts';
import type { AnyGame } from './walk.ts';
import { whyAnswers, whyTellsNoSecret } from './why.ts';

const auctionCensus = ({ hands, bids, spent, prizes, prize, won }: AuctionTable) => [
  ...[...hands.flat(), ...bids, ...spent].filter(card => card !== null).map(card => `card ${card}`),
  ...[...prizes, prize, ...won.flat()].filter(card => card !== null).map(card => `prize ${card}`),
];

proveGame(auction, {
  census: auctionCensus,
  tables: 1000,
  perft: [{ start: { seats: 2 }, seed: 'perft', counts: [8, 32, 192, 576] }],
  recorded: {},
});

const courierCensus = ({ store, goods, cards, played }: Parameters<typeof courier.view>[0]) => [
  ...goods.flat(),
  ...Object.entries(store).flatMap(([good, left]) => Array<string>(left).fill(good)),
  ...[...cards, ...played].filter(card => card !== ''),
];

proveGame(courier, {
  census: courierCensus,
  tables: 1000,
  perft: [{ start: { seats: 2 }, seed: 'perft', counts: [7, 30, 162] }],
  recorded: {},
});

proveGame(rebids, {
  census: table => auctionCensus(table as AuctionTable),
  tables: 1000,
  perft: [],
  recorded: {},
});

proveGame(passing, {
  census: table => courierCensus(table as Parameters<typeof courier.view>[0]),
  tables: 1000,
  perft: [],
  recorded: {},
});

describe('cheating games are caught', () => {
  const start = { seats: 3 };
  const often = (check: (seed: string) => void) => () => {
    for (let i = 0; i < 20; i++) check(`cheat/${i}`);
  };
  /** The honest auction with one thing changed. */
  const cheat = (change: Partial<typeof auction>) =>
    ({ ...auction, ...change }) as unknown as AnyGame;
  const withBid = (change: Partial<typeof bid>) =>
    cheat({ steps: { ...auction.steps, bid: { ...bid, ...change } } } as Partial<typeof auction>);
  const closely = { moments: 1, twins: 3 };
  const secrets = (game: AnyGame) =>
    often(seed => checks.secretsStaySecret(game, start, seed, closely));

  test('a leaked card, in the view', () => {
    const leaky = cheat({
      view: (table, seat) => ({ ...auction.view(table, seat), next: table.prizes.at(-1) ?? 0 }),
    });
    expect(secrets(leaky)).toThrow(/the view of seat .* depends on what it cannot know/);
  });

  test('a leaked card, in a note', () => {
    const leaky = withBid({
      take(table, frame, card, agenda) {
        agenda.note({ what: 'overheard', card });
        bid.take(table, frame, card, agenda);
        agenda.note({ what: 'peeked', prize: table.prizes.at(-1) ?? 0 });
      },
    });
    expect(secrets(leaky)).toThrow(/the notes for seat .* depend on what it cannot know/);
  });

  test('a leaked card, in the options', () => {
    const leaky = withBid({
      laws: [
        {
          rule: 'leaky.1',
          claim: 'never more than the next prize and some',
          holds: (table, card) =>
            card % 2 === (table.prizes.at(-1) ?? 0) % 2 || table.prizes.length < 3,
        },
      ],
      otherwise: () => {},
    });
    expect(secrets(leaky)).toThrow(
      /the (pending|waiting) of seat .* depends on what it cannot know/,
    );
  });

  test.each([true, false])('a lane only where it is of use: optional %s', optional => {
    const market: typeof courier.steps.market = (table, frame, agenda) => {
      (courier.steps.market as Act<typeof table, object>)(table, frame, agenda);
      const top = table.agenda.at(-1) as Partial<Together> | undefined;
      if (!top?.lanes) return;
      const useful = top.lanes.filter(
        lane => !lane.optional || table.cards[lane.seat] === 'courier',
      );
      const lanes = useful.map(lane => (lane.optional ? { ...lane, optional } : lane));
      table.agenda.splice(-1, 1, { ...top, lanes } as never);
    };
    const leaky = { ...courier, steps: { ...courier.steps, market } } as unknown as AnyGame;
    expect(secrets(leaky)).toThrow(/depends on what it cannot know/);
  });

  test('a redeal that remembers how the cards lay', () => {
    const lazy = cheat({
      redeal(table, seat, chance) {
        const others = table.hands.filter((_hand, other) => other !== seat);
        const cards = chance.shuffle(others.flat());
        for (const hand of others) hand.splice(0, hand.length, ...cards.splice(0, hand.length));
      },
    });
    expect(secrets(lazy)).toThrow(/redeal for seat .* depends on what it cannot know/);
  });

  test('a redeal that remembers who let an offer pass', () => {
    const forgetful = { ...passing, redeal: courier.redeal } as AnyGame;
    expect(secrets(forgetful)).toThrow(/redeal for seat .* shows a deed it did not notice/);
  });

  test('a redeal that changes what everybody knows', () => {
    const careless = cheat({
      redeal(table, seat, chance) {
        auction.redeal(table, seat, chance);
        chance.shuffle(table.spent);
      },
    });
    const hidden = often(seed => hiddenIsDealtAnew(careless, start, seed, 8));
    expect(hidden).toThrow(/a redeal for seat .* changes what is not hidden/);
  });

  test('why not tells whether a card is in the next hand', () => {
    const isIn = (of: AuctionTable, seat: number, card: number) =>
      of.hands[(seat + 1) % of.seats]?.includes(card) === true;
    const leaky = withBid({
      rule: 'auction.2',
      beyond: {
        is: (card): card is number => typeof card === 'number',
        laws: [law('auction.4', 'it is theirs', (of, card, { seat }) => !isIn(of, seat, card))],
      },
    });
    expect(often(seed => whyTellsNoSecret(leaky, start, seed, 8))).toThrow(
      /why tells seat .* what it cannot know/,
    );
  });

  test('the turn rule tells who has bid high', () => {
    const leaky = cheat({
      turnRule: ({ bids }, seat) => `auction.${bids[(seat + 1) % bids.length] ?? 0}`,
    });
    expect(often(seed => whyTellsNoSecret(leaky, start, seed, 8))).toThrow(
      /why tells seat .* what it cannot know/,
    );
  });

  test('a law that throws, a rule that is nowhere, an answer for an option', () => {
    const why = (game: AnyGame) =>
      often(seed => whyAnswers(game, start, seed, new Set(['auction.2', 'auction.3']), 8));
    expect(why(withBid({ rule: 'auction.2' }))).not.toThrow();
    const reach = (laws: typeof bid.laws) => ({
      rule: 'auction.2',
      beyond: { is: (it: unknown): it is number => typeof it === 'number', laws },
    });
    const clumsy = law<AuctionTable, { seat: number }, number>(
      'auction.3',
      'x',
      ({ spent }, card) => {
        if (card > 1000) throw new TypeError('no such card');
        return spent.includes(card);
      },
    );
    expect(why(withBid(reach([clumsy])))).toThrow(/"bid" throws: TypeError: no such card/);
    expect(why(withBid({ rule: 'auction.9' }))).toThrow(/there is no rule "auction.9"/);
  });

  test('a lost coin', () => {
    const spender = withBid({
      take(table, frame, card, agenda) {
        bid.take(table, frame, card, agenda);
        if (card === 7) table.bids[frame.seat] = 8;
      },
    });
    const count = often(seed =>
      checks.nothingIsLost(spender, start, seed, table => auctionCensus(table as AuctionTable)),
    );
    expect(count).toThrow(/components changed when seat/);
  });

  test('a changed past', () => {
    const seen: number[] = [];
    const forger = cheat({
      view(table, seat) {
        if (table.prize !== null) seen.push(table.prize);
        return { ...auction.view(table, seat), seen };
      },
    });
    expect(often(seed => checks.thePastStays(forger, start, seed))).toThrow(
      /of the past has changed/,
    );
  });

  test('a look at the next card that could be taken back', () => {
    const peeper = withBid({
      take(table, frame, card, agenda) {
        bid.take(table, frame, card, agenda);
        table.spent.push(table.prizes.at(-1) ?? 0);
      },
    });
    const undo = often(seed => checks.undoEqualsNever(peeper, start, seed));
    expect(undo).toThrow(/reveals something but can be taken back/);
  });

  test('a table without a winner; only somebody alone may lose', () => {
    const lost = cheat({
      seats: [1, 4],
      standing: table => auction.standing(table).map(line => ({ ...line, place: 2 })),
    });
    expect(() => checks.everyTableEnds(lost, start, 'cheat')).toThrow(/without a winner/);
    expect(() => checks.everyTableEnds(lost, { seats: 1 }, 'alone')).not.toThrow();
  });

  test('a question without an answer', () => {
    const mute = withBid({ laws: [{ rule: 'mute.1', claim: 'never', holds: () => false }] });
    expect(often(seed => checks.everyTableEnds(mute, start, seed))).toThrow(/for nothing/);
  });
});

test('a failure on a fresh seed says how to see it again, and the same seed shows it', () => {
  const tried: string[] = [];
  const check = (_start: object, seed: string) => {
    tried.push(seed);
    if (seed === 'someday/2') throw new Error('it broke');
  };
  const env = { STOLIK_FRESH_SEED: 'someday', STOLIK_FRESH_WALKS: '9' };
  const message =
    /fresh seed someday\/2, .*it broke\n.*STOLIK_FRESH_SEED=someday STOLIK_FRESH_WALKS=3/;
  expect(() => onFreshSeeds([{ seats: 2 }], check, env)).toThrow(message);
  expect(tried).toEqual(['someday/0', 'someday/1', 'someday/2']);
  const today = new Date().toISOString().slice(0, 10);
  expect(() =>
    onFreshSeeds(
      [{ seats: 2 }],
      (_start, seed) => {
        throw new Error(seed);
      },
      {},
    ),
  ).toThrow(today);
});

test('docs/write-a-game.md shows the auction to the letter', () => {
  expect(guide).toContain(`\`\`\`ts\n${auctionSource}\`\`\``);
});
