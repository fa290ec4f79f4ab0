// Refilling (mines.20) and the end of turns and of the game (mines.10, mines.22).

import { expect, test } from 'vitest';
import { why } from '../../../kernel/play.ts';
import { mines } from '../game.ts';
import { position } from '../testing.ts';

const kings = ['orc', 'dwarf'] as ('orc' | 'dwarf')[];
const five = ['orc 1', 'orc 2', 'orc 3', 'orc 4', 'orc 5'];

test('mines.20 the hand is filled from the deck or from the top of a camp pile', () => {
  const camp = { giant: ['giant 1', 'giant 2'], dwarf: ['dwarf 3'] };
  const at = position({ kings, hands: [['orc 9', ...five], ['goblin 1']], camp });
  at.play(0, 'orc 9', 0);
  expect(at.options).toEqual(['deck', 'dwarf', 'giant']);
  at.draw(0, 'giant');
  expect(at.hand(0)).toEqual([...five, 'giant 2']);
  expect(at.camp('giant')).toEqual(['giant 1']);
});

test('mines.20 nothing is drawn from an empty pile', () => {
  const at = position({ kings, hands: [['orc 9', ...five], []] });
  at.play(0, 'orc 9', 0);
  expect(why(mines, at.table, 0, { from: 'giant' })).toBe('mines.20');
});

test('mines.20 the turn ends when the hand is full, and the next player is asked', () => {
  const at = position({ kings, hands: [['orc 9', ...five], ['goblin 1']] });
  at.play(0, 'orc 9', 0).draw(0, 'deck');
  expect(at.hand(0)).toHaveLength(6);
  expect(at.asked).toEqual({ seat: 1, step: 'play' });
});

test('mines.20 a hand with fewer cards is filled card by card up to six', () => {
  const at = position({ kings, hands: [['orc 9', 'orc 1', 'orc 2', 'orc 3'], ['goblin 1']] });
  at.play(0, 'orc 9', 0).draw(0, 'deck').draw(0, 'deck');
  expect(at.asked).toEqual({ seat: 0, step: 'draw' });
  at.draw(0, 'deck');
  expect(at.hand(0)).toHaveLength(6);
  expect(at.asked).toEqual({ seat: 1, step: 'play' });
});

test('mines.10 after the last seat comes the first', () => {
  const at = position({ kings, hands: [['orc 1'], ['goblin 1', ...five]], turn: 1 });
  at.play(1, 'goblin 1', 0).draw(1, 'deck');
  expect(at.asked).toEqual({ seat: 0, step: 'play' });
});

test('mines.22 mines.E10 the game ends after the turn in which the deck ran out by a draw', () => {
  const at = position({ kings, hands: [['orc 9', ...five], ['goblin 1']], deck: ['giant 3'] });
  at.play(0, 'orc 9', 0).draw(0, 'deck');
  expect(at.asked).toBeNull();
  expect(at.noted('ended')).toMatchObject({ rule: 'mines.22' });
});

test('mines.E10 the turn in which the deck ran out is still refilled to the end', () => {
  const camp = { giant: ['giant 1'] };
  const at = position({ kings, hands: [['orc 9', 'orc 1', 'orc 2'], []], deck: ['giant 3'], camp });
  at.play(0, 'orc 9', 0).draw(0, 'deck');
  expect(at.options).toEqual(['giant']);
  at.draw(0, 'giant');
  expect(at.asked).toBeNull();
});

test('mines.22 with cards in the deck the game goes on, whatever the camp holds', () => {
  const at = position({
    kings,
    hands: [['orc 9', ...five], ['goblin 1']],
    deck: ['giant 3', 'giant 4'],
  });
  at.play(0, 'orc 9', 0).draw(0, 'deck');
  expect(at.asked).toEqual({ seat: 1, step: 'play' });
});

test('mines.22 drawing from the camp lets the last card of the deck wait', () => {
  const camp = { giant: ['giant 1'] };
  const at = position({
    kings,
    hands: [['orc 9', ...five], ['goblin 1']],
    deck: ['giant 3'],
    camp,
  });
  at.play(0, 'orc 9', 0).draw(0, 'giant');
  expect(at.asked).toEqual({ seat: 1, step: 'play' });
});
