#!/usr/bin/env node
// The command line: stolik play | simulate | engine | verify | bench.

import { Command, CommanderError } from 'commander';
import { boxNamed, gameNames } from '../games/shelf.ts';
import { Refusal } from '../kernel/settings.ts';
import { checkSeats, languageOf, positive, setupOptions } from './arguments.ts';
import { bench, benchText, ROUNDS } from './bench.ts';
import { engine } from './engine.ts';
import { openSitting, play, resumeSitting } from './play.ts';
import { seatBots, simulate, summaryText } from './simulate.ts';
import { verdictText, verify } from './verify.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const games = `the game: ${gameNames.join(', ')}`;

interface SetupArguments {
  options?: string;
  components?: string;
}

/** Options that say how a table is set up. */
function withSetup(command: Command): Command {
  return command
    .option('--options <json>', 'set-up options of the game')
    .option('--components <file>', 'other components in place of the ones that are shipped');
}

const program = new Command('stolik')
  .description('Five modern board games: play, simulate, verify.')
  .exitOverride()
  .configureOutput({ writeErr: () => {} });

withSetup(program.command('play'))
  .description('play against bots in the terminal')
  .argument('[game]', games)
  .option('--seats <n>', 'how many sit at the table', positive('seats'))
  .option('--bots <names>', 'who the others are, e.g. greedy or greedy,search@250ms', 'greedy')
  .option('--lang <language>', 'en or pl; by default the locale’s')
  .option('--seed <text>', 'shuffle by this text instead of a secret key')
  .option('--entropy <text>', 'your own share of the shuffles')
  .option('--save <file>', 'where the table is saved after every choice')
  .option('--resume <file>', 'go on with a saved table')
  .action(async (game: string | undefined, given: SetupArguments & { [name: string]: string }) => {
    const language = languageOf(given.lang);
    if (given.resume !== undefined)
      return play(
        await resumeSitting(given.resume, language, print),
        process.stdin,
        process.stdout,
      );
    if (game === undefined) throw new Refusal(`which game? (${gameNames.join(', ')})`);
    const seats = (given.seats as number | undefined) ?? (await boxNamed(game)).game.seats[0];
    const bots = (given.bots as string).split(',');
    const { seed, entropy, save } = given;
    const opening = { game, seats, bots, options: setupOptions(given), language };
    const chosen = { ...(seed && { seed }), ...(entropy && { entropy }), ...(save && { save }) };
    return play(await openSitting({ ...opening, ...chosen }, print), process.stdin, process.stdout);
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
    checkSeats(box, seats);
    const bots = seatBots(given.bots.split(','), seats);
    const plan = { game, seats, bots, seed: given.seed, options: setupOptions(given) };
    const { records, threads } = given;
    const summary = await simulate(plan, given.games, {
      ...(records && { records }),
      ...(threads && { threads }),
    });
    print(given.json ? JSON.stringify(summary) : summaryText(summary));
    if (summary.errors > 0) process.exitCode = 1;
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
  .option('--json', 'print one object')
  .action(async (file: string, given) => {
    const verdict = await verify(file, given.commitment);
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

try {
  if (process.argv.length <= 2) program.outputHelp();
  else await program.parseAsync();
} catch (error) {
  fail(error);
}

/** One clear line, and exit code 2. Help and the like are no failure. */
function fail(error: unknown): void {
  if (error instanceof CommanderError && error.exitCode === 0) return;
  const isExpected = error instanceof Refusal || error instanceof CommanderError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`stolik: ${isExpected ? '' : 'unexpected: '}${oneLine(message)}\n`);
  process.exitCode = 2;
}

function oneLine(message: string): string {
  return message
    .replace(/^error: /, '')
    .replace(/\s+/g, ' ')
    .trim();
}
