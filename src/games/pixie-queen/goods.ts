// The five goods, and the limited store they come from and go back to (pixie-queen.5).

/** A good by its number: its place in the list. */
export type GoodId = number;

export const GOODS = ['apple', 'bread', 'honey', 'silver', 'gold'] as const;
export type Good = (typeof GOODS)[number];

/** The first three goods are food. */
export const FOODS = ['apple', 'bread', 'honey'] as const;
export type Food = (typeof FOODS)[number];

export const KINDS = GOODS.length;
export const APPLE: GoodId = 0;
export const BREAD: GoodId = 1;
export const HONEY: GoodId = 2;
export const SILVER: GoodId = 3;
export const GOLD: GoodId = 4;

/** Who has goods: everybody's lie one after the other in one list. */
interface Holders {
  readonly goods: number[];
  readonly store: number[];
}

/** How many of a good lie behind a screen. */
export function goodsOf({ goods }: Holders, seat: number, good: GoodId): number {
  return goods[seat * KINDS + good] as number;
}

export function storeOf({ store }: Holders, good: GoodId): number {
  return store[good] as number;
}

/** From the store, as far as it goes (pixie-queen.5). Returns how many it was. */
export function receive(table: Holders, seat: number, good: GoodId, count: number): number {
  const got = Math.min(count, table.store[good] as number);
  table.store[good] = (table.store[good] as number) - got;
  add(table, seat, good, got);
  return got;
}

/** Back to the store. */
export function pay(table: Holders, seat: number, good: GoodId, count: number): void {
  add(table, seat, good, -count);
  table.store[good] = (table.store[good] as number) + count;
}

/** More, or fewer, behind a screen. */
export function add({ goods }: Holders, seat: number, good: GoodId, count: number): void {
  const at = seat * KINDS + good;
  goods[at] = (goods[at] as number) + count;
}

/** Whether something is a list of how many of each. */
export function isCounts(list: unknown): list is readonly number[] {
  return Array.isArray(list) && list.every(count => Number.isInteger(count) && count >= 0);
}
