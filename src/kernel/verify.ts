// What a record proves: its shuffles against what was promised, its choices, its result.

import type { KeyedSeed } from './fairness.ts';
import type { Game } from './game.ts';
import { same } from './plain.ts';
import { isOver } from './play.ts';
import { BadRecord, type Record, type Result, replay, resultOf } from './record.ts';

/** What somebody remembers of the time before the deal. */
export interface Promised {
  /** The hash they were shown when the table opened. */
  readonly commitment?: string | undefined;
  /** What they added to the shuffles themselves. */
  readonly entropy?: string | undefined;
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
}

/** Checks a record against what was promised and replays it; anything that does not hold is refused. */
export function verified(game: Game, record: Record, promised: Promised = {}): Verdict {
  const shuffles = checkShuffles(record, promised);
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
    ...result,
  };
}

/** How much is proven of the shuffles, provided the record replays. */
function checkShuffles({ seed, seats }: Record, promised: Promised): Verdict['shuffles'] {
  const { commitment, entropy } = promised;
  if (typeof seed !== 'string') {
    checkShares(seed, seats, entropy);
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

/** Every seat has its share in the shuffles, yours among them, and the key is there. */
function checkShares({ entropy, key }: KeyedSeed, seats: number, own: string | undefined): void {
  if (entropy.length !== seats)
    throw new BadRecord(
      'shares',
      `the record has the entropy of ${entropy.length} seats, not of ${seats}`,
      { shares: entropy.length, seats },
    );
  if (key === undefined)
    throw new BadRecord(
      'unpublished',
      'the key of this table is not in the record: it is published when the table ends',
    );
  if (own !== undefined && !entropy.includes(own))
    throw new BadRecord(
      'share',
      'the entropy you added is not in the record: the cards were shuffled without it',
    );
}
