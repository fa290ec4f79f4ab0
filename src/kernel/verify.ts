// What a record proves: its shuffles against what was promised, its choices, its result.

import {
  drawOf,
  type KeyedSeed,
  keepsCommitment,
  originsOf,
  type ShareOrigin,
} from './fairness.ts';
import type { Game } from './game.ts';
import { same } from './plain.ts';
import { isOver } from './play.ts';
import { BadRecord, type Record, type Result, replay, resultOf } from './record.ts';

/** What somebody remembers of the time before the deal. */
export interface Promised {
  /** The hash they were shown when the table opened. */
  readonly commitment?: string | undefined;
  /** The share they drew for the shuffles themselves. */
  readonly entropy?: string | undefined;
  /** The hash of all that was fixed before they told it (`drawOf`); unknown to whoever was not there. */
  readonly draw?: string | undefined;
}

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
  /** Where each seat's share came from; none where nothing was committed to. */
  readonly shares: readonly ShareOrigin[];
  /** Whether your own share is among them: not if you were away when the table began. */
  readonly own: 'mixed' | 'away' | null;
}

/** Checks a record against what was promised and replays it; anything that does not hold is refused. */
export function verified(game: Game, record: Record, promised: Promised = {}): Verdict {
  const shuffles = checkShuffles(record, promised);
  const { seed } = record;
  const isMixed = typeof seed !== 'string' && seed.entropy.includes(promised.entropy ?? '');
  const table = replay(game, record);
  const result = resultOf(game, table);
  if (record.result !== undefined && !same(record.result, result))
    throw new BadRecord('result', 'the record replays to another result than it claims');
  return {
    game: game.name,
    version: game.version,
    seats: record.seats,
    choices: record.choices.length,
    over: isOver(table),
    shuffles,
    shares: typeof seed === 'string' ? [] : originsOf(seed),
    own: promised.entropy === undefined ? null : isMixed ? 'mixed' : 'away',
    ...result,
  };
}

/** How much is proven of the shuffles, provided the record replays. */
function checkShuffles({ seed, seats }: Record, promised: Promised): Verdict['shuffles'] {
  const { commitment } = promised;
  if (typeof seed !== 'string') {
    checkShares(seed, seats);
    checkPromised(seed, promised);
    if (commitment === undefined) return 'consistent';
    if (commitment.trim().toLowerCase() === seed.commitment) return 'proven';
    throw new BadRecord(
      'hash',
      'the hash you were shown is not the one in the record: the shuffles are not proven',
    );
  }
  if (commitment === undefined) return 'seeded';
  throw new BadRecord(
    'simulated',
    'this record has a seed for simulation: no hash was published for it',
  );
}

/** Every seat has its share in the shuffles, the one it was bound to, and the key is there. */
function checkShares(seed: KeyedSeed, seats: number): void {
  const { entropy, key, promises } = seed;
  const shares = promises !== undefined && promises.length !== seats ? promises : entropy;
  if (shares.length !== seats)
    throw new BadRecord(
      'shares',
      `the record has the entropy of ${shares.length} seats, not of ${seats}`,
      { shares: shares.length, seats },
    );
  if (key === undefined)
    throw new BadRecord(
      'unpublished',
      'the key of this table is not in the record: it is published when the table ends',
    );
  if (!keepsCommitment(seed)) return; // The replay refuses that key.
  const wrong = originsOf(seed).indexOf('wrong');
  if (wrong >= 0)
    throw new BadRecord(
      'forged',
      `the share of seat ${wrong} is neither what was promised nor what follows from the key: it was chosen later`,
      { seat: wrong },
    );
}

/** What you remember of the beginning: your own share is in it, and nothing was exchanged since. */
function checkPromised(seed: KeyedSeed, { entropy: own, draw }: Promised): void {
  if (draw !== undefined && draw.trim().toLowerCase() !== drawOf(seed))
    throw new BadRecord(
      'draw',
      'what was fixed before you told your share is not what the record says: somebody changed theirs afterwards',
    );
  if (own === undefined || seed.entropy.includes(own)) return;
  // Of a table of earlier times everybody's share was told on sitting down; now only to who was there.
  if (seed.promises === undefined || draw !== undefined)
    throw new BadRecord(
      'share',
      'the entropy you added is not in the record: the cards were shuffled without it',
    );
}
