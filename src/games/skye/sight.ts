// One land at a glance: its areas, its roads and how many of each symbol it has.

import type { Seat } from '../../kernel/game.ts';
import { type Kit, SYMBOLS, symbolsOn } from './kit.ts';
import { type Border, type Laid, tileOf } from './land.ts';
import { type Areas, areasOf, linkedOf } from './survey.ts';
import { kitAt, type SkyeTable } from './table.ts';

/** The same object every time: use it before the next look. */
export interface Sight {
  kit: Kit;
  land: readonly Laid[];
  areas: Areas;
  /** The roads of each tile that lead to the castle, as bits. */
  linked: Uint8Array;
  /** How many of each symbol the whole land has. */
  readonly symbols: Int16Array;
}

const NO_ROADS: readonly Border[] = [];
const sight: Partial<Sight> & Pick<Sight, 'symbols'> = {
  symbols: new Int16Array(SYMBOLS.length),
};

/** A look at a land. */
export function look(kit: Kit, land: readonly Laid[], roads: readonly Border[] = NO_ROADS): Sight {
  const { symbols } = sight;
  sight.kit = kit;
  sight.land = land;
  sight.areas = areasOf(kit, land);
  sight.linked = linkedOf(kit, land, roads);
  symbols.fill(0);
  for (let i = 0; i < land.length; i++) {
    const from = tileOf(land[i] as Laid) * SYMBOLS.length;
    for (let symbol = 0; symbol < SYMBOLS.length; symbol++)
      symbols[symbol] = (symbols[symbol] as number) + (kit.symbols[from + symbol] as number);
  }
  return sight as Sight;
}

/** A look at somebody's land. */
export function lookAt(table: SkyeTable, seat: Seat): Sight {
  return look(kitAt(table), table.lands[seat] as Laid[], table.journey?.roads[seat]);
}

/** Whether a road links a tile with the castle, which does not count itself (skye.27, D1). */
export function isLinked({ linked }: Sight, i: number): boolean {
  return i > 0 && linked[i] !== 0;
}

/** How many of a symbol lie on tiles that a road links with the castle (skye.8, D7). */
export function linkedSymbols(sight: Sight, symbol: number): number {
  const { kit, land } = sight;
  let count = 0;
  for (let i = 0; i < land.length; i++)
    if (isLinked(sight, i)) count += symbolsOn(kit, tileOf(land[i] as Laid), symbol);
  return count;
}
