// Whatever can be pointed at next is brought into sight, if none of it is.

import { type RefObject, useEffect } from 'react';
import type { Moves } from '../../../web/pieces/moves.ts';

/** Scrolls the board to the first target once something is picked up. */
export function useInSight(root: RefObject<HTMLElement | null>, { chosen }: Moves): void {
  const held = chosen.join(' ');
  useEffect(() => {
    const board = root.current?.querySelector('.board');
    if (held === '' || !board) return;
    const { top, bottom } = board.getBoundingClientRect();
    const targets = [...board.querySelectorAll('.target')].filter(
      target => target.getBoundingClientRect().width > 0,
    );
    const isSeen = (target: Element) => {
      const place = target.getBoundingClientRect();
      return place.top >= top && place.bottom <= bottom;
    };
    if (!targets.some(isSeen)) targets[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [root, held]);
}
