// The reel of a record: every moment can be worked out, through anybody's eyes.

import type { Game, Note, Seat, Table } from '../../kernel/game.ts';
import { choose, copyOf, isOver } from '../../kernel/play.ts';
import { openRecorded, type Record, replayChoice } from '../../kernel/record.ts';
import { notesFor, seenBy } from '../../kernel/view.ts';
import { type Eyes, type Frame, type Reel, sittingAt } from './reel.ts';

/** Every so many choices a table is kept; the moments between are played again from there. */
const APART = 16;

/** The reel of a record; one that does not replay is refused at its first flaw. */
export function recordReel(game: Game, record: Record): Reel & { readonly over: boolean } {
  const { table, notes } = openRecorded(game, record);
  const kept: Table[] = [copyOf(table)];
  const told: (readonly Note[])[] = [notes];
  record.choices.forEach(([seat, choice], i) => {
    const outcome = replayChoice(i, seat, choice, () => choose(game, table, seat, choice));
    told.push(outcome.notes);
    if ((i + 1) % APART === 0) kept.push(copyOf(table));
  });
  const over = isOver(table);
  const seats = Array.from({ length: record.seats }, (_, seat) => seat);

  const tableAt = (moment: number): Table => {
    const nearest = Math.floor(moment / APART);
    const table = copyOf(kept[nearest] as Table);
    for (const [seat, choice] of record.choices.slice(nearest * APART, moment))
      choose(game, table, seat, choice);
    return table;
  };
  const chooserAt = (moment: number): Seat =>
    (record.choices[moment] ?? record.choices.at(-1))?.[0] ?? 0;

  return {
    over,
    length: record.choices.length,
    eyes: [...(over ? (['open'] as const) : []), ...seats, null],
    frame(moment, eyes): Frame {
      const table = tableAt(moment);
      const seat = eyes === 'open' ? chooserAt(moment) : eyes;
      const heard = (notes: readonly Note[]) => toldTo(eyes, notes);
      const ended = isOver(table);
      const sitting = sittingAt(moment, {
        seat,
        seen: seenBy(game, table, seat),
        log: told.slice(0, moment + 1).flatMap(heard),
        over: ended,
        standing: ended ? game.standing(table) : [],
      });
      const views = eyes === 'open' ? seats.map(seat => game.view(table, seat)) : null;
      return { sitting, told: { notes: heard(told[moment] ?? []) }, views };
    },
  };
}

/** With open hands one is told what each seat was told, but not also the half of it others were told. */
function toldTo(eyes: Eyes, notes: readonly Note[]): readonly Note[] {
  if (eyes !== 'open') return notesFor(notes, eyes);
  const whole = new Set(notes.map(({ only }) => only));
  return notes.filter(({ except }) => except === undefined || !whole.has(except));
}
