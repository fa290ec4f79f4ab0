// stolik verify: replays a record, checks the seed against its published hash, prints the result.

import { boxNamed } from '../games/shelf.ts';
import { type Verdict, verified } from '../kernel/verify.ts';
import { readRecordFile } from './files.ts';

/** Replays a record file; anything that does not hold is refused with the reason. */
export async function verify(file: string, commitment?: string): Promise<Verdict> {
  const { record } = readRecordFile(file);
  const { game } = await boxNamed(record.game);
  return verified(game, record, { commitment });
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
