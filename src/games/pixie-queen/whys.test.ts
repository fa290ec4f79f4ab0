// Why not: a wrong click at any step names its own rule, and nothing a seat may send throws.

import { describe, expect, test } from 'vitest';

import { seeded } from '../../kernel/chance.ts';
import { type Moment, walk } from '../../kernel/kit/walk.ts';
import { same } from '../../kernel/plain.ts';
import { choose, copyOf, judged, open, optionsOf, why } from '../../kernel/play.ts';
import { rulesIn } from '../../kernel/rulebook.ts';

import { pixieQueen } from './game.ts';
import en from './rules.en.md?raw';
import pl from './rules.pl.md?raw';
import { position } from './testing.ts';
import { ABILITIES } from './tiles.ts';

const game = pixieQueen as never;

describe('a wrong click names its rule', () => {
  test('pixie-queen.17 an ability that somebody has, or that is not in this game', () => {
    const { table } = open(pixieQueen, { seats: 3, options: { first: 0 }, chance: seeded('why') });
    const gone = ABILITIES.findIndex((_name, id) => !table.abilityRow.includes(id));
    expect(why(game, table, 2, { ability: gone })).toBe('pixie-queen.17');
    const taken = table.abilityRow[0];
    choose(game, table, 2, { ability: taken });
    expect(why(game, table, 1, { ability: taken })).toBe('pixie-queen.17');
    expect(why(game, table, 0, { ability: taken })).toBe('pixie-queen.17');
  });

  test('pixie-queen.21 a meal of another size; pixie-queen.5 what the store does not have', () => {
    const given = { phase: 'steal', foodTiles: [3, 0, 0], store: { honey: 1 } } as const;
    const at = position({ ...given, foodTiles: [3, 0, 0] });
    expect(at.why({ food: [1, 0, 0] })).toBe('pixie-queen.21');
    expect(at.why({ food: [4, 0, 0] })).toBe('pixie-queen.21');
    expect(at.why({ food: [0, 0, 3] })).toBe('pixie-queen.5');
    expect(at.why({ do: 'done' })).toBe('pixie-queen.21');
  });

  test('pixie-queen.37 a trade of more than seven, or than one has; pixie-queen.5 than there is', () => {
    const at = position({ goods: [{ apple: 9 }], store: { bread: 3 } });
    at.act(4, { give: 0, take: 1 });
    expect(at.why({ count: 8 })).toBe('pixie-queen.37');
    expect(at.why({ count: 4 })).toBe('pixie-queen.5');
    expect(at.why({ count: 0 })).toBe('pixie-queen.37');
    const few = position({ goods: [{ apple: 2 }] }).act(4, { give: 0, take: 1 });
    expect(few.why({ count: 3 })).toBe('pixie-queen.37');
  });

  test('pixie-queen.41 whip points for oneself, too many, too few', () => {
    const at = position({ seed: 'whip' }).act(10);
    const points = (at.table.shown as { points: number }).points;
    expect(at.why({ points: [points, 0, 0] })).toBe('pixie-queen.41');
    expect(at.why({ points: [0, points + 1, 0] })).toBe('pixie-queen.41');
    expect(at.why({ points: [0, 0, 0] })).toBe('pixie-queen.41');
    expect(at.why({ points: [0, points] })).toBe('pixie-queen.41');
    expect(at.why({ points: [0, points, 0] })).toBeNull();
  });

  test('pixie-queen.78 whip points for somebody in the Pit', () => {
    const at = position({ seats: 4, phase: 'penalty', penalty: [0, 0, 0, 59] });
    expect(at.table.out).toEqual([3]);
    at.act(10);
    const points = (at.table.shown as { points: number }).points;
    expect(at.why({ points: [0, 0, 0, points] })).toBe('pixie-queen.78');
  });

  test('pixie-queen.48 another good to remove that one does not have', () => {
    const at = position({ goods: [{ apple: 2 }] }).act(17, { discard: 0 });
    expect(at.why({ do: 'discard', good: 1 })).toBe('pixie-queen.48');
    expect(at.why({ do: 'act', action: 17, food: 1 })).toBe('pixie-queen.48');
  });

  test('pixie-queen.79 pixie-queen.81 whom a slave symbol does not send down', () => {
    const given = { penalty: [0, 9, 9], pixies: [[1], [2, 17], [3]] };
    const at = position({ ...given, seed: 'whip' }).act(10);
    const points = (at.table.shown as { points: number }).points;
    at.choose({ points: [0, points, 0] });
    expect(at.asked).toEqual({ seat: 1, step: 'demote' });
    expect(at.why({ do: 'demote', space: 1 })).toBe('pixie-queen.79');
    expect(at.why({ do: 'demote', space: 5 })).toBe('pixie-queen.79');
    expect(at.why({ do: 'demote', space: 0 })).toBe('pixie-queen.79');
    expect(at.why({ do: 'demote', space: 17 })).toBe('pixie-queen.66');
    expect(at.why({ do: 'mercy' })).toBe('pixie-queen.81');
    expect(at.why({ do: 'done' })).toBe('pixie-queen.79');
    expect(at.why({ do: 'demote', space: 2 })).toBeNull();
  });

  test('pixie-queen.59 whom the Queen does not send down', () => {
    const at = position({ phase: 'answer', pixies: [[1], [2], [3]] });
    expect(at.why({ do: 'demote', space: 1 })).toBe('pixie-queen.59');
    expect(at.why({ do: 'demote', space: 0 })).toBe('pixie-queen.59');
    expect(at.why({ do: 'mercy' })).toBe('pixie-queen.81');
    expect(at.why({ do: 'pass' })).toBe('pixie-queen.59');
  });

  test('pixie-queen.89 pixie-queen.E31 where a neutral pixie does not go', () => {
    const at = position({
      seats: 2,
      phase: 'reward',
      offers: [
        [0, 1, 0],
        [0, 1, 0],
      ],
      pixies: [[1], [2], [4, 15]],
      goods: [{ apple: 2 }],
    });
    expect(at.asked).toEqual({ seat: 0, step: 'neutral' });
    const climb = (from: number, to: number) => at.why({ do: 'promote', from, to });
    expect(climb(1, 7)).toBe('pixie-queen.89');
    expect(climb(0, 1)).toBe('pixie-queen.89');
    expect(climb(0, 4)).toBe('pixie-queen.89');
    expect(climb(0, 7)).toBe('pixie-queen.62');
    expect(climb(4, 3)).toBe('pixie-queen.62');
    expect(climb(15, 17)).toBe('pixie-queen.E31');
    expect(at.why({ do: 'done' })).toBe('pixie-queen.89');
    expect(climb(4, 7)).toBeNull();
  });

  test('somebody who is not asked is told the rule of the moment', () => {
    const { table } = open(pixieQueen, { seats: 3, options: { first: 0 }, chance: seeded('why') });
    expect(why(game, table, 0, { ability: 1 })).toBe('pixie-queen.17');
    const meal = position({ phase: 'steal', foodTiles: [0, 3, 0] });
    expect(meal.why({ food: [1, 1, 1] }, 2)).toBe('pixie-queen.23');
    const turn = position();
    expect(turn.why({ do: 'pass' }, 1)).toBe('pixie-queen.25');
    turn.choose({ do: 'pass' }, 0);
    expect(turn.why({ do: 'pass' }, 0)).toBe('pixie-queen.32');
    const sealed = position({ phase: 'sacrifice' }).offer(0);
    expect(sealed.why({ do: 'offer', good: 4, count: 1 }, 0)).toBe('pixie-queen.54');
    const scorned = position({ phase: 'answer', pixies: [[1], [2], [3]] });
    expect(scorned.why({ do: 'demote', space: 1 }, 0)).toBe('pixie-queen.59');
    const promoting = position({ phase: 'reward', offers: [[1, 0, 0]] });
    expect(promoting.why({ do: 'promote', from: 0, to: 1 }, 1)).toBe('pixie-queen.61');
    const fallen = position({ seats: 4, phase: 'penalty', penalty: [0, 0, 0, 59] });
    expect(fallen.why({ do: 'pass' }, 3)).toBe('pixie-queen.78');
  });
});

