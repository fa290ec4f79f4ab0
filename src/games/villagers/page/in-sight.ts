// Whatever can be pointed at next is brought into sight, if none of it is.

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Moves } from '../../../web/pieces/moves.ts';
import type { Owner } from '../table.ts';

interface Sight {
  readonly root: RefObject<HTMLElement | null>;
  readonly moves: Moves;
  /** Whatever lies in the villages' place, if anything does. */
  readonly panel: string | null;
}

/** The village one is led to, if any, and how to leave it. */
interface Led {
  readonly village: Owner | null;
  leave(): void;
}

/** While something is picked up: leads to the village of the first target, and scrolls to it. */
export function useInSight({ root, moves, panel }: Sight): Led {
  const held = moves.chosen.join(' ');
  const sought = useRef<Element | null>(null);
  const [village, goTo] = useState<Owner | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what closes uncovers the villages
  useEffect(() => {
    const page = root.current;
    if (held === '') goTo(null);
    if (held === '' || page === null) return;
    if ([...page.querySelectorAll('.target, .v-answers .btn')].some(isSeen)) return;
    sought.current = page.querySelector('.board .target');
    const owner = sought.current?.closest<HTMLElement>('[data-owner]')?.dataset.owner;
    goTo(owner === undefined ? null : Number(owner));
  }, [root, held, panel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a village one went to lies there now
  useEffect(() => {
    if (!sought.current?.checkVisibility()) return;
    sought.current.scrollIntoView({ block: 'center', inline: 'nearest' });
    sought.current = null;
  }, [held, panel, village]);
  return { village, leave: () => goTo(null) };
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
