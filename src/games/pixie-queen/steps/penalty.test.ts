// Phase V, Penalty, and the score track (pixie-queen.74–82).

import { expect, test } from 'vitest';
import { position } from '../testing.ts';

/** At the end of both tracks: nothing but slaves and symbols counts. */
const safe = { silver: [4, 4, 4], gold: [4, 4, 4] };

test('pixie-queen.74 one point for a slave, two for more', () => {
  const at = position({ phase: 'penalty', slaves: [0, 1, 5], ...safe });
  expect(at.table.penalty).toEqual([0, 1, 2]);
});

test('pixie-queen.P10 Slaves’ discount: one point at most', () => {
  const at = position({
    phase: 'penalty',
    slaves: [5, 0, 0],
    abilities: ['slave-discount'],
    ...safe,
  });
  expect(at.table.penalty).toEqual([1, 0, 0]);
});

test('pixie-queen.75 the points beside the disc, for both tracks; none on the last but one', () => {
  const at = position({ phase: 'penalty', slaves: [0, 0, 0], silver: [0, 3, 4], gold: [2, 4, 4] });
  expect(at.table.penalty).toEqual([4 + 2, 1, 0]);
});

test('pixie-queen.76 the last space gives a point behind the screen', () => {
  const at = position({ phase: 'penalty', slaves: [0, 0, 0], silver: [5, 4, 4], gold: [5, 4, 4] });
  expect([at.chips(0), at.table.penalty[0]]).toEqual([[2, 0], 0]);
});

test('pixie-queen.E34 generic tiles are limited; change may be made', () => {
  const given = { slaves: [0, 0, 0], silver: [5, 4, 4], gold: [4, 4, 4] };
  const none = position({ ...given, phase: 'penalty', chipStore: [0, 3] });
  expect(none.chips(0)).toEqual([0, 0]);
  const changed = position({ ...given, phase: 'penalty', gold: [5, 4, 4], chipStore: [1, 3] });
  expect(changed.chips(0)).toEqual([0, 1]);
  const ring = position({ goods: [{ gold: 5 }], abilities: ['ring-bonus'], chipStore: [3, 0] });
  expect(ring.act(13).chips(0)).toEqual([2, 0]);
  const last = position({ goods: [{ gold: 5 }], abilities: ['ring-bonus'], chipStore: [1, 0] });
  expect(last.act(13).chips(0)).toEqual([1, 0]);
  expect(last.noted('bonus')).toMatchObject({ rule: 'pixie-queen.E34', count: 1 });
  expect(none.noted('trackPoint')).toMatchObject({ rule: 'pixie-queen.E34', count: 0 });
});

test('pixie-queen.77 points move the disc at once', () => {
  const at = position();
  at.choose({ do: 'pass' });
  expect(at.view(1).players[0]?.penalty).toBe(5);
});

test('pixie-queen.79 whoever reaches or passes a slave symbol sends a pixie, of their choice', () => {
  const given = { large: [1, 0, 2], tokens: [4, 0, 0], pixies: [[7, 1]] };
  const reached = position({ ...given, penalty: [5, 0, 0] });
  reached.choose({ do: 'pass' });
  expect(reached.options).toEqual([
    { do: 'demote', space: 1 },
    { do: 'demote', space: 7 },
  ]);
  const short = position({ ...given, penalty: [4, 0, 0] });
  short.choose({ do: 'pass' });
  expect(short.asked?.step).toBe('offer');
});

test('pixie-queen.81 Mercy, an empty pyramid, and the Favourite', () => {
  const given = { tokens: [4, 0, 0], penalty: [9, 0, 0] };
  const begs = position({ ...given, large: [1, 0, 2], pixies: [[7]], once: ['mercy'] });
  begs.choose({ do: 'pass' }).choose({ do: 'mercy' });
  expect([begs.places(0), begs.table.once[0]]).toEqual([[7], -1]);
  const empty = position({ ...given, large: [1, 0, 2] });
  empty.choose({ do: 'pass' });
  expect(empty.asked?.step).toBe('offer');
});

test('pixie-queen.81 pixie-queen.E23 the Favourite is spared without asking', () => {
  const at = position({ tokens: [4, 0, 0], penalty: [9, 0, 0], pixies: [[7]] });
  at.choose({ do: 'pass' });
  expect([at.places(0), at.count('spared')]).toEqual([[7], 1]);
});

