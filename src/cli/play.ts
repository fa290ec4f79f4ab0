// stolik play: a person against bots in the terminal.

import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { boxNamed } from '../games/shelf.ts';
import type { Language } from '../kernel/box.ts';
import { freshKey, keyedSeed } from '../kernel/fairness.ts';
import { LiveTable } from '../kernel/live.ts';
import { readRecord } from '../kernel/record.ts';
import { Refusal } from '../kernel/settings.ts';
import { checkSeats } from './arguments.ts';
import { checkWritable, makeFolder, readJson } from './files.ts';
import { seatBots } from './simulate.ts';
import { type Print, Sitting } from './sitting.ts';
import { PERSON, type Seated } from './speech.ts';

/** What a new table is opened with. */
export interface Opening {
  readonly game: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly options: object;
  readonly language: Language;
  /** A text to shuffle by; without it, a secret key that is published at the end. */
  readonly seed?: string;
  /** The person's own share of the shuffles. */
  readonly entropy?: string;
  /** Where the table is saved. */
  readonly save?: string;
}

/** A new table: the person on the first seat, bots on the others. */
export async function openSitting(opening: Opening, print: Print): Promise<Sitting> {
  const { seats, options, language } = opening;
  const box = await boxNamed(opening.game);
  checkSeats(box, seats);
  const seated = [PERSON, ...seatBots(opening.bots, seats - 1)];
  const entropy = [opening.entropy ?? freshKey(), ...seated.slice(1).map(() => freshKey())];
  const seed = opening.seed ?? keyedSeed(freshKey(), entropy);
  const live = LiveTable.open(box.game, { seats, options, seed });
  const file = opening.save ?? usualFile(opening.game);
  checkWritable(file);
  return new Sitting(box, live, seated, file, print, language);
}

/** A table that was saved, from where it was left. */
export async function resumeSitting(
  file: string,
  language: Language,
  print: Print,
): Promise<Sitting> {
  const value = readJson(file);
  const record = readRecord(value);
  const { seated } = value as { seated?: unknown };
  const box = await boxNamed(record.game);
  if (!isSeated(seated, record.seats))
    throw new Refusal(`${file} does not say who sits where: it was not saved by stolik play`);
  const live = LiveTable.resume(box.game, record);
  return new Sitting(box, live, seated, file, print, language);
}

function isSeated(value: unknown, seats: number): value is Seated {
  return (
    Array.isArray(value) &&
    value.length === seats &&
    value.every(name => typeof name === 'string') &&
    value.filter(name => name === PERSON).length === 1
  );
}

/** Plays until the table is over, the person quits or the input ends. Nothing chosen is lost. */
export async function play(sitting: Sitting, input: Readable, output: Writable): Promise<void> {
  const print = (text: string) => output.write(`${text}\n`);
  const lines = createInterface({
    input,
    output,
    terminal: (input as { isTTY?: boolean }).isTTY === true,
  });
  lines.setPrompt('> ');
  const leave = () => {
    lines.close();
    print(`\n${sitting.farewell()}`);
    process.exit(0);
  };
  lines.on('SIGINT', leave);
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);

  sitting.greet();
  sitting.letBotsPlay();
  if (!sitting.over) {
    sitting.ask();
    lines.prompt();
    for await (const line of lines) {
      const heard = sitting.hear(line);
      if (heard === 'quit') break;
      if (heard === 'chosen') {
        sitting.letBotsPlay();
        if (sitting.over) break;
        sitting.ask();
      }
      lines.prompt();
    }
  }
  lines.close();
  if (sitting.over) sitting.conclude();
  else print(sitting.farewell());
}

/** A file of its own for every new table, where programs keep their state. */
function usualFile(game: string): string {
  const { XDG_STATE_HOME } = process.env;
  const home = XDG_STATE_HOME || join(homedir(), '.local', 'state');
  const folder = join(home, 'stolik');
  makeFolder(folder);
  const when = new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-');
  return join(folder, `${game}-${when}-${freshKey().slice(0, 4)}.json`);
}
