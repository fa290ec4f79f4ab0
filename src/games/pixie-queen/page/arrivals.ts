// Tokens come flying from their owners when they are laid on the board.

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isStill, zoomOf } from '../../../web/pieces/flip.ts';

const TRAVEL = 380;

/** Lets every new `data-from` piece of the board come from the element that names it. */
export function useArrivals(root: RefObject<HTMLElement | null>, picture: unknown): void {
  const known = useRef<Set<string> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture is what brings pieces
  useLayoutEffect(() => {
    const place = root.current;
    if (place === null) return;
    const pieces = [...place.querySelectorAll<SVGElement>('[data-mover][data-from]')];
    const before = known.current;
    known.current = new Set(pieces.map(({ dataset }) => dataset.mover ?? ''));
    if (before === null || isStill()) return;
    for (const piece of pieces) {
      const { mover = '', from = '' } = piece.dataset;
      const start = before.has(mover) ? null : document.getElementById(from);
      if (start === null) continue;
      const zoom = zoomOf(piece);
      const a = start.getBoundingClientRect();
      const b = piece.getBoundingClientRect();
      const x = (a.left + a.width / 2 - b.left - b.width / 2) / zoom;
      const y = (a.top + a.height / 2 - b.top - b.height / 2) / zoom;
      piece.animate(
        [
          { translate: `${x}px ${y}px`, scale: 1.2 },
          { translate: '0px 0px', scale: 1 },
        ],
        {
          duration: TRAVEL,
          easing: 'cubic-bezier(.3,.05,.15,1)',
        },
      );
    }
  }, [picture]);
}
