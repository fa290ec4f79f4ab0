// Where a card may be laid (villagers.28, 29, 52).

import type { Seat } from '../../kernel/game.ts';
import { type CardId, cardOf, isCard, MONK, NOBODY } from './cards.ts';
import type { Build } from './choices.ts';
import { type Doing, rule } from './deeds.ts';
import { handOf, MOST_PLACES, type Villagers, villageOf } from './table.ts';
import { isUnlock, UNLOCKS, unlockLaws, unlockOf, unlocksFor } from './unlocking.ts';
import { lay, type Place, roomOn, type Village } from './village.ts';

const MOST_MONKS = 2;

/**
 * The villager that must be under a card, or under the lowest of the Monks laid with it: what it is
 * laid on, NOBODY for the table, and undefined if it cannot stand on so many Monks.
 */
function groundFor(card: CardId, monks: number): CardId | undefined {
  let ground = cardOf(card).on;
  for (let i = 0; i < monks; i++) {
    if (ground === NOBODY) return undefined;
    ground = cardOf(ground).on;
  }
  return ground;
}

/** Whether a card, with Monks under it or none, may be laid on a place (villagers.28). */
function belongsOn(village: Village, card: CardId, monks: number, on: Place): boolean {
  const ground = groundFor(card, monks);
  if (ground === undefined) return false;
  return on === NOBODY ? ground === NOBODY : ground !== NOBODY && village.as[on] === ground;
}

const builds = new Map<number, Build>();

/** Every way to build something, made once: they are offered in every choice of a build phase. */
function buildOf(card: CardId, on: Place, monks: number, way: number): Build {
  const key = ((card * MOST_PLACES + on + 1) * (MOST_MONKS + 1) + monks) * UNLOCKS + way;
  let build = builds.get(key);
  if (build === undefined) {
    build = { do: 'build', card, on, monks, unlock: unlockOf(way) };
    builds.set(key, build);
  }
  return build;
}

/** Adds every way to lay a card in a seat's village with at most so many Monks under it. */
export function offerPlaces(
  table: Villagers,
  seat: Seat,
  card: CardId,
  mostMonks: number,
  into: Doing[],
): void {
  const village = villageOf(table, seat);
  let ways: readonly number[] | undefined;
  for (let monks = 0; monks <= mostMonks; monks++) {
    const ground = groundFor(card, monks);
    if (ground === undefined) return;
    if (ground === NOBODY) {
      ways ??= unlocksFor(table, seat, cardOf(card).padlock);
      for (const way of ways) into.push(buildOf(card, NOBODY, monks, way));
      continue;
    }
    const { as } = village;
    for (let on = as.indexOf(ground); on >= 0; on = as.indexOf(ground, on + 1)) {
      if (roomOn(village, on) === 0) continue;
      ways ??= unlocksFor(table, seat, cardOf(card).padlock);
      for (const way of ways) into.push(buildOf(card, on, monks, way));
    }
  }
}

/** How many Monks of the hand could be laid under a card. */
export function monksAtHand(table: Villagers, seat: Seat): number {
  const hand = handOf(table, seat);
  const at = hand.indexOf(MONK);
  if (at < 0) return 0;
  return hand[at + 1] === MONK ? MOST_MONKS : 1;
}

/** Lays a card with its Monks in a village; returns its place (villagers.28, 52). */
export function layDown(village: Village, { card, on, monks }: Build): Place {
  const roles: CardId[] = [];
  for (let role = cardOf(card).on; roles.length < monks; role = cardOf(role).on) roles.push(role);
  let below = on;
  for (const role of roles.reverse()) below = lay(village, MONK, below, role);
  return lay(village, card, below);
}

/** Whether something said to be a build has all its parts. */
export function isBuild({ card, on, monks, unlock }: Partial<Build>): boolean {
  return isCard(card) && Number.isInteger(on) && Number.isInteger(monks) && isUnlock(unlock);
}

/** What must hold of the place a card is laid on, and of its padlock (villagers.28, 29, 33–36). */
export const layingLaws = [
  rule<Build>('28', 'it is laid on the villager before it in its chain', (table, choice, seat) =>
    belongsOn(villageOf(table, seat), choice.card, choice.monks, choice.on),
  ),
  rule<Build>(
    '29',
    'there must be room on it',
    (table, { on }, seat) => on === NOBODY || roomOn(villageOf(table, seat), on) > 0,
  ),
  ...unlockLaws<Build>(({ card }) => card),
];
