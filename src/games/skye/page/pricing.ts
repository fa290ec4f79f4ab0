// Setting prices: axe and coins are moved about freely, then all of it is sealed at once. The table
// hears of it one thing after the other: the axe, then each price.

import { useEffect, useState } from 'react';
import type { Moves } from '../../../web/pieces/moves.ts';
import { NONE } from '../kit.ts';
import { AXE, UNPRICED } from '../table.ts';

import type { SeenPlayer } from '../view.ts';
import { axeKey, priceKey } from './paths.ts';

/** What one has in mind for a tile. */
interface Slot {
  readonly price: number;
  /** Whether the table was told already: only taking back changes it. */
  readonly isTold: boolean;
}

export interface Pricing {
  readonly slots: readonly (Slot | null)[];
  /** Where the axe lies; null for nowhere yet. */
  readonly axe: number | null;
  /** Gold that is on no tile. */
  readonly left: number;
  /** Whether the axe may stay away. */
  readonly mayKeepAll: boolean;
  readonly isComplete: boolean;
  readonly isSealing: boolean;
  putAxe(slot: number | null): void;
  put(slot: number, gold: number): void;
  seal(): void;
}

interface Mind {
  readonly axe: number | null;
  readonly prices: readonly number[];
}

/** A gold for each tile to begin with: that is the least. */
const FRESH: Mind = { axe: null, prices: [1, 1, 1] };
const LEAST = 1;

/** What one has in mind while prices are set; null at any other time. */
export function usePricing(
  moves: Moves,
  me: SeenPlayer | undefined,
  round: number,
): Pricing | null {
  const [mind, think] = useState<Mind>(FRESH);
  const [sealing, setSealing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tiles in every round
  useEffect(() => think(FRESH), [round]);
  const isAsked = moves.step === 'axe' || moves.step === 'price';
  const offers = me?.offers ?? [];
  const toldAxe = offers.findIndex(offer => offer?.price === AXE);
  const axe = moves.step === 'axe' ? mind.axe : toldAxe < 0 ? null : toldAxe;
  const slots = offers.map((offer, slot): Slot | null => {
    if (offer === null) return null;
    const isTold = offer.price !== UNPRICED;
    const meant = slot === axe ? AXE : (mind.prices[slot] ?? LEAST);
    return { price: isTold ? offer.price : meant, isTold };
  });
  const next = slots.findIndex(slot => slot !== null && !slot.isTold);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the table asks for the next
  useEffect(() => {
    if (!sealing) return;
    if (moves.step !== 'price') {
      if (moves.step === null) setSealing(false);
      return;
    }
    if (!moves.take(priceKey(slots[next]?.price ?? LEAST))) setSealing(false);
  }, [sealing, moves.step, next]);
  if (!isAsked || me === undefined) return null;
  const spent = slots.reduce((sum, slot) => sum + Math.max(0, slot?.price ?? 0), 0);
  const left = (me.gold ?? 0) - spent;
  const mayKeepAll = moves.starts.has(axeKey(NONE));
  const isComplete = (moves.step === 'price' || axe !== null || mayKeepAll) && left >= 0;
  return {
    ...{ slots, axe, left, mayKeepAll, isComplete, isSealing: sealing },
    putAxe: slot => moves.step === 'axe' && think({ ...mind, axe: slot }),
    put(slot, gold) {
      const most = left + Math.max(0, slots[slot]?.price ?? 0);
      const price = Math.max(LEAST, Math.min(gold, most));
      think({
        axe: mind.axe === slot ? null : mind.axe,
        prices: mind.prices.with(slot, price),
      });
    },
    seal() {
      if (!isComplete) return;
      setSealing(true);
      if (moves.step === 'axe') moves.take(axeKey(axe ?? NONE));
    },
  };
}
