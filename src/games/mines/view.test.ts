// What a seat may see (mines.6, 9, 19, E16–E18, E22).

import { expect, test } from 'vitest';
import { seeded } from '../../kernel/chance.ts';
import { redealt } from '../../kernel/view.ts';
import { backsIn } from './cards.ts';
import { mines } from './game.ts';
import { faceOf } from './table.ts';
import { position } from './testing.ts';
import type { MinesView } from './view.ts';

const kings = ['orc', 'dwarf'] as ('orc' | 'dwarf')[];
const hands = [
  ['orc 1', 'giant 2'],
  ['dwarf 3', 'goblin 4'],
];
const seen = (at: ReturnType<typeof position>, seat: number | null) =>
  mines.view(at.table, seat) as MinesView;

test('mines.6 everybody sees the mine on top of the deck, nobody its unit', () => {
  const at = position({ kings, hands });
  const top = at.table.deck.at(-1) as number;
  for (const seat of [0, 1, null])
    expect(seen(at, seat).deck).toEqual({
      cards: at.table.deck.length,
      top: faceOf(at.table, top),
    });
});

test('mines.9 a seat sees the units of its own hand only', () => {
  const at = position({ kings, hands });
  expect(seen(at, 0).hand).toMatchObject([
    { race: 'orc', strength: 1 },
    { race: 'giant', strength: 2 },
  ]);
  expect(seen(at, null).hand).toEqual([]);
  expect(JSON.stringify(seen(at, 0).seats)).not.toContain('strength');
});

test('mines.9 mines.E17 backs of cards in hand are hidden by default and shown if the set-up says so', () => {
  expect(seen(position({ kings, hands }), 0).seats[1]?.backs).toBeUndefined();
  const open = position({ kings, hands, backs: true });
  const backs = seen(open, 0).seats[1]?.backs ?? [];
  const true_ = open.table.hands[1]?.map(card => faceOf(open.table, card)) ?? [];
  expect(backs).toHaveLength(2);
  expect(backs).toEqual(expect.arrayContaining(true_));
});

test('mines.15c captured mines lie open; which card a mine is stays hidden', () => {
  const at = position({
    kings,
    hands,
    captured: [{ owner: 1, value: 5, size: 3, units: ['giant 7'] }],
  });
  const mine = seen(at, 0).captured[0];
  expect(mine).toMatchObject({ owner: 1, value: 5, missing: 2, place: 4 });
  expect(Object.keys(mine ?? {}).sort()).toEqual([
    'defence',
    'missing',
    'overseer',
    'owner',
    'place',
    'size',
    'units',
    'value',
  ]);
});

test('mines.19 mines.E16 what lies under a king only its owner sees, until the end', () => {
  const staffed = [[{ value: 5 }], [{ value: 3 }, { value: 4 }]];
  const during = position({ kings, hands, staffed });
  expect(seen(during, 1).seats[1]).toMatchObject({ staffed: 2, staffedValue: 7 });
  expect(seen(during, 0).seats[1]).toEqual({
    king: 'dwarf',
    hand: 2,
    staffed: 2,
    unstaffedValue: 0,
  });
  expect(seen(during, null).seats[0]?.mines).toBeUndefined();
  const after = position({ kings, hands: [['orc 1'], []], staffed, deck: ['giant 9'] });
  after.play(0, 'orc 1', 0).draw(0, 'deck');
  expect(seen(after, 0).seats[1]).toMatchObject({ staffedValue: 7 });
});

test('mines.E18 camp piles are shown whole, the top last', () => {
  const at = position({ kings, hands, camp: { giant: ['giant 1', 'giant 8'] } });
  expect(seen(at, null).camp.giant.map(unit => unit.strength)).toEqual([1, 8]);
});

test('mines.E22 mines.19 crews and discarded hands lie in one pile that everybody may look through', () => {
  const field = [{ units: ['orc 9'] }, null, null, null];
  const captured = [{ owner: 0, units: [], size: 1 }];
  const at = position({ kings, hands: [['dwarf 1'], ['orc 2']], field, captured, deck: 8 });
  const before = at.table.discard.length;
  at.play(0, 'dwarf 1', 4).refill(0);
  expect(at.noted('stuck')).toMatchObject({ seat: 1 });
  expect(seen(at, null).discard).toHaveLength(before + 2);
});

test('the owner of a drawn card is told which it is, the others are not', () => {
  const at = position({ kings, hands: [['orc 1'], []], deck: ['giant 9', 'giant 8'] });
  at.play(0, 'orc 1', 0).draw(0, 'deck');
  const told = at.notes.filter(note => note.what === 'drew');
  expect(told).toHaveLength(2);
  expect(told[0]).toMatchObject({ only: 0, from: 'deck' });
  expect(told[0]).toHaveProperty('unit');
  expect(told[1]).toMatchObject({ except: 0, from: 'deck' });
  expect(told[1]).not.toHaveProperty('unit');
});

test.each([false, true])(
  'a redeal keeps every known back and every known front (backs %s)',
  backs => {
    const at = position({
      kings,
      hands,
      backs,
      captured: [{ owner: 1 }],
      staffed: [[], [{ value: 6 }]],
    });
    const copy = redealt(mines, at.table, 0, seeded('redeal')) as typeof at.table;
    const { kinds } = backsIn(at.table.options);
    const kindsOf = (cards: (number | undefined)[]) => cards.map(card => kinds[card as number]);
    expect(copy.hands[0]).toEqual(at.table.hands[0]);
    expect(kindsOf(copy.field.map(m => m?.card))).toEqual(
      kindsOf(at.table.field.map(m => m?.card)),
    );
    expect(kindsOf([copy.deck.at(-1)])).toEqual(kindsOf([at.table.deck.at(-1)]));
    expect(kindsOf(copy.staffed[1] ?? [])).toEqual(kindsOf(at.table.staffed[1] ?? []));
    if (backs)
      expect(kindsOf(copy.hands[1] ?? []).sort()).toEqual(kindsOf(at.table.hands[1] ?? []).sort());
    expect(mines.view(copy, 0)).toEqual(mines.view(at.table, 0));
  },
);
