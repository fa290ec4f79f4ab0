// Phase 5, building (skye.19–23): everybody adds all tiles got in this round, all at once.

import { ask, type Frame, law, type Seat } from '../../../kernel/game.ts';
import type { Laying } from '../choices.ts';
import type { Kit, TileId } from '../kit.ts';
import {
  cellAt,
  cellOf,
  fits,
  fringeOf,
  type Laid,
  laid,
  turnOf,
  waysToLay,
  xOf,
  yOf,
} from '../land.ts';
import { isRoad, noRoadsHere } from '../roads.ts';
import {
  type FrameOf,
  hasJourney,
  intoBag,
  kitAt,
  noted,
  type SkyeAgenda,
  type SkyeTable,
} from '../table.ts';

/** All build side by side; then the journeymen set out, or the round is scored. */
export function building(table: SkyeTable, _frame: Frame, agenda: SkyeAgenda): void {
  table.phase = 'build';
  agenda.next(hasJourney(table) ? { step: 'planning' } : { step: 'score' });
  agenda.together(
    'build',
    Array.from({ length: table.seats }, (_, seat) => ({ seat, agenda: [{ step: 'build', seat }] })),
  );
}

/** The next tile, as long as one fits; if none does, the rest goes back to the bag (skye.22). */
export function build(table: SkyeTable, { seat }: FrameOf<'build'>, agenda: SkyeAgenda): void {
  const hand = table.hands[seat] as TileId[];
  if (hand.length === 0) return;
  const kit = kitAt(table);
  const land = table.lands[seat] as Laid[];
  if (hand.some(tile => fitsSomewhere(kit, land, tile))) {
    agenda.next({ step: 'lay', seat });
    return;
  }
  for (const tile of hand) giveBack(table, seat, tile, agenda);
  hand.length = 0;
}

function giveBack(table: SkyeTable, seat: Seat, tile: TileId, agenda: SkyeAgenda): void {
  intoBag(table, tile);
  agenda.note({ what: 'returned', rule: 'skye.22', seat, ...noted(table, tile) });
}

/** Whether a tile can be laid at all, turned as one likes. */
function fitsSomewhere(kit: Kit, land: readonly Laid[], tile: TileId): boolean {
  const { count, needs } = fringeOf(kit, land);
  for (let turn = 0; turn < 4; turn++)
    for (let i = 0; i < count; i++) if (fits(kit, tile * 4 + turn, needs[i] as number)) return true;
  return false;
}

/** What a cell asks of a tile's edges; null if no tile can be laid there. */
function needAt(kit: Kit, land: readonly Laid[], x: number, y: number): number | null {
  const { count, cells, needs } = fringeOf(kit, land);
  const at = cells.indexOf(cellAt(x, y));
  return at >= 0 && at < count ? (needs[at] as number) : null;
}

type Lay = Extract<Laying, { do: 'lay' }>;

const isLay = (choice: unknown): choice is Lay => {
  const { do: deed, tile, x, y, turn } = (choice ?? {}) as Partial<Lay>;
  const isNear = [x, y].every(at => Number.isInteger(at) && Math.abs(at as number) < 60);
  return (
    deed === 'lay' && Number.isInteger(tile) && isNear && [0, 1, 2, 3].includes(turn as number)
  );
};

const landLaw = (
  rule: string,
  claim: string,
  holds: (kit: Kit, land: readonly Laid[], choice: Lay) => boolean,
) =>
  law<SkyeTable, FrameOf<'lay'>, Laying>(rule, claim, (table, choice, { seat }) => {
    return choice.do !== 'lay' || holds(kitAt(table), table.lands[seat] as Laid[], choice);
  });

/** A tile with its cell and turn. */
export const lay = ask<SkyeTable, FrameOf<'lay'>, Laying>({
  rule: 'skye.19',
  candidates(table, { seat }) {
    const kit = kitAt(table);
    const hand = table.hands[seat] as TileId[];
    const fringe = fringeOf(kit, table.lands[seat] as Laid[]);
    const options: Laying[] = [];
    for (const tile of hand) {
      const ways = waysToLay(kit, fringe, tile);
      for (const way of ways) {
        const cell = cellOf(way);
        options.push({ do: 'lay', tile, x: xOf(cell), y: yOf(cell), turn: turnOf(way) });
      }
      if (ways.length === 0) options.push({ do: 'return', tile });
    }
    return options;
  },
  laws: [],
  beyond: {
    is: (choice): choice is Laying => {
      const { do: deed, tile } = (choice ?? {}) as Partial<Laying>;
      return isLay(choice) || isRoad(choice) || (deed === 'return' && Number.isInteger(tile));
    },
    laws: [
      noRoadsHere(),
      law('skye.19', 'you add the tiles you got in this round', (table, { tile }, { seat }) => {
        return (table.hands[seat] as TileId[]).includes(tile);
      }),
      law('skye.22', 'what fits must be added', (table, choice, { seat }) => {
        if (choice.do === 'lay') return true;
        return !fitsSomewhere(kitAt(table), table.lands[seat] as Laid[], choice.tile);
      }),
      landLaw('skye.20', 'it must lie beside a tile, on a free cell', (kit, land, { x, y }) => {
        return needAt(kit, land, x, y) !== null;
      }),
      landLaw('skye.21', 'the terrain must match on every side', (kit, land, choice) => {
        const need = needAt(kit, land, choice.x, choice.y) as number;
        return fits(kit, choice.tile * 4 + choice.turn, need);
      }),
    ],
  },
  take(table, { seat }, choice, agenda) {
    const hand = table.hands[seat] as TileId[];
    hand.splice(hand.indexOf(choice.tile), 1);
    if (choice.do === 'return') giveBack(table, seat, choice.tile, agenda);
    else {
      const { tile, x, y, turn } = choice;
      (table.lands[seat] as Laid[]).push(laid(tile, turn, cellAt(x, y)));
      agenda.note({ what: 'laid', rule: 'skye.19', seat, ...noted(table, tile), x, y, turn });
    }
    agenda.next({ step: 'build', seat });
  },
});
