// What a piece seen large says in words, each sentence with the rule it comes from.

import type { PageProps } from './page.ts';

/** A sentence, and the number of its rule. */
export type Fact = readonly [text: string, rule?: string];

interface FactsProps {
  readonly game: string;
  readonly facts: readonly Fact[];
  readonly explain: PageProps['explain'];
}

/** Facts one below the other; a rule can be read at once. */
export function Facts({ game, facts, explain }: FactsProps) {
  return (
    <ul className="facts-of">
      {facts.map(([text, rule]) => (
        <li key={text}>
          {text}{' '}
          {rule && (
            <button
              type="button"
              className="rl"
              onClick={event =>
                explain({ title: '', rule: `${game}.${rule}` }, event.currentTarget)
              }
            >
              § {rule}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
