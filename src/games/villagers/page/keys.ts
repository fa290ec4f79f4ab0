// The keyboard: digits and letters for what can be pointed at, + for a large view, C for the chains.

import { type Gestures, handled, pointed, useKeyboard } from '../../../web/pieces/keys.ts';

interface WithChains extends Gestures {
  /** Shows all chains. */
  browse(): void;
}

/** Listens for keys for as long as the table is shown. */
export function useKeys(gestures: WithChains): void {
  useKeyboard(key => {
    if (key.toUpperCase() !== 'C') return handled(gestures, key) || pointed(gestures, key);
    gestures.browse();
    return true;
  });
}
