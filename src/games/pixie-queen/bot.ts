// The game's own judgement: what a table promises each seat, in points at the end.

import type { Seat } from '../../kernel/game.ts';
import { PALACE, type Reward } from './board.ts';
import { goodsWorth } from './bot-goods.ts';
import { type Outlook, outlookOf, trackWorth, YIELD } from './bot-outlook.ts';
import { promised } from './bot-promises.ts';
import components from './components.json';
import { BREAD, goodsOf } from './goods.ts';
import { rocksOf } from './pixies.ts';
import { standing } from './score.ts';
import { NOBODY, type PixieTable } from './table.ts';
import {
  CHEAP_GOLD,
  EXTRA_PROMOTION,
  EXTRA_SLOT,
  FREE_COPY,
  FREE_DEMOTION,
  FREE_ROCKS,
  foodTileIn,
  hasAbility,
  MERCY,
  onceIn,
  RING_BONUS,
  SERVANT_BONUS,
  SILVER_INCOME,
  SLAVE_DISCOUNT,
} from './tiles.ts';
import { victoryPoints } from './victory.ts';

/** How much of the penalty for slaves stays. */
const SLAVES = 0.7;
/** A token not yet placed, a rock, a one-off tile. */
const TOKEN = 1.1;
const ROCK = 0.6;
const ONCE_TILE = 1.5;
/** How likely a pixie becomes a servant, by how many levels it still has to go. */
const SERVANT = [0.97, 0.55, 0.3, 0.16, 0.08, 0.03] as const;
/** How near the Pit, at the end, begins to frighten. */
const EDGE = 12;

export function judge(table: PixieTable): number[] {
  const outlook = outlookOf(table);
  const points =
    table.phase === 'over'
      ? standing(table).map(line => line.points)
      : table.penalty.map((_points, seat) => promise(table, seat, outlook));
  // Whoever fell is behind everybody, whatever the points say.
  for (const seat of table.out) points[seat] = -outlook.board.pit - EDGE;
  promised(table, points);
  return points;
}

function promise(table: PixieTable, seat: Seat, outlook: Outlook): number {
  const { board } = outlook;
  const penalty = table.penalty[seat] as number;
  const ahead = trackWorth(table, seat, outlook) + slaveWorth(table, seat, outlook);
  const fall = Math.max(0, penalty - ahead - board.pit + EDGE);
  return (
    victoryPoints(table, board, seat) -
    penalty +
    ahead -
    fall +
    pixieWorth(table, seat, outlook) +
    goodsWorth(table, seat, outlook) +
    tileWorth(table, seat, outlook) -
    rockWorth(table, seat, outlook) +
    tokenWorth(table, seat)
  );
}

function slaveWorth(table: PixieTable, seat: Seat, { penalties }: Outlook): number {
  const most = hasAbility(table, seat, SLAVE_DISCOUNT) ? 1 : 2;
  return -penalties * SLAVES * Math.min(most, table.slaves[seat] as number);
}

/** Food in every round to come, and the way to the palace. */
function pixieWorth(table: PixieTable, seat: Seat, outlook: Outlook): number {
  const { board, steals, sacrifices } = outlook;
  const top = board.levels[PALACE] as number;
  const next = board.rewards.servant[table.servants.length] as Reward | undefined;
  const servant = (next?.points ?? 0) + (hasAbility(table, seat, SERVANT_BONUS) ? 2 : 0);
  let worth = 0;
  for (let place = 1; place <= PALACE; place++) {
    if (table.pixies[place] !== seat) continue;
    const level = board.levels[place] as number;
    const way = SERVANT[Math.min(top - level, SERVANT.length - 1)] as number;
    const isPossible = level === top || sacrifices > 0;
    if (level < top) worth += steals * YIELD * level;
    if (isPossible) worth += way * servant;
  }
  return worth;
}

function rockWorth(table: PixieTable, seat: Seat, { sacrifices }: Outlook): number {
  const rocks = rocksOf(table, seat);
  if (rocks === 0 || hasAbility(table, seat, FREE_ROCKS)) return 0;
  if (sacrifices > 0) return ROCK * rocks;
  return Math.max(0, rocks - goodsOf(table, seat, BREAD));
}

function tileWorth(table: PixieTable, seat: Seat, outlook: Outlook): number {
  const { steals, sacrifices } = outlook;
  let worth = abilityWorth(table.abilities[seat] as number, outlook);
  for (let slot = 0; slot < 2; slot++) {
    worth += steals * YIELD * 1.1 * foodTileIn(table, seat, slot);
    const once = onceIn(table, seat, slot);
    if (once !== NOBODY) worth += sacrifices > 0 ? ONCE_TILE : once === MERCY ? 0.2 : 0;
  }
  return worth;
}

/** What each ability is worth, roughly: some by the round, some once. */
function abilityWorth(ability: number, { steals, sacrifices }: Outlook): number {
  const share = sacrifices / components.rounds;
  switch (ability) {
    case CHEAP_GOLD:
    case RING_BONUS:
      return 4 * share;
    case SERVANT_BONUS:
    case EXTRA_SLOT:
      return 2.5 * share;
    case SILVER_INCOME:
      return 0.9 * steals + share;
    case EXTRA_PROMOTION:
      return 1.1 * sacrifices;
    case FREE_DEMOTION:
    case FREE_COPY:
      return 3 * share;
    case FREE_ROCKS:
      return 2 * share;
    case SLAVE_DISCOUNT:
      return 0.5 * sacrifices;
    default:
      return 0;
  }
}

/** Tokens left to place in this phase. */
function tokenWorth(table: PixieTable, seat: Seat): number {
  if (table.phase !== 'action' || table.passed[seat]) return 0;
  return TOKEN * (table.tokens[seat] as number);
}
