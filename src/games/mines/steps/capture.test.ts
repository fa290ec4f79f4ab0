// Capturing a mine (mines.14–15).

import { expect, test } from 'vitest';
import { position } from '../testing.ts';

const kings = ['orc', 'dwarf'] as ('orc' | 'dwarf')[];

test('mines.14 anybody may play any race onto a mine in the middle', () => {
  const hand = ['orc 1', 'dwarf 1', 'goblin 1', 'giant 1'];
  const at = position({ kings, hands: [hand, []], field: [{}, null, null, null] });
  expect(at.options).toHaveLength(4);
});

test('mines.15 a mine is captured when as many units lie on it as its defence', () => {
  const at = position({ kings, hands: [['giant 5'], ['giant 6']], field: [{ defence: 2 }] });
  at.play(0, 'giant 5', 0);
  expect(at.table.captured).toEqual([]);
  at.refill(0).play(1, 'giant 6', 0);
  expect(at.owned(1)).toEqual([4]);
});

test('mines.15 cards are counted, not strengths', () => {
  const at = position({ kings, hands: [['giant 9'], []], field: [{ defence: 2 }] });
  expect(at.play(0, 'giant 9', 0).table.captured).toEqual([]);
});

test('mines.15a of one race, units played later lie lower in the camp', () => {
  const field = [{ defence: 3, units: ['giant 1', 'orc 2'] }];
  const at = position({ kings, hands: [['giant 3'], []], field, camp: { giant: ['giant 8'] } });
  at.play(0, 'giant 3', 0);
  expect(at.camp('giant')).toEqual(['giant 8', 'giant 3', 'giant 1']);
  expect(at.camp('orc')).toEqual(['orc 2']);
});

test('mines.15b the king of the last unit’s race takes the mine, whoever played it', () => {
  const at = position({
    kings,
    hands: [['dwarf 7'], []],
    field: [{ defence: 2, units: ['goblin 4'] }],
  });
  at.play(0, 'dwarf 7', 0);
  expect(at.owned(1)).toEqual([4]);
  expect(at.owned(0)).toEqual([]);
});

test('mines.15b if nobody is king of that race, the mine is for who played the unit', () => {
  const at = position({ kings, hands: [['giant 7'], []], field: [{ defence: 1 }] });
  expect(at.play(0, 'giant 7', 0).owned(0)).toEqual([4]);
});

test('mines.15b only the last unit decides, not the ones below', () => {
  const field = [{ defence: 2, units: ['dwarf 4'] }];
  const at = position({ kings, hands: [['orc 7'], []], field });
  expect(at.play(0, 'orc 7', 0).owned(0)).toEqual([4]);
});

test('mines.15c the mine lies in front of its owner without any units', () => {
  const at = position({ kings, hands: [['giant 7'], []], field: [{ defence: 1, value: 5 }] });
  at.play(0, 'giant 7', 0);
  expect(at.unitsOn(4)).toEqual([]);
  expect(at.points).toEqual([-5, 0]);
});

test('mines.15d the top card of the deck takes the place, mine side up', () => {
  const at = position({ kings, hands: [['giant 7'], []], field: [{ defence: 1 }] });
  const top = at.table.deck.at(-1);
  const { length } = at.table.deck;
  at.play(0, 'giant 7', 0);
  expect(at.table.field[0]).toEqual({ card: top, units: [], owner: null });
  expect(at.table.deck).toHaveLength(length - 1);
});

test('mines.E6 a mine in the middle never holds more units than its defence', () => {
  const at = position({
    kings,
    hands: [['giant 7'], []],
    field: [{ defence: 3, units: ['orc 1', 'orc 2'] }],
  });
  at.play(0, 'giant 7', 0);
  expect(at.unitsOn(0)).toEqual([]);
});

test('mines.E7 a unit sent to the camp by the capture can be drawn at once', () => {
  const at = position({ kings, hands: [['giant 7'], []], field: [{ defence: 1 }] });
  at.play(0, 'giant 7', 0);
  expect(at.options).toEqual(['deck', 'giant']);
  expect(at.draw(0, 'giant').hand(0)).toEqual(['giant 7']);
});

test('mines.E9 the deck’s last card replaces the mine: the player refills from the camp, then scoring', () => {
  const at = position({
    kings,
    hands: [['giant 7'], ['orc 1']],
    field: [{ defence: 1 }],
    deck: ['orc 3'],
  });
  at.play(0, 'giant 7', 0);
  expect(at.table.field[0]).not.toBeNull();
  expect(at.options).toEqual(['giant']);
  at.draw(0, 'giant');
  expect(at.asked).toBeNull();
});

test('mines.E11 without a card for it the place stays empty', () => {
  const stuck = [{ defence: 2, units: ['orc 9'] }, { units: ['orc 9'] }, null, null];
  const at = position({ kings, hands: [['dwarf 3'], ['orc 1']], field: stuck, deck: ['giant 0'] });
  at.play(0, 'giant 0', 0);
  expect(at.unitsOn(0)).toBeNull();
  expect(at.owned(0)).toEqual([4]);
  expect(at.asked).toEqual({ seat: 0, step: 'draw' });
  at.draw(0, 'giant').draw(0, 'orc');
  expect(at.asked).toBeNull();
});
