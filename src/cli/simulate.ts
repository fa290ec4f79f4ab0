// stolik simulate: whole games between bots on all cores.

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SingleBar } from 'cli-progress';
import { botNamed } from '../bots/bots.ts';
import { boxNamed } from '../games/shelf.ts';
import { seeded } from '../kernel/chance.ts';
import { columns } from '../kernel/columns.ts';
import { open } from '../kernel/play.ts';
import { makeFolder, writeJson } from './files.ts';
import type { Plan, Played } from './match.ts';
import type { Report, WorkerData } from './worker.ts';

/** What `--json` prints. */
export interface Summary {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly choices: number;
  readonly seconds: number;
  readonly choicesPerSecond: number;
  readonly finished: number;
  readonly errors: number;
  /** Games won by each bot; a shared victory counts in equal parts. */
  readonly wins: { readonly [bot: string]: number };
  readonly length: { readonly min: number; readonly median: number; readonly max: number };
  /** Points of each bot. */
  readonly score: { readonly [bot: string]: { min: number; mean: number; max: number } };
  /** Of a bot's games, the share it won, with a 95 % confidence interval (Wilson). */
  readonly winShare: { readonly [bot: string]: { share: number; low: number; high: number } };
  /** The first few errors, with the number of the game. */
  readonly firstErrors: readonly string[];
}

/** Fills the seats from a list of bots, over and over if it is shorter. */
export function seatBots(bots: readonly string[], seats: number): string[] {
  for (const bot of bots) botNamed(bot);
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] as string);
}

/** Plays the games and sums them up. The result does not depend on the number of threads. */
export async function simulate(
  plan: Plan,
  games: number,
  { records, threads }: { records?: string | undefined; threads?: number | undefined } = {},
): Promise<Summary> {
  const { game } = await boxNamed(plan.game);
  open(game, { seats: plan.seats, options: plan.options, chance: seeded(plan.seed) });
  if (records !== undefined) makeFolder(records);
  const bar = new SingleBar({ stream: process.stderr, etaBuffer: 100, format: BAR });
  const showBar = process.stderr.isTTY;
  if (showBar) bar.start(games, 0);
  const started = performance.now();
  const played: Played[] = [];
  const errors: Report['errors'] = [];
  await inThreads(
    Math.min(threads ?? availableParallelism(), games, MOST_THREADS),
    games,
    { plan, withRecords: records !== undefined },
    report => {
      for (const one of report.played) played.push(one);
      errors.push(...report.errors);
      for (const { i, record } of report.records)
        writeJson(join(records as string, `${plan.game}-${i}.json`), record);
      if (showBar) bar.update(played.length + errors.length);
    },
  );
  const seconds = (performance.now() - started) / 1000;
  if (showBar) bar.stop();
  return summed(plan, games, seconds, played, errors);
}

const MOST_THREADS = 64;
const BAR = '{bar} {value}/{total} games, {eta_formatted} left';

/** Hands out batches of games to threads until all are played. */
function inThreads(
  threads: number,
  games: number,
  workerData: WorkerData,
  heard: (report: Report) => void,
): Promise<void> {
  const batch = Math.max(1, Math.min(50, Math.floor(games / threads / 8)));
  let next = 0;
  const work = () =>
    new Promise<void>((done, fail) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData });
      worker.on('error', fail);
      const goOn = (report: Report | null) => {
        if (report) heard(report);
        const from = next;
        next = Math.min(games, from + batch);
        if (from < games) worker.postMessage({ from, to: next });
        else worker.terminate().then(() => done(), fail);
      };
      worker.on('message', (report: Report | null) => {
        try {
          goOn(report);
        } catch (error) {
          next = games;
          worker.terminate().then(() => fail(error), fail);
        }
      });
    });
  return Promise.all(Array.from({ length: threads }, work)).then(() => {});
}

function summed(
  plan: Plan,
  games: number,
  seconds: number,
  played: readonly Played[],
  errors: Report['errors'],
): Summary {
  const choices = sum(played.map(one => one.choices));
  const lengths = played.map(one => one.choices).sort((a, b) => a - b);
  const names = [...new Set(plan.bots)];
  const perBot = <T>(of: (name: string) => T) =>
    Object.fromEntries(names.map(name => [name, of(name)])) as { [bot: string]: T };
  const finished = played.filter(one => one.finished);
  const won = perBot(name => sum(finished.map(one => wonBy(plan, one, name))));
  return {
    game: plan.game,
    seats: plan.seats,
    games,
    choices,
    seconds: rounded(seconds),
    choicesPerSecond: Math.round(choices / seconds),
    finished: finished.length,
    errors: errors.length,
    wins: perBot(name => rounded(won[name] as number)),
    length: {
      min: lengths[0] ?? 0,
      median: lengths[lengths.length >> 1] ?? 0,
      max: lengths.at(-1) ?? 0,
    },
    score: perBot(name => scoreOf(plan, played, name)),
    winShare: perBot(name => wilson(won[name] as number, finished.length)),
    firstErrors: [...errors]
      .sort((a, b) => a.i - b.i)
      .slice(0, 5)
      .map(({ i, message }) => `game ${i}: ${message}`),
  };
}

function wonBy(plan: Plan, { bots, winners }: Played, name: string): number {
  if (winners.length === 0) return 0;
  const mine = winners.filter(seat => plan.bots[bots[seat] as number] === name);
  return mine.length / winners.length;
}

function scoreOf(plan: Plan, played: readonly Played[], name: string) {
  let [min, max, total, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  for (const { bots, points } of played)
    points.forEach((own, seat) => {
      if (plan.bots[bots[seat] as number] !== name) return;
      min = Math.min(min, own);
      max = Math.max(max, own);
      total += own;
      count++;
    });
  return count === 0 ? { min: 0, mean: 0, max: 0 } : { min, mean: rounded(total / count), max };
}

/** Wilson's 95 % interval for a share. */
export function wilson(won: number, games: number): { share: number; low: number; high: number } {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.96;
  const share = won / games;
  const centre = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return {
    share: rounded(share),
    low: rounded(Math.max(0, (centre - spread) / scale)),
    high: rounded(Math.min(1, (centre + spread) / scale)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/** The summary as a table for people. */
export function summaryText(summary: Summary): string {
  const { game, seats, games, finished, errors, choices, seconds, choicesPerSecond, length } =
    summary;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const rows = Object.entries(summary.winShare).map(([bot, { share, low, high }]) => {
    const { min, mean, max } = summary.score[bot] as { min: number; mean: number; max: number };
    const wins = String(summary.wins[bot]);
    return [
      bot,
      wins,
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      `${mean}`,
      `${min} … ${max}`,
    ];
  });
  return [
    `${game}, ${seats} seats: ${finished} of ${games} games finished, ${errors} errors`,
    `${choices} choices in ${seconds} s (${choicesPerSecond}/s); ${length.min} to ${length.max} a game, median ${length.median}`,
    '',
    ...columns([['bot', 'won', 'share', '95 % interval', 'points', 'range'], ...rows]),
    ...summary.firstErrors,
  ].join('\n');
}
