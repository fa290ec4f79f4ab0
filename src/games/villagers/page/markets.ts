// What markets brought, as the log tells it, and what one would bring now.

import { useEffect, useRef } from 'react';
import type { Note } from '../../../kernel/game.ts';
import { type MarketLine, marketLines } from '../stall.ts';
import { COUNTESS_SEAT, type Owner } from '../table.ts';
import { tally } from '../tally.ts';
import type { SeenPlace } from '../view.ts';
import { villageFrom } from './consequence.ts';

/** A market that was held: what everybody's villagers brought. */
export interface Held {
  readonly market: 1 | 2;
  readonly stalls: ReadonlyMap<Owner, readonly MarketLine[]>;
}

/** What a village would bring now. */
export function stallOf(places: readonly SeenPlace[], market: 1 | 2): MarketLine[] {
  const village = villageFrom(places);
  return marketLines(village, tally(village), market);
}

/** The last market of a log; null if there is none. */
export function heldIn(log: readonly Note[]): Held | null {
  const last = log.findLast(isMarket)?.what;
  if (last === undefined) return null;
  const stalls = log
    .filter(({ what }) => what === last)
    .map(({ owner, lines }): [Owner, readonly MarketLine[]] => [
      owner === 'countess' ? COUNTESS_SEAT : (owner as Owner),
      (lines ?? []) as readonly MarketLine[],
    ]);
  return { market: last === 'firstMarket' ? 1 : 2, stalls: new Map(stalls) };
}

function isMarket({ what }: Note): boolean {
  return what === 'firstMarket' || what === 'secondMarket';
}

/** Does something when a market is held while the page is open. */
export function useNewMarket(markets: number, happened: () => void): void {
  const before = useRef(markets);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a market counts
  useEffect(() => {
    if (markets > before.current) happened();
    before.current = markets;
  }, [markets]);
}
