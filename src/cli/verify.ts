// stolik verify: replays a record, checks the seed against its published hash, prints the result.

import { boxNamed } from '../games/shelf.ts';
import { type Promised, type Verdict, verified } from '../kernel/verify.ts';
import { readRecordFile } from './files.ts';

/** Replays a record file; anything that does not hold is refused with the reason. */
export async function verify(file: string, promised: Promised): Promise<Verdict> {
  const { record } = readRecordFile(file);
  const { game } = await boxNamed(record.game);
  return verified(game, record, promised);
}

const SHUFFLES = {
  proven: 'proven, the key matches the hash you were shown',
  consistent:
    'the key matches the hash in the record; to prove them, give the hash you were shown: --commitment HASH',
  seeded: 'follow from the seed (a simulation, nothing was committed to)',
};

const ORIGINS = {
  told: 'told as promised',
  withheld:
    'promised and not told: together with the server this seat could choose between two deals',
  key: 'follows from the key, as it must',
  unpromised:
    'told without a promise (a table of earlier times): the server could choose those of bots last',
  wrong: 'chosen later',
};

const OWN = {
  mixed: 'your share is in the shuffles',
  away: 'your share is not in the shuffles: you were away when the table began',
};

/** The verdict as lines of text. */
export function verdictText(verdict: Verdict): string {
  const { game, version, seats, choices, over, shuffles, shares, own, standing, hash } = verdict;
  return [
    `${game}, version ${version}, ${seats} seats: all ${choices} choices are legal`,
    `shuffles: ${SHUFFLES[shuffles]}`,
    ...shares.map((origin, seat) => `share of seat ${seat}: ${ORIGINS[origin]}`),
    ...(own === null ? [] : [OWN[own]]),
    over ? 'the game is over' : 'the game is not over yet',
    ...standing.map(({ place, seat, points }) => `${place}. seat ${seat}: ${points} points`),
    `table ${hash}`,
  ].join('\n');
}
