// stolik play: a person against bots in the terminal.

import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { boxNamed } from '../games/shelf.ts';
import type { Box, Language } from '../kernel/box.ts';
import { commitTo, freshKey, type Seed, seedWith } from '../kernel/fairness.ts';
import { LiveTable } from '../kernel/live.ts';
import { checkSeats } from '../kernel/play.ts';
import { Refusal } from '../kernel/settings.ts';
import { checkWritable, makeFolder, readRecordFile } from './files.ts';
import { seatBots } from './simulate.ts';
import { Sitting } from './sitting.ts';
import { PERSON, type Seated, Speech } from './speech.ts';
import { wordsIn } from './words.ts';

/** What a new table is opened with. */
export interface Opening {
  readonly game: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly options: object;
  /** A text to shuffle by; without it, a secret key that is published at the end. */
  readonly seed?: string | undefined;
  /** Whether the person adds a share of their own to the shuffles. */
  readonly entropy?: boolean | undefined;
  /** Where the table is saved. */
  readonly save?: string | undefined;
}

/** The terminal: prints, and asks for one line (null when there is none to come). */
interface Terminal {
  print(text: string): void;
  ask(prompt: string): Promise<string | null>;
}

/** Opens a table at the terminal it is played at. */
type Seating = (terminal: Terminal) => Promise<Sitting>;

/** A new table: the person on the first seat, bots on the others. */
export function newTable(opening: Opening, language: Language): Seating {
  return async terminal => {
    const { seats, options, bots } = opening;
    const box = await boxNamed(opening.game);
    checkSeats(box.game, seats);
    const seated = [PERSON, ...seatBots(bots, seats - 1)];
    const file = opening.save ?? usualFile(opening.game);
    checkWritable(file);
    const seed = opening.seed ?? (await committed(opening, box, language, terminal));
    const live = LiveTable.open(box.game, { seats, options, seed });
    const speech = await Speech.in(language, box, seated);
    return new Sitting(speech, live, seated, file, terminal.print);
  };
}

/** A seed in the fair order: the key's hash is shown before the person adds their share. */
async function committed(
  { seats, entropy }: Opening,
  box: Box,
  language: Language,
  { print, ask }: Terminal,
): Promise<Seed> {
  const key = freshKey();
  const shares: (string | null)[] = Array.from({ length: seats }, () => null);
  shares[0] = freshKey();
  if (entropy) {
    const { say } = wordsIn(language, box);
    print(say('commitment', { commitment: commitTo(key) }));
    shares[0] = (await ask(say('entropy'))) ?? '';
  }
  return seedWith(key, shares);
}

/** A table that was saved, from where it was left. */
export function savedTable(file: string, language: Language): Seating {
  return async ({ print }) => {
    const { record, beside } = readRecordFile(file);
    const { seated } = beside;
    const box = await boxNamed(record.game);
    if (!isSeated(seated, record.seats))
      throw new Refusal(`${file} does not say who sits where: it was not saved by stolik play`);
    checkWritable(file);
    const live = LiveTable.resume(box.game, record);
    const speech = await Speech.in(language, box, seated);
    return new Sitting(speech, live, seated, file, print);
  };
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
export async function play(seating: Seating, input: Readable, output: Writable): Promise<void> {
  const terminal = (input as { isTTY?: boolean }).isTTY === true;
  const lines = createInterface({ input, output, terminal });
  const typed = lines[Symbol.asyncIterator]();
  const print = (text: string) => {
    output.write(`${text}\n`);
  };
  const ask = async (prompt: string) => {
    lines.setPrompt(prompt);
    lines.prompt();
    const { done, value } = await typed.next();
    return done ? null : value;
  };
  try {
    const sitting = await seating({ print, ask });
    const leave = () => {
      print(`\n${sitting.farewell()}`);
      process.exit(0);
    };
    lines.on('SIGINT', leave);
    process.once('SIGINT', leave);
    process.once('SIGTERM', leave);
    await converse(sitting, ask);
    if (sitting.over) sitting.conclude();
    else print(sitting.farewell());
  } finally {
    lines.close();
  }
}

async function converse(sitting: Sitting, ask: Terminal['ask']): Promise<void> {
  sitting.greet();
  for (let heard = 'chosen'; heard !== 'quit'; ) {
    if (heard === 'chosen') {
      sitting.letBotsPlay();
      if (sitting.over) return;
      sitting.ask();
    }
    const line = await ask('> ');
    heard = line === null ? 'quit' : sitting.hear(line);
  }
}

/** A file of its own for every new table, where programs keep their state. */
function usualFile(game: string): string {
  const { XDG_STATE_HOME } = process.env;
  const folder = join(XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'stolik');
  makeFolder(folder);
  const when = new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-');
  return join(folder, `${game}-${when}-${freshKey().slice(0, 4)}.json`);
}
