// Gold changes hands. Every coin comes from somewhere: the bank, a supply, the Road or a villager.

import { type Owner, type Villagers, villageOf } from './table.ts';
import type { Place } from './village.ts';

/** What a supply's gold came from, or went for: the lines of the score. */
export const ACCOUNTS = [
  'start',
  'road',
  'padlocks',
  'specials',
  'bronze',
  'developments',
  'events',
  'firstMarket',
  'gold',
  'silver',
  'coins',
] as const;

export type Account = (typeof ACCOUNTS)[number];

/** More gold than a game can need: the bank is endless (villagers.R8). */
export const BANK = 5000;

/** A supply before the game: nothing on any account. */
export function newAccounts(): number[] {
  return ACCOUNTS.map(() => 0);
}

/** Gold from the bank into a supply; less than nothing is paid back. */
export function earn(table: Villagers, owner: Owner, gold: number, account: Account): void {
  table.bank -= gold;
  enter(table, owner, gold, account);
}

/** Gold from one supply into another, as far as it goes (villagers.79). Returns how much it was. */
export function hand(
  table: Villagers,
  from: Owner,
  to: Owner,
  gold: number,
  account: Account,
): number {
  const paid = Math.min(gold, table.gold[from] as number);
  enter(table, from, -paid, account);
  enter(table, to, paid, account);
  return paid;
}

/** Gold from a supply onto a villager. */
export function putCoins(
  table: Villagers,
  from: Owner,
  gold: number,
  owner: Owner,
  place: Place,
  account: Account,
): void {
  enter(table, from, -gold, account);
  addCoins(table, owner, place, gold);
}

/** Gold from the bank onto a villager. */
export function bankCoins(table: Villagers, gold: number, owner: Owner, place: Place): void {
  table.bank -= gold;
  addCoins(table, owner, place, gold);
}

/** All coins of a villager into a supply; returns how many. */
export function takeCoins(
  table: Villagers,
  owner: Owner,
  place: Place,
  to: Owner,
  account: Account,
): number {
  const { coins } = villageOf(table, owner);
  const gold = coins[place] as number;
  coins[place] = 0;
  enter(table, to, gold, account);
  return gold;
}

/** The coins of a Road card into a supply (villagers.13); returns how many. */
export function takeRoadCoins(table: Villagers, road: number, to: Owner): number {
  const gold = table.roadCoins[road] as number;
  table.roadCoins[road] = 0;
  enter(table, to, gold, 'road');
  return gold;
}

function addCoins(table: Villagers, owner: Owner, place: Place, gold: number): void {
  const { coins } = villageOf(table, owner);
  coins[place] = (coins[place] as number) + gold;
}

function enter(table: Villagers, owner: Owner, gold: number, account: Account): void {
  if (gold === 0) return;
  table.gold[owner] = (table.gold[owner] as number) + gold;
  const accounts = table.accounts[owner] as number[];
  const at = ACCOUNTS.indexOf(account);
  accounts[at] = (accounts[at] as number) + gold;
}
