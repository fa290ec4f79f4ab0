// Phase II, Action (pixie-queen.25–33): turns, tokens, passing.

import { expect, test } from 'vitest';
import { position } from '../testing.ts';

test('pixie-queen.25 turns go round in the order of the large cubes, past those who cannot act', () => {
  const at = position({ large: [1, 2, 0], tokens: [4, 2, 0] });
  expect(at.asked).toEqual({ seat: 1, step: 'act' });
  at.act(2);
  expect(at.asked?.seat).toBe(0);
  expect(at.why({ do: 'pass' }, 1)).toBe('pixie-queen.25');
});

test('pixie-queen.26 pixie-queen.26a one token on a free round space', () => {
  const at = position();
  at.act(17, { food: 0 });
  expect(at.table.tokens).toEqual([3, 4, 4]);
});

test('pixie-queen.26b two tokens on an empty double space', () => {
  const at = position({ tokens: [1, 4, 4] });
  expect(at.whyNot(2)).toBe('pixie-queen.26b');
  const other = position();
  other.act(2);
  expect(other.table.tokens).toEqual([2, 4, 4]);
  expect(other.view(0).spaces[1]).toMatchObject({ usedBy: 0, tokens: 2 });
});

test('pixie-queen.26c one token beside a pixie of any colour', () => {
  const at = position({ tokens: [1, 4, 4], pixies: [[], [2]] });
  at.act(2);
  expect(at.table.tokens).toEqual([0, 4, 4]);
  expect(at.goods(0)[3]).toBe(2);
});

test('pixie-queen.27 two tokens cover the hand slot, one beside a pixie does not', () => {
  const covered = position({ used: { 4: [1, 2] } });
  expect(covered.whyNot(3, { from: 0, to: 4 })).toBe('pixie-queen.36');
  const plain = position({ used: { 4: [1, 1] } });
  expect(plain.whyNot(3, { from: 0, to: 4 })).toBeNull();
});

test('pixie-queen.28 a space with a token is used up, even when its pixie has left', () => {
  const at = position({ used: { 2: [1, 1] } });
  expect(at.whyNot(2)).toBe('pixie-queen.28');
});

test('pixie-queen.29 one’s own gem, once a round', () => {
  const at = position({ used: { 2: [1, 2] }, street: { 18: [1, 0, 0] } });
  expect(at.whyNot(18)).toBe('pixie-queen.29');
  const other = position({ used: { 2: [1, 2] }, street: { 18: [0, 1, 0] } });
  expect(other.whyNot(18)).toBeNull();
});

test('pixie-queen.30 what cannot be carried out cannot be chosen, but for action 21', () => {
  const at = position({ store: { silver: 0 } });
  expect(at.whyNot(2)).toBe('pixie-queen.E1');
  expect(at.whyNot(13)).toBe('pixie-queen.44');
  expect(at.whyNot(21)).toBeNull();
});

test('pixie-queen.31 one ring a time, but gold as often as one can pay', () => {
  const at = position({ goods: [{ silver: 6, gold: 4 }], silver: [3, 0, 0], gold: [3, 0, 0] });
  expect(at.waysTo(13)).toHaveLength(1);
  expect(at.waysTo(5)).toHaveLength(3);
});

test('pixie-queen.32 passing costs five points and the rest of the phase', () => {
  const at = position({ tokens: [4, 2, 0] });
  at.choose({ do: 'pass' });
  expect(at.table.penalty).toEqual([5, 0, 0]);
  at.act(2);
  expect(at.table.phase).toBe('sacrifice');
});

test('pixie-queen.33 pixie-queen.69 all tokens are taken back before the sacrifice', () => {
  const at = position({ tokens: [2, 0, 0], used: { 4: [1, 2] }, street: { 17: [1, 2, 0] } });
  at.act(2);
  expect(at.table.tokens).toEqual([4, 4, 4]);
  expect(at.view(null).spaces.every(({ tokens }) => tokens === 0)).toBe(true);
  expect(at.table.street.every(count => count === 0)).toBe(true);
});

test('pixie-queen.30 an action with nothing said of how: its own rule, or the one it breaks', () => {
  const rich = { apple: 3, bread: 3, honey: 3, silver: 6, gold: 3 };
  const at = position({ large: [1, 0, 2], goods: [rich, rich], pixies: [[1], [], [2]] });
  expect([1, 3, 4, 5, 11, 14, 15, 16, 17, 19, 20].map(action => at.whyNot(action))).toEqual(
    [34, 36, 37, 38, 42, 45, 46, 47, 48, 50, 'E15'].map(rule => `pixie-queen.${rule}`),
  );
  const nothing = position({ store: { apple: 0, bread: 0, honey: 0 } });
  expect([nothing.whyNot(17), nothing.whyNot(4)]).toEqual(['pixie-queen.48', 'pixie-queen.37']);
  const crowded = position({ pixies: [[1, 2, 4, 5, 6]], slaves: [1], used: { 7: [1, 2] } });
  expect(crowded.whyNot(3)).toBe('pixie-queen.36');
});

test('pixie-queen.49 whoever copies cannot point at a round space', () => {
  const at = position({ used: { 2: [1, 2] } }).act(18);
  expect([at.why({ do: 'act', action: 17 }), at.why({ do: 'act', action: 2 })]).toEqual([
    'pixie-queen.49',
    null,
  ]);
});
