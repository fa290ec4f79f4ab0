// A table made by hand must make sense.

import type { PixieTable } from './table.ts';

export function check(table: PixieTable): void {
  if (!Array.isArray(table.goods)) throw new Error('goods must be a list');
}
