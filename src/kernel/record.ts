// Records: enough to replay a table exactly.

import { chanceOf, type KeyedSeed, keepsCommitment, type Seed } from './fairness.ts';
import type { Frame, Game, Seat, Standing, Table } from './game.ts';
import { hash } from './plain.ts';
import { brief, choose, IllegalChoice, open } from './play.ts';
import { Refusal } from './settings.ts';

/** Game, version, seats, set-up options, seed and choices. */
export interface Record {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: object;
  readonly seed: Seed;
  readonly choices: readonly RecordedChoice[];
  /** How it ended, for whoever reads the record without replaying it. */
  readonly result?: Result;
}

/** The end of a play: how the seats stand, and the hash of the whole table. */
export interface Result {
  readonly standing: readonly Standing[];
  readonly hash: string;
}

/** Who chose what. */
export type RecordedChoice = readonly [seat: Seat, choice: unknown];

/** What can be wrong with a record, for whoever says it in another language. */
export type Flaw =
  | 'shape'
  | 'game'
  | 'version'
  | 'choice'
  | 'key'
  | 'unpublished'
  | 'shares'
  | 'simulated'
  | 'hash'
  | 'share'
  | 'forged'
  | 'draw'
  | 'result';

/** A record that does not hold, with the flaw and what it is about. */
export class BadRecord extends Refusal {
  override name = 'BadRecord';

  constructor(
    readonly flaw: Flaw,
    message: string,
    readonly about: { readonly [name: string]: unknown } = {},
  ) {
    super(message);
  }
}

/** Reads a record out of anything, or refuses with the reason. */
export function readRecord(value: unknown): Record {
  const refuse = (what: string) => new BadRecord('shape', `not a record: ${what}`, { what });
  if (typeof value !== 'object' || value === null) throw refuse('no object');
  const record = value as { [field: string]: unknown };
  if (typeof record.game !== 'string') throw refuse('"game" is missing');
  if (!Number.isInteger(record.version)) throw refuse('"version" is missing');
  if (!Number.isInteger(record.seats)) throw refuse('"seats" is missing');
  if (typeof record.options !== 'object' || record.options === null)
    throw refuse('"options" is missing');
  if (!isSeed(record.seed)) throw refuse('"seed" is neither a text nor a committed key');
  if (!Array.isArray(record.choices)) throw refuse('"choices" is missing');
  const wrong = record.choices.findIndex(
    choice => !Array.isArray(choice) || choice.length !== 2 || !Number.isInteger(choice[0]),
  );
  if (wrong >= 0) throw refuse(`choice ${wrong + 1} is not [seat, choice]`);
  return {
    game: record.game,
    version: record.version as number,
    seats: record.seats as number,
    options: record.options,
    seed: record.seed,
    choices: record.choices as RecordedChoice[],
    ...(record.result === undefined ? {} : { result: record.result as Result }),
  };
}

/** The result of a table. */
export function resultOf<Own extends object, F extends Frame>(
  game: Game<Own, F>,
  table: Table<Own, F>,
): Result {
  return { standing: game.standing(table), hash: hash(table) };
}

function isSeed(value: unknown): value is Seed {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null) return false;
  const { commitment, promises, entropy, key } = value as { [field: string]: unknown };
  const isText = (item: unknown) => typeof item === 'string';
  const isPromise = (item: unknown) => item === null || isText(item);
  return (
    isText(commitment) &&
    (promises === undefined || (Array.isArray(promises) && promises.every(isPromise))) &&
    Array.isArray(entropy) &&
    entropy.every(isText) &&
    (key === undefined || isText(key))
  );
}

/** Refuses a record that this version of the game cannot replay. */
function checkVersion(game: Game, record: Record): void {
  if (record.game !== game.name)
    throw new BadRecord('game', `this is a record of "${record.game}", not of "${game.name}"`);
  if (record.version !== game.version)
    throw new BadRecord(
      'version',
      `this record was played by version ${record.version} of ${game.name}; here is version ${game.version}`,
      { played: record.version, here: game.version },
    );
}

/** Opens the table a record starts from. */
export function openRecorded<Own extends object, F extends Frame>(
  game: Game<Own, F>,
  record: Record,
): ReturnType<typeof open<Own, F>> {
  checkVersion(game as Game, record);
  const { seats, options, seed } = record;
  if (typeof seed !== 'string') checkKey(seed);
  return open(game, { seats, options, chance: chanceOf(seed) });
}

/** Refuses a key that is not there, or not the one that was committed to. */
function checkKey(seed: KeyedSeed): void {
  if (seed.key === undefined)
    throw new BadRecord('unpublished', 'the key of this table is not published yet');
  if (!keepsCommitment(seed))
    throw new BadRecord('key', 'the key of this record does not match the hash that was published');
}

/** Plays a record through and returns the table it ends at; throws at the first illegal choice. */
export function replay<Own extends object, F extends Frame>(
  game: Game<Own, F>,
  record: Record,
): Table<Own, F> {
  const { table } = openRecorded(game, record);
  record.choices.forEach(([seat, choice], i) => {
    replayChoice(i, seat, choice, () => choose(game as Game, table, seat, choice));
  });
  return table;
}

/** Runs one recorded choice; an illegal one is refused by its number. */
export function replayChoice<R>(i: number, seat: Seat, choice: unknown, run: () => R): R {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const rule = error instanceof IllegalChoice ? error.rule : null;
    const cited = rule === null ? '' : ` (rule ${rule})`;
    throw new BadRecord(
      'choice',
      `choice ${i + 1} of the record is illegal: seat ${seat}, ${brief(choice)}${cited}`,
      { number: i + 1, seat, rule },
    );
  }
}
