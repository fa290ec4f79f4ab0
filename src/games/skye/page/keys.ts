// The keyboard: Q and E turn the tile in hand, W lights the roads, M and T show market and tracks.

import { type Gestures, handled, pointed, useKeyboard } from '../../../web/pieces/keys.ts';
import type { Laying } from './laying.ts';
import type { Pricing } from './pricing.ts';

interface AtLand extends Gestures {
  readonly laying: Laying | null;
  readonly pricing: Pricing | null;
  /** Lights the roads, or not. */
  light(): void;
  /** Fits the land into its place. */
  fit(): void;
}

/** Listens for keys for as long as the table is shown. */
export function useKeys(gestures: AtLand): void {
  const { laying, pricing } = gestures;
  useKeyboard(key => {
    switch (key.length === 1 ? key.toUpperCase() : key) {
      case 'Q':
        laying?.rotate(-1);
        return laying !== null;
      case 'E':
        laying?.rotate(1);
        return laying !== null;
      case 'W':
        gestures.light();
        return true;
      case 'F':
        gestures.fit();
        return true;
      case '1':
      case '2':
      case '3':
        if (pricing === null) break;
        pricing.putAxe(Number(key) - 1);
        return true;
      case 'Enter':
        if (isSent(gestures)) return true;
        break;
    }
    return handled(gestures, key) || pointed(gestures, key);
  });
}

/** Lays a tile that is put on a cell, or seals prices, unless Enter means the button with the focus. */
function isSent({ laying, pricing }: AtLand): boolean {
  const at = document.activeElement;
  if (at?.matches('a, button') && !at.matches('.chosen')) return false;
  if (laying?.put) return laying.lay(laying.put);
  if (pricing?.isComplete) pricing.seal();
  return pricing?.isComplete ?? false;
}
