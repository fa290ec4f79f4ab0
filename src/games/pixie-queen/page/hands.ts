// What I am about to offer: one kind in each hand, as one set. It is put together here and sealed in
// one go; what others do meanwhile leaves it alone.

import { useEffect, useRef, useState } from 'react';
import type { Moves } from '../../../web/pieces/moves.ts';
import type { Offer } from '../choices.ts';
import { type GoodId, KINDS, SILVER } from '../goods.ts';
import type { PixieQueenView } from '../view.ts';
import { countKey, goodKey } from './paths.ts';

/** A kind that can be offered. */
export interface Kind {
  readonly good: GoodId;
  readonly count: number;
  /** How many there are. */
  readonly most: number;
  /** Whether the rules hold it already: it can only be taken back. */
  readonly held: boolean;
}

export interface Hands {
  readonly kinds: readonly Kind[];
  /** How many hands there are, and how many are still empty. */
  readonly all: number;
  readonly free: number;
  /** Whether anything is in a hand, sealed or not. */
  readonly any: boolean;
  /** So many of a kind; the only hand lets go of another kind. */
  hold(good: GoodId, count: number): void;
  /** That is all: closes every hand. */
  seal(): void;
}

/** Which of the three places for offers a good has: wanted food, silver, gold. */
const placeOf = (good: GoodId) => (good < SILVER ? 0 : good - SILVER + 1);

/** The hands of the person at the table, in a sacrifice; null when there is none for them. */
export function useHands(view: PixieQueenView, moves: Moves): Hands | null {
  const me = view.seat === null ? undefined : view.players[view.seat];
  const asked = moves.step === 'offer' && me?.offer ? me : null;
  const [counts, setCounts] = useState<readonly number[]>(NOTHING);
  const [sealing, setSealing] = useState(false);
  const round = asked ? view.round : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sacrifice, or none, begins anew
  useEffect(() => {
    setCounts(NOTHING);
    setSealing(false);
  }, [round]);

  const kinds = asked ? kindsOf(view, asked.offer ?? [], moves, counts) : [];
  const held = kinds.filter(kind => kind.held).length;
  const wished = kinds.filter(kind => !kind.held && kind.count > 0);
  const all = asked?.hands ?? 1;

  // The rules are told one hand after the other: each once, as soon as the one before is held.
  const told = useRef(-1);
  useEffect(() => {
    if (!sealing || !asked || told.current === held) return;
    told.current = held;
    const [next] = wished;
    if (next) moves.take(goodKey('offer', next.good), countKey(next.count));
    else moves.take('done');
  });

  if (!asked) return null;
  return {
    kinds,
    all,
    free: all - held - wished.length,
    any: held + wished.length > 0,
    hold(good, count) {
      setSealing(false);
      const only = all - held === 1;
      setCounts(counts.map((had, id) => (id === good ? count : only ? 0 : had)));
    },
    seal() {
      told.current = -1;
      setSealing(true);
    },
  };
}

const NOTHING: readonly number[] = Array<number>(KINDS).fill(0);

/** What is held already, then what can still be. */
function kindsOf(
  { wanted }: PixieQueenView,
  offer: readonly number[],
  { ways }: Moves,
  counts: readonly number[],
): Kind[] {
  const most = new Map<GoodId, number>();
  for (const { option } of ways) {
    const choice = option as Offer;
    if (choice.do !== 'offer') continue;
    most.set(choice.good, Math.max(choice.count, most.get(choice.good) ?? 0));
  }
  return [wanted.at(-1) ?? 0, SILVER, SILVER + 1].flatMap((good): Kind[] => {
    const has = offer[placeOf(good)] ?? 0;
    if (has > 0) return [{ good, count: has, most: has, held: true }];
    const can = most.get(good);
    if (can === undefined) return [];
    return [{ good, count: Math.min(counts[good] ?? 0, can), most: can, held: false }];
  });
}
