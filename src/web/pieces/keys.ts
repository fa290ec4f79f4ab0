// The keyboard, as far as every game's page hears it alike.

import { useEffect } from 'react';

/** A choice being made: it may wait to be confirmed. */
interface Drafting {
  readonly draft: unknown;
  confirm(): void;
}

/** Listens for keys for as long as the table is shown; `act` says whether a key stood for anything. */
export function useKeyboard(act: (key: string) => boolean): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest('input, select, textarea')) return;
      if (act(key)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

/** What has the focus. */
export function focused(): HTMLElement | null {
  return document.activeElement as HTMLElement | null;
}

/** Sends a draft, unless Enter means the button that has the focus. */
export function confirmed(moves: Drafting): boolean {
  const at = focused();
  const elsewhere = at?.matches('a, button') && !at.matches('.chosen');
  if (moves.draft === null || elsewhere) return false;
  moves.confirm();
  return true;
}

/** Shows the piece that has the focus large. */
export function held(hold: (piece: HTMLElement) => void): boolean {
  const piece = focused()?.closest<HTMLElement>('[data-zoom]');
  if (piece) hold(piece);
  return piece !== null && piece !== undefined;
}
