// What is known of a player.

import type { Seat } from '../../../kernel/game.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import type { Unit } from '../cards.ts';
import type { MinesView, SeenMine } from '../view.ts';

type Seen = MinesView['seats'][number];

/** A player: what everybody may know, and with open cards what they know themselves. */
export interface Player extends Seen {
  /** The units in hand, if they lie open. */
  readonly cards: readonly Unit[] | null;
  /** The mines in front of them, to be staffed. */
  readonly toStaff: readonly SeenMine[];
}

/** The player on a seat. */
export function playerOn(seat: Seat, view: MinesView, views: PageProps['views']): Player {
  const open = (views?.[seat] ?? null) as MinesView | null;
  const seen = (open ?? view).seats[seat] as Seen;
  const toStaff = view.captured.filter(({ owner }) => owner === seat);
  return { ...seen, cards: open?.hand ?? null, toStaff };
}
