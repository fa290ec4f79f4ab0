// A random moment of a random game, and the same moment as it might have been.

import { seeded } from '../../kernel/chance.ts';
import type { Table } from '../../kernel/game.ts';
import { momentsOf, slightTwin } from '../../kernel/kit/twins.ts';
import { Broken, type Start } from '../../kernel/kit/walk.ts';
import { redealt } from '../../kernel/view.ts';
import type { Honest, Which } from './judge.ts';
import { type Tally, Twins } from './twins.ts';
import type { Clock, Side } from './world.ts';

/** A pair of worlds to be made. */
export interface Pair {
  readonly honest: Honest;
  readonly start: Start;
  readonly seed: string;
  readonly tally: Tally;
  /** Makes one of the worlds. */
  side(which: Which, position: Table, clock: Clock): Side;
}

const MOST_DEEDS = 25;

/**
 * Plays on from a random moment, for a random watcher, in two worlds: half of the time all that is
 * hidden from them lies anew, half of the time two hidden things have changed places.
 */
export async function playTwice({ honest, start, seed, tally, side }: Pair): Promise<void> {
  const { game } = honest;
  const chance = seeded(`${seed}, twice`);
  const [table] = momentsOf(game, start, seed, 1) as [Table];
  const watchers = [null, ...Array.from({ length: start.seats }, (_, seat) => seat)];
  const watcher = watchers[chance.below(watchers.length)] as number | null;
  const dealAnew = () => redealt(game, table, watcher, chance);
  const twin =
    chance.below(2) === 0 ? dealAnew() : (slightTwin(game, table, watcher, chance) ?? dealAnew());
  const clock = { now: 1_000_000_000 };
  const sides = [side(0, table, clock), side(1, twin, clock)] as const;
  const twins = new Twins({ honest, positions: [table, twin], sides, clock, chance, tally });
  if (!twins.deceives(watcher))
    throw new Broken(`${game.name}: a redeal for seat ${watcher} changed what it knows`);
  await twins.play(MOST_DEEDS);
}
