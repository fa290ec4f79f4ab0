// A thread of `stolik simulate`: plays the games it is told to and reports each.

import { parentPort, workerData } from 'node:worker_threads';
import { boxNamed } from '../games/shelf.ts';
import type { Record } from '../kernel/record.ts';
import { type Plan, type Played, playGame } from './match.ts';

/** What a thread is started with. */
export interface WorkerData {
  readonly plan: Plan;
  readonly withRecords: boolean;
}

/** What a thread reports of one batch of games. */
export interface Report {
  readonly played: Played[];
  readonly records: { readonly i: number; readonly record: Record }[];
  readonly errors: { readonly i: number; readonly message: string }[];
}

const { plan, withRecords } = workerData as WorkerData;
const { game } = await boxNamed(plan.game);

parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  const report: Report = { played: [], records: [], errors: [] };
  for (let i = from; i < to; i++)
    try {
      const { played, record } = playGame(game, plan, i);
      report.played.push(played);
      if (withRecords) report.records.push({ i, record });
    } catch (error) {
      report.errors.push({ i, message: (error as Error).message });
    }
  parentPort?.postMessage(report);
});
parentPort?.postMessage(null);
