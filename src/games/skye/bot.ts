// The game's own judgement.
import type { SkyeTable } from './table.ts';

export function judge(table: SkyeTable): number[] {
  return [...table.points];
}
