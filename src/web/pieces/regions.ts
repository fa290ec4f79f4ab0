// The keyboard inside regions: Tab goes from region to region, arrows from piece to piece.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { claim } from './claim.ts';

const ARROWS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const piecesIn = (region: Element) => [
  ...region.querySelectorAll<HTMLElement>('button:not([data-own-tab])'),
];

/**
 * In every `data-region` inside, one piece is reached by Tab and the others by arrows. If the piece
 * that had the focus is gone, the question has it.
 */
export function useRegions(root: RefObject<HTMLElement | null>): void {
  const held = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const place = root.current;
    if (place === null) return;
    for (const region of place.querySelectorAll('[data-region]')) {
      const pieces = piecesIn(region);
      const focused = document.activeElement as HTMLElement;
      const entry =
        pieces.find(piece => piece === focused) ??
        pieces.find(piece => piece.matches('.chosen, .can, .target')) ??
        pieces[0];
      for (const piece of pieces) piece.tabIndex = piece === entry ? 0 : -1;
    }
    if (held.current && !held.current.isConnected && document.activeElement === document.body)
      document.getElementById('decision')?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const place = root.current;
    if (place === null) return;
    const focus = (event: FocusEvent) => {
      held.current = event.target as Element;
    };
    const press = (event: KeyboardEvent) => {
      const way = ARROWS[event.key];
      const at = event.target as Element;
      const question = document.getElementById('decision');
      // The controls of a replay have arrows of their own.
      if (way && !question?.matches('.reel') && (at === question || at === document.body))
        return enter(place, event);
      const from = at.closest<HTMLElement>('button');
      const region = from?.closest('[data-region]');
      if (!way || !from || !region || event.ctrlKey || event.altKey || event.metaKey) return;
      claim(event);
      const to = next(from, piecesIn(region), way);
      if (to === undefined) return;
      from.tabIndex = -1;
      to.tabIndex = 0;
      to.focus();
    };
    place.addEventListener('focusin', focus);
    addEventListener('keydown', press);
    return () => {
      place.removeEventListener('focusin', focus);
      removeEventListener('keydown', press);
    };
  }, [root]);
}

/** From the question an arrow leads to what can be done now, or else to the first piece. */
function enter(place: HTMLElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const pieces = [...place.querySelectorAll('[data-region]')]
    .flatMap(piecesIn)
    .filter(piece => piece.checkVisibility());
  const to = pieces.find(piece => piece.matches('.chosen, .can, .target')) ?? pieces[0];
  if (to === undefined) return;
  claim(event);
  to.focus();
}

/** The nearest piece that way; going sideways counts double. */
function next(
  from: HTMLElement,
  pieces: readonly HTMLElement[],
  [x, y]: readonly [number, number],
): HTMLElement | undefined {
  const middle = (piece: HTMLElement) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [fromX, fromY] = middle(from);
  const ahead = pieces.flatMap(piece => {
    const [pieceX, pieceY] = middle(piece);
    const along = (pieceX - fromX) * x + (pieceY - fromY) * y;
    const aside = Math.abs((pieceX - fromX) * y + (pieceY - fromY) * x);
    return piece !== from && along > 4 ? [{ piece, far: along + 2 * aside }] : [];
  });
  return ahead.sort((a, b) => a.far - b.far)[0]?.piece;
}
