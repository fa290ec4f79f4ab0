// The tile over my land, and what it would change.

import type { TileId } from '../kit.ts';
import { cellAt, type Laid, laid, tileOf } from '../land.ts';
import type { SkyeTable } from '../table.ts';
import type { SkyeView } from '../view.ts';
import { withTile } from './as-table.ts';
import type { Laying } from './laying.ts';
import { cellIn } from './paths.ts';
import type { Scene } from './scene.ts';
import { bestPlace, standOf } from './worth.ts';

interface Over {
  readonly table: SkyeTable;
  readonly seat: number | null;
  readonly laying: Laying | null;
  /** A tile that is only thought of. */
  readonly looked: TileId | null;
  readonly times: readonly number[];
  readonly view: SkyeView;
}

/** How my land stands, and how it would with the tile that is held over it. */
export function heldOver(over: Over): Pick<Scene, 'stand' | 'preview' | 'held'> {
  const { table, seat } = over;
  if (seat === null) return { stand: null, preview: null, held: null };
  const held = heldIn(over, seat);
  return {
    stand: standOf(table, seat),
    held,
    preview: held === null ? null : standOf(withTile(table, seat, held), seat),
  };
}

function heldIn({ table, laying, looked, times, view }: Over, seat: number): Laid | null {
  if (laying === null)
    return looked === null || table.lands[seat]?.some(one => tileOf(one) === looked)
      ? null
      : bestPlace(table, seat, looked, times, view.rounds - view.round).at;
  const key = laying.over ?? laying.put ?? undefined;
  const cell = cellIn(key);
  if (key === undefined || cell === null) return null;
  if (!laying.fits.get(key)?.includes(laying.turn)) return null;
  return laid(laying.tile, laying.turn, cellAt(cell.x, cell.y));
}
