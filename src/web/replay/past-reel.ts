// The reel of a table that is still being played: what one watcher was shown, fetched as it is needed.

import type { Seat } from '../../kernel/game.ts';
import type { Seen } from '../../kernel/view.ts';
import { linesOf, type Told } from '../screens/log.tsx';
import { type Frame, type Reel, sittingAt } from './reel.ts';

/** What a watcher was shown once they had been told of `at` things; the set-up is the first. */
export interface Past {
  readonly at: number;
  readonly seen: Seen;
}

/** Where the past comes from. */
interface PastSource {
  /** Whose past it is; null for somebody who looks on. */
  readonly seat: Seat | null;
  /** Everything the watcher was told so far, the set-up first. */
  told(): readonly Told[];
  /** What they were shown from one count of things told to another. */
  ask(from: number, to: number): Promise<readonly Past[]>;
}

/** How many moments are asked for at once. */
const AT_ONCE = 25;

/** The reel of what one watcher was shown. It grows with the table. */
export function pastReel({ seat, told, ask }: PastSource): Reel {
  const shown = new Map<number, Seen>();
  const asking = new Map<number, Promise<void>>();

  const fetched = (part: number): Promise<void> => {
    const known = asking.get(part);
    if (known !== undefined) return known;
    const from = part * AT_ONCE + 1;
    const fetching = ask(from, Math.min(from + AT_ONCE - 1, told().length))
      .then(past => {
        for (const { at, seen } of past) shown.set(at, seen);
      })
      // Asked again next time: it may have failed, and the last part grows.
      .finally(() => asking.delete(part));
    asking.set(part, fetching);
    return fetching;
  };
  const framed = (moment: number, seen: Seen): Frame => ({
    sitting: sittingAt(moment, {
      seat,
      seen,
      log: told()
        .slice(0, moment + 1)
        .flatMap(linesOf),
      over: false,
      standing: [],
    }),
    told: told()[moment] ?? { notes: [] },
    views: null,
  });

  return {
    get length() {
      return told().length - 1;
    },
    eyes: [seat],
    frame(moment) {
      const known = shown.get(moment + 1);
      if (known !== undefined) return framed(moment, known);
      return fetched(Math.floor(moment / AT_ONCE)).then(() => {
        const seen = shown.get(moment + 1);
        if (seen === undefined) throw new Error(`there is no moment ${moment}`);
        return framed(moment, seen);
      });
    },
  };
}
