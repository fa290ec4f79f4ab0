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
  /** What a bot chooses. Always comes to an end: it is rejected if the thought fails or takes too long. */
  think(thought: Thought): Promise<unknown>;
  close(): Promise<void>;
}

/** A thought took longer than any may. */
export class TooSlow extends Error {
  override name = 'TooSlow';
}

/** The server stops: there is nobody who would think. */
export class NobodyThinks extends Error {
  override name = 'NobodyThinks';
}

/** How threads think. */
export interface ThreadSettings {
  /** How many milliseconds one thought may take. */
  readonly deadline?: number;
}

/** The usual bots need a tenth of a second; a busy machine may take a good deal longer. */
const DEADLINE = 10_000;
/** So much memory, in megabytes, and a thread ends by itself instead of taking the server along. */
const MOST_MEMORY = 512;

interface Task {
  readonly thought: Thought;
  done(choice: unknown): void;
  failed(error: Error): void;
}

interface Answer {
  readonly choice?: unknown;
  readonly error?: string;
}

/**
 * Threads that think, each one thought at a time; what comes meanwhile waits for the first that is
 * idle. A thread that dies or misses the deadline is ended, and another takes its place when there
 * is something to think about.
 */
export function thinkInThreads(
  threads: number,
  script: URL,
  { deadline = DEADLINE }: ThreadSettings = {},
): Thinker {
  const waiting: Task[] = [];
  const idle: Thread[] = [];
  const all = new Set<Thread>();
  let isClosed = false;

  const goOn = () => {
    while (waiting.length > 0) {
      const thread = idle.pop() ?? (all.size < threads ? hire() : undefined);
      if (thread === undefined) return;
      thread.take(waiting.shift() as Task);
    }
  };
  const hire = () => {
    const thread = new Thread(script, deadline, {
      free: () => idle.push(thread),
      gone: () => {
        all.delete(thread);
        const place = idle.indexOf(thread);
        if (place >= 0) idle.splice(place, 1);
      },
      after: goOn,
    });
    all.add(thread);
    return thread;
  };
  for (let i = 0; i < threads; i++) idle.push(hire());

  return {
    think: thought =>
      new Promise((done, failed) => {
        if (isClosed) return failed(new NobodyThinks('nobody thinks any more'));
        waiting.push({ thought, done, failed });
        goOn();
      }),
    close: async () => {
      isClosed = true;
      for (const { failed } of waiting.splice(0))
        failed(new NobodyThinks('nobody thinks any more'));
      await Promise.all(
        [...all].map(thread => thread.end(new NobodyThinks('nobody thinks any more'))),
      );
    },
  };
}

/** Whom a thread tells what has become of it. */
interface Employer {
  free(): void;
  gone(): void;
  after(): void;
}

class Thread {
  private readonly worker: Worker;
  private task: Task | null = null;
  private clock: NodeJS.Timeout | undefined;
  private isGone = false;

  constructor(
    script: URL,
    private readonly deadline: number,
    private readonly employer: Employer,
  ) {
    this.worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } });
    this.worker.on('message', (answer: Answer) => this.answered(answer));
    this.worker.on('error', error => this.end(error));
    this.worker.on('exit', code => this.end(new Error(`the thread ended with ${code}`)));
  }

  take(task: Task): void {
    this.task = task;
    this.clock = setTimeout(() => {
      this.end(new TooSlow(`${task.thought.bot} thought for more than ${this.deadline} ms`));
    }, this.deadline);
    this.worker.postMessage(task.thought);
  }

  private answered({ choice, error }: Answer): void {
    const task = this.letGo();
    if (this.isGone || task === null) return;
    this.employer.free();
    if (error === undefined) task.done(choice);
    else task.failed(new Error(error));
    this.employer.after();
  }

  /** Ends the thread; whoever waits for it hears why. */
  async end(reason: Error): Promise<void> {
    if (this.isGone) return;
    this.isGone = true;
    this.employer.gone();
    this.letGo()?.failed(reason);
    this.employer.after();
    await this.worker.terminate();
  }

  private letGo(): Task | null {
    clearTimeout(this.clock);
    const { task } = this;
    this.task = null;
    return task;
  }
}
