// Staffing an own mine (mines.16–19).

import { expect, test } from 'vitest';
import { position } from '../testing.ts';

const kings = ['orc', 'dwarf'] as ('orc' | 'dwarf')[];
const full = [{ units: ['orc 9'] }, { units: ['goblin 9'] }, null, null];

test('mines.16 only the owner plays onto a captured mine', () => {
  const at = position({ kings, hands: [['giant 5'], []], captured: [{ owner: 1 }] });
  expect(at.options).not.toContain('giant 5 > 4');
  expect(at.whyNot(0, 'giant 5', 4)).toBe('mines.16');
});

test('mines.16 the stacking rule holds on own mines', () => {
  const captured = [{ owner: 0, size: 2, units: ['giant 5'] }];
  const at = position({ kings, hands: [['giant 4', 'giant 6'], []], field: full, captured });
  expect(at.options).toEqual(['giant 6 > 4']);
  expect(at.whyNot(0, 'giant 4', 4)).toBe('mines.13');
});

test('mines.17 miners are not of the owner’s race; races without a king may dig', () => {
  const hand = ['orc 5', 'dwarf 5', 'giant 5'];
  const at = position({ kings, hands: [hand, []], field: full, captured: [{ owner: 0, size: 2 }] });
  expect(at.options).toEqual(['dwarf 5 > 4', 'giant 5 > 4']);
  expect(at.whyNot(0, 'orc 5', 4)).toBe('mines.17');
});

test('mines.18 after the last miner comes the overseer, of the owner’s race and stronger', () => {
  const captured = [{ owner: 0, size: 1, overseer: true, units: ['giant 5'] }];
  const hand = ['orc 4', 'orc 6', 'dwarf 8'];
  const at = position({ kings, hands: [hand, []], field: full, captured });
  expect(at.options).toEqual(['orc 6 > 4']);
  expect(at.whyNot(0, 'dwarf 8', 4)).toBe('mines.18');
  expect(at.whyNot(0, 'orc 4', 4)).toBe('mines.13');
});

test('mines.19 a staffed mine goes under the king, its crew leaves the game, and it counts', () => {
  const captured = [{ owner: 0, size: 2, value: 4, units: ['giant 5'] }];
  const at = position({ kings, hands: [['dwarf 8'], []], captured });
  const { length } = at.table.discard;
  at.play(0, 'dwarf 8', 4);
  expect(at.unitsOn(4)).toBeNull();
  expect(at.table.staffed[0]).toHaveLength(1);
  expect(at.table.discard).toHaveLength(length + 2);
  expect(at.points).toEqual([4, 0]);
  expect(at.noted('staffed')).toMatchObject({ seat: 0, place: 4, value: 4 });
});

test('mines.19 with the overseer sign the miners alone do not finish the mine', () => {
  const captured = [{ owner: 0, size: 1, overseer: true, value: 3 }];
  const at = position({ kings, hands: [['dwarf 2', 'orc 7'], ['goblin 1']], captured });
  at.play(0, 'dwarf 2', 4);
  expect(at.points).toEqual([-3, 0]);
  at.refill(0).play(1, 'goblin 1', 0).refill(1);
  at.play(0, 'orc 7', 4);
  expect(at.points).toEqual([3, 0]);
});

test('mines.E2 an overseer of strength 0 may follow a miner of strength 9', () => {
  const captured = [{ owner: 0, overseer: true, units: ['giant 9'] }];
  const at = position({ kings, hands: [['orc 0'], []], captured });
  expect(at.options).toContain('orc 0 > 4');
});

test('mines.E4 the own race never digs, and oversees only after the last miner', () => {
  const captured = [{ owner: 0, size: 2, overseer: true, units: ['giant 2'] }];
  const at = position({ kings, hands: [['orc 5'], []], captured });
  expect(at.whyNot(0, 'orc 5', 4)).toBe('mines.17');
});

test('mines.E5 between the last miner and the overseer only the overseer fits', () => {
  const captured = [{ owner: 0, size: 2, overseer: true, units: ['giant 2', 'dwarf 3'] }];
  const at = position({ kings, hands: [['goblin 5', 'orc 5'], []], field: full, captured });
  expect(at.options).toEqual(['orc 5 > 4']);
});
