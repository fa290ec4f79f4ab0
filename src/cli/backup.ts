// stolik backup, restore and salvage: the server's one file, copied out, put back, and saved as far as it goes.

import { existsSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { SingleBar } from 'cli-progress';
import { Refusal } from '../kernel/settings.ts';
import { type CopyProgress, copyDatabase } from '../server/copy.ts';
import { takeFile } from '../server/data-file.ts';
import { type Salvaged, salvage } from '../server/salvage.ts';
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
  await copy(file, data, force, true);
  return `All of ${file} is in ${data}: start the server.`;
}

/** Saves what is sound of damaged data in a file of its own, and says what is not. */
export function saveSound(file: string, { data, force }: CopySettings): string {
  checkPlaces(data, file, force);
  const taken = takeFile(data);
  try {
    return reportOf(salvage(data, file), file, data);
  } finally {
    taken.letGo();
  }
}

function reportOf({ whole, cut, lost, guests, nameless }: Salvaged, file: string, data: string) {
  const all = whole + cut.length + lost.length;
  return [
    `${whole} of ${all} tables and ${guests} guests of ${data} are in ${file}.`,
    ...cut.map(
      ({ table, choices }) =>
        `Table ${table} goes on after its choice ${choices}: what came later cannot be read.`,
    ),
    ...lost.map(table => `Table ${table} is lost.`),
    ...(nameless > 0 ? [`${nameless} guests have lost their names and are called "?".`] : []),
    `To go on with it: stolik restore ${file} --data ${data} --force`,
  ].join('\n');
}

async function copy(from: string, to: string, force: boolean, isData = false): Promise<void> {
  checkPlaces(from, to, force);
  // A server must not begin on data that is about to be replaced.
  const taken = isData && existsSync(to) ? takeFile(to) : null;
  try {
    await withBar(progress => copyDatabase(from, to, progress));
  } finally {
    taken?.letGo();
  }
}

/** Refuses to read what is not there, and to write over something unasked. */
function checkPlaces(from: string, to: string, force: boolean): void {
  checkReadable(from);
  if (existsSync(to)) {
    if (realpathSync(from) === realpathSync(to)) throw new Refusal(`${from} is ${to} already`);
    if (!force) throw new Refusal(`${to} is there already: --force replaces it`);
  } else makeFolder(dirname(to));
  checkWritable(to);
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
