// npm run bench:server: a thousand tables on our server, and on boardgame.io's, in the same run.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Command, Option } from 'commander';
import { positive } from '../src/cli/arguments.ts';
import { type Child, startServer } from './child.ts';
import { type Figures, Load, pause, type Size } from './load.ts';
import { type OurParty, openTables } from './ours.ts';
import { openMatches } from './theirs.ts';

/** What is printed. Kilobytes are of memory in use after a garbage collection. */
interface ServerBench extends Size {
  readonly ours: Figures & {
    readonly acknowledged: number;
    /** Acknowledged choices that were not on disk after the server was killed. */
    readonly lost: number;
    readonly refused: number;
    /** A table that has just begun, its sockets included. */
    readonly kilobytesPerTable: number;
    /** The same by what the system counts (resident set), with the room the server takes for its garbage. */
    readonly residentKilobytesPerTable: number;
    /** What each of the second half of the tables added to that: the room is there by then. */
    readonly residentKilobytesPerFurtherTable: number;
    /** After the load, for each of the tables being played: those that were over a moment ago count, too. */
    readonly kilobytesPerTableAfterLoad: number;
  };
  readonly peer: Figures;
  readonly ratio: number;
}

/** Ours and theirs in turn, so that both have the machine as it is; the same choices on both. */
const SLICES = 10;
/** A full collection when asked by a signal, so that garbage does not count. */
const COLLECT = [
  '--expose-gc',
  '--import',
  'data:text/javascript,process.on("SIGUSR2",()=>globalThis.gc())',
];

const given = new Command('bench:server')
  .option('--tables <n>', 'how many tables', positive('tables'), 1000)
  .option(
    '--seats <n>',
    'how many people at each, with a socket each: 2 to 4',
    positive('seats'),
    2,
  )
  .addOption(
    new Option('--peer-moves <way>', 'let our rules run on a plain copy, or on the draft they get')
      .choices(['copy', 'draft'])
      .default('copy'),
  )
  .addOption(
    new Option('--peer-node <way>', 'run the peer by Node as npm start runs it, or as it comes')
      .choices(['same', 'default'])
      .default('same'),
  )
  .option(
    '--choices <n>',
    'how many choices are made for each table, on either server',
    positive('choices'),
    200,
  )
  .option('--json', 'print one object; it always does')
  .parse()
  .opts<Size & { choices: number; peerMoves: string; peerNode: string }>();

const folder = mkdtempSync(join(tmpdir(), 'stolik-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
const limit = 240_000 + 10 * given.tables * given.choices;
setTimeout(() => fail(new Error(`not done after ${limit / 1000} seconds`)), limit).unref();
try {
  process.stdout.write(`${JSON.stringify(await run(given))}\n`);
  process.exit(0);
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  process.stderr.write(`bench:server: ${(error as Error).message}\n`);
  process.exit(1);
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

async function run({
  tables,
  seats,
  choices,
  peerMoves,
  peerNode,
}: typeof given): Promise<ServerBench> {
  const data = join(folder, 'stolik.sqlite');
  const house = await startServer(
    './stolik.js',
    ['serve', '--port', '0', '--data', data, '--proxy', 'loopback'],
    [...asStarted(), ...COLLECT],
  );
  const peerFlags = peerNode === 'same' ? asStarted() : [];
  const peer = await startServer('./boardgameio.js', [peerMoves], peerFlags);
  const ours = new Load(house.processorTime);
  const theirs = new Load(peer.processorTime);
  const before = await memoryOf(house);
  const [address = ''] = house.addresses;
  say(`opening ${tables} tables on each server`);
  let half = before;
  const parties = await openTables(address, { tables, seats }, ours, async () => {
    half = await memoryOf(house);
  });
  const begun = await memoryOf(house);
  const matches = await openMatches(peer.addresses, { tables, seats }, theirs);

  const slice = Math.ceil((tables * choices) / SLICES);
  for (let i = 0; i <= SLICES; i++) {
    say(i === 0 ? 'warming up' : `slice ${i} of ${SLICES}`);
    const measured = i > 0;
    if (i % 2 === 0) await ours.play(parties, slice, { measured });
    await theirs.play(matches, slice, { measured });
    if (i % 2 === 1) await ours.play(parties, slice, { measured });
  }
  const after = await memoryOf(house);
  say('killing the server in the middle of play');
  await killDuringPlay(house, parties, ours);
  await peer.kill();
  const { acknowledged, lost } = readAgain(data, parties);
  const perTable = (now: number, then: number, of = tables) =>
    Math.round((now - then) / 102.4 / of) / 10;
  const [figures, peerFigures] = [ours.figures(), theirs.figures()];
  return {
    tables,
    seats,
    ours: {
      ...figures,
      acknowledged,
      lost,
      refused: ours.refused,
      kilobytesPerTable: perTable(begun.used, before.used),
      residentKilobytesPerTable: perTable(begun.resident, before.resident),
      residentKilobytesPerFurtherTable: perTable(
        begun.resident,
        half.resident,
        Math.ceil(tables / 2),
      ),
      kilobytesPerTableAfterLoad: perTable(after.used, before.used),
    },
    peer: peerFigures,
    ratio: Math.round((10 * figures.choicesPerSecond) / peerFigures.choicesPerSecond) / 10,
  };
}

/** How `npm start` runs Node: both servers are run so. */
function asStarted(): string[] {
  const { scripts } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { scripts: { start: string } };
  return scripts.start.split(' ').filter(word => /^--(?!host)/.test(word));
}

/** What the server uses, in bytes, by its own metrics. */
async function memoryOf({
  process,
  addresses: [address],
}: Child): Promise<{ used: number; resident: number }> {
  process.kill('SIGUSR2');
  await pause(2000);
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
  return {
    used: figure('nodejs_heap_size_used_bytes') + figure('nodejs_external_memory_bytes'),
    resident: figure('process_resident_memory_bytes'),
  };
}

async function killDuringPlay(house: Child, parties: OurParty[], load: Load): Promise<void> {
  load.on = true;
  for (const party of parties) party.stir();
  await pause(1000);
  load.isEnding = true;
  await house.kill();
  await pause(200);
  load.on = false;
}

/** Looks for every acknowledged choice in the database the killed server left behind. */
function readAgain(data: string, parties: OurParty[]): { acknowledged: number; lost: number } {
  const database = new Database(data, { fileMustExist: true });
  const deeds = database
    .prepare('select deed from deeds where table_id = ? order by number')
    .pluck();
  let acknowledged = 0;
  let lost = 0;
  for (const party of parties)
    for (const [table, chosen] of party.chosen) {
      const kept = (deeds.all(table) as string[]).map(deed => JSON.parse(deed) as unknown);
      acknowledged += chosen.length;
      lost += chosen.filter((one, i) => JSON.stringify(one) !== JSON.stringify(kept[i])).length;
    }
  database.close();
  return { acknowledged, lost };
}