/** Strange things in place of a part. */
const ODD = [null, -1, 99, 0.5, Number.NaN, '', 'x', 'constructor', true, [], [1], {}, [[]]];

/** An option with a part missing, strange or too much. */
function mutants(option: object): unknown[] {
  const whole = Object.entries(option);
  return [
    ...whole.map(([key]) => Object.fromEntries(whole.filter(([name]) => name !== key))),
    ...whole.flatMap(([key]) => ODD.map(odd => ({ ...option, [key]: odd }))),
    ...whole.flatMap(([key, value]) =>
      Array.isArray(value)
        ? [value.slice(1), [...value, 0], value.map(n => n + 1), value.map(() => null)].map(
            list => ({ ...option, [key]: list }),
          )
        : [],
    ),
    { ...option, more: 1 },
    [option],
  ];
}

const NONSENSE = [undefined, null, 0, '', 'pass', [], [[]], {}, { do: null }, { do: {} }];

describe('whatever a seat sends has an answer', () => {
  const numbers = [en, pl].map(text => new Set(rulesIn(text).map(rule => rule.number)));
  const samples = new Map<string, object>();
  for (let i = 0; i < 6; i++)
    walk(game, { seats: 2 + (i % 4) }, `samples ${i}`, ({ question, option }) => {
      const { do: deed, action } = option as { do?: string; action?: number };
      samples.set(`${question.step} ${deed} ${action}`, option as object);
    });

  test.each([2, 3, 4, 5])('%i seats', seats => {
    const steps = new Set<string>();
    let count = 0;
    const look = ({ table, question, option }: Moment) => {
      if (question.step === 'act' && count++ % 6 !== 0) return;
      steps.add(question.step);
      const options = optionsOf(table, question);
      const before = copyOf(table);
      for (const seat of [question.seat, (question.seat + 1) % seats])
        for (const sent of [...NONSENSE, ...samples.values(), ...mutants(option as object)]) {
          const { rule, faults } = judged(game, table, seat, sent);
          if (faults.length > 0)
            throw new Error(`${question.step}: ${JSON.stringify(sent)}`, { cause: faults[0] });
          if (seat === question.seat)
            expect(rule === null, JSON.stringify(sent)).toBe(options.some(one => same(one, sent)));
          if (rule === null) continue;
          const [, number] = rule.split('pixie-queen.');
          for (const known of numbers) expect(known.has(number as string), rule).toBe(true);
        }
      expect(same(table, before)).toBe(true);
    };
    for (let i = 0; i < 3; i++) walk(game, { seats }, `sent ${seats} ${i}`, look);
    for (const step of ['ability', 'act', 'offer']) expect(steps).toContain(step);
  });
});

test('every step that asks has a rule for whatever else is sent', () => {
  for (const [step, ask] of Object.entries(pixieQueen.steps))
    if (typeof ask !== 'function') expect(ask.rule, step).toMatch(/^pixie-queen\.[0-9E]/);
});
