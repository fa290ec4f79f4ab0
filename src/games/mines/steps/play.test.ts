// Playing a unit (mines.11–13) and the hand that cannot (mines.21).

import { expect, test } from 'vitest';
import { choose, why } from '../../../kernel/play.ts';
import { mines } from '../game.ts';
import { position } from '../testing.ts';

const KINGS = ['orc', 'dwarf'] as const;
const kings = [...KINGS];

test('mines.11 a turn is one unit from the hand, then refilling', () => {
  const at = position({
    kings,
    hands: [['orc 5', 'orc 6'], ['giant 1']],
    camp: { orc: ['orc 1'] },
  });
  expect(at.asked).toEqual({ seat: 0, step: 'play' });
  at.play(0, 'orc 5', 0);
  expect(at.hand(0)).toEqual(['orc 6']);
  expect(at.asked).toEqual({ seat: 0, step: 'draw' });
});

test('mines.11 there is no way to pass', () => {
  const at = position({ kings, hands: [['orc 5'], ['giant 1']], field: [{}, null, null, null] });
  expect(at.options).toEqual(['orc 5 > 0']);
});

test('mines.11 a unit that is not in the hand cannot be played', () => {
  const at = position({ kings, hands: [['orc 5'], ['giant 1']] });
  expect(at.whyNot(0, 'giant 1', 0)).toBe('mines.11');
});

test('mines.12 a unit goes onto a mine in the middle or onto an own captured one', () => {
  const at = position({
    kings,
    hands: [['giant 5'], ['giant 1']],
    field: [{}, {}, null, {}],
    captured: [{ owner: 1 }, { owner: 0 }],
  });
  expect(at.options).toEqual(['giant 5 > 0', 'giant 5 > 1', 'giant 5 > 3', 'giant 5 > 5']);
  expect(at.whyNot(0, 'giant 5', 2)).toBe('mines.12');
  expect(at.whyNot(0, 'giant 5', 9)).toBe('mines.12');
  expect(at.whyNot(0, 'giant 5', -1)).toBe('mines.12');
});

test('mines.13 only a stronger unit covers another: 3 to 9 beat a 2', () => {
  const hand = ['goblin 1', 'goblin 2', 'goblin 3', 'goblin 9', 'goblin 0'];
  const at = position({
    kings,
    hands: [hand, ['giant 1']],
    field: [{ units: ['giant 2'] }, null, null, null],
  });
  expect(at.options).toEqual(['goblin 3 > 0', 'goblin 9 > 0']);
  expect(at.whyNot(0, 'goblin 1', 0)).toBe('mines.13');
});

test('mines.13 a zero covers a nine and nothing else; anything stronger covers a zero', () => {
  const field = [{ units: ['orc 9'] }, { units: ['orc 8'] }, { units: ['orc 0'] }, null];
  const at = position({ kings, hands: [['giant 0', 'giant 1'], ['giant 2']], field });
  expect(at.options).toEqual(['giant 0 > 0', 'giant 1 > 2']);
  expect(at.whyNot(0, 'giant 0', 1)).toBe('mines.13');
  expect(at.whyNot(0, 'giant 0', 2)).toBe('mines.13');
});

test('mines.13 race does not matter for stacking', () => {
  const at = position({
    kings,
    hands: [['orc 5', 'giant 5'], []],
    field: [{ units: ['orc 4'] }, null, null, null],
  });
  expect(at.options).toEqual(['orc 5 > 0', 'giant 5 > 0']);
});

test('mines.E1 a zero may be played onto a mine without units', () => {
  const at = position({ kings, hands: [['giant 0'], []], captured: [{ owner: 0 }] });
  expect(at.options).toContain('giant 0 > 0');
  expect(at.options).toContain('giant 0 > 4');
});

test('mines.E3 equal strength never beats', () => {
  const at = position({
    kings,
    hands: [['giant 4', 'giant 0'], []],
    field: [{ units: ['orc 4'] }, { units: ['orc 0'] }],
  });
  expect(at.whyNot(0, 'giant 4', 0)).toBe('mines.13');
  expect(at.whyNot(0, 'giant 0', 1)).toBe('mines.13');
});

test('mines.E15 capturing and staffing stand open in the same turn', () => {
  const at = position({
    kings,
    hands: [['giant 5'], []],
    field: [{ defence: 1 }, null, null, null],
    captured: [{ owner: 0 }],
  });
  expect(at.options).toEqual(['giant 5 > 0', 'giant 5 > 4']);
});

