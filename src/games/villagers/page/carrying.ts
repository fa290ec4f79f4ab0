// Carrying a card: from the Road or a stack to one's square, from the hand to a village, a basic
// villager to one's own.

import type { Carrying } from '../../../web/pieces/drag.ts';
import type { Key, Moves } from '../../../web/pieces/moves.ts';
import { TABLE } from './paths.ts';

interface At extends Pick<Carrying, 'hold' | 'release'> {
  readonly moves: Moves;
  point(key: Key, beside: Element): void;
}

/** One's own tray, hand, square or village: where what is taken goes. */
const HOME = /^(tray|village|hand-|square-|place-|table)/;

/** What carrying means at this moment: the same as pointing at the two ends. */
export function carryingIn({ moves, point, hold, release }: At): Carrying {
  return {
    hold,
    release,
    lift({ dataset: { key } }) {
      if (key === undefined || !(moves.starts.has(key) || moves.next.has(key))) return false;
      if (needsTarget(key, moves) && moves.chosen[0] !== key) moves.point(key);
      return true;
    },
    drop({ dataset: { key: from } }, onto) {
      const to = onto.dataset.drop;
      if (from === undefined || to === undefined || to === from) return false;
      if (!needsTarget(from, moves)) return HOME.test(to) && moves.point(from);
      const target = to === 'village' && moves.next.has(TABLE) ? TABLE : to;
      if (!moves.next.has(target)) {
        point(target, onto);
        return false;
      }
      return moves.point(target);
    },
  };
}

/** Whether a piece goes somewhere, rather than being taken. */
function needsTarget(key: Key, { ways }: Moves): boolean {
  return ways.some(({ keys }) => keys[0] === key && keys.length > 1);
}
