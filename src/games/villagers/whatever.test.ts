// Whatever a seat sends is either an option or breaks a rule of the book, and nothing ever throws.

import { expect, test } from 'vitest';
import type { Chance } from '../../kernel/chance.ts';
import { type Moment, walk } from '../../kernel/kit/walk.ts';
import { same } from '../../kernel/plain.ts';
import { judged, optionsOf } from '../../kernel/play.ts';
import { villagers } from './game.ts';
import rules from './rules.en.md?raw';

const game = villagers as never;
const ALL = { scoundrels: true, saints: true, profiteers: true, developments: true };
const NUMBERS = new Set(
  [...rules.matchAll(/^\*\*(\w+)\*\*/gm)].map(match => `villagers.${match[1]}`),
);

/** What comes in the place of a part: near misses, far misses, and what is no number at all. */
const ODD: readonly unknown[] = [
  -1,
  0,
  1,
  2,
  6,
  7,
  31,
  200,
  1e9,
  0.5,
  null,
  true,
  'none',
  'bank',
  'length',
  '__proto__',
  {},
  [],
  { seat: 9, place: 200 },
  { seat: 0 },
];

/** Things no seat of this game would ever mean. */
const JUNK: readonly unknown[] = [
  null,
  undefined,
  7,
  'done',
  [],
  {},
  { do: 'dance' },
  { do: 7 },
  { do: 'constructor' },
  { draw: 'none' },
  { when: 'suit', suit: 99 },
  { when: 'card', card: 'monk' },
  { seat: 7, place: 7 },
  { do: 'build', card: 6, on: 200, monks: 1, unlock: 'none' },
];

/** An option with one of its parts changed, left out or added. */
function mutated(option: object, chance: Chance): unknown {
  const changed: { [part: string]: unknown } = { ...option };
  const parts = [...Object.keys(option), 'extra'];
  const part = parts[chance.below(parts.length)] as string;
  const at = chance.below(ODD.length + 1);
  if (at === ODD.length) delete changed[part];
  else changed[part] = ODD[at];
  return changed;
}

test.each([
  { seats: 1, options: ALL },
  { seats: 2, options: { mini: true } },
  { seats: 3, options: ALL },
  { seats: 5, options: { ...ALL, mini: true } },
])('an option or a rule: $seats seats', { timeout: 120_000 }, start => {
  const asked = new Map<string, object[]>();
  const look = ({ table, question, chance }: Moment) => {
    const { seat, step, ask } = question;
    expect(ask.rule, `${step} says by which rule it asks`).toBeDefined();
    const options = optionsOf(table, question) as object[];
    const some = (list: readonly object[]) => list[chance.below(list.length)] as object;
    const others = [...asked.values()].map(some);
    const tried = [
      ...JUNK,
      ...others,
      ...Array.from({ length: 12 }, () => mutated(some(options), chance)),
      ...others.map(other => mutated(other, chance)),
    ];
    for (const candidate of tried) {
      const { rule, faults } = judged(game, table, seat, candidate);
      const told = `${step}: ${JSON.stringify(candidate)}`;
      if (faults.length > 0) throw new Error(told, { cause: faults[0] });
      if (rule === null)
        expect(
          options.some(option => same(option, candidate)),
          told,
        ).toBe(true);
      else if (!NUMBERS.has(rule)) expect.fail(`${told} breaks ${rule}, which is no rule`);
    }
    asked.set(step, options);
  };
  for (const seed of ['whatever 1', 'whatever 2', 'whatever 3', 'whatever 4'])
    walk(game, start, seed, look);
  expect(asked.size).toBeGreaterThan(5);
});