test('mines.10 who is not asked is told whose turn it is', () => {
  const at = position({ kings, hands: [['giant 5'], ['orc 1']] });
  expect(at.whyNot(1, 'orc 1', 0)).toBe('mines.10');
});

test('mines.11 mines.20 every question says by which rule it is asked', () => {
  const at = position({ kings, hands: [['giant 5'], ['orc 1']] });
  expect(why(mines, at.table, 0, { from: 'deck' })).toBe('mines.11');
  at.play(0, 'giant 5', 0);
  expect(why(mines, at.table, 0, { unit: 1, place: 0 })).toBe('mines.20');
  expect(why(mines, at.table, 1, { from: 'deck' })).toBe('mines.10');
});

test('something that is no play at all is refused by a rule', () => {
  const { table } = position({ kings, hands: [['giant 5'], ['orc 1']] });
  for (const nonsense of [
    null,
    7,
    {},
    { unit: 'x', place: 0 },
    { unit: 80, place: 0 },
    { unit: 1, place: 'A' },
  ])
    expect(why(mines, table, 0, nonsense)).toMatch(/^mines\.\w+$/);
  expect(() => choose(mines, table, 7, {})).toThrow(/there is no seat 7/);
});

const blocked = { units: ['orc 9'] };
const stuckField = [blocked, { units: ['goblin 9'] }, null, null];

test('mines.21 a hand that cannot play is shown, discarded and replaced by six cards', () => {
  const deck = ['giant 0', 'giant 1', 'giant 2', 'giant 3', 'giant 4', 'giant 5', 'giant 6'];
  const hands = [['dwarf 3', 'orc 3', 'orc 4', 'orc 5', 'orc 6', 'orc 7'], ['dwarf 1']];
  const at = position({ kings, hands, field: stuckField, deck });
  expect(at.noted('stuck')?.hand).toHaveLength(6);
  expect(at.hand(0)).toEqual(deck.slice(0, 6));
  expect(at.asked).toEqual({ seat: 0, step: 'play' });
  expect(at.options).toEqual(['giant 0 > 0', 'giant 0 > 1']);
  expect(at.table.deck).toHaveLength(1);
});

test('mines.21 own mines count: a hand that can only staff is not stuck', () => {
  const at = position({
    kings,
    hands: [['dwarf 3'], []],
    field: stuckField,
    captured: [{ owner: 0 }],
  });
  expect(at.options).toEqual(['dwarf 3 > 4']);
  expect(at.noted('stuck')).toBeUndefined();
});

test('mines.E12 with fewer than six cards in the deck the stuck player draws what is left, plays, and the game ends', () => {
  const at = position({
    kings,
    hands: [['dwarf 3'], ['orc 1']],
    field: stuckField,
    deck: ['giant 0', 'orc 2'],
  });
  expect(at.hand(0)).toEqual(['giant 0', 'orc 2']);
  at.play(0, 'giant 0', 0);
  expect(at.asked).toBeNull();
  expect(at.noted('ended')).toBeDefined();
});

test('mines.E12 if that play is not possible either, the game is scored at once', () => {
  const at = position({
    kings,
    hands: [['dwarf 3'], ['orc 1']],
    field: stuckField,
    deck: ['giant 4', 'orc 2'],
  });
  expect(at.asked).toBeNull();
  expect(at.hand(0)).toEqual(['giant 4', 'orc 2']);
  expect(at.whyNot(1, 'orc 1', 0)).toBe('mines.22');
});

test('mines.E13 a new hand that cannot play is discarded too, while the deck lasts', () => {
  const first = ['giant 1', 'giant 2', 'giant 3', 'giant 4', 'giant 5', 'giant 6'];
  const second = ['giant 0', 'dwarf 1', 'dwarf 2', 'dwarf 4', 'dwarf 5', 'dwarf 6', 'dwarf 7'];
  const at = position({
    kings,
    hands: [['orc 3'], ['orc 1']],
    field: stuckField,
    deck: [...first, ...second],
  });
  expect(at.notes.filter(note => note.what === 'stuck')).toHaveLength(2);
  expect(at.hand(0)).toEqual(second.slice(0, 6));
  expect(at.asked).toEqual({ seat: 0, step: 'play' });
});

test('mines.E14 a stuck hand is replaced from the deck, never from the camp', () => {
  const at = position({
    kings,
    hands: [['dwarf 3'], ['orc 1']],
    field: stuckField,
    camp: { giant: ['giant 1'] },
    deck: ['giant 0', 'orc 2', 'orc 3'],
  });
  expect(at.hand(0)).toEqual(['giant 0', 'orc 2', 'orc 3']);
  expect(at.camp('giant')).toEqual(['giant 1']);
});
