// Which rules are named by a test.

import { rulesIn } from '../kernel/rulebook.ts';

/** How a game's rules are covered. `odd` lists what does not fit together. */
export interface Coverage {
  readonly rules: number;
  readonly covered: number;
  readonly uncovered: readonly string[];
  readonly odd: readonly string[];
}

/** Compares the rules, in each language, with the names of the tests. */
export function coverage(
  game: string,
  texts: readonly string[],
  tests: readonly string[],
): Coverage {
  const [numbers = [], ...others] = texts.map(text => rulesIn(text).map(({ number }) => number));
  const named = new Set(tests.flatMap(source => namedRules(game, source)));
  const uncovered = numbers.filter(number => !named.has(number));
  const odd = [
    ...numbers
      .filter((number, at) => numbers.indexOf(number) !== at)
      .map(number => `rule ${number} stands twice`),
    ...others
      .filter(other => other.join() !== numbers.join())
      .map(() => 'the languages do not number the same rules in the same order'),
    ...[...named]
      .filter(number => !numbers.includes(number))
      .map(number => `a test names ${game}.${number}, which is no rule`),
  ];
  return { rules: numbers.length, covered: numbers.length - uncovered.length, uncovered, odd };
}

/** The rules at the beginning of test names: `test('mines.13 mines.E1 …'`. Skipped tests do not count. */
function namedRules(game: string, source: string): string[] {
  const names = source.matchAll(
    /^\s*test(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])(.*?)\1/gms,
  );
  return [...names].flatMap(([, , name = '']) => {
    const numbers: string[] = [];
    for (const word of name.split(' ')) {
      const number = new RegExp(`^${game}\\.(\\w+)$`).exec(word)?.[1];
      if (number === undefined) break;
      numbers.push(number);
    }
    return numbers;
  });
}
