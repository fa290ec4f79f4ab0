// Carrying: a tile from the rack to the land, the axe or a coin to a tile that is priced.

import type { Carrying } from '../../../web/pieces/drag.ts';
import type { Key, Moves } from '../../../web/pieces/moves.ts';
import type { Laying } from './laying.ts';
import { numberIn } from './paths.ts';
import type { Pricing } from './pricing.ts';

interface At extends Pick<Carrying, 'hold' | 'release'> {
  readonly moves: Moves;
  readonly laying: Laying | null;
  readonly pricing: Pricing | null;
  /** Whether a tile that was dropped waits to be turned or confirmed. */
  readonly careful: boolean;
  point(key: Key, beside: Element): void;
}

/** What carrying means at this moment. */
export function carryingIn({ laying, pricing, careful, point, hold, release }: At): Carrying {
  return {
    hold,
    release,
    lift({ dataset: { key } }) {
      const tile = numberIn(key, 'tile');
      if (laying !== null && tile !== null) {
        laying.take(tile);
        return true;
      }
      return pricing !== null && (key === 'axe' || numberIn(key, 'coin') !== null);
    },
    drop({ dataset: { key } }, onto) {
      const to = onto.dataset.drop ?? '';
      const slot = numberIn(to, 'slot');
      if (pricing !== null && slot !== null) {
        const coin = numberIn(key, 'coin');
        if (coin === null) pricing.putAxe(slot);
        else pricing.put(slot, Math.max(0, pricing.slots[slot]?.price ?? 0) + coin);
        return true;
      }
      if (laying === null || !to.startsWith('cell-')) return false;
      if (!laying.fits.has(to)) {
        point(to, onto);
        return false;
      }
      if (careful || !laying.fits.get(to)?.includes(laying.turn)) laying.putOn(to);
      else laying.lay(to);
      return true;
    },
  };
}
