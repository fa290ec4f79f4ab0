// The keyboard: an action by its number, digits and letters for what follows, A for the list.

import { useRef } from 'react';
import { confirmed, focused, held, useKeyboard } from '../../../web/pieces/keys.ts';
import type { Moves } from './moves.ts';
import { actionKey, type Key } from './paths.ts';

interface Gestures {
  readonly moves: Moves;
  readonly hints: ReadonlyMap<Key, string>;
  point(key: Key, beside: Element): void;
  takeBack(): void;
  /** Shows a piece large. */
  hold(piece: HTMLElement): void;
  /** Shows the actions as a list. */
  list(): void;
  /** One step back: closes what lies over the board; false if nothing does. */
  leave(): boolean;
}

/** How long a second digit belongs to the first. */
const PAUSE = 700;

/** Listens for keys for as long as the table is shown. */
export function useKeys(gestures: Gestures): void {
  const typed = useRef({ digits: '', at: 0 });
  useKeyboard(key => act(gestures, key, typed.current));
}

interface Typed {
  digits: string;
  at: number;
}

/** Does what a key stands for; false if it stands for nothing here. */
function act(gestures: Gestures, key: string, typed: Typed): boolean {
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
    case 'A':
      gestures.list();
      return true;
    case '+':
    case '=':
      return held(gestures.hold);
    case '?':
      return whyNot(gestures);
    default:
      return numbered(gestures, key, typed) || hinted(gestures, key.toUpperCase());
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

/** One or two digits are the number of an action, as long as none is chosen: the focus goes there. */
function numbered({ moves }: Gestures, key: string, typed: Typed): boolean {
  const choosing = [...moves.next.keys()].some(next => next.startsWith('action-'));
  if (!choosing || moves.chosen.length > 0 || !/^\d$/.test(key)) return false;
  const now = performance.now();
  const both = now - typed.at < PAUSE ? typed.digits + key : key;
  typed.digits = both;
  typed.at = now;
  const place = spotFor(actionKey(Number(both))) ?? spotFor(actionKey(Number(key)));
  place?.focus();
  return place !== null;
}

function spotFor(key: Key): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  return [...all].find(one => one.checkVisibility()) ?? null;
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
