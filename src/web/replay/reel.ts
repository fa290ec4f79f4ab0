// A reel: every moment of one table, each as somebody saw it.

import type { Seat } from '../../kernel/game.ts';
import type { Seen } from '../../kernel/view.ts';
import type { Sitting } from '../pieces/page.ts';
import type { Told } from '../screens/log.tsx';

/** Whose eyes a replay is seen through: a seat's, an onlooker's (null), or all hands open. */
export type Eyes = Seat | null | 'open';

/** One moment of a table. */
export interface Frame {
  readonly sitting: Sitting;
  /** What brought this moment about. */
  readonly told: Told;
  /** With open hands: the view of every seat. */
  readonly views: readonly object[] | null;
}

/** All moments of a table, from the set-up (0) to the last one (`length`). */
export interface Reel {
  readonly length: number;
  /** Through whose eyes it can be watched. */
  readonly eyes: readonly Eyes[];
  frame(moment: number, eyes: Eyes): Frame | Promise<Frame>;
}

/** A moment as a page is fed it: nobody can choose in the past, so who was asked is waited for. */
export function sittingAt(
  moment: number,
  shown: Pick<Sitting, 'seat' | 'seen' | 'log' | 'over' | 'standing'>,
): Sitting {
  return {
    ...shown,
    at: moment + 1,
    seen: asWatched(shown.seen),
    foreseen: [],
    undo: 'over',
  };
}

function asWatched({ view, pending, waiting }: Seen): Seen {
  const asked = pending
    .filter(({ optional }) => !optional)
    .map(({ seat, step }) => ({ seat, step }));
  return { view, pending: [], waiting: [...asked, ...waiting] };
}
