// The keyboard, as far as every game's page hears it alike.

import { useEffect } from 'react';
import { claim } from './claim.ts';
import type { Key } from './moves.ts';

/** A choice being made: it may wait to be confirmed, or be put down. */
interface Drafting {
  readonly draft: unknown;
  confirm(): void;
  putDown(): void;
}

/** What keys can do at every table. */
interface Handling {
  readonly moves: Drafting;
  takeBack(): void;
  /** Shows a piece large. */
  hold(piece: HTMLElement): void;
  /** One step back: closes what lies over the board; false if nothing does. */
  leave(): boolean;
}

/** What keys can do where everything one points at has a name. */
export interface Gestures extends Handling {
  readonly moves: Drafting & { readonly next: ReadonlyMap<Key, unknown> };
  /** The keys of the keyboard for what can be pointed at next. */
  readonly hints: ReadonlyMap<Key, string>;
  point(key: Key, beside: Element): void;
}

/** Listens for keys for as long as the table is shown; `act` says whether a key stood for anything. */
export function useKeyboard(act: (key: string) => boolean): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest('input, select, textarea')) return;
      if (act(key)) claim(event);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

/** What has the focus. */
export function focused(): HTMLElement | null {
  return document.activeElement as HTMLElement | null;
}

/** Cancel, confirm, take back, show large; false if a key stands for none of them. */
export function handled(handling: Handling, key: string): boolean {
  switch (key.length === 1 ? key.toUpperCase() : key) {
    case 'Escape':
      if (!handling.leave()) handling.moves.putDown();
      return true;
    case 'Enter':
      return confirmed(handling.moves);
    case 'Z':
      handling.takeBack();
      return true;
    case '+':
    case '=':
      return held(handling.hold);
    default:
      return false;
  }
}

/** Points at what a key is the hint of, or asks why not. */
export function pointed(gestures: Gestures, key: string): boolean {
  return key === '?' ? whyNot(gestures) : hinted(gestures, key.toUpperCase());
}

/** Something one can point at, where it is to be seen. */
export function spotFor(key: Key): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  return [...all].find(one => one.checkVisibility()) ?? null;
}

/** Asks about the piece that has the focus, unless it could be chosen. */
function whyNot({ moves, point }: Gestures): boolean {
  const at = focused();
  const key = at?.dataset.key;
  if (!at || key === undefined || moves.next.has(key)) return false;
  point(key, at);
  return true;
}

function hinted({ hints, point }: Gestures, pressed: string): boolean {
  for (const [key, hint] of hints) {
    if (hint !== pressed) continue;
    const beside = spotFor(key);
    if (!beside) return false;
    beside.focus();
    point(key, beside);
    return true;
  }
  return false;
}

/** Sends a draft, unless Enter means the button that has the focus. */
function confirmed(moves: Drafting): boolean {
  const at = focused();
  const elsewhere = at?.matches('a, button') && !at.matches('.chosen');
  if (moves.draft === null || elsewhere) return false;
  moves.confirm();
  return true;
}

/** Shows the piece that has the focus large. */
function held(hold: (piece: HTMLElement) => void): boolean {
  const piece = focused()?.closest<HTMLElement>('[data-zoom]');
  if (piece) hold(piece);
  return piece !== null && piece !== undefined;
}
