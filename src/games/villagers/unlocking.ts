// How a padlock is opened (villagers.33–36, 55).

import type { Seat } from '../../kernel/game.ts';
import { type CardId, cardOf, eventNamed, NOBODY } from './cards.ts';
import type { Unlock } from './choices.ts';
import { rule } from './deeds.ts';
import { bankCoins, earn, putCoins } from './money.ts';
import { partsOf } from './reach.ts';
import {
  goldOf,
  MOST_PLACES,
  named,
  type Owner,
  type Solo,
  spot,
  type Villagers,
  villageOf,
} from './table.ts';

const COUNTESS_BANK = eventNamed('countess-bank');
/** What a villager of somebody else asks for, and what the bank lays on one's own (villagers.34). */
export const FEE = 2;

/** What the bank's fee hangs on, on a table or in a view of it. */
type Payable = Pick<Villagers, 'phase'> & { readonly solo: Pick<Solo, 'events'> | null };

/** What the bank asks for a padlock nobody opens; the Countess may have raised it (villagers.34). */
export function bankFee({ phase, solo }: Payable): number {
  return phase === 'build' && solo?.events.includes(COUNTESS_BANK) ? FEE + 1 : FEE;
}

/** How a padlock may be opened now; empty if it cannot be (villagers.33–36, 55). */
export function unlocksFor(table: Villagers, seat: Seat, padlock: CardId): readonly number[] {
  if (padlock === NOBODY) return FREE;
  const ways: number[] = [];
  if (table.turn.tinner) ways.push(BY_TINNER);
  const gold = goldOf(table, seat);
  let found = false;
  for (let owner = 0; owner < table.villages.length; owner++) {
    const { cards } = villageOf(table, owner);
    for (
      let place = cards.indexOf(padlock);
      place >= 0;
      place = cards.indexOf(padlock, place + 1)
    ) {
      found = true;
      if (owner === seat || gold >= FEE) ways.push(BY_VILLAGER + spot(owner, place));
    }
  }
  if (!found && gold >= bankFee(table)) ways.push(BY_BANK);
  return ways;
}

/** Whether anybody has the villager that opens a padlock (villagers.35). */
function isOwned(table: Villagers, padlock: CardId): boolean {
  return table.villages.some(({ cards }) => cards.includes(padlock));
}

const [NO_LOCK, BY_BANK, BY_TINNER, BY_VILLAGER] = [0, 1, 2, 3] as const;
const FREE: readonly number[] = [NO_LOCK];
/** More than the number of any way. */
export const UNLOCKS = BY_VILLAGER + 8 * MOST_PLACES;

/** A way to open a padlock, from its number. */
export function unlockOf(way: number): Unlock {
  if (way === NO_LOCK) return 'none';
  if (way === BY_BANK) return 'bank';
  if (way === BY_TINNER) return 'tinner';
  const at = way - BY_VILLAGER;
  return { seat: Math.floor(at / MOST_PLACES), place: at % MOST_PLACES };
}

/** Pays for a padlock (villagers.34). */
export function payFor(table: Villagers, seat: Seat, unlock: Unlock): void {
  if (unlock === 'bank') earn(table, seat, -bankFee(table), 'padlocks');
  else if (typeof unlock !== 'string') {
    const { seat: owner, place } = unlock;
    if (owner === seat) bankCoins(table, FEE, owner, place);
    else putCoins(table, seat, FEE, owner, place, 'padlocks');
  }
}

/** Who gets the gold for a padlock, as notes tell it. */
export function payeeOf(
  table: { readonly seats: number },
  seat: Seat,
  unlock: Unlock,
): Owner | 'countess' | 'own' | 'bank' | 'tinner' | 'none' {
  if (typeof unlock === 'string') return unlock;
  return unlock.seat === seat ? 'own' : named(table, unlock.seat);
}

/** What must hold of a way to open a padlock (villagers.33–36, 55). */
export function unlockLaws<C extends { readonly unlock: Unlock }>(
  cardOfChoice: (choice: C) => number,
) {
  const lockOf = (choice: C) => cardOf(cardOfChoice(choice)).padlock;
  const owner = ({ unlock }: C) => (typeof unlock === 'string' ? null : unlock);
  return [
    rule<C>(
      '33',
      'a padlock is opened, and nothing else',
      (_table, choice) => (lockOf(choice) === NOBODY) === (choice.unlock === 'none'),
    ),
    rule<C>(
      '55',
      'the Tinner must be at work',
      ({ turn }, { unlock }) => unlock !== 'tinner' || turn.tinner,
    ),
    rule<C>(
      '35',
      'not by the bank while somebody has the villager',
      (table, choice) => choice.unlock !== 'bank' || !isOwned(table, lockOf(choice)),
    ),
    rule<C>('34', 'that villager opens it', (table, choice) => {
      const by = owner(choice);
      return by === null || table.villages[by.seat]?.cards[by.place] === lockOf(choice);
    }),
    rule<C>('34', 'it must be paid', (table, choice, seat) => {
      const by = owner(choice);
      if (choice.unlock === 'bank') return goldOf(table, seat) >= bankFee(table);
      return by === null || by.seat === seat || goldOf(table, seat) >= FEE;
    }),
  ];
}

/** Whether something is a way to open a padlock at all. */
export function isUnlock(unlock: unknown): unlock is Unlock {
  if (typeof unlock === 'string') return ['none', 'bank', 'tinner'].includes(unlock);
  const { seat, place } = partsOf(unlock);
  return Number.isInteger(seat) && Number.isInteger(place);
}
