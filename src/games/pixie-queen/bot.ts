// The game's own judgement: what a table promises each seat, in points at the end.

import type { Seat } from '../../kernel/game.ts';
import { type Board, PALACE, type Reward, type TrackSpace } from './board.ts';
import components from './components.json';
import { APPLE, BREAD, FOODS, GOLD, goodsOf, KINDS, SILVER } from './goods.ts';
import { promised } from './outlook.ts';
import { rocksOf } from './pixies.ts';
import { ringPrice, silverPrice } from './prices.ts';
import { offerAt } from './steps/sacrifice.ts';
import { boardOf, HANDS, isIn, NOBODY, type PixieTable } from './table.ts';
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
import { victoryOf } from './victory.ts';

/** How much of a track's penalty stays in the rounds to come: discs go on. */
const TRACK = 0.75;
const SLAVES = 0.7;
/** What a food is worth when it is stolen in a later round, and in hand: the first ones most. */
const YIELD = 0.45;
const IN_HAND = [1, 0.9, 0.8, 0.55, 0.4, 0.25] as const;
const TOKEN = 1.1;
/** How likely a pixie becomes a servant, by how many levels it still has to go. */
const SERVANT = [0.97, 0.55, 0.3, 0.16, 0.08, 0.03] as const;
const ROCK = 0.6;
/** How surely metal in hand moves a disc, and gold becomes a ring. */
const STEP = 0.6;
const RING = 0.6;
const SPARE_METAL = 0.35;
const ONCE_TILE = 1.5;
const EDGE = 12;

/** How much of the game is to come. */
interface Outlook {
  readonly board: Board;
  /** Penalty phases, sacrifices and steal phases. */
  readonly penalties: number;
  readonly sacrifices: number;
  readonly steals: number;
}

export function judge(table: PixieTable): number[] {
  const outlook = outlookOf(table);
  const points = table.penalty.map((_points, seat) =>
    isIn(table, seat) ? promise(table, seat, outlook) : -components.score.pit - EDGE,
  );
  promised(table, points);
  return points;
}

function outlookOf(table: PixieTable): Outlook {
  const { phase } = table;
  const after = components.rounds - table.round;
  const board = boardOf(table);
  if (phase === 'over' || phase === 'scoring')
    return { board, penalties: 0, sacrifices: 0, steals: 0 };
  if (phase === 'penalty') return { board, penalties: after, sacrifices: after, steals: after };
  const sacrifices = phase === 'reward' ? after : after + 1;
  return { board, penalties: after + 1, sacrifices, steals: after };
}

