// Runs the built command line as a user would.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** What a run of the program came to. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder of its own, removed when the file's tests are done. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stolik-'));
  folders.push(folder);
  return folder;
}

/** A running program, for tests that talk to it or stop it. */
export function start(args: readonly string[], env: { [name: string]: string } = {}) {
  const child = spawn(process.execPath, ['dist/stolik.js', ...args], {
    env: {
      ...process.env,
      npm_lifecycle_event: '',
      LC_ALL: 'C',
      HOST: '',
      PORT: '',
      XDG_STATE_HOME: freshFolder(),
      ...env,
    },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', data => {
    out += data;
  });
  child.stderr.on('data', data => {
    err += data;
  });
  child.stdin.on('error', () => {});
  const ended = new Promise<Run>(resolve => {
    child.on('close', code => resolve({ code, out, err }));
  });
  /** Waits until the program has printed something. */
  const printed = async (text: string) => {
    while (!out.includes(text)) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`ended without printing "${text}":\n${out}${err}`);
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  };
  return { child, ended, printed, output: () => out };
}

/** Runs the program to its end with the given input. */
export function stolik(
  args: readonly string[],
  input = '',
  env: { [name: string]: string } = {},
): Promise<Run> {
  const { child, ended } = start(args, env);
  child.stdin.end(input);
  return ended;
}
