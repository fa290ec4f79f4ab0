// Twins: tables that differ only in what a watcher cannot know, and how to tell that they do.

import { type Chance, seeded } from '../chance.ts';
import type { Note, Seat, Table } from '../game.ts';
import { same } from '../plain.ts';
import { copyOf, pending } from '../play.ts';
import { notesFor, redealt, seenBy } from '../view.ts';
import type { Start } from './walk.ts';
import { type AnyGame, walk } from './walk.ts';

/** A seat, or null for everybody who only looks on. */
type Watcher = Seat | null;

/** A table after something happened at it, and what was noted of that. */
export interface After {
  readonly table: Table;
  readonly notes: readonly Note[];
}

/**
 * Whether a watcher knows the same of two tables. This asks the redeal, which keeps what a watcher
 * knows and nothing else; views and notes have no say, so it can judge them.
 */
export function knowsTheSame(game: AnyGame, left: Table, right: Table, watcher: Watcher): boolean {
  const [dealt, dealtTwin] = [left, right].map(from =>
    redealt(game, from, watcher, seeded('knowledge')),
  );
  return same(dealt, dealtTwin);
}

/** Whether a watcher sees the same of two tables and is told the same of what led there. */
export function seesTheSame(game: AnyGame, left: After, right: After, watcher: Watcher): boolean {
  return (
    same(notesFor(left.notes, watcher), notesFor(right.notes, watcher)) &&
    same(seenBy(game, left.table, watcher), seenBy(game, right.table, watcher))
  );
}

const MOST_TRIES = 60;

/**
 * A table at which only two hidden things have changed places, so that it stays a twin for long;
 * null if luck finds none.
 */
export function slightTwin(
  game: AnyGame,
  table: Table,
  watcher: Watcher,
  chance: Chance,
): Table | null {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const twin = copyOf(table);
    const leaves = leavesOf(twin);
    const [one, other] = [chance.draw(leaves), chance.draw(leaves)];
    const [first, second] = [one.get(), other.get()];
    if (typeof first !== typeof second || first === second) continue;
    one.set(second);
    other.set(first);
    if (asksTheSame(game, table, twin) && knowsTheSame(game, table, twin, watcher)) {
      twin.chance = chance.branch().state();
      return twin;
    }
  }
  return null;
}

/** One number or text somewhere in a table. */
interface Leaf {
  get(): unknown;
  set(value: unknown): void;
}

const KERNELS = new Set(['game', 'version', 'seats', 'options', 'agenda', 'chance']);

/** Every number and text in the game's own part of a table. */
function leavesOf(table: Table): Leaf[] {
  const found: Leaf[] = [];
  const look = (inside: Record<string, unknown>, keys: string[]) => {
    for (const key of keys) {
      const item = inside[key];
      if (typeof item === 'number' || typeof item === 'string')
        found.push({
          get: () => inside[key],
          set: value => {
            inside[key] = value;
          },
        });
      else if (typeof item === 'object' && item !== null)
        look(item as Record<string, unknown>, Object.keys(item));
    }
  };
  const own = table as unknown as Record<string, unknown>;
  look(
    own,
    Object.keys(own).filter(key => !KERNELS.has(key)),
  );
  return found;
}

/** Whether the same seats are waited for at the same steps, and each has something to choose. */
function asksTheSame(game: AnyGame, table: Table, twin: Table): boolean {
  const asked = (of: Table) =>
    pending(game, of)
      .filter(({ optional }) => !optional)
      .map(({ seat, step }) => ({ seat, step }));
  try {
    game.check?.(twin);
    return same(asked(table), asked(twin));
  } catch {
    return false;
  }
}

/** Some moments of a game played at random, each as likely. */
export function momentsOf(game: AnyGame, start: Start, seed: string, count: number): Table[] {
  const kept: Table[] = [];
  let seen = 0;
  walk(game, start, seed, ({ table, chance }) => {
    seen++;
    if (kept.length < count) kept.push(copyOf(table));
    else {
      const i = chance.below(seen);
      if (i < count) kept[i] = copyOf(table);
    }
  });
  return kept;
}