function promise(table: PixieTable, seat: Seat, outlook: Outlook): number {
  const { board } = outlook;
  const penalty = table.penalty[seat] as number;
  const ahead = trackWorth(table, seat, outlook) + slaveWorth(table, seat, outlook);
  const fall = Math.max(0, penalty - ahead - board.pit + EDGE);
  return (
    victoryOf(table, board, seat).total -
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

const spaceAt = ({ tracks }: Board, at: number) =>
  tracks[Math.min(at, tracks.length - 1)] as TrackSpace;
const worthOf = ({ penalty, victory }: TrackSpace) => victory - penalty;

function trackWorth(table: PixieTable, seat: Seat, { board, penalties }: Outlook): number {
  const [silver, gold] = [table.silver[seat] as number, table.gold[seat] as number];
  return penalties * TRACK * (worthOf(spaceAt(board, silver)) + worthOf(spaceAt(board, gold)));
}

/** What one step on a track saves until the end. */
function stepWorth({ board, penalties }: Outlook, at: number): number {
  return penalties * TRACK * (worthOf(spaceAt(board, at + 1)) - worthOf(spaceAt(board, at)));
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

/** Goods in hand, closed hands included: what they may bring, or cost at the end. */
function goodsWorth(table: PixieTable, seat: Seat, outlook: Outlook): number {
  if (outlook.sacrifices === 0) return -mostWorth(table, seat);
  const sealed = table.phase === 'sacrifice';
  let worth = sealed ? offerWorth(table, seat, outlook) : 0;
  const wanted = table.wanted[table.wanted.length - 1];
  const left = sealed ? outlook.sacrifices - 1 : outlook.sacrifices;
  const share = Math.min(1, 0.55 + 0.1 * left) * (left > 0 ? 1 : 0);
  for (let food = APPLE; food < FOODS.length; food++) {
    const offered = sealed && food === wanted ? offerAt(table, seat, 0) : 0;
    const count = goodsOf(table, seat, food) - offered;
    for (let i = 0; i < count; i++)
      worth += share * (IN_HAND[Math.min(i, IN_HAND.length - 1)] as number);
  }
  const [silver, gold] = [SILVER, GOLD].map(
    (good, at) => goodsOf(table, seat, good) - (sealed ? offerAt(table, seat, at + 1) : 0),
  ) as [number, number];
  if (left > 0)
    worth += silverWorth(table, seat, silver, outlook) + goldWorth(table, seat, gold, outlook);
  return worth;
}

function silverWorth(table: PixieTable, seat: Seat, count: number, outlook: Outlook): number {
  if (count === 0) return 0;
  const step = STEP * stepWorth(outlook, table.silver[seat] as number);
  const melted = goldUnit(table, seat, outlook) / silverPrice(table, seat);
  return Math.max(step, SPARE_METAL) + Math.min(count - 1, 8) * Math.max(SPARE_METAL, 0.7 * melted);
}

/** A gold as a part of the next ring. */
function goldUnit(table: PixieTable, seat: Seat, { board }: Outlook): number {
  const next = board.rewards.ring[table.rings.length] as Reward | undefined;
  if (next === undefined) return SPARE_METAL;
  const points = next.points + (hasAbility(table, seat, RING_BONUS) ? 2 : 0);
  return Math.max(SPARE_METAL, (RING * points) / ringPrice(table, seat));
}

function goldWorth(table: PixieTable, seat: Seat, count: number, outlook: Outlook): number {
  if (count === 0) return 0;
  const unit = goldUnit(table, seat, outlook);
  const step = STEP * stepWorth(outlook, table.gold[seat] as number);
  return Math.max(step, unit) + Math.min(count - 1, 2 * ringPrice(table, seat)) * unit;
}

/** What closed hands will bring: steps for metal, promotions for food, a penalty for nothing. */
function offerWorth(table: PixieTable, seat: Seat, outlook: Outlook): number {
  const [food, silver, gold] = Array.from({ length: HANDS }, (_, hand) =>
    offerAt(table, seat, hand),
  ) as [number, number, number];
  if (food + silver + gold === 0) return -components.penalties.empty / 2;
  const more = (count: number) => (count === 0 ? 0 : Math.min(1.7, 1 + 0.25 * count));
  return (
    more(silver) * 0.85 * stepWorth(outlook, table.silver[seat] as number) +
    more(gold) * 0.85 * stepWorth(outlook, table.gold[seat] as number) +
    promotionsWorth(table, seat, food, outlook)
  );
}

/** So many promotions: the first ones from the mine, roughly. */
function promotionsWorth(
  table: PixieTable,
  seat: Seat,
  count: number,
  { steals, penalties }: Outlook,
): number {
  const each =
    0.5 + YIELD * steals * 0.9 + ((table.slaves[seat] as number) > 2 ? 0 : 0.4 * penalties);
  return Math.min(count, 5) * each;
}

/** Whoever has most of a good at the end is punished. */
function mostWorth(table: PixieTable, seat: Seat): number {
  if (table.phase === 'over') return 0;
  let worth = 0;
  for (let good = 0; good < KINDS; good++) {
    const own = goodsOf(table, seat, good);
    if (own > 0 && table.large.every(other => goodsOf(table, other, good) <= own))
      worth += components.penalties.most;
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
  const worths: { readonly [id: number]: number } = {
    [CHEAP_GOLD]: 4 * share,
    [SERVANT_BONUS]: 2.5 * share,
    [RING_BONUS]: 4 * share,
    [SILVER_INCOME]: 0.9 * steals + share,
    [EXTRA_PROMOTION]: 1.1 * sacrifices,
    [FREE_DEMOTION]: 3 * share,
    [FREE_ROCKS]: 2 * share,
    [EXTRA_SLOT]: 2.5 * share,
    [FREE_COPY]: 3 * share,
    [SLAVE_DISCOUNT]: 0.5 * sacrifices,
  };
  return worths[ability] ?? 0;
}

/** Tokens left to place in this phase. */
function tokenWorth(table: PixieTable, seat: Seat): number {
  if (table.phase !== 'action' || table.passed[seat]) return 0;
  return TOKEN * (table.tokens[seat] as number);
}
