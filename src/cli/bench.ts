// stolik bench: how fast the games on the shelf are, side by side with a peer in the same run.

import { boxNamed, gameNames } from '../games/shelf.ts';
import { type Chance, seeded } from '../kernel/chance.ts';
import type { Game, Table } from '../kernel/game.ts';
import { anyOption, open, questions, take } from '../kernel/play.ts';
import { redealt } from '../kernel/view.ts';
import { loadPeer } from './peer.ts';

/** What `--json` prints. */
export interface BenchResult {
  readonly peer: { readonly name: string; readonly movesPerSecond: number };
  readonly games: {
    readonly [name: string]: {
      readonly choicesPerSecond: number;
      readonly redealsPerSecond: number;
      readonly ratio: number;
    };
  };
}

/** How many slices each figure is the median of, unless told otherwise. */
export const ROUNDS = 9;
const SLICE = 500;
const WARM_UP = 2000;

/**
 * Measures everything in short slices, turn by turn, so that a slow moment of the machine hits all
 * alike; each figure is the median of its slices. One thread.
 */
export async function bench(
  rounds: number,
  progress: (text: string) => void = () => {},
): Promise<BenchResult> {
  const peer = loadPeer();
  const games = await Promise.all(gameNames.map(async name => (await boxNamed(name)).game));
  const peerSlice = () => {
    const { moves, seconds } = peer.run(SLICE);
    return moves / seconds;
  };
  const runs = new Map<string, { slice: () => number; figures: number[] }>([
    ['peer', { slice: peerSlice, figures: [] }],
  ]);
  peer.run(WARM_UP);
  for (const game of games) {
    const choices = choiceRate(game);
    const redeals = redealRate(game);
    for (let i = 0; i < WARM_UP / SLICE; i++) choices();
    redeals();
    runs.set(`${game.name} choices`, { slice: choices, figures: [] });
    runs.set(`${game.name} redeals`, { slice: redeals, figures: [] });
  }
  for (let round = 0; round < rounds; round++)
    for (const [name, { slice, figures }] of runs) {
      progress(`round ${round + 1} of ${rounds}: ${name}`);
      figures.push(slice());
    }
  const figure = (name: string) => Math.round(median(runs.get(name)?.figures ?? []));
  const movesPerSecond = figure('peer');
  return {
    peer: { name: peer.name, movesPerSecond },
    games: Object.fromEntries(
      games.map(({ name }) => {
        const choicesPerSecond = figure(`${name} choices`);
        const ratio = Math.round((10 * choicesPerSecond) / movesPerSecond) / 10;
        const redealsPerSecond = figure(`${name} redeals`);
        return [name, { choicesPerSecond, redealsPerSecond, ratio }];
      }),
    ),
  };
}

/** Choices a second of random play, whole games with their set-up, at the middle number of seats. */
function choiceRate(game: Game): () => number {
  let played = 0;
  return () => {
    const started = performance.now();
    let choices = 0;
    while (performance.now() - started < SLICE) {
      const chance = seeded(`bench/${played++}`);
      const { table } = open(game, { seats: middle(game), chance: chance.branch() });
      choices += playOn(game, table, chance, Number.POSITIVE_INFINITY);
    }
    return (1000 * choices) / (performance.now() - started);
  };
}

/** Redealt copies a second of tables in the middle of play. */
function redealRate(game: Game): () => number {
  const chance = seeded('bench/redeal');
  const tables = Array.from({ length: 32 }, (_, i) => {
    const { table } = open(game, { seats: middle(game), chance: seeded(`bench/redeal/${i}`) });
    playOn(game, table, chance, 2 * i);
    return table;
  });
  return () => {
    const started = performance.now();
    let redeals = 0;
    while (performance.now() - started < SLICE)
      for (const table of tables) {
        redealt(game, table, redeals % table.seats, chance);
        redeals++;
      }
    return (1000 * redeals) / (performance.now() - started);
  };
}

/** Random choices up to a number of them, or to the end; returns how many there were. */
function playOn(game: Game, table: Table, chance: Chance, most: number): number {
  for (let choices = 0; ; choices++) {
    const question = choices < most ? questions(game, table)[0] : undefined;
    if (question === undefined) return choices;
    take(game, table, question, anyOption(table, question, chance));
  }
}

function middle({ seats: [min, max] }: Game): number {
  return Math.floor((min + max) / 2);
}

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? 0;
}

/** The result as text for people. */
export function benchText({ peer, games }: BenchResult): string {
  return [
    `${peer.name}: ${peer.movesPerSecond} moves/s`,
    ...Object.entries(games).map(
      ([name, { choicesPerSecond, redealsPerSecond, ratio }]) =>
        `${name}: ${choicesPerSecond} choices/s (${ratio} times the peer), ${redealsPerSecond} redeals/s`,
    ),
  ].join('\n');
}