test('pixie-queen.82 pixie-queen.E38 each symbol counts, and Mercy cancels one', () => {
  const score = { pit: 60, most: 20, symbols: [10, 12] };
  const at = position({
    large: [1, 0, 2],
    tokens: [4, 0, 0],
    penalty: [9, 0, 0],
    pixies: [[1, 7]],
    once: ['mercy'],
    options: { components: { score } },
  });
  at.choose({ do: 'pass' }).choose({ do: 'mercy' });
  expect(at.options).toEqual([
    { do: 'demote', space: 1 },
    { do: 'demote', space: 7 },
  ]);
});

test('pixie-queen.E44 several are punished in the order of the large cubes', () => {
  const at = position({
    phase: 'penalty',
    large: [0, 2, 1],
    penalty: [0, 9, 9],
    slaves: [0, 2, 2],
    pixies: [[], [1], [2]],
    ...safe,
  });
  expect(at.asked?.seat).toBe(2);
  at.choose({ do: 'demote', space: 2 });
  expect(at.asked?.seat).toBe(1);
});

test('pixie-queen.E44 of several at a time the first of the order falls first', () => {
  const empty = position({ phase: 'sacrifice', penalty: [55, 55, 55] });
  empty.offer(2).offer(1).offer(0);
  expect([empty.table.out, empty.ranking]).toEqual([
    [0, 1],
    [3, 2, 1],
  ]);
  const components = { dice: { casino: ['gold'], whip: [2] } };
  const whipped = position({ seats: 4, penalty: [0, 59, 59, 0], options: { components } });
  whipped.act(10).choose({ points: [0, 1, 1, 0] });
  expect(whipped.table.out).toEqual([1, 2]);
});

test('pixie-queen.78 pixie-queen.E35 at 60 points one is out, and leaves things behind', () => {
  const at = position({
    large: [1, 0, 2],
    tokens: [4, 2, 4],
    penalty: [56, 0, 0],
    pixies: [[1, 7], [2]],
    rocks: [[2, 0]],
    goods: [{ apple: 3, gold: 1 }],
    foodTiles: [3, 0, 0],
    foodStack: [4],
    once: ['mercy'],
    abilities: ['free-copy', 'cheap-gold'],
    taken: { servants: [0] },
  });
  const { store } = at.table;
  const before = [store[0] as number, store[4] as number];
  at.act(2);
  at.choose({ do: 'pass' });
  const { table } = at;
  expect([table.out, table.large, table.small]).toEqual([[0], [1, 2], [1, 2]]);
  expect([store[0], store[4]]).toEqual([(before[0] as number) + 3, (before[1] as number) + 1]);
  expect([at.places(0), table.slaves[0], at.rocks(0)]).toEqual([[], 0, [0, 0]]);
  expect(at.view(1)).toMatchObject({ foodStack: [3, 4], onceOnBoard: [true, true, true] });
  expect([table.abilities[0], table.servants]).toEqual([-1, [0]]);
  expect(at.asked).toEqual({ seat: 2, step: 'act' });
  expect(table.rocksGone).toBeGreaterThanOrEqual(2);
});

test('pixie-queen.E35 the last one left wins at once, whatever the score', () => {
  const at = position({ seats: 2, penalty: [58, 59], tokens: [4, 4] });
  at.choose({ do: 'pass' });
  expect([at.asked, at.table.phase, at.ranking]).toEqual([null, 'over', [2, 1]]);
});

test('pixie-queen.E50 of several in the Pit the later one ranks higher', () => {
  const at = position({ seats: 4, penalty: [58, 57, 0, 0] });
  at.choose({ do: 'pass' }).choose({ do: 'pass' });
  expect(at.table.out).toEqual([0, 1]);
  expect(at.ranking.slice(0, 2)).toEqual([4, 3]);
});

test('pixie-queen.25 pixie-queen.78 the turn goes on when the next player has just fallen', () => {
  const components = { dice: { casino: ['gold'], whip: [3] } };
  const at = position({ seats: 4, penalty: [0, 58, 0, 0], options: { components } });
  at.act(10).choose({ points: [0, 3, 0, 0] });
  expect(at.asked).toEqual({ seat: 2, step: 'act' });
});
