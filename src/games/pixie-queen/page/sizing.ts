// How large the board is drawn: on a phone it is moved and zoomed by fingers.

import { type RefObject, useEffect, useRef, useState } from 'react';
import { claim } from '../../../web/pieces/claim.ts';

const LEAST = 1;
const MOST = 3;

/** How much larger the board is drawn than its place; two fingers, or the wheel with Ctrl, change it. */
export function useEnlarged(scroller: RefObject<HTMLElement | null>) {
  const [scale, setScale] = useState(LEAST);
  const latest = useRef(scale);
  latest.current = scale;
  /** Changes the size around a point of the screen, which stays where it is. */
  const enlarge = (to: number, x?: number, y?: number) => {
    const place = scroller.current;
    if (place === null) return;
    const next = Math.min(MOST, Math.max(LEAST, to));
    const { left, top, width, height } = place.getBoundingClientRect();
    const atX = (x ?? left + width / 2) - left;
    const atY = (y ?? top + height / 2) - top;
    const by = next / latest.current;
    const scrollLeft = (place.scrollLeft + atX) * by - atX;
    const scrollTop = (place.scrollTop + atY) * by - atY;
    latest.current = next;
    setScale(next);
    requestAnimationFrame(() => place.scrollTo({ left: scrollLeft, top: scrollTop }));
  };
  const act = useRef(enlarge);
  act.current = enlarge;
  useEffect(() => {
    const place = scroller.current;
    if (place === null) return;
    let apart = 0;
    let from = LEAST;
    const spread = ({ touches: [a, b] }: TouchEvent) =>
      a && b
        ? {
            far: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
            x: (a.clientX + b.clientX) / 2,
            y: (a.clientY + b.clientY) / 2,
          }
        : null;
    const start = (event: TouchEvent) => {
      apart = spread(event)?.far ?? 0;
      from = latest.current;
    };
    const move = (event: TouchEvent) => {
      const now = spread(event);
      if (now === null || apart === 0) return;
      claim(event);
      act.current((from * now.far) / apart, now.x, now.y);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      claim(event);
      act.current(
        latest.current * (event.deltaY < 0 ? 1.15 : 1 / 1.15),
        event.clientX,
        event.clientY,
      );
    };
    place.addEventListener('touchstart', start, { passive: true });
    place.addEventListener('touchmove', move, { passive: false });
    place.addEventListener('wheel', wheel, { passive: false });
    return () => {
      place.removeEventListener('touchstart', start);
      place.removeEventListener('touchmove', move);
      place.removeEventListener('wheel', wheel);
    };
  }, [scroller]);
  return { scale, enlarge: (by: number) => enlarge(latest.current * by) };
}
