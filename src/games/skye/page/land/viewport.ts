// What part of a land is seen, and how large: it fits by itself until somebody moves or zooms it.

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { claim } from '../../../../web/pieces/claim.ts';
import { deafen } from '../../../../web/pieces/drag.ts';

/** A rectangle of cells, from its first to behind its last. */
interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Seen {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

interface Wish {
  /** Everything that should be seen. */
  readonly frame: Frame;
  /** Cells of which as many as possible should be seen if not everything fits. */
  readonly aims: readonly { readonly x: number; readonly y: number }[];
  /** Limits for the size of a cell that fits by itself, in pixels. */
  readonly least: number;
  readonly most: number;
  /** A new moment forgets how somebody moved the land. */
  readonly moment: string;
  /** Turns the tile in hand; null if there is none. */
  readonly rotate: ((by: number) => void) | null;
}

const DESK = { width: 880, height: 560 };
const [TINY, HUGE] = [30, 220] as const;
/** Room below the land for its own buttons. */
const FOOT = 40;
const SLACK = 7;
const TWIST = Math.PI / 7;
const STEP = 1.25;

/** Where the sheet with the land lies in its place. */
export function useViewport(place: RefObject<HTMLElement | null>, wish: Wish) {
  const [size, setSize] = useState(DESK);
  const [moved, setMoved] = useState<Seen | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () =>
      setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new moment forgets it
  useEffect(() => setMoved(null), [wish.moment]);
  const seen = moved ?? fitted(size, wish);
  const zoom = (by: number, x = size.width / 2, y = size.height / 2) => {
    const cell = Math.max(TINY, Math.min(HUGE, seen.cell * by));
    const real = cell / seen.cell;
    setMoved({ cell, x: x - (x - seen.x) * real, y: y - (y - seen.y) * real });
  };
  const shift = (dx: number, dy: number) =>
    setMoved({ cell: seen.cell, x: seen.x + dx, y: seen.y + dy });
  useGestures(place, { zoom, shift, rotate: wish.rotate });
  return {
    seen,
    larger: () => zoom(STEP),
    smaller: () => zoom(1 / STEP),
    fit: () => setMoved(null),
  };
}

function fitted({ width, height }: typeof DESK, { frame, aims, least, most }: Wish): Seen {
  const free = Math.max(1, height - FOOT);
  const fitting = Math.min(
    width / (frame.right - frame.left),
    free / (frame.bottom - frame.top),
    most,
  );
  const cell = Math.max(least, fitting);
  const { left, right, top, bottom } =
    cell > fitting ? crowdIn(aims, width / cell, free / cell) : frame;
  return {
    cell,
    x: width / 2 - ((left + right) / 2) * cell,
    y: free / 2 - ((top + bottom) / 2) * cell,
  };
}

/** The rectangle around most of some cells that can be seen together, if so many fit across and down. */
function crowdIn(cells: Wish['aims'], across: number, down: number): Frame {
  const seenFrom = (left: number, top: number) =>
    cells.filter(
      ({ x, y }) => x >= left && x <= left + across - 1 && y >= top && y <= top + down - 1,
    );
  const [lefts, tops] = [new Set(cells.map(({ x }) => x)), new Set(cells.map(({ y }) => y))];
  const crowds = [...lefts].flatMap(left => [...tops].map(top => seenFrom(left, top)));
  crowds.sort((one, other) => other.length - one.length);
  return around(crowds[0] ?? [], 0);
}

/** The rectangle around some cells, with room at every side. */
export function around(cells: Wish['aims'], room: number): Frame {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return {
    left: Math.min(...xs) - room,
    top: Math.min(...ys) - room,
    right: Math.max(...xs) + 1 + room,
    bottom: Math.max(...ys) + 1 + room,
  };
}

interface Gestures {
  zoom(by: number, x: number, y: number): void;
  shift(dx: number, dy: number): void;
  readonly rotate: ((by: number) => void) | null;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** One finger or the mouse moves the land, two zoom it or turn a tile; so does the wheel. */
function useGestures(place: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const latest = useRef(gestures);
  useLayoutEffect(() => {
    latest.current = gestures;
  });
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const fingers = new Map<number, Finger>();
    let from: Finger | null = null;
    let isMoving = false;
    let twisted = 0;
    const inside = ({ x, y }: Finger): [number, number] => {
      const { left, top } = element.getBoundingClientRect();
      return [x - left, y - top];
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || fingers.size > 1) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      from = { x: event.clientX, y: event.clientY };
      isMoving = fingers.size > 1;
      twisted = 0;
    };
    const move = (event: PointerEvent) => {
      const last = fingers.get(event.pointerId);
      if (last === undefined || from === null) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (!isMoving && Math.hypot(now.x - from.x, now.y - from.y) < SLACK) return;
      isMoving = true;
      fingers.set(event.pointerId, now);
      if (other === undefined) {
        latest.current.shift(now.x - last.x, now.y - last.y);
        return;
      }
      const [apart, before] = [now, last].map(one => Math.hypot(one.x - other.x, one.y - other.y));
      const [angle, was] = [now, last].map(one => Math.atan2(one.y - other.y, one.x - other.x));
      const by = ((angle as number) - (was as number) + 3 * Math.PI) % (2 * Math.PI);
      twisted += by - Math.PI;
      const { rotate } = latest.current;
      if (rotate !== null && Math.abs(twisted) > TWIST) {
        rotate(Math.sign(twisted));
        twisted = 0;
      }
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      latest.current.zoom((apart as number) / Math.max(1, before as number), ...inside(middle));
    };
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      if (isMoving) deafen();
      isMoving = false;
    };
    const wheel = (event: WheelEvent) => {
      claim(event);
      const by = Math.sign(event.deltaY);
      const { rotate, zoom } = latest.current;
      if (rotate !== null && !event.ctrlKey) rotate(by);
      else zoom(by < 0 ? STEP : 1 / STEP, ...inside({ x: event.clientX, y: event.clientY }));
    };
    // What the keyboard reaches is brought into sight.
    const focus = (event: FocusEvent) => {
      const cell = (event.target as Element).closest('.sk-cell')?.getBoundingClientRect();
      const sight = element.getBoundingClientRect();
      if (cell === undefined || fingers.size > 0) return;
      const dx = Math.max(0, sight.left - cell.left) - Math.max(0, cell.right - sight.right);
      const dy = Math.max(0, sight.top - cell.top) - Math.max(0, cell.bottom - sight.bottom);
      if (dx !== 0 || dy !== 0) latest.current.shift(dx, dy);
    };
    element.addEventListener('focusin', focus);
    element.addEventListener('pointerdown', down);
    element.addEventListener('wheel', wheel, { passive: false });
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('focusin', focus);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('wheel', wheel);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, [place]);
}
