// A server in a process of its own, on this machine only.

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A running server. */
export interface Child {
  /** Where it listens: the first is the one it is known by. */
  readonly addresses: readonly string[];
  readonly process: ChildProcess;
  /** How many seconds of processor time it has used, all its threads together. */
  processorTime(): number;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
}

/** Starts a script of the build and waits for the line with the addresses it prints. */
export async function startServer(
  script: string,
  args: readonly string[] = [],
  nodeOptions: readonly string[] = [],
): Promise<Child> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [...nodeOptions, file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  process.once('exit', () => child.kill('SIGKILL'));
  const addresses = await new Promise<string[]>((found, failed) => {
    let printed = '';
    child.stdout?.on('data', data => {
      printed += data;
      const [line] = /http:.*\n/.exec(printed) ?? [];
      if (line !== undefined) found(line.match(/http:\S+/g) ?? []);
    });
    void ended.then(() => failed(new Error(`${script} ended before it was ready: ${printed}`)));
  });
  const processorTime = () => ticksOf(child.pid as number) / TICKS_A_SECOND;
  return { addresses, process: child, processorTime, kill };
}

const TICKS_A_SECOND = 100;

/** User and system time of a process as Linux counts it: fields 14 and 15 of its stat. */
function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return Number(user) + Number(system);
}
