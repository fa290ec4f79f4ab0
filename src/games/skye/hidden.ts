// What a seat cannot know: others' gold, and their sealed prices and plans (skye.10, 12, 46).

import { isTogether } from '../../kernel/agenda.ts';
import type { Frame, Lane, Seat } from '../../kernel/game.ts';
import { type HiddenPlace, itemsOf } from '../../kernel/hidden.ts';
import { same } from '../../kernel/plain.ts';
import { NONE } from './kit.ts';
import { DRAWN, hasJourney, type SkyeTable, UNPRICED, WAYPOINTS } from './table.ts';

export function hidden(table: SkyeTable, seat: Seat | null): HiddenPlace[] {
  const { gold, phase, round, seats } = table;
  if (phase === 'over') return [];
  const others = Array.from({ length: seats }, (_, of) => of).filter(of => of !== seat);
  const canDiffer = round > 1;
  return [
    ...others.map(of => ({ name: 'gold', of, spots: [[gold, of] as const], canDiffer })),
    { name: 'bank', spots: [[table, 'bank']], canDiffer },
    ...others.flatMap(of => sealed(table, of)),
  ];
}

/** What somebody has sealed, or how far they are. Whoever is not ready is taken to begin anew. */
function sealed(table: SkyeTable, of: Seat): HiddenPlace[] {
  const { agenda, phase } = table;
  const top: Frame | undefined = agenda.at(-1);
  const lane = top && isTogether(top) ? top.lanes.find(({ seat }) => seat === of) : undefined;
  if (lane === undefined || (phase !== 'price' && phase !== 'plan')) return [];
  return phase === 'price' ? prices(table, lane) : plans(table, lane);
}

function prices(table: SkyeTable, lane: Lane): HiddenPlace[] {
  const { seat: of, agenda } = lane;
  const spots = itemsOf(table.prices).slice(of * DRAWN, (of + 1) * DRAWN);
  const isReady = agenda.length === 0;
  const isBegun = table.prices.slice(of * DRAWN, (of + 1) * DRAWN).some(it => it !== UNPRICED);
  return [
    { name: 'prices', of, spots, canDiffer: isReady || isBegun },
    ...progress(lane, { step: 'axe', seat: of }),
  ];
}

function plans(table: SkyeTable, lane: Lane): HiddenPlace[] {
  if (!hasJourney(table)) return [];
  const { seat: of } = lane;
  const { plans, moves, extra } = table.journey;
  const plan = itemsOf(plans).slice(of * WAYPOINTS, (of + 1) * WAYPOINTS);
  const isPlanned = plans.slice(of * WAYPOINTS, (of + 1) * WAYPOINTS).some(it => it !== NONE);
  return [
    { name: 'plans', of, spots: [...plan, [moves, of], [extra, of]], canDiffer: isPlanned },
    ...progress(lane, { step: 'plan', seat: of }),
  ];
}

function progress(lane: Lane, beginning: Frame): HiddenPlace[] {
  if (lane.agenda.length === 0) return [];
  const canDiffer = !same(lane.agenda, [beginning]);
  return [{ name: 'progress', of: lane.seat, spots: [[lane, 'agenda']], canDiffer }];
}
