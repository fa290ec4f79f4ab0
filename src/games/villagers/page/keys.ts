// The keyboard: digits and letters for what can be pointed at, + for a large view, C for the chains.

import { confirmed, focused, held, useKeyboard } from '../../../web/pieces/keys.ts';
import type { Moves } from './moves.ts';
import type { Key } from './paths.ts';

interface Gestures {
  readonly moves: Moves;
  readonly hints: ReadonlyMap<Key, string>;
  point(key: Key, beside: Element): void;
  takeBack(): void;
  /** Shows a piece large. */
  hold(piece: HTMLElement): void;
  /** Shows all chains. */
  browse(): void;
  /** One step back: closes what lies over the board; false if nothing does. */
  leave(): boolean;
}

/** Listens for keys for as long as the table is shown. */
export function useKeys(gestures: Gestures): void {
  useKeyboard(key => act(gestures, key));
}

/** Does what a key stands for; false if it stands for nothing here. */
function act(gestures: Gestures, key: string): boolean {
  const { moves } = gestures;
  switch (key.length === 1 ? key.toUpperCase() : key) {
    case 'Escape':
      if (!gestures.leave()) moves.putDown();
      return true;
    case 'Enter':
      return confirmed(moves);
    case 'Z':
      gestures.takeBack();
      return true;
    case 'C':
      gestures.browse();
      return true;
    case '+':
    case '=':
      return held(gestures.hold);
    case '?':
      return whyNot(gestures);
    default:
      return hinted(gestures, key.toUpperCase());
  }
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
    const beside = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (!beside) return false;
    beside.focus();
    point(key, beside);
    return true;
  }
  return false;
}
