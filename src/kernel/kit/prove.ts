// The whole test kit in one line: `proveGame(mines, { … })` in the game's own test file.

import { describe, expect, test } from 'vitest';
import { seeded } from '../chance.ts';
import type { Frame, Game, Table } from '../game.ts';
import { same } from '../plain.ts';
import { open } from '../play.ts';
import { type Record, replay, resultOf } from '../record.ts';
import * as checks from './checks.ts';
import { everySeatCount, type Start } from './walk.ts';

/** What the kit has to be told of a game. */
export interface Proof<Own extends object, F extends Frame> {
  /** Names every component where it lies: the list must never change but for its order. */
  census(table: Table<Own, F>): (string | number)[];
  /** The set-ups to try; by default every number of seats with the default options. */
  starts?: Start[];
  /** How many tables are played to the end, in all. The slower checks take a share of them. */
  tables?: number;
  /** Committed counts of all ways to choose, choice by choice. */
  perft: { start: Start; seed: string; counts: readonly number[] }[];
  /** Committed records with their results, by file name. */
  recorded: { [file: string]: Record };
}

/** Registers all checks of the kit as tests. */
export function proveGame<Own extends object, F extends Frame>(
  proven: Game<Own, F>,
  { census, starts, tables = 3000, perft, recorded }: Proof<Own, F>,
): void {
  const game = proven;
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
