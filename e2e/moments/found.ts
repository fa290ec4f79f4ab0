// Hard moments of a game: looked for in its recorded plays; where none comes to a question, a table of
// them is turned so that it is asked.

import { readdirSync, readFileSync } from 'node:fs';
import type { Game, Note, Seat, Table } from '../../src/kernel/game.ts';
import { LiveTable } from '../../src/kernel/live.ts';
import type { Pending } from '../../src/kernel/play.ts';
import type { Record } from '../../src/kernel/record.ts';

/** A table with one seat's eyes. */
interface Sight {
  readonly live: LiveTable;
  readonly seat: Seat;
  /** What the seat is asked; nothing while it waits, and at the end. */
  readonly asked: Pending | undefined;
}

/** A moment worth looking at. */
export interface Moment {
  readonly name: string;
  /** How hard a sight of a recorded play is, 0 if it is another moment: the hardest is looked at. */
  readonly hard: (sight: Sight) => number;
  /** Turns the table that was found, where no recorded play comes to the moment itself; the game checks it. */
  readonly turned?: (table: Table, seat: Seat) => void;
  /** Whether everybody has the longest name there may be. */
  readonly longNames?: boolean;
  /** What is clicked before looking. */
  readonly first?: string;
}

/** The hard moments of a game. */
export interface Catalogue {
  readonly game: Game;
  /** What must not move while one chooses. */
  readonly board: string;
  /** What can be picked. */
  readonly pick: string;
  readonly moments: readonly Moment[];
  /** Faults that are none here, each with its reason. */
  readonly excused?: readonly { readonly fault: RegExp; readonly because: string }[];
}

/** A moment, and the table it was found at. */
export interface Found extends Sight {
  readonly moment: Moment;
  /** Everything that was told, secrets too. */
  readonly notes: readonly Note[];
}

/** The question of a step with the most answers. */
export const most = (step: string, more: Partial<Moment> = {}): Moment => ({
  name: `most answers: ${step}`,
  hard: ({ asked }) => (asked?.step === step ? asked.options.length : 0),
  ...more,
});

/** A question no recorded play comes to, in the place of one it does come to: the later the harder. */
export const instead = (of: string, step: string, turned: Required<Moment>['turned']): Moment =>
  late(of, { name: `instead of ${of}: ${step}`, turned });

/** Somebody waits while others do this; the later the harder. */
export const waiting = (step: string, more: Partial<Moment> = {}): Moment => ({
  name: `waiting: ${step}`,
  hard: ({ live, asked, seat }) =>
    asked === undefined && live.seenBy(seat).waiting.some(other => other.step === step)
      ? live.seats * 1000 + live.at
      : 0,
  ...more,
});

/** Five players, or as many as there are, as late as possible before this question. */
export const late = (step: string, more: Partial<Moment> = {}): Moment => ({
  name: `late: ${step}`,
  hard: ({ live, asked }) => (asked?.step === step ? live.seats * 1000 + live.at : 0),
  longNames: true,
  ...more,
});

/** The final score of as many players as there are. */
export const over = (more: Partial<Moment> = {}): Moment => ({
  name: 'over',
  hard: ({ live }) => (live.over ? live.seats : 0),
  longNames: true,
  ...more,
});

const recordsOf = (game: Game): Record[] => {
  const folder = `src/games/${game.name}/recorded`;
  return readdirSync(folder).map(
    file => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record,
  );
};

interface Hardest {
  readonly how: number;
  readonly record: Record;
  readonly at: number;
  readonly seat: Seat;
}

/** Looks through every recorded play once, and finds every moment of the catalogue. */
export function found({ game, moments }: Catalogue): Found[] {
  const hardest = new Map<Moment, Hardest>();
  for (const record of recordsOf(game)) {
    const live = LiveTable.open(game, record);
    const look = () => {
      for (const sight of sightsOf(live))
        for (const moment of moments) {
          const how = moment.hard(sight);
          if (how > (hardest.get(moment)?.how ?? 0))
            hardest.set(moment, { how, record, at: live.at, seat: sight.seat });
        }
    };
    look();
    for (const [seat, choice] of record.choices) {
      live.choose(seat, choice);
      look();
    }
  }
  return moments.map(moment => {
    const there = hardest.get(moment);
    if (there === undefined) throw new Error(`${game.name} never comes to “${moment.name}”`);
    return playedTo(game, moment, there);
  });
}

function sightsOf(live: LiveTable): Sight[] {
  const pending = live.pending();
  return Array.from({ length: live.seats }, (_, seat) => ({
    live,
    seat,
    asked: pending.find(asked => asked.seat === seat),
  }));
}

function playedTo(game: Game, moment: Moment, { record, at, seat }: Hardest): Found {
  const notes: Note[] = [];
  const choices = record.choices.slice(0, at);
  const played = LiveTable.resume(game, { ...record, choices }, told => notes.push(...told));
  const live = moment.turned ? turned(game, played, seat, moment.turned) : played;
  return { moment, live, seat, asked: live.seenBy(seat).pending[0], notes };
}

function turned(game: Game, live: LiveTable, seat: Seat, turn: Required<Moment>['turned']) {
  const table = live.copy();
  turn(table, seat);
  return LiveTable.at(game, table);
}

/** The steps of a game at which somebody is asked, of which no moment shows the question. */
export function unshown({ game }: Catalogue, moments: readonly Found[]): string[] {
  const shown = new Set(moments.map(({ asked }) => asked?.step));
  const asks = Object.entries(game.steps).filter(([, step]) => typeof step !== 'function');
  return asks.flatMap(([name]) => (shown.has(name) ? [] : [name]));
}
