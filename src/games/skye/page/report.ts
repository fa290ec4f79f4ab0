// A round that was just scored, told again slowly: scoring tile by scoring tile, area by area.

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Note } from '../../../kernel/game.ts';
import { isStill } from '../../../web/pieces/flip.ts';
import type { SkyeTable } from '../table.ts';
import { type Reason, reasonsFor } from './reasons.ts';

/** What one scoring tile, or the flags, brought everybody. */
interface Row {
  /** The letter of its place; null for the flags. */
  readonly slot: string | null;
  readonly scoring: number;
  readonly points: readonly number[];
}

/** A moment of the telling: the row it has come to, and what is counted on my land. */
interface Moment {
  readonly row: number;
  readonly reason: Reason | null;
  /** How much of the row is counted up so far, for me; null for all. */
  readonly sum: number | null;
  readonly lasts: number;
}

export interface Report {
  readonly rows: readonly Row[];
  /** Rows told so far; the last one may be half told. */
  readonly told: number;
  readonly sum: number | null;
  readonly counted: Reason | null;
}

const [EACH, MOST, BETWEEN, END] = [340, 1900, 650, 2600] as const;

/** Rows of the last scoring in the log. */
function rowsIn(log: readonly Note[], seats: number): Row[] {
  const end = log.findLastIndex(({ what }) => what === 'scored');
  if (end < 0) return [];
  let from = end;
  while (from > 0 && /^(scored|flags)$/.test(log[from - 1]?.what ?? '')) from--;
  const notes = log.slice(from, end + 1);
  const flags = notes.filter(({ what }) => what === 'flags');
  const points = Array.from({ length: seats }, (_, seat) =>
    flags.reduce((sum, note) => sum + (note.seat === seat ? (note.count as number) : 0), 0),
  );
  return [
    ...(flags.length > 0 ? [{ slot: null, scoring: -1, points }] : []),
    ...notes
      .filter(({ what }) => what === 'scored')
      .map(note => ({
        slot: note.slot as string,
        scoring: note.scoring as number,
        points: note.points as readonly number[],
      })),
  ];
}

const countIn = (log: readonly Note[]) => log.filter(({ what }) => what === 'scored').length;

/** The round that was scored last, while it is told; a click or a key ends it, and it blocks nothing. */
export function useReport(
  log: readonly Note[],
  table: SkyeTable,
  seat: number | null,
): Report | null {
  const count = useMemo(() => countIn(log), [log]);
  const known = useRef(count);
  const [moments, setMoments] = useState<readonly Moment[]>([]);
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [at, setAt] = useState(0);
  useEffect(() => {
    const isNew = count > known.current;
    known.current = count;
    if (!isNew) return;
    const scored = rowsIn(log, table.seats);
    setRows(scored);
    setMoments(momentsOf(scored, table, seat));
    setAt(0);
  }, [count, log, table, seat]);
  const moment = moments[at];
  useEffect(() => {
    if (moment === undefined) return;
    const isLast = at === moments.length - 1;
    const timer = setTimeout(() => setAt(at + 1), moment.lasts);
    // A little later: whoever else listens for this key or click must not be replaced meanwhile.
    const skip = () => setTimeout(() => setAt(isLast ? at + 1 : moments.length - 1));
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, [moment, at, moments]);
  if (moment === undefined) return null;
  return { rows, told: moment.row + 1, sum: moment.sum, counted: moment.reason };
}

function momentsOf(rows: readonly Row[], table: SkyeTable, seat: number | null): Moment[] {
  const last = { row: rows.length - 1, reason: null, sum: null };
  if (isStill()) return [{ ...last, lasts: END * 2 }];
  const moments = rows.flatMap(({ scoring }, row): Moment[] => {
    const reasons = seat === null || scoring < 0 ? [] : reasonsFor(table, seat, scoring);
    const lasts = Math.min(EACH, MOST / Math.max(1, reasons.length));
    let sum = 0;
    return [
      ...reasons.map(reason => {
        sum += reason.points;
        return { row, reason, sum, lasts };
      }),
      { row, reason: null, sum: null, lasts: BETWEEN },
    ];
  });
  return [...moments, { ...last, lasts: END }];
}
