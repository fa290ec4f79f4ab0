// What lies where somebody cannot see it. A game declares it, and the test kit holds it to that:
// what is declared is dealt anew for whoever cannot know it, and everything else stays.

import type { Seat } from './game.ts';

/** One thing on a table: what holds it, and under which key. */
export type Spot = readonly [holder: object, key: string | number];

/** A part of a table that a watcher cannot know, or not wholly. */
export interface HiddenPlace {
  /** What it is; places of several seats share a name. */
  readonly name: string;
  readonly of?: Seat;
  readonly spots: readonly Spot[];
  /**
   * Whether something else could lie there, for all the watcher knows: then redeals must show it.
   * Where that is hard to say, false; but true at some moment of nearly every game.
   */
  readonly canDiffer: boolean;
}

/** Every item of a list. */
export function itemsOf(list: readonly unknown[]): Spot[] {
  return list.map((_item, i) => [list, i] as const);
}

/** How many different numbers or texts there are. */
export function kindsIn(things: Iterable<unknown>): number {
  return new Set(things).size;
}

/** What lies at a spot. */
export function lying([holder, key]: Spot): unknown {
  return (holder as { [key: string | number]: unknown })[key];
}

/** Puts something else there. */
export function lay([holder, key]: Spot, thing: unknown): void {
  (holder as { [key: string | number]: unknown })[key] = thing;
}
