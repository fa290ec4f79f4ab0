// Random walks through a game: what every check of the kit goes along.

import { type Chance, seeded } from '../chance.ts';
import type { Game, Seat, Table } from '../game.ts';
import { anyOption, type Outcome, open, type Question, questions, take } from '../play.ts';

/** How a table is set up for a walk: its chance comes from the seed. */
export interface Start {
  readonly seats: number;
  readonly options?: object;
}

/** A game with any state of its own; the kit looks at tables from outside. */
export type AnyGame = Game;

/** One moment of a walk: a table, the question about to be answered, and the answer. */
export interface Moment {
  readonly table: Table;
  readonly question: Question;
  readonly option: unknown;
  /** Chance for the check itself; the table's own is left alone. */
  readonly chance: Chance;
}

/** A violation of what every game must keep. */
export class Broken extends Error {
  override name = 'Broken';
}

const MOST_CHOICES = 20_000;

/** Every number of seats the game allows, with its default options. */
export function everySeatCount(game: AnyGame): Start[] {
  const [min, max] = game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => ({ seats: min + i }));
}

/** Every seat, and a spectator. */
export function watchersOf(table: Table): (Seat | null)[] {
  return [null, ...Array.from({ length: table.seats }, (_, seat) => seat)];
}

/** Plays one table to its end with random choices; `look` is called before each, `after` behind it. */
export function walk(
  game: AnyGame,
  start: Start,
  seed: string,
  look: (moment: Moment) => void = () => {},
  after: (moment: Moment, outcome: Outcome) => void = () => {},
): { table: Table; choices: number } {
  const chance = seeded(`${seed}/walk`);
  const { table } = open(game, { ...start, chance: seeded(seed) });
  for (let choices = 0; choices < MOST_CHOICES; choices++) {
    const moment = nextMoment(game, table, chance);
    if (moment === null) return { table, choices };
    look(moment);
    after(moment, take(game, table, moment.question, moment.option));
  }
  throw new Broken(`${game.name}: seed ${seed} is not over after ${MOST_CHOICES} choices`);
}

/** One of the open questions at random, and one of its options at random; null at the end. */
export function nextMoment(game: AnyGame, table: Table, chance: Chance): Moment | null {
  const open = questions(game, table);
  if (open.length === 0) return null;
  const question = open[chance.below(open.length)] as Question;
  return { table, question, option: anyOption(table, question, chance), chance };
}
