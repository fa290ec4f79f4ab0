// Laws and offers agree: whatever one may point at is either offered or breaks a rule that can be named.

import { describe, expect, test } from 'vitest';
import { type Moment, walk } from '../../kernel/kit/walk.ts';
import { same } from '../../kernel/plain.ts';
import { why } from '../../kernel/play.ts';
import { skye } from './game.ts';
import { TRACKS } from './kit.ts';
import type { SkyeTable } from './table.ts';
import { position } from './testing.ts';
import { TOKEN_NAMES } from './tokens.ts';

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
    case 'order':
      return TOKEN_NAMES.map(token => ({ do: 'use', token }));
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

test('every question says by which rule it is asked', () => {
  for (const [step, asks] of Object.entries(skye.steps))
    if (typeof asks !== 'function') expect(asks.rule, step).toMatch(/^skye\.\w+$/);
});

describe('who is not asked hears the rule of the moment', () => {
  const journeyman = true;
  const road = { do: 'road', x: 0, y: 0, side: 'E' };

  test('skye.12 skye.15 skye.23 skye.46 by phase', () => {
    expect(
      position({ at: 'draw', gold: [9, 9] })
        .price(0, 0, 1, 1)
        .why({ axe: 0 }, 0),
    ).toBe('skye.12');
    const row = [['B01'], ['B02']];
    expect(position({ at: 'buy', row, gold: [9, 9] }).why({ do: 'pass' }, 1)).toBe('skye.15');
    const hands = [['B01'], []];
    expect(position({ at: 'build', hands }).why({ do: 'done' }, 1)).toBe('skye.23');
    expect(position({ journeyman, at: 'plan' }).plan(0).why({ do: 'done' }, 0)).toBe('skye.46');
  });

  test('skye.41 skye.42 skye.E3 while somebody goes on along a track, or lays roads', () => {
    const given = { journeyman, at: 'buy', row: [['J1'], []], prices: [[1], []] } as const;
    const at = position({ ...given, row: [['J1'], []], prices: [[1], []], first: 1, gold: [0, 5] });
    at.buy('J1');
    expect(at.why({ do: 'stay' }, 1)).toBe('skye.41');
    expect(at.why({ do: 'pass' }), 'and the one who is asked').toBe('skye.41');
    expect(at.why(road)).toBe('skye.E3');
    expect(at.stay().why({ do: 'stay' }, 0)).toBe('skye.42');
    const paving = position({ journeyman, at: 'pave', roadTokens: [1, 0] });
    expect(paving.why({ do: 'done' }, 1)).toBe('skye.E3');
  });

  test('skye.E3 a road at another moment', () => {
    const row = [['B01'], ['B02']];
    expect(position({ journeyman, at: 'buy', row, roadTokens: [1] }).why(road)).toBe('skye.E3');
    const hands = [['B01'], []];
    expect(position({ journeyman, at: 'build', hands, roadTokens: [1] }).why(road)).toBe('skye.E3');
  });
});
