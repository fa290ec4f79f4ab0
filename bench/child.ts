// A server in a process of its own, on this machine only.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A running server. */
export interface Child {
  readonly address: string;
  readonly process: ChildProcess;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
}

/** Starts a script of the build and waits for the address it prints. */
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
  const address = await new Promise<string>((found, failed) => {
    let printed = '';
    child.stdout?.on('data', data => {
      printed += data;
      const [address] = /http:\/\/\S+/.exec(printed) ?? [];
      if (address !== undefined) found(address);
    });
    void ended.then(() => failed(new Error(`${script} ended before it was ready: ${printed}`)));
  });
  return { address, process: child, kill };
}
