// A line to a table, for as long as a screen needs it.

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Seat } from '../../kernel/game.ts';
import type { Card } from '../../wire/messages.ts';
import { PAUSES, preferences } from '../preferences.ts';
import { useSay } from '../words.ts';
import { type Line, openLine } from './line.ts';
import { namesOf } from './names.ts';
import { takePart } from './promise.ts';

/** Opens a line and closes it when the screen is left. */
export function useLine(table: string, lookOn?: string): Line | null {
  const [line, setLine] = useState<Line | null>(null);
  useEffect(() => {
    const pause = PAUSES[preferences().pace] ?? PAUSES.calm;
    const opened = openLine({ table, lookOn, pause });
    setLine(opened);
    return () => opened.dispose();
  }, [table, lookOn]);
  return line;
}

/** What a line has to tell besides the table itself. */
export function useAround(line: Line) {
  const card = useSyncExternalStore(line.subscribe, line.card);
  useEffect(() => {
    // A server that cannot be asked now will be when there is news again.
    if (card) takePart(card).catch(() => {});
  }, [card]);
  return {
    card,
    state: useSyncExternalStore(line.subscribe, line.state),
    chat: useSyncExternalStore(line.subscribe, line.chat),
    sitting: useSyncExternalStore(line.subscribe, line.current),
    changedAt: useSyncExternalStore(line.subscribe, line.changedAt),
    refusal: useSyncExternalStore(line.subscribe, line.refusal),
    trouble: useSyncExternalStore(line.subscribe, line.trouble),
  };
}

/** What people call a seat of a table. */
export function useNames({ holders }: Pick<Card, 'holders'>): (seat: Seat) => string {
  const say = useSay();
  const names = namesOf(holders, say);
  return seat => names[seat] ?? '';
}
