#!/usr/bin/env node
// The command line: stolik play | simulate | serve | backup | restore | salvage | thaw | engine | verify | bench.

import { Command, CommanderError, Option } from 'commander';
import { version } from '../../package.json';
import { boxNamed, gameNames } from '../games/shelf.ts';
import { checkSeats } from '../kernel/play.ts';
import { Refusal } from '../kernel/settings.ts';
import { languageOf, port, positive, proxy, setupOptions } from './arguments.ts';
import { backUp, restore, saveSound } from './backup.ts';
import { bench, benchText, ROUNDS } from './bench.ts';
import { engine } from './engine.ts';
import { newTable, play, savedTable } from './play.ts';
import { EVERYWHERE, HERE, serve } from './serve.ts';
import { seatBots, simulate, summaryText } from './simulate.ts';
import { thawAll } from './thaw.ts';
import { verdictText, verify } from './verify.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const games = `the game: ${gameNames.join(', ')}`;

/** Options that say how a table is set up. */
function withSetup(command: Command): Command {
  return command
    .option('--options <json>', 'set-up options of the game')
    .option('--components <file>', 'other components in place of the ones that are shipped');
}

/** Where the server keeps everything. */
function withData(command: Command): Command {
  return command.option('--data <file>', 'the file everything is kept in', 'data/stolik.sqlite');
}

const program = new Command('stolik')
  .description('Modern board games: play, simulate, verify.')
  .version(version)
  .exitOverride()
  .configureOutput({ writeErr: () => {} });

withSetup(program.command('play'))
  .description('play against bots in the terminal')
  .argument('[game]', games)
  .option('--seats <n>', 'how many sit at the table', positive('seats'))
  .option('--bots <names>', 'who the others are, e.g. greedy or greedy,search@250ms', 'greedy')
  .option('--lang <language>', 'en or pl; by default the locale’s')
  .option('--seed <text>', 'shuffle by this text instead of a secret key')
  .option('--entropy', 'add a share of your own to the shuffles, after their hash is shown')
  .option('--save <file>', 'where the table is saved after every choice')
  .option('--resume <file>', 'go on with a saved table')
  .action(async (game: string | undefined, given) => {
    const language = languageOf(given.lang);
    const { seats, seed, entropy, save, resume, ...others } = given;
    if (resume !== undefined) {
      const { lang, bots, ...setup } = others;
      const rest = { game, seats, seed, entropy, save, ...setup };
      if (Object.values(rest).some(value => value !== undefined))
        throw new Refusal('--resume goes on with a table as it was: only --lang can be added');
      return play(savedTable(resume, language), process.stdin, process.stdout);
    }
    if (game === undefined) throw new Refusal(`which game? (${gameNames.join(', ')})`);
    const opening = {
      game,
      seats: seats ?? (await boxNamed(game)).game.seats[0],
      bots: given.bots.split(','),
      options: setupOptions(given),
      seed,
      entropy,
      save,
    };
    return play(newTable(opening, language), process.stdin, process.stdout);
  });

withSetup(program.command('simulate'))
  .description('play whole games between bots, on all cores')
  .argument('<game>', games)
  .option('--seats <n>', 'how many sit at the table', positive('seats'))
  .option('--games <n>', 'how many games', positive('games'), 1000)
  .option('--seed <text>', 'same seed, same games', '1')
  .option('--bots <names>', 'who plays; seats rotate from game to game', 'random')
  .option('--threads <n>', 'how many threads; by default one a core', positive('threads'))
  .option('--records <folder>', 'write the record of every game there')
  .option('--json', 'print one summary object')
  .action(async (game: string, given) => {
    const box = await boxNamed(game);
    const seats = given.seats ?? box.game.seats[0];
    checkSeats(box.game, seats);
    const bots = seatBots(given.bots.split(','), seats);
    const plan = { game, seats, bots, seed: given.seed, options: setupOptions(given) };
    const { records, threads } = given;
    const summary = await simulate(plan, given.games, { records, threads });
    print(given.json ? JSON.stringify(summary) : summaryText(summary));
    if (summary.errors > 0) process.exitCode = 1;
  });

