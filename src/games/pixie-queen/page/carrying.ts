// Carrying: a pixie up the pyramid, a good of mine to the board. The same as pointing at both ends.

import type { Carrying } from '../../../web/pieces/drag.ts';
import type { Key, Moves } from '../../../web/pieces/moves.ts';

interface At extends Pick<Carrying, 'hold' | 'release'> {
  readonly moves: Moves;
  point(key: Key, beside: Element): void;
}

/** What carrying means at this moment. */
export function carryingIn({ moves, point, hold, release }: At): Carrying {
  return {
    hold,
    release,
    lift({ dataset: { key } }) {
      if (key === undefined || !key.startsWith('place-')) return false;
      const leadsOn = moves.next
        .get(key)
        ?.some(({ keys }) => keys.length > moves.chosen.length + 1);
      return moves.chosen.includes(key) || (leadsOn === true && moves.point(key));
    },
    drop(_source, onto) {
      const to = onto.dataset.drop;
      if (to === undefined) return false;
      if (moves.next.has(to)) return moves.point(to);
      if (!moves.chosen.includes(to)) point(to, onto);
      return false;
    },
  };
}
