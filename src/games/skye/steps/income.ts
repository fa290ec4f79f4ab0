// Phase 1, income (skye.7–9, 39), and what opens phase 2: everybody draws three tiles (skye.11).

import type { Frame, Seat } from '../../../kernel/game.ts';
import components from '../components.json';
import { type TileId, WHISKY } from '../kit.ts';
import { earn } from '../money.ts';
import { linkedSymbols, lookAt } from '../sight.ts';
import {
  DRAWN,
  figuresFor,
  HELD,
  hasJourney,
  kitAt,
  type SkyeAgenda,
  type SkyeTable,
  seatAt,
  UNPRICED,
} from '../table.ts';
import { holds, NO_DISCARD } from '../tokens.ts';
import { incomeFlag } from '../tracks.ts';

/** A round begins. Roads laid before the income count for it (skye.E3). */
export function round(table: SkyeTable, _frame: Frame, agenda: SkyeAgenda): void {
  table.round++;
  table.phase = 'income';
  agenda.note({ what: 'round', rule: 'skye.29', count: table.round, seat: table.first });
  table.seenGold.fill(0);
  agenda.next(hasJourney(table) ? { step: 'paving', onto: 'income' } : { step: 'income' });
}

/** Everybody gets their income. */
export function income(table: SkyeTable, _frame: Frame, agenda: SkyeAgenda): void {
  for (let at = 0; at < table.seats; at++) {
    const seat = seatAt(table, at);
    const got = incomeOf(table, seat);
    earn(table, seat, got.total);
    agenda.note({ what: 'income', rule: 'skye.7', seat, ...got });
  }
  agenda.next({ step: 'draw' });
}

/** What an income is made of. */
export interface Income {
  readonly castle: number;
  readonly whisky: number;
  readonly behind: number;
  readonly flag: number;
  readonly token: number;
  readonly total: number;
}

/** What somebody gets in phase 1, as things stand. */
export function incomeOf(table: SkyeTable, seat: Seat): Income {
  const { castle } = components.income;
  const whisky = components.income.whisky * linkedSymbols(lookAt(table, seat), WHISKY);
  const behind = catchUp(table) * seatsAhead(table, seat);
  const flag = hasJourney(table) ? incomeFlag(table, seat) : 0;
  const token =
    hasJourney(table) && holds(table, seat, NO_DISCARD, HELD) ? components.tokenGold.noDiscard : 0;
  return { castle, whisky, behind, flag, token, total: castle + whisky + behind + flag + token };
}

/** Gold for each player ahead in this round (skye.9). */
function catchUp(table: SkyeTable): number {
  return figuresFor(components.catchUp, table)[table.round - 1] ?? 0;
}

function seatsAhead({ points }: SkyeTable, seat: Seat): number {
  let ahead = 0;
  for (const other of points) if (other > (points[seat] as number)) ahead++;
  return ahead;
}

/** Their faces, where they are not ours. */
function facesOf(table: SkyeTable, tiles: readonly TileId[]): { faces?: readonly unknown[] } {
  if (table.options.components === null) return {};
  return { faces: tiles.map(tile => kitAt(table).tiles[tile] ?? null) };
}

/** Everybody draws three tiles; then all set their prices at once (skye.11, 12). */
export function draw(table: SkyeTable, _frame: Frame, agenda: SkyeAgenda): void {
  table.phase = 'price';
  const { chance } = agenda;
  const { seats, row, bag } = table;
  table.prices.fill(UNPRICED);
  for (let at = 0; at < seats; at++) {
    const seat = seatAt(table, at);
    const tiles: TileId[] = [];
    for (let slot = 0; slot < DRAWN; slot++) {
      const tile = chance.draw(bag);
      row[seat * DRAWN + slot] = tile;
      tiles.push(tile);
    }
    agenda.note({ what: 'drew', rule: 'skye.11', seat, tiles, ...facesOf(table, tiles) });
  }
  agenda.next({ step: 'reveal' });
  agenda.together(
    'price',
    Array.from({ length: seats }, (_, seat) => ({ seat, agenda: [{ step: 'axe', seat }] })),
  );
}
