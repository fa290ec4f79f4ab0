// stolik verify: replays a record, checks the seed against its published hash, prints the result.

import { boxNamed } from '../games/shelf.ts';
import type { KeyedSeed } from '../kernel/fairness.ts';
import { same } from '../kernel/plain.ts';
import { isOver } from '../kernel/play.ts';
import { type Record, type Result, replay, resultOf } from '../kernel/record.ts';
import { Refusal } from '../kernel/settings.ts';
import { readRecordFile } from './files.ts';

/** What was found out about a record. */
export interface Verdict extends Result {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly choices: number;
  readonly over: boolean;
  /**
   * `proven`: the key matches the hash you were shown. `consistent`: it matches the hash in the
   * record, which alone proves nothing. `seeded`: nothing was committed to.
   */
  readonly shuffles: 'proven' | 'consistent' | 'seeded';
}

/** Replays a record file; anything that does not hold is refused with the reason. */
export async function verify(file: string, published?: string): Promise<Verdict> {
  const { record } = readRecordFile(file);
  const { game } = await boxNamed(record.game);
  if (typeof record.seed !== 'string') checkCommitment(record.seed, record.seats, published);
  else if (published !== undefined)
    throw new Refusal('this record has a seed for simulation: no hash was published for it');
  const table = replay(game, record);
  const result = resultOf(game, table);
  checkResult(record, result);
  const { name, version } = game;
  const keyed = published === undefined ? 'consistent' : 'proven';
  const shuffles = typeof record.seed === 'string' ? 'seeded' : keyed;
  const { seats, choices } = record;
  return {
    game: name,
    version,
    seats,
    choices: choices.length,
    over: isOver(table),
    shuffles,
    ...result,
  };
}

function checkCommitment(seed: KeyedSeed, seats: number, published: string | undefined): void {
  if (seed.entropy.length !== seats)
    throw new Refusal(
      `the record has the entropy of ${seed.entropy.length} seats, not of ${seats}`,
    );
  if (seed.key === undefined)
    throw new Refusal(
      'the key of this table is not in the record: it is published when the table ends',
    );
  if (published !== undefined && published.toLowerCase() !== seed.commitment)
    throw new Refusal(
      'the hash you were shown is not the one in the record: the shuffles are not proven',
    );
}

function checkResult(record: Record, result: Result): void {
  if (record.result !== undefined && !same(record.result, result))
    throw new Refusal('the record replays to another result than it claims');
}

const SHUFFLES = {
  proven: 'proven, the key matches the hash you were shown',
  consistent:
    'the key matches the hash in the record; to prove them, give the hash you were shown: --commitment HASH',
  seeded: 'follow from the seed (a simulation, nothing was committed to)',
};

/** The verdict as lines of text. */
export function verdictText(verdict: Verdict): string {
  const { game, version, seats, choices, over, shuffles, standing, hash } = verdict;
  return [
    `${game}, version ${version}, ${seats} seats: all ${choices} choices are legal`,
    `shuffles: ${SHUFFLES[shuffles]}`,
    over ? 'the game is over' : 'the game is not over yet',
    ...standing.map(({ place, seat, points }) => `${place}. seat ${seat}: ${points} points`),
    `table ${hash}`,
  ].join('\n');
}
