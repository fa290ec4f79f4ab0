// A big village must not run under the tray: where the board would have to be scrolled, what lies there
// closes up, step by step, and only as far as it must. What a villager brings is always seen.

import { type RefObject, useLayoutEffect } from 'react';

/** Pictures and needs of villagers, then of the Road, then gaps: each step makes the board lower. */
const STEPS = 4;

/** Closes the board up anew at every moment; picking something up moves nothing. */
export function useTight(page: RefObject<HTMLElement | null>, moment: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew at every moment
  useLayoutEffect(() => {
    const board = page.current?.querySelector<HTMLElement>('.board');
    if (!board) return;
    const closeUp = () => {
      for (let step = 0; step <= STEPS; step++) {
        board.dataset.tight = String(step);
        if (board.scrollHeight <= board.clientHeight) return;
      }
    };
    closeUp();
    // Only the window: a tray that grows with what is picked up must not move what is pointed at.
    window.addEventListener('resize', closeUp);
    return () => window.removeEventListener('resize', closeUp);
  }, [page, moment]);
}
