// The keyboard: an action by its number, digits and letters for what follows, A for the list.

import { useRef } from 'react';
import { type Gestures, handled, pointed, spotFor, useKeyboard } from '../../../web/pieces/keys.ts';
import type { Moves } from '../../../web/pieces/moves.ts';
import { actionKey } from './paths.ts';

interface WithList extends Gestures {
  readonly moves: Moves;
  /** Shows the actions as a list. */
  list(): void;
}

/** How long a second digit belongs to the first. */
const PAUSE = 700;

interface Typed {
  digits: string;
  at: number;
}

/** Listens for keys for as long as the table is shown. */
export function useKeys(gestures: WithList): void {
  const typed = useRef<Typed>({ digits: '', at: 0 });
  useKeyboard(key => {
    if (key.toUpperCase() === 'A') {
      gestures.list();
      return true;
    }
    return (
      handled(gestures, key) ||
      numbered(gestures.moves, key, typed.current) ||
      pointed(gestures, key)
    );
  });
}

/** One or two digits are the number of an action, as long as none is chosen: the focus goes there. */
function numbered(moves: Moves, key: string, typed: Typed): boolean {
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
