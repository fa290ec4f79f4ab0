// What a market brings, coin by coin, counted by the game's own score; and which market was just held.

import { useEffect, useRef, useState } from 'react';
import type { Note } from '../../../kernel/game.ts';
import { type CardId, cardOf } from '../cards.ts';
import { nunIn, silverAt, tally } from '../tally.ts';
import type { SeenPlace, VillagersView } from '../view.ts';
import { isTop } from '../village.ts';
import { villageFrom } from './consequence.ts';

/** What one villager brings. */
export interface MarketLine {
  readonly place: number;
  readonly card: CardId;
  readonly gold: number;
  readonly silver: number;
  readonly coins: number;
}

/** A village at a market: every villager that brings something, and the Nun's part. */
export interface Stall {
  readonly lines: readonly MarketLine[];
  readonly nun: number;
  readonly total: number;
}

/** A village's stall at the first or second market. */
export function stallOf(places: readonly SeenPlace[], market: 1 | 2): Stall {
  const village = villageFrom(places);
  const count = tally(village);
  const lines = places.flatMap(({ place, card, coins }): MarketLine[] => {
    if (!isTop(village, place)) return [];
    const silver = market === 2 ? silverAt(village, place, count) : 0;
    const { gold } = cardOf(card);
    return gold + coins + silver > 0 ? [{ place, card, gold, coins, silver }] : [];
  });
  const nun = market === 2 ? nunIn(village, count) : 0;
  const total = lines.reduce((sum, { gold, coins, silver }) => sum + gold + coins + silver, nun);
  return { lines, nun, total };
}

/** A market that was held, with the villages as they were then. */
export interface Held {
  readonly market: 1 | 2;
  readonly villages: readonly (readonly SeenPlace[])[];
}

/** Remembers the villages at each market, while the page is open. */
export function useHeldMarket(view: VillagersView, log: readonly Note[]): Held | null {
  const [held, setHeld] = useState<Held | null>(null);
  const last = useRef<{ view: VillagersView; notes: number } | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = { view, notes: log.length };
    if (before === null || view.markets <= before.view.markets) return;
    setHeld({
      market: view.markets === 2 ? 2 : 1,
      villages: view.players.map(({ village }, owner) =>
        withCoinsOf(village, before.view.players[owner]?.village ?? []),
      ),
    });
  }, [view, log]);
  return held;
}

/** After the second market the coins have left the villagers: they are shown where they lay. */
function withCoinsOf(village: readonly SeenPlace[], before: readonly SeenPlace[]): SeenPlace[] {
  return village.map(spot => {
    const then = before.find(({ place, card }) => place === spot.place && card === spot.card);
    return { ...spot, coins: Math.max(spot.coins, then?.coins ?? 0) };
  });
}
