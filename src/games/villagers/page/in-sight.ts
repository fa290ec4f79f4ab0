// Whatever can be pointed at next is brought into sight, if none of it is.

import { type RefObject, useEffect, useRef } from 'react';
import type { Moves } from '../../../web/pieces/moves.ts';
import type { Owner } from '../table.ts';

/** While something is picked up: visits the village of the first target, and scrolls to it. */
export function useInSight(
  root: RefObject<HTMLElement | null>,
  { chosen }: Moves,
  visited: Owner | null,
  visit: (owner: Owner | null) => void,
): void {
  const held = chosen.join(' ');
  const sought = useRef<Element | null>(null);
  useEffect(() => {
    const page = root.current;
    if (held === '' || page === null) return;
    if ([...page.querySelectorAll('.target')].some(isSeen)) return;
    sought.current = page.querySelector('.board .target');
    const village = sought.current?.closest<HTMLElement>('[data-owner]');
    if (!village) return;
    visit(Number(village.dataset.owner));
    return () => visit(null);
  }, [root, held, visit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a village that is visited lies there now
  useEffect(() => {
    if (!sought.current?.checkVisibility()) return;
    sought.current.scrollIntoView({ block: 'center', inline: 'nearest' });
    sought.current = null;
  }, [held, visited]);
}

/** Whether a piece lies wholly within the part of the page that holds it. */
function isSeen(piece: Element): boolean {
  const part = piece.closest('.board, .seats, .tray')?.getBoundingClientRect();
  const { top, bottom, left, right, width } = piece.getBoundingClientRect();
  return (
    part !== undefined &&
    width > 0 &&
    top >= part.top &&
    bottom <= part.bottom &&
    left >= part.left &&
    right <= part.right
  );
}
