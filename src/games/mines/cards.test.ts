// The cards (mines.1–4) and other components in their place.

import { describe, expect, test } from 'vitest';
import { RACES, raceOf, readComponents, strengthOf, UNITS } from './cards.ts';
import components from './components.json';
import { faceOf } from './table.ts';
import { position } from './testing.ts';

test('mines.1 eighty cards with a unit in front and a mine behind, and a king for each race', () => {
  expect(UNITS).toHaveLength(80);
  expect(components.cards.every(({ mine }) => mine.defence >= 1)).toBe(true);
  expect(RACES).toHaveLength(4);
});

test('mines.2 each race has two units of every strength from 0 to 9', () => {
  for (const race of RACES)
    for (let strength = 0; strength <= 9; strength++)
      expect(UNITS.filter(u => u.race === race && u.strength === strength)).toHaveLength(2);
});

test('mines.3 defence is 1 to 3, size 1 to 4, some mines need an overseer, all have a value', () => {
  const faces = components.cards.map(({ mine }) => mine);
  expect(new Set(faces.map(({ defence }) => defence))).toEqual(new Set([1, 2, 3]));
  expect(new Set(faces.map(({ size }) => size))).toEqual(new Set([1, 2, 3, 4]));
  expect(faces.filter(({ overseer }) => overseer)).toHaveLength(36);
  expect(faces.every(({ value }) => value >= 1 && value <= 7)).toBe(true);
  expect(faces.reduce((sum, { value }) => sum + value, 0)).toBe(4 * 84);
});

test('mines.4 a card that became a mine is never a unit again, and the other way round', () => {
  const at = position({
    kings: ['orc', 'dwarf'],
    hands: [['orc 5'], ['giant 1']],
    field: [{ defence: 1, size: 1 }],
  });
  const mine = at.table.field[0]?.card;
  at.play(0, 'orc 5', 0);
  expect(at.table.captured[0]?.card).toBe(mine);
  expect(at.camp('orc')).toEqual(['orc 5']);
  at.draw(0, 'orc');
  expect(at.hand(0)).toContain('orc 5');
});

test('a card is known by its number: race and strength come from the data', () => {
  const id = components.cards.findIndex(card => card.id === 'goblin-3-b');
  expect([raceOf(id), strengthOf(id)]).toEqual(['goblin', 3]);
});

describe('other components', () => {
  const changed = (change: (cards: typeof components.cards) => unknown) => {
    const cards = structuredClone(components.cards);
    return { cards: change(cards) ?? cards };
  };

  test('the shipped file is read as it is', () => {
    expect(readComponents(components).cards).toEqual(components.cards);
  });

  test('the order of the cards in the file does not matter', () => {
    expect(readComponents(changed(cards => cards.reverse())).cards).toEqual(components.cards);
  });

  test('figures of other backs are used', () => {
    const { table } = position({
      kings: ['orc', 'dwarf'],
      hands: [[], []],
      field: [{ value: 42 }],
    });
    expect(faceOf(table, table.field[0]?.card as number).value).toBe(42);
  });

  test.each([
    ['nothing', null, /need a list "cards"/],
    ['no list', { cards: 3 }, /need a list "cards"/],
    ['too few', changed(cards => cards.slice(1)), /need 80 cards, not 79/],
    [
      'a wrong name',
      changed(cards => {
        cards[3] = { ...cards[3], id: 'x' } as never;
      }),
      /card "dwarf-1-b" is missing/,
    ],
    [
      'another front',
      changed(cards => {
        cards[0] = { ...cards[0], strength: 4 } as never;
      }),
      /"dwarf-0-a" must be of race dwarf and strength 0/,
    ],
    [
      'no mine',
      changed(cards => {
        cards[0] = { ...cards[0], mine: undefined } as never;
      }),
      /mine.defence must be a whole number from 1 to 9/,
    ],
    [
      'a broken figure',
      changed(cards => {
        cards[0] = { ...cards[0], mine: { ...cards[0]?.mine, size: 0 } } as never;
      }),
      /mine.size must be/,
    ],
    [
      'no overseer',
      changed(cards => {
        cards[0] = { ...cards[0], mine: { ...cards[0]?.mine, overseer: 1 } } as never;
      }),
      /mine.overseer must be true or false/,
    ],
  ])('%s is refused with the reason', (_what, file, reason) => {
    expect(() => readComponents(file)).toThrow(reason);
  });
});
