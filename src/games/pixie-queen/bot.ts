// The game's own judgement: what a table promises each seat, in points at the end.

import type { PixieTable } from './table.ts';

export function judge(table: PixieTable): number[] {
  return table.penalty.map(points => -points);
}
