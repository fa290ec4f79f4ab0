// Pieces that changed places travel there: first, last, invert, play.

import { type RefObject, useLayoutEffect, useRef } from 'react';

const STAGGER = 40;
const MOVE = 320;

/**
 * Lets every `data-piece` inside travel from where it lay at the last picture. A piece that is new
 * comes from the element its `data-from` names.
 */
export function useFlip(root: RefObject<HTMLElement | null>, picture: unknown): void {
  const last = useRef(new Map<string, DOMRect>());
  const travels = useRef(new Map<string, Animation>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture is what starts the moves
  useLayoutEffect(() => {
    if (root.current === null) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const now = new Map<string, DOMRect>();
    let moved = 0;
    for (const piece of root.current.querySelectorAll<HTMLElement>('[data-piece]')) {
      const id = piece.dataset.piece as string;
      // Whatever still travels is set down first: places are measured at rest.
      travels.current.get(id)?.cancel();
      travels.current.delete(id);
      const to = piece.getBoundingClientRect();
      now.set(id, to);
      const from = last.current.get(id) ?? (last.current.size > 0 ? origin(piece) : undefined);
      if (still || from === undefined || to.width === 0) continue;
      const x = from.left - to.left;
      const y = from.top - to.top;
      if (Math.abs(x) + Math.abs(y) < 2) continue;
      const travel = piece.animate(
        [
          { transform: `translate(${x}px, ${y}px)`, zIndex: 20 },
          { transform: 'none', zIndex: 20 },
        ],
        {
          duration: MOVE,
          delay: Math.min(moved++ * STAGGER, 400),
          fill: 'backwards',
          easing: 'cubic-bezier(.3,.05,.15,1)',
        },
      );
      travels.current.set(id, travel);
    }
    last.current = now;
  }, [picture]);
}

function origin(piece: HTMLElement): DOMRect | undefined {
  const { from } = piece.dataset;
  return from ? document.getElementById(from)?.getBoundingClientRect() : undefined;
}
