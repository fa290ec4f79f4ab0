// Bots think in threads of their own, so that the server never waits for them.

import { Worker } from 'node:worker_threads';

/** A question for a bot: all it is handed is a table dealt anew for its seat. */
export interface Thought {
  readonly game: string;
  readonly known: object;
  readonly seat: number;
  readonly bot: string;
  readonly seed: string;
}

/** Somebody who thinks for bots. */
export interface Thinker {
  think(thought: Thought): Promise<unknown>;
  close(): Promise<void>;
}

/** Threads that think; each takes one thought after the other. */
export function thinkInThreads(threads: number, script: URL): Thinker {
  const workers = Array.from({ length: threads }, () => new Worker(script));
  const waiting = new Map<number, { done(choice: unknown): void; failed(error: Error): void }>();
  let next = 0;
  for (const worker of workers) {
    worker.on(
      'message',
      ({ id, choice, error }: { id: number; choice: unknown; error?: string }) => {
        const { done, failed } = waiting.get(id) ?? {};
        waiting.delete(id);
        if (error === undefined) done?.(choice);
        else failed?.(new Error(error));
      },
    );
  }
  return {
    think: thought =>
      new Promise((done, failed) => {
        const id = next++;
        waiting.set(id, { done, failed });
        workers[id % threads]?.postMessage({ id, thought });
      }),
    close: async () => {
      await Promise.all(workers.map(worker => worker.terminate()));
    },
  };
}
