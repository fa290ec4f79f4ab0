// Mini Villagers (villagers.97–99).

import { expect, test } from 'vitest';
import { seeded } from '../../../kernel/chance.ts';
import { begin, choose, open, pending } from '../../../kernel/play.ts';
import { villagers } from '../game.ts';
import type { Mini, VillagersTable } from '../table.ts';
import type { VillagersView } from '../view.ts';

const game = villagers as never;
const COUNTESS = 8;

function opened(seats: number, seed = 'mini'): VillagersTable {
  const { table } = open(villagers, { seats, options: { mini: true }, chance: seeded(seed) });
  return table;
}

/** A table before somebody draws, with these hands and pile. */
function at(hands: number[][], pile: number[], seat = 0): VillagersTable {
  const table = opened(hands.length);
  const left = [...hands.flat(), ...pile];
  const discard = Array.from({ length: 17 }, (_, i) => Math.min(i >> 1, COUNTESS)).filter(card => {
    const held = left.indexOf(card);
    if (held >= 0) left.splice(held, 1);
    return held < 0;
  });
  Object.assign(table, {
    mini: {
      hands,
      pile,
      discard,
      discarders: discard.slice(discard.length / 2).map(() => 0),
      dealer: 0,
    },
    agenda: [{ step: 'round' }, { step: 'mini', seat }],
  });
  return table;
}

test.each([
  [2, 8, 1],
  [3, 5, 2],
  [4, 4, 1],
  [5, 3, 2],
])(
  'villagers.97 %i players: %i cards each, %i in the pile, pairs discarded',
  (seats, size, pile) => {
    for (const seed of ['a', 'b', 'c']) {
      const mini = opened(seats, seed).mini as Mini;
      expect(mini.pile).toHaveLength(pile);
      expect(mini.discard.length + mini.hands.flat().length).toBe(seats * size);
      for (const hand of mini.hands) expect(new Set(hand).size).toBe(hand.length);
    }
  },
);

test('villagers.98 one draws from the pile, then from the right; a pair is discarded', () => {
  const table = at([[0, COUNTESS], [0], [1]], [1]);
  choose(game, table, 0, { draw: 'one' });
  expect(table.mini?.hands[0]).toEqual([0, 1, COUNTESS]);
  expect(pending(game, table)[0]?.seat).toBe(1);
  choose(game, table, 1, { draw: 'one' });
  const { hands } = table.mini as Mini;
  expect(hands[0]).toHaveLength(2);
});

test('villagers.98 who has no card left is out', () => {
  const table = at([[0], [COUNTESS], [0]], []);
  choose(game, table, 0, { draw: 'one' });
  expect(table.mini?.hands.map(hand => hand.length)).toEqual([0, 1, 0]);
  expect(table.first).toBe(1);
});

test.each(['m191', 'm2293', 'm4986'])(
  'villagers.98 all hands paired off: the dealer draws the Countess (%s)',
  seed => {
    const table = opened(2, seed);
    const { hands, pile, dealer } = table.mini as Mini;
    expect([hands, pile]).toEqual([[[], []], [COUNTESS]]);
    begin(game, table);
    expect(pending(game, table)[0]?.seat).toBe(dealer);
    choose(game, table, dealer, { draw: 'one' });
    expect([table.first, table.phase]).toEqual([dealer, 'draft']);
  },
);

test('villagers.99 who is left with the Countess begins; all draws may be done at once', () => {
  const table = opened(4);
  const { seat } = pending(game, table)[0] ?? { seat: 0 };
  choose(game, table, seat, { draw: 'all' });
  expect(table.mini?.hands.findIndex(hand => hand.includes(COUNTESS))).toBe(table.first);
  expect([table.phase, table.round]).toEqual(['draft', 1]);
});

test('villagers.98 who discarded a pair stays known to all, as everybody saw it', () => {
  const table = at([[0], [COUNTESS], [0]], []);
  const before = table.mini?.discarders.length ?? 0;
  choose(game, table, 0, { draw: 'one' });
  for (const seat of [0, 1, 2, null]) {
    const { mini } = villagers.view(table, seat) as VillagersView;
    expect(mini?.discarders.slice(before)).toEqual([0]);
    expect(mini?.discard).toHaveLength(2 * (mini?.discarders.length ?? 0));
  }
});
