// Set-up (mines.5–10).

import { expect, test } from 'vitest';
import { seeded } from '../../kernel/chance.ts';
import { open } from '../../kernel/play.ts';
import { RACES, raceOf } from './cards.ts';
import { mines } from './game.ts';
import { type MinesTable, setup } from './table.ts';

const dealt = (seats: number, seed = 'set-up', options = {}) =>
  open(mines, { seats, options, chance: seeded(seed) }).table as MinesTable;
const seeds = Array.from({ length: 200 }, (_, i) => `seed ${i}`);

test.each([2, 3, 4])('mines.5 every one of %i players is king of a race of their own', seats => {
  for (const seed of seeds.slice(0, 20)) {
    const { kings } = dealt(seats, seed);
    expect(new Set(kings).size).toBe(seats);
    expect(kings.every(king => RACES.includes(king))).toBe(true);
  }
  const table = dealt(seats);
  const cards = [...table.deck, ...table.hands.flat(), ...Object.values(table.camp).flat()];
  expect(new Set(cards.map(raceOf)).size).toBe(4);
});

test.each([
  [2, 60],
  [3, 54],
  [4, 48],
])('mines.6 with %i players the deck has %i cards left after the deal', (seats, cards) => {
  const { deck } = dealt(seats);
  expect(deck).toHaveLength(cards);
  expect(dealt(seats, 'another').deck).not.toEqual(deck);
});

test('mines.7 mines.8 four mines lie in the middle, then four units in the camp, sorted by race', () => {
  const { field, camp } = dealt(3);
  expect(field.map(mine => mine?.units)).toEqual([[], [], [], []]);
  expect(Object.values(camp).flat()).toHaveLength(4);
  for (const race of RACES) expect(camp[race].every(unit => raceOf(unit) === race)).toBe(true);
});

test('mines.7 mines.E8 the deck is dealt from its top: mines, then the camp with later units on top', () => {
  const order = Array.from({ length: 80 }, (_, i) => 79 - i);
  const chance = {
    shuffle: <T>(list: T[]) => (list.length === 80 ? order.slice() : list),
    below: () => 0,
  };
  const agenda = { chance, note() {}, next() {} } as never;
  const table = setup({ seats: 2, options: { first: 0 } }, agenda);
  expect(table.field.map(mine => mine?.card)).toEqual([0, 1, 2, 3]);
  expect(table.camp.dwarf).toEqual([4, 5, 6, 7]);
  expect(table.hands[0]).toEqual([8, 9, 10, 11, 12, 13]);
  expect(table.deck.at(-1)).toBe(20);
});

test('mines.9 everybody holds six cards', () => {
  expect(dealt(4).hands.map(hand => hand.length)).toEqual([6, 6, 6, 6]);
});

test('mines.10 the named seat begins, and the turn passes to the left', () => {
  const { agenda } = dealt(3, 'set-up', { first: 2 });
  expect(agenda.at(-1)).toEqual({ step: 'play', seat: 2 });
});

test('mines.E19 without a named seat everybody begins as often', () => {
  const first = seeds.map(seed => dealt(3, seed).agenda.at(-1)?.seat);
  for (const seat of [0, 1, 2])
    expect(first.filter(other => other === seat).length).toBeGreaterThan(40);
});

test('mines.E21 nothing is missing in the set-up: all 80 cards are dealt', () => {
  const { deck, field, camp, hands } = dealt(4);
  const cards = [
    ...deck,
    ...field.map(mine => mine?.card),
    ...Object.values(camp).flat(),
    ...hands.flat(),
  ];
  expect(new Set(cards).size).toBe(80);
});

test.each([1, 5, 2.5])('%d seats are refused', seats => {
  expect(() => dealt(seats)).toThrow(/mines is for 2 to 4 seats/);
});
