// Who is in a room, through how many windows, and whether they look at it.

import type { Watcher } from './running.ts';

/** Windows of one seat; each may say so much a second, so this bounds what a seat can say. */
const MOST_WINDOWS = 6;
const MOST_LOOKERS = 200;

/** Everybody's windows, counted by the place they look from. */
export class Presence {
  private readonly windows = new Map<Watcher, number>();
  /** How many of those look elsewhere: at another tab, or the phone is in their pocket. */
  private readonly away = new Map<Watcher, number>();

  /** Whether anybody is there, from this place. */
  has(watcher: Watcher): boolean {
    return (this.windows.get(watcher) ?? 0) > 0;
  }

  /** Whether somebody is there and sees what happens. */
  looks(watcher: Watcher): boolean {
    return (this.windows.get(watcher) ?? 0) > (this.away.get(watcher) ?? 0);
  }

  /** Whether no more windows can be opened from here: a seat has a few, who looks on has many. */
  isCrowded(watcher: Watcher): boolean {
    return (this.windows.get(watcher) ?? 0) >= (watcher === null ? MOST_LOOKERS : MOST_WINDOWS);
  }

  /** One window more or less; says whether somebody came or went by that. */
  count(watcher: Watcher, by: number): boolean {
    const before = this.has(watcher);
    this.windows.set(watcher, (this.windows.get(watcher) ?? 0) + by);
    return before !== this.has(watcher);
  }

  /** Somebody looks elsewhere; returns how they look back. */
  lookAway(watcher: Watcher): () => void {
    const count = (by: number) => this.away.set(watcher, (this.away.get(watcher) ?? 0) + by);
    count(1);
    return () => count(-1);
  }
}
