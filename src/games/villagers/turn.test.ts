// Who is not asked is told by which rule somebody else is: another one in every phase.

import { expect, test } from 'vitest';
import { seeded } from '../../kernel/chance.ts';
import { open } from '../../kernel/play.ts';
import { villagers } from './game.ts';
import { Position, position } from './testing.ts';

const hands = [['hunter'], ['agent']];
const anything = { do: 'done' };

test.each([
  ['villagers.11', position({ hands, phase: 'draft' })],
  ['villagers.21', position({ hands, phase: 'update' })],
  ['villagers.24', position({ hands, phase: 'build' })],
])('%s out of turn', (rule, at) => {
  expect(at.why(anything, 1 - at.seat)).toBe(rule);
});

test('villagers.24 out of turn while somebody lays what the Apprentice freed', () => {
  const villages = [['miner > seeker']];
  const at = position({ hands: [['apprentice'], []], villages });
  at.choose({ do: 'apprentice', seat: 0, place: 1 });
  expect([at.asked?.step, at.why(anything, 1)]).toEqual(['settle', 'villagers.24']);
});

test('villagers.98 out of turn among the Mini Villagers', () => {
  const start = { seats: 3, options: { mini: true }, chance: seeded('mini') };
  const at = new Position(open(villagers, start).table);
  expect(at.why({ draw: 'one' }, (at.seat + 1) % 3)).toBe('villagers.98');
});

test('villagers.94 out of turn when a reward is taken', () => {
  const at = position({ hands, villages: [['hunter'], []], options: { developments: true } });
  at.table.developments.splice(0, 3, 2, 6, 10);
  at.allDone();
  expect(at.asked?.step).toMatch(/church|tavern/);
  expect(at.why({ pile: 0 }, 1)).toBe('villagers.94');
});

test('villagers.96n out of turn while the table waits for a Courier', () => {
  const at = position({
    hands: [['hunter'], ['courier'], []],
    options: { scoundrels: true },
    phase: 'draft',
  });
  at.table.orders[1] = { when: 'always' };
  at.choose({ do: 'take', road: 0 }, 0).choose({ do: 'take', road: 0 }, 1).choose(anything, 1);
  expect(at.view(0).awaited).toEqual([1]);
  expect([at.why(anything, 0), at.why(anything, 2)]).toEqual(['villagers.96n', 'villagers.96n']);
});
