// Carrying pieces: by mouse, by pulling one out of the hand with a finger, or after a long press.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { claim } from './claim.ts';
import { isStill, letGoAt, zoomOf } from './flip.ts';

/** What a page makes of being carried to and fro. */
export interface Carrying {
  /** Whether this `data-carry` may be carried now; if so, the page treats it as picked up. */
  lift(source: HTMLElement): boolean;
  /** It was let go over a `data-drop`; false sends it back. */
  drop(source: HTMLElement, onto: HTMLElement): boolean;
  /** A `data-zoom` was asked for: by a long press or the other button of the mouse. */
  hold(piece: HTMLElement): void;
  /** The long press turned into something else. */
  release(): void;
}

const SLACK = 7;
const LONG = 450;
const BACK = 220;

/** One finger or button that is down. */
interface Touch {
  readonly id: number;
  readonly source: HTMLElement | null;
  readonly x: number;
  readonly y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  held: boolean;
  carried: HTMLElement | null;
  over: HTMLElement | null;
}

/** Lets pieces inside be carried and held for as long as the page is shown. */
export function useCarrying(root: RefObject<HTMLElement | null>, carrying: Carrying): void {
  const latest = useRef(carrying);
  useLayoutEffect(() => {
    latest.current = carrying;
  });
  useEffect(() => {
    const place = root.current;
    if (place === null) return;
    let touch: Touch | null = null;

    const down = (event: PointerEvent) => {
      end(false);
      const at = event.target as Element;
      const piece = at.closest<HTMLElement>('[data-zoom]');
      if (!event.isPrimary || event.button !== 0) return;
      const { pointerId: id, clientX: x, clientY: y } = event;
      const source = at.closest<HTMLElement>('[data-carry]');
      touch = { id, source, x, y, timer: undefined, held: false, carried: null, over: null };
      if (event.pointerType !== 'mouse' && piece)
        touch.timer = setTimeout(() => {
          if (touch === null || touch.carried) return;
          touch.held = true;
          latest.current.hold(piece);
        }, LONG);
    };

    const move = (event: PointerEvent) => {
      if (touch === null || event.pointerId !== touch.id) return;
      const x = event.clientX - touch.x;
      const y = event.clientY - touch.y;
      if (touch.carried === null) {
        if (Math.hypot(x, y) < SLACK) return;
        clearTimeout(touch.timer);
        const { source, held } = touch;
        const begins =
          source !== null && (held || mayPull(event, source, x, y)) && latest.current.lift(source);
        if (!begins) {
          if (!held) touch = null;
          return;
        }
        if (held) latest.current.release();
        touch.carried = pickedUp(source);
        place.classList.add('carrying');
      }
      carry(touch.carried, x, y);
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const over = under?.closest<HTMLElement>('[data-drop]') ?? null;
      if (over === touch.over) return;
      touch.over?.removeAttribute('data-under');
      over?.setAttribute('data-under', '');
      touch.over = over;
    };

    const end = (letGo: boolean) => {
      if (touch === null) return;
      const { source, carried, over, held, timer } = touch;
      clearTimeout(timer);
      touch = null;
      if (held || carried) deafen();
      if (source === null || carried === null) return;
      over?.removeAttribute('data-under');
      place.classList.remove('carrying');
      const { piece } = carried.dataset;
      const where = carried.getBoundingClientRect();
      const taken = letGo && over !== null && latest.current.drop(source, over);
      if (taken && piece) letGoAt(piece, where);
      putDown(carried, !taken);
    };

    const up = (event: PointerEvent) => touch?.id === event.pointerId && end(true);
    const lost = (event: PointerEvent) => touch?.id === event.pointerId && end(false);
    const menu = (event: MouseEvent) => {
      const piece = (event.target as Element).closest<HTMLElement>('[data-zoom]');
      if (piece === null) return;
      claim(event);
      if (touch === null) latest.current.hold(piece);
    };
    // A finger that holds or carries does not scroll. One that pulls could not anyway, for `touch-action`
    // lets the page scroll the other way only; one that is put down while the hand still glides after a
    // swipe may be the browser's, and is: then `pointercancel` lays the piece back.
    const scroll = (event: TouchEvent) => {
      if (touch?.held || touch?.carried) claim(event);
    };
    const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && end(false);

    place.addEventListener('pointerdown', down);
    place.addEventListener('contextmenu', menu);
    place.addEventListener('touchmove', scroll, { passive: false });
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', lost);
    addEventListener('keydown', onEscape, { capture: true });
    return () => {
      end(false);
      place.removeEventListener('pointerdown', down);
      place.removeEventListener('contextmenu', menu);
      place.removeEventListener('touchmove', scroll);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', lost);
      removeEventListener('keydown', onEscape, { capture: true });
    };
  }, [root]);
}

/** A mouse pulls any way; a finger across the way the page scrolls there, or not at all. */
function mayPull({ pointerType }: PointerEvent, source: Element, x: number, y: number): boolean {
  if (pointerType === 'mouse') return true;
  const { touchAction } = getComputedStyle(source);
  if (touchAction === 'pan-x') return Math.abs(y) > Math.abs(x);
  return touchAction === 'pan-y' && Math.abs(x) > Math.abs(y);
}

/** The click that ends a long press, a carry or another move of the finger is none. */
export function deafen(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    claim(event);
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 60);
}

/** Takes up what is carried: the source, or the piece that lies in it, free of whatever scrolls. */
function pickedUp(source: HTMLElement): HTMLElement {
  const inner = source.querySelector<HTMLElement>('[data-carried]');
  const carried = inner ?? source;
  if (inner) {
    const zoom = zoomOf(inner);
    const { left, top, width, height } = inner.getBoundingClientRect();
    Object.assign(inner.style, {
      position: 'fixed',
      inset: 'auto',
      left: `${left / zoom}px`,
      top: `${top / zoom}px`,
      width: `${width / zoom}px`,
      height: `${height / zoom}px`,
    });
  }
  // An attribute, because a page writes classes anew whenever it is drawn.
  carried.setAttribute('data-held', '');
  return carried;
}

function carry(carried: HTMLElement, x: number, y: number): void {
  const zoom = zoomOf(carried);
  carried.style.translate = `${x / zoom}px ${y / zoom}px`;
}

/** Lays the piece back where the page has it; sent back, it flies. */
function putDown(carried: HTMLElement, flies: boolean): void {
  const { translate } = carried.style;
  const settle = () => {
    carried.removeAttribute('data-held');
    for (const name of ['position', 'inset', 'left', 'top', 'width', 'height'])
      carried.style.removeProperty(name);
  };
  carried.style.removeProperty('translate');
  if (!flies || isStill()) {
    settle();
    return;
  }
  carried
    .animate([{ translate }, { translate: '0px 0px' }], {
      duration: BACK,
      easing: 'cubic-bezier(.2,.8,.2,1)',
    })
    .finished.then(settle, settle);
}
