// stolik backup and stolik restore: the server's one file, copied out and put back.

import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { SingleBar } from 'cli-progress';
import { Refusal } from '../kernel/settings.ts';
import { type CopyProgress, copyDatabase } from '../server/copy.ts';
import { checkReadable, checkWritable, makeFolder } from './files.ts';

/** Where the data is, and whether what is there already may be replaced. */
export interface CopySettings {
  readonly data: string;
  readonly force: boolean;
}

/** Copies the data into a file, while the server runs or not. */
export async function backUp(file: string, { data, force }: CopySettings): Promise<string> {
  await copy(data, file, force);
  return `All of ${data} is in ${file}.`;
}

/** Puts a backup in the place of the data. */
export async function restore(file: string, { data, force }: CopySettings): Promise<string> {
  await copy(file, data, force);
  return `All of ${file} is in ${data}: start the server.`;
}

async function copy(from: string, to: string, force: boolean): Promise<void> {
  checkReadable(from);
  if (existsSync(to)) {
    if (realpathSync(from) === realpathSync(to)) throw new Refusal(`${from} is ${to} already`);
    if (!force) throw new Refusal(`${to} is there already: --force replaces it`);
  } else makeFolder(dirname(to));
  checkWritable(to);
  await withBar(progress => copyDatabase(from, to, progress));
}

const BAR = '{bar} {value}/{total} pages, {eta_formatted} left';

/** Shows how far a copy has come, to people only. */
async function withBar(work: (progress: CopyProgress) => Promise<void>): Promise<void> {
  if (!process.stderr.isTTY) return work(() => {});
  const bar = new SingleBar({ stream: process.stderr, format: BAR });
  bar.start(0, 0);
  try {
    await work((copied, pages) => {
      bar.setTotal(pages);
      bar.update(copied);
    });
  } finally {
    bar.stop();
  }
}
