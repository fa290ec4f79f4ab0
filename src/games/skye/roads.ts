// Road tokens (skye.66, 67): across the border of two neighbouring tiles. They can matter while one plans,
// before the scoring and before the income, so they are offered there (skye.E3).

import { ask, type Law, law, type Seat } from '../../kernel/game.ts';
import type { Paving, Road } from './choices.ts';
import {
  type Border,
  borderOf,
  cellAt,
  cellOf,
  type Laid,
  lift,
  spread,
  WIDTH,
  xOf,
  yOf,
} from './land.ts';
import type { FrameOf, JourneyTable, SkyeAgenda, SkyeTable } from './table.ts';

/** Whether something is a road token on some border. */
export function isRoad(choice: unknown): choice is Road {
  const { do: deed, x, y, side } = (choice ?? {}) as Partial<Road>;
  const isNear = [x, y].every(at => Number.isInteger(at) && Math.abs(at as number) < 60);
  return deed === 'road' && isNear && (side === 'E' || side === 'S');
}

function borderAt({ x, y, side }: Road): Border {
  const cell = cellAt(x, y);
  return borderOf(cell, cell + (side === 'E' ? 1 : WIDTH));
}

/** Every border somebody could lay a road token on. */
export function roadsFor({ journey, lands }: JourneyTable, seat: Seat): Road[] {
  if ((journey.roadTokens[seat] as number) === 0) return [];
  const land = lands[seat] as Laid[];
  const roads = journey.roads[seat] as Border[];
  const found: Road[] = [];
  const sheet = spread(land);
  for (const one of land) {
    const cell = cellOf(one);
    for (const [side, next] of [
      ['E', cell + 1],
      ['S', cell + WIDTH],
    ] as const)
      if (sheet[next] !== 0 && !roads.includes(borderOf(cell, next)))
        found.push({ do: 'road', x: xOf(cell), y: yOf(cell), side });
  }
  lift(land);
  return found;
}

/** Why a road token cannot be laid there. */
export function roadLaws<
  F extends { readonly seat: Seat },
  O extends { readonly do: string },
>(): Law<SkyeTable, F, O>[] {
  return [
    law(
      'skye.66',
      'you need a token, two tiles beside it, and no token there yet',
      (table, choice, { seat }) => {
        if (!isRoad(choice)) return true;
        const border = borderAt(choice);
        return roadsFor(table as JourneyTable, seat).some(road => borderAt(road) === border);
      },
    ),
  ];
}

/** Where no road can be laid although somebody has a token (skye.E3). */
export function noRoadsHere<F, O>(): Law<SkyeTable, F, O> {
  const claim = 'roads are laid while planning, before the scoring and before the income';
  return law('skye.E3', claim, (_table, choice) => !isRoad(choice));
}

export function layRoad(table: JourneyTable, seat: Seat, road: Road, agenda: SkyeAgenda): void {
  const { roadTokens, roads } = table.journey;
  roadTokens[seat] = (roadTokens[seat] as number) - 1;
  (roads[seat] as Border[]).push(borderAt(road));
  agenda.note({ what: 'road', rule: 'skye.66', seat, x: road.x, y: road.y, side: road.side });
}

/** Before the scoring, and again before the income, whoever has road tokens may lay them (skye.66, E3). */
export function paving(table: SkyeTable, { onto }: FrameOf<'paving'>, agenda: SkyeAgenda): void {
  agenda.next({ step: onto });
  table.phase = onto;
  const { roadTokens } = (table as JourneyTable).journey;
  const payers = roadTokens.flatMap((tokens, seat) => (tokens > 0 ? [seat] : []));
  if (payers.length === 0) return;
  agenda.together(
    'pave',
    payers.map(seat => ({ seat, agenda: [{ step: 'pave', seat }] })),
  );
}

const DONE: Paving = { do: 'done' };

export const pave = ask<SkyeTable, FrameOf<'pave'>, Paving>({
  rule: 'skye.E3',
  candidates: (table, { seat }) => [DONE, ...roadsFor(table as JourneyTable, seat)],
  laws: [],
  beyond: {
    is: (choice): choice is Paving => isRoad(choice) || (choice as Paving | null)?.do === 'done',
    laws: roadLaws<FrameOf<'pave'>, Paving>(),
  },
  take(table, frame, choice, agenda) {
    const { seat } = frame;
    if (choice.do === 'done') return;
    const at = table as JourneyTable;
    layRoad(at, seat, choice, agenda);
    if ((at.journey.roadTokens[seat] as number) > 0) agenda.next(frame);
  },
});