withData(program.command('serve'))
  .description('run the server')
  .addOption(
    new Option('--host <address>', 'where to listen; by default for this machine only').env('HOST'),
  )
  .option('--network', 'listen for your whole network, unless --host or HOST says otherwise')
  .addOption(
    new Option('--port <n>', 'on which port; 0 takes a free one')
      .env('PORT')
      .default(3000)
      .argParser(port),
  )
  .option('--proxy <address>', 'the HTTPS proxy in front; loopback if on this machine', proxy)
  .addOption(
    new Option(
      '--metrics-token <word>',
      'whoever knows it may ask for /metrics from elsewhere',
    ).env('STOLIK_METRICS_TOKEN'),
  )
  .option('--log', 'write a log to standard output')
  .action(({ host, network = false, port, data, log = false, proxy, metricsToken }) =>
    serve(
      { host: host ?? (network ? EVERYWHERE : HERE), port, data, log, proxy, metricsToken },
      print,
    ),
  );

withData(program.command('backup'))
  .description('copy all the server keeps into a file; the server may run meanwhile')
  .argument('<file>', 'where the copy goes')
  .option('--force', 'replace the file if it is there already')
  .action(async (file: string, { data, force = false }) => {
    print(await backUp(file, { data, force }));
  });

withData(program.command('restore'))
  .description('put a backup in the place of what the server keeps; the server must not run')
  .argument('<file>', 'a backup')
  .option('--force', 'replace what is there already')
  .action(async (file: string, { data, force = false }) => {
    print(await restore(file, { data, force }));
  });

withData(program.command('salvage'))
  .description('save what is sound of damaged data in a new file; the server must not run')
  .argument('<file>', 'where the sound part goes')
  .option('--force', 'replace the file if it is there already')
  .action((file: string, { data, force = false }) => {
    print(saveSound(file, { data, force }));
  });

withData(program.command('thaw'))
  .description('look at frozen tables again: those that replay go on; the server may run meanwhile')
  .action(async ({ data }) => {
    print(await thawAll(data));
  });

program
  .command('engine')
  .description('a game as a program: JSON lines in, JSON lines out')
  .action(() => engine(process.stdin, process.stdout));

program
  .command('verify')
  .description('replay a record, check its seed against the published hash, print the result')
  .argument('<file>', 'a record')
  .option('--commitment <hash>', 'the hash you were shown when the table opened')
  .option('--share <text>', 'the share you drew for the shuffles')
  .option('--draw <hash>', 'the hash of all that was fixed before you told it')
  .option('--json', 'print one object')
  .action(async (file: string, given) => {
    const { commitment, share: entropy, draw } = given;
    const verdict = await verify(file, { commitment, entropy, draw });
    print(given.json ? JSON.stringify(verdict) : verdictText(verdict));
  });

program
  .command('bench')
  .description('measure every game, side by side with a peer')
  .option(
    '--rounds <n>',
    'how many slices each figure is the median of',
    positive('rounds'),
    ROUNDS,
  )
  .option('--json', 'print one object')
  .action(async given => {
    const progress = (text: string) => process.stderr.write(`\r\x1b[K${text}`);
    const result = await bench(given.rounds, process.stderr.isTTY ? progress : undefined);
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    print(given.json ? JSON.stringify(result) : benchText(result));
  });

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// An empty variable is as good as none.
for (const name of ['HOST', 'PORT', 'STOLIK_METRICS_TOKEN'])
  if (process.env[name] === '') delete process.env[name];

try {
  if (process.argv.length <= 2) program.outputHelp();
  else await program.parseAsync();
} catch (error) {
  fail(error);
}

/** One clear line, and exit code 2. Help and the like are no failure. */
function fail(error: unknown): void {
  if (error instanceof CommanderError && error.exitCode === 0) return;
  if (error instanceof CommanderError && error.code === 'commander.help') {
    program.outputHelp();
    return;
  }
  process.stderr.write(`stolik: ${oneLine(error)}\n`);
  process.exitCode = 2;
}

function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof RangeError && /call stack/.test(message))
    return 'the input is nested too deeply';
  const isExpected = error instanceof Refusal || error instanceof CommanderError;
  const text = message
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .trim();
  return isExpected ? text : `unexpected: ${text}`;
}
