// The whole test kit in one line: `proveGame(mines, { … })` in the game's own test file.

import { describe, expect, test } from 'vitest';
import { seeded } from '../chance.ts';
import type { Frame, Game, Table } from '../game.ts';
import { same } from '../plain.ts';
import { open } from '../play.ts';
import { type Record, replay, resultOf } from '../record.ts';
import { rulesIn } from '../rulebook.ts';
import * as checks from './checks.ts';
import { onFreshSeeds } from './fresh.ts';
import { type Declared, hiddenIsDealtAnew, hiddenIsDealtAnewAlong, keeping } from './hidden.ts';
import { type AnyGame, Broken, everySeatCount, type Start } from './walk.ts';
import { type Answers, whyAnswers, whyTellsNoSecret } from './why.ts';

/** What the kit has to be told of a game. */
export interface Proof<Own extends object, F extends Frame> {
  /** Names every component where it lies: the list must never change but for its order. */
  census(table: Table<Own, F>): (string | number)[];
  /** The set-ups to try; by default every number of seats with the default options. */
  starts?: Start[];
  /** How many tables are played to the end, in all. The slower checks take a share of them. */
  tables?: number;
  /** The rules as Markdown: every rule that is cited must stand there. */
  rules?: string;
  /** Committed counts of all ways to choose, choice by choice. */
  perft: { start: Start; seed: string; counts: readonly number[] }[];
  /** Committed records with their results, by file name. */
  recorded: { [file: string]: Record };
}

function citable(game: string, rules: string): Set<string> {
  return new Set(rulesIn(rules).map(({ number }) => `${game}.${number}`));
}

/** Every rule that `why` may cite, whether or not a walk comes to it. */
function rulesCited({ steps, endRule, turnRule }: AnyGame): string[] {
  const asks = Object.values(steps).filter(step => typeof step !== 'function');
  const laws = asks.flatMap(({ laws, beyond }) => [...laws, ...(beyond?.laws ?? [])]);
  const turn = typeof turnRule === 'string' ? [turnRule] : [];
  return [endRule, ...turn, ...asks.map(({ rule }) => rule), ...laws.map(({ rule }) => rule)];
}

/** Registers all checks of the kit as tests. */
export function proveGame<Own extends object, F extends Frame>(
  proven: Game<Own, F>,
  { census, starts, tables = 3000, rules, perft, recorded }: Proof<Own, F>,
): void {
  const game = proven;
  const cited = rules === undefined ? null : citable(game.name, rules);
  const tried = starts ?? everySeatCount(game);
  const each = (share: number, check: (start: Start, seed: string) => void) => {
    const count = Math.max(1, Math.ceil((tables * share) / tried.length));
    for (const start of tried) for (let i = 0; i < count; i++) check(start, `${game.name}/${i}`);
  };

  describe(`${game.name}, proven by the kit`, { timeout: 300_000 }, () => {
    test(`${tables} tables are played to their end`, () =>
      each(1, (start, seed) => checks.everyTableEnds(game, start, seed)));

    test('no component is lost or made', () => {
      each(0.1, (start, seed) =>
        checks.nothingIsLost(game, start, seed, table => census(table as Table<Own, F>)),
      );
    });

    test('no secret shows in views, options, waiting lists, notes or redeals', () => {
      let compared = 0;
      each(0.01, (start, seed) => {
        compared += checks.secretsStaySecret(game, start, seed);
      });
      expect(compared).toBeGreaterThan(100);
    });

    test('what is hidden is dealt anew, every place of it, and nothing else', () => {
      const declared: Declared = new Map();
      each(0.003, (start, seed) => hiddenIsDealtAnew(game, start, seed, 8, declared));
      for (const record of Object.values(recorded))
        hiddenIsDealtAnewAlong(game, record, 25, declared);
      const never = [...declared].filter(([, moments]) => moments === 0).map(([name]) => name);
      expect(never, 'hidden places at which nothing else could ever lie').toEqual([]);
      for (const name of declared.keys())
        expect(() => {
          each(0.003, (start, seed) => hiddenIsDealtAnew(keeping(game, name), start, seed, 16));
          for (const record of Object.values(recorded))
            hiddenIsDealtAnewAlong(keeping(game, name), record, 5);
        }, `a redeal that leaves "${name}" as it lies`).toThrow(Broken);
    });

    test('why not has an answer to everything, from the rulebook', () => {
      for (const rule of cited === null ? [] : rulesCited(game)) expect(cited).toContain(rule);
      const answers: Answers = new Map();
      each(0.003, (start, seed) => whyAnswers(game, start, seed, cited, 8, answers));
      if (process.env.STOLIK_WHY) console.table(Object.fromEntries(answers));
    });

    test('why not tells no secret', () => {
      let asked = 0;
      each(0.003, (start, seed) => {
        asked += whyTellsNoSecret(game, start, seed, 8);
      });
      expect(asked).toBeGreaterThan(100);
    });

    test('fresh seeds: no secret shows, and why not has an answer', () => {
      onFreshSeeds(tried, (start, seed) => {
        checks.secretsStaySecret(game, start, seed);
        hiddenIsDealtAnew(game, start, seed, 5);
        whyAnswers(game, start, seed, cited, 5);
        whyTellsNoSecret(game, start, seed, 5);
      });
    });

    test('the past never changes', () =>
      each(0.005, (start, seed) => checks.thePastStays(game, start, seed)));

    test('replay equals play', () =>
      each(0.01, (start, seed) => checks.replayEqualsPlay(game, start, seed)));

    test('undo equals never having chosen', () =>
      each(0.01, (start, seed) => checks.undoEqualsNever(game, start, seed)));

    test.each(perft)('perft of $start.seats seats, seed $seed', ({ start, seed, counts }) => {
      const { table } = open(game, { ...start, chance: seeded(seed) });
      expect(counts.map((_count, i) => checks.perft(game, table, i + 1))).toEqual(counts);
    });

    test.each(Object.entries(recorded))('%s replays to its result', (_file, record) => {
      const result = resultOf(game, replay(game, record));
      expect(record.result, 'a recorded game without a result proves nothing').toBeDefined();
      expect(same(result, record.result)).toBe(true);
    });
  });
}
