// The draw at the beginning of a table: promises are fixed, and only then shares are told.

import { type Promises, promiseOf } from '../kernel/fairness.ts';
import type { Seat } from '../kernel/game.ts';
import type { Holder } from './store.ts';

/** How long pages that are there may take to tell their shares, in milliseconds. */
const WAIT = 3_000;

/** What the seats have promised: people, as far as their pages did; a bot's share follows from the key. */
export function promisesOf(holders: readonly Holder[]): Promises {
  return holders.map(({ guest, entropy }) => (guest === null ? null : entropy));
}

/** Takes in the shares of those who promised one. */
export class Drawing {
  private readonly told: (string | null)[];
  private heard = () => {};

  constructor(private readonly promises: Promises) {
    this.told = promises.map(() => null);
  }

  /** Somebody tells their share; false if it is not the one they promised. */
  tell(seat: Seat, share: string): boolean {
    if (this.promises[seat] !== promiseOf(share)) return false;
    this.told[seat] = share;
    this.heard();
    return true;
  }

  /**
   * The shares, as soon as everybody has told theirs who promised one and is there; null for the
   * others. Who is not there is not waited for, or a table over days could not begin without them.
   */
  async gathered(isThere: (seat: Seat) => boolean): Promise<readonly (string | null)[]> {
    const isAwaited = (seat: Seat) =>
      this.promises[seat] !== null && this.told[seat] === null && isThere(seat);
    await new Promise<void>(done => {
      const timer = setTimeout(done, WAIT);
      this.heard = () => {
        if (this.told.some((_share, seat) => isAwaited(seat))) return;
        clearTimeout(timer);
        done();
      };
      this.heard();
    });
    return [...this.told];
  }
}
