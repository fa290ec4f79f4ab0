// What is still to come, for the judgement: scorings, incomes, rounds of building, and what gold is worth.

import components from './components.json';
import type { Kit } from './kit.ts';
import { slotsIn } from './steps/score.ts';
import { kitAt, PHASES, roundsOf, type SkyeTable } from './table.ts';

/** The table from here to the end. */
export interface Outlook {
  readonly kit: Kit;
  /** The scoring tiles by slot, and how often each is still scored. */
  readonly scoring: readonly number[];
  readonly times: readonly number[];
  /** Incomes to come, and rounds to be scored. */
  readonly incomes: number;
  readonly scorings: number;
  /** Rounds in which tiles are still laid. */
  readonly builds: number;
  /** What a gold is worth in points. */
  readonly gold: number;
  /** Tells outlooks apart that judge lands differently. */
  readonly key: string;
}

/** A gold at the end, and how much more it is worth for each income to come. */
const GOLD = 1 / components.goldPerPoint;
const GOLD_A_ROUND = 0.07;
/** What most gold adds to a gold, each time it is scored. */
const GOLD_FOR_MOST = 0.03;

const known = new WeakMap<Kit, Map<string, Outlook>>();
const MOST_KNOWN = 1000;

/** What is to come at a table; worked out once for all tables it is the same for. */
export function outlookOf(table: SkyeTable): Outlook {
  const kit = kitAt(table);
  let outlooks = known.get(kit);
  if (outlooks === undefined || outlooks.size > MOST_KNOWN) {
    outlooks = new Map();
    known.set(kit, outlooks);
  }
  const name = `${table.seats} ${table.round} ${table.phase} ${table.scoring}`;
  let outlook = outlooks.get(name);
  if (outlook === undefined) {
    outlook = newOutlook(table, kit);
    outlooks.set(name, outlook);
  }
  return outlook;
}

function newOutlook(table: SkyeTable, kit: Kit): Outlook {
  const { round, phase } = table;
  const scoring = [...table.scoring];
  const rounds = roundsOf(table);
  const at = PHASES.indexOf(phase);
  const times = scoring.map(() => 0);
  for (let next = Math.max(1, round); next <= rounds; next++)
    for (const slot of slotsIn(table, next)) times[slot] = (times[slot] as number) + 1;
  const incomes = rounds - round + (phase === 'income' ? 1 : 0);
  const scorings = rounds - round + 1;
  const builds = rounds - round + (at < PHASES.indexOf('plan') ? 1 : 0);
  const mostGold = scoring.findIndex(number => kit.scoring[number]?.id === 'mostGold');
  const gold = GOLD + GOLD_A_ROUND * incomes + GOLD_FOR_MOST * (times[mostGold] ?? 0);
  const key = `${scoring}/${times}/${incomes}/${builds}`;
  return { kit, scoring, times, incomes, scorings, builds, gold, key };
}
