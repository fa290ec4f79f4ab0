// Laws and offers agree: whatever one may point at is either offered or breaks a rule that can be named.

import { expect, test } from 'vitest';
import { type Moment, walk } from '../../kernel/kit/walk.ts';
import { same } from '../../kernel/plain.ts';
import { why } from '../../kernel/play.ts';
import { skye } from './game.ts';
import { TRACKS } from './kit.ts';
import type { SkyeTable } from './table.ts';

const game = skye as never;
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => i);
const cells = [-3, -2, -1, 0, 1, 2, 3].flatMap(x => [-3, -2, -1, 0, 1, 2, 3].map(y => ({ x, y })));

/** Everything one might try, by step. */
function attemptsAt(step: string, { hands, bag }: SkyeTable, seat: number): object[] {
  const done = { do: 'done' };
  const roads = cells.flatMap(cell => ['E', 'S'].map(side => ({ do: 'road', ...cell, side })));
  switch (step) {
    case 'axe':
      return [-1, 0, 1, 2].map(axe => ({ axe }));
    case 'price':
      return upTo(40).map(price => ({ price }));
    case 'buy':
      return [{ do: 'pass' }, ...upTo(80).map(tile => ({ do: 'buy', tile: tile + 5 }))];
    case 'lay': {
      const tiles = [...(hands[seat] as number[]), bag[0] as number];
      return tiles.flatMap(tile => [
        { do: 'return', tile },
        ...cells.flatMap(cell => upTo(3).map(turn => ({ do: 'lay', tile, ...cell, turn }))),
      ]);
    }
    case 'advance':
      return [{ do: 'stay' }, ...TRACKS.map(track => ({ do: 'advance', track }))];
    case 'plan':
      return [done, { do: 'extra' }, ...roads, ...cells.map(cell => ({ do: 'waypoint', ...cell }))];
    default:
      return [done, ...roads];
  }
}

const STEPS = ['axe', 'price', 'buy', 'lay', 'advance', 'plan', 'pave'];

test.each([2, 3, 5])('what is not offered breaks a rule: %i seats', seats => {
  const tried = new Set<string>();
  const look = ({ table, question: { seat, step, ask, frame } }: Moment) => {
    tried.add(step);
    const offered = ask.candidates(table, frame);
    for (const attempt of attemptsAt(step, table as SkyeTable, seat)) {
      const isOffered =
        offered.some(option => same(option, attempt)) &&
        ask.laws.every(law => law.holds(table, attempt, frame));
      const rule = why(game, table, seat, attempt);
      if (isOffered !== (rule === null))
        expect.fail(`${step} ${JSON.stringify(attempt)}: offered ${isOffered}, breaks ${rule}`);
    }
  };
  for (let i = 0; i < 3; i++)
    walk(game, { seats, options: { journeyman: true } }, `laws ${i}`, look);
  for (const step of STEPS) if (step !== 'pave') expect(tried, step).toContain(step);
});
