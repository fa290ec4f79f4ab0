// Pieces that changed places travel there: first, last, invert, play.

import { type RefObject, useLayoutEffect, useRef } from 'react';

const STAGGER = 40;
const MOVE = 320;
/** However many pieces move, the last one sets out by then: the picture never lags behind the table. */
const LATEST = 400;

/** Where pieces were let go that somebody carried: their travel begins there. */
const letGo = new Map<string, DOMRect>();

/** Remembers where a carried piece was let go. */
export function letGoAt(piece: string, where: DOMRect): void {
  letGo.set(piece, where);
}

/** Whether the person asked for less motion. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How many pixels of the screen one CSS pixel of this element takes. */
export function zoomOf(element: Element): number {
  return (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
}

/** A piece on its way. */
interface Travel {
  readonly piece: HTMLElement;
  readonly motion: Animation;
}

const isUnderWay = ({ motion }: Travel) =>
  motion.playState === 'running' || motion.playState === 'paused';

/**
 * Lets every `data-piece` inside travel from where it lay at the last picture. A piece that is new
 * comes from the piece or element its `data-from` names; one that is still travelling goes on from where it is.
 */
export function useFlip(root: RefObject<HTMLElement | null>, picture: unknown): void {
  const last = useRef(new Map<string, DOMRect>());
  const travels = useRef(new Map<string, Travel>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture is what starts the moves
  useLayoutEffect(() => {
    const place = root.current;
    if (place === null) return;
    // First everything is read, then written, so that the browser lays the page out only twice.
    const pieces = new Map<string, HTMLElement>();
    for (const piece of place.querySelectorAll<HTMLElement>('[data-piece]')) {
      const id = piece.dataset.piece as string;
      if (!pieces.has(id)) pieces.set(id, piece);
    }
    const onTheirWay = new Map<string, DOMRect>();
    for (const [id, travel] of travels.current)
      if (travel.piece === pieces.get(id) && isUnderWay(travel))
        onTheirWay.set(id, travel.piece.getBoundingClientRect());
    for (const { motion } of travels.current.values()) motion.cancel();
    const now = new Map([...pieces].map(([id, piece]) => [id, piece.getBoundingClientRect()]));
    const moves = isStill()
      ? []
      : [...pieces].flatMap(([id, piece]) => {
          const to = now.get(id) as DOMRect;
          const from =
            onTheirWay.get(id) ??
            letGo.get(id) ??
            last.current.get(id) ??
            origin(piece, last.current);
          const moved = from !== undefined && to.width > 0 && distance(from, to) >= 2;
          return moved ? [{ id, piece, from, to }] : [];
        });
    const zoom = zoomOf(place.firstElementChild ?? place);
    const sent = new Map<string, Travel>();
    for (const { id, piece, from, to } of moves) {
      const delay = onTheirWay.has(id) ? 0 : Math.min(sent.size * STAGGER, LATEST);
      const x = (middle(from).x - middle(to).x) / zoom;
      const y = (middle(from).y - middle(to).y) / zoom;
      sent.set(id, { piece, motion: setOut(piece, `${x}px ${y}px`, delay) });
    }
    letGo.clear();
    last.current = now;
    travels.current = sent;
    if (sent.size === 0) return;
    for (const part of place.children)
      part.toggleAttribute('data-free', part.scrollHeight <= part.clientHeight);
    place.classList.add('travelling');
    Promise.allSettled([...sent.values()].map(({ motion }) => motion.finished)).then(() => {
      if (![...travels.current.values()].some(isUnderWay)) place.classList.remove('travelling');
    });
  }, [picture]);
}

const middle = ({ left, top, width, height }: DOMRect) => ({
  x: left + width / 2,
  y: top + height / 2,
});

function distance(a: DOMRect, b: DOMRect): number {
  return Math.abs(middle(a).x - middle(b).x) + Math.abs(middle(a).y - middle(b).y);
}

/** Sets a piece on its way, a little lifted. */
function setOut(piece: HTMLElement, away: string, delay: number): Animation {
  return piece.animate(
    [
      { translate: away, scale: 1.08, zIndex: 20 },
      { translate: '0px 0px', scale: 1, zIndex: 20 },
    ],
    { duration: MOVE, delay, fill: 'backwards', easing: 'cubic-bezier(.3,.05,.15,1)' },
  );
}

/** Where a new piece comes from: where another lay, or an element that is still there. */
function origin({ dataset: { from } }: HTMLElement, last: ReadonlyMap<string, DOMRect>) {
  if (from === undefined || last.size === 0) return undefined;
  return last.get(from) ?? document.getElementById(from)?.getBoundingClientRect();
}
