// Scoring (mines.23, mines.24).

import { expect, test } from 'vitest';
import { mines } from './game.ts';
import { position } from './testing.ts';

const kings = ['orc', 'dwarf', 'giant'] as ('orc' | 'dwarf' | 'giant')[];
const hands = [[], [], []];

test('mines.23 staffed mines count, unfinished ones cost, mines in the middle count for nobody', () => {
  const { table } = position({
    kings,
    hands: [['goblin 1'], [], []],
    staffed: [[{ value: 5 }, { value: 2 }], [{ value: 4 }]],
    captured: [
      { owner: 0, value: 3 },
      { owner: 2, value: 6, size: 2, units: ['goblin 3'] },
    ],
    field: [{ value: 7 }],
  });
  expect(mines.standing(table)).toEqual([
    {
      seat: 0,
      points: 4,
      place: 1,
      lines: [
        { what: 'score.staffed', points: 7 },
        { what: 'score.unstaffed', points: -3 },
      ],
    },
    {
      seat: 1,
      points: 4,
      place: 1,
      lines: [
        { what: 'score.staffed', points: 4 },
        { what: 'score.unstaffed', points: 0 },
      ],
    },
    {
      seat: 2,
      points: -6,
      place: 3,
      lines: [
        { what: 'score.staffed', points: 0 },
        { what: 'score.unstaffed', points: -6 },
      ],
    },
  ]);
});

test('mines.24 most points win, and equal points share the victory', () => {
  const at = (values: number[]) =>
    mines
      .standing(
        position({ kings, hands, staffed: values.map(value => [{ value }]), deck: 0 }).table,
      )
      .map(({ place }) => place);
  expect(at([1, 5, 3])).toEqual([3, 1, 2]);
  expect(at([5, 1, 5])).toEqual([1, 3, 1]);
  expect(at([2, 2, 2])).toEqual([1, 1, 1]);
});

test('mines.E20 a captured mine without any unit costs its full value', () => {
  const at = position({ kings, hands: [['goblin 1'], [], []], captured: [{ owner: 1, value: 6 }] });
  expect(at.points).toEqual([0, -6, 0]);
});
