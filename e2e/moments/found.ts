// Hard moments of a game: looked for in its recorded plays, or laid by hand.

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

/** What a table laid by hand is, for the seat that is asked first. */
interface Laid {
  readonly table: Table;
  readonly notes: readonly Note[];
}

/** A moment worth looking at. */
export interface Moment {
  readonly name: string;
  /** How hard a sight of a recorded play is, 0 if it is another moment: the hardest is looked at. */
  readonly hard?: (sight: Sight) => number;
  /** A table laid by hand, where no recorded play comes to it. */
  readonly laid?: () => Laid;
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
          const how = moment.hard?.(sight) ?? 0;
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
    if (moment.laid) return laidBy(game, moment, moment.laid());
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
  const live = LiveTable.resume(game, { ...record, choices }, told => notes.push(...told));
  return { moment, live, seat, asked: live.seenBy(seat).pending[0], notes };
}

function laidBy(game: Game, moment: Moment, { table, notes }: Laid): Found {
  const live = LiveTable.at(game, table);
  const seat = live.pending()[0]?.seat ?? 0;
  return { moment, live, seat, asked: live.seenBy(seat).pending[0], notes };
}
