// The end and the final scoring (pixie-queen.1, 83–86).

import { expect, test } from 'vitest';
import { pixieQueen } from './game.ts';
import { position } from './testing.ts';

const five = (seat: number) => [seat, seat, seat, seat, seat];
const last = { phase: 'close', round: 7 } as const;

test('pixie-queen.83 after the seventh round, or with the last golden tile', () => {
  expect(position({ phase: 'close', round: 6 }).asked?.step).toBe('act');
  expect(position(last).asked).toBeNull();
  const golden = { offerings: five(0), servants: five(1), rings: five(2) };
  expect(position({ phase: 'close', round: 3, taken: golden }).asked).toBeNull();
  const fourteen = { ...golden, rings: [2, 2, 2, 2] };
  expect(position({ phase: 'close', round: 3, taken: fourteen }).asked).not.toBeNull();
  expect(position(last).why({ do: 'pass' })).toBe('pixie-queen.83');
});

test('pixie-queen.E40 the plain tiles of a row may be taken while golden ones are left elsewhere', () => {
  const at = position({ goods: [{ gold: 9 }], taken: { rings: five(1) } });
  at.act(13);
  expect(at.table.rings).toHaveLength(6);
  expect(at.view(0).goldenLeft).toBe(10);
});

test('pixie-queen.84 pixie-queen.1 penalty, victory, rocks, and most of each good', () => {
  const at = position({
    ...last,
    penalty: [20, 10, 0],
    taken: { rings: [0, 1], servants: [0], offerings: [1] },
    rocks: [
      [1, 1],
      [0, 0],
      [0, 0],
    ],
    goods: [{ apple: 2 }, { apple: 2, gold: 1 }, { apple: 1 }],
  });
  expect(at.asked).toEqual({ seat: 0, step: 'free' });
  at.done();
  expect(at.points).toEqual([-20 + 10 + 10 - 2 - 3, -10 + 9 + 4 - 3 - 3, 0]);
  expect(pixieQueen.standing(at.table)[0]?.lines).toEqual([
    { what: 'score.servants', points: 10 },
    { what: 'score.rings', points: 10 },
    { what: 'score.pass', points: -20 },
    { what: 'score.rocks', points: -2 },
    { what: 'score.mostApple', points: -3 },
  ]);
});

test('pixie-queen.84 pixie-queen.73 bread still removes rocks, before goods are compared', () => {
  const at = position({ ...last, rocks: [[2, 0]], goods: [{ bread: 3 }, { bread: 2 }] });
  at.choose({ do: 'free', slot: 0 }).choose({ do: 'free', slot: 0 });
  expect(at.asked).toBeNull();
  expect(at.points).toEqual([0, -3, 0]);
});

test('pixie-queen.E36 the scoring moves no pixie and throws nobody into the Pit', () => {
  const goods = [{ apple: 1, bread: 1, honey: 1, silver: 1, gold: 1 }];
  const at = position({ ...last, penalty: [59, 0, 0], goods, pixies: [[7]] });
  expect([at.points[0], at.table.out, at.places(0)]).toEqual([-74, [], [7]]);
});

test('pixie-queen.E37 nobody is punished for a good nobody has', () => {
  expect(position(last).points).toEqual([0, 0, 0]);
});

test('pixie-queen.85 the highest result wins, below or above zero', () => {
  expect(position({ ...last, penalty: [20, 10, 15] }).ranking).toEqual([3, 1, 2]);
  const at = position({ ...last, penalty: [5, 0, 0], taken: { rings: [0] } });
  expect([at.points, at.ranking]).toEqual([
    [5, 0, 0],
    [1, 2, 2],
  ]);
});

test('pixie-queen.86 more servants, then the earlier first one', () => {
  const tie = position({ ...last, penalty: [10, 9, 20], taken: { servants: [0, 1] } });
  expect([tie.points, tie.ranking]).toEqual([
    [0, 0, -20],
    [1, 2, 3],
  ]);
  const servants = position({ ...last, penalty: [10, 0, 30], taken: { servants: [0] } });
  expect([servants.points, servants.ranking]).toEqual([
    [0, 0, -30],
    [1, 2, 3],
  ]);
});

test('pixie-queen.E39 a tie that is still open is shared', () => {
  expect(position({ ...last, penalty: [3, 3, 4] }).ranking).toEqual([1, 1, 3]);
});
