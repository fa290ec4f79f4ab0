// What the tile over my land would bring, beside it.

import type { Cell } from '../../land.ts';
import { useScene } from '../scene.ts';
import { gainTold } from '../told.ts';
import { gainOver } from '../worth.ts';
import { placed } from './place.ts';

/** A pill above the tile: points by letter, areas closed, gold. */
export function Chip({ cell }: { readonly cell: Cell }) {
  const { stand, preview, teller } = useScene();
  if (stand === null || preview === null) return null;
  const gain = gainOver(stand, preview);
  const words = gainTold(gain, teller.say);
  const isLess = gain.slots.some(points => points < 0);
  return (
    <span className={`sk-chip ${isLess ? 'less' : ''}`} style={placed(cell)} role="status">
      {words || teller.say('page.gain.none')}
    </span>
  );
}
