// A spy in a bot's chair: it compares what a bot is handed with the table as it is.

import type { Seat, Table } from '../game.ts';
import { same } from '../plain.ts';
import { mustStay, thingsAt } from './hidden.ts';
import { type AnyGame, Broken } from './walk.ts';

/** So often must something have been able to lie otherwise before it is suspicious that it never did. */
const ENOUGH = 10;

export class Spy {
  private handed = 0;
  private readonly places = new Map<string, { could: number; did: number }>();

  constructor(private readonly game: AnyGame) {}

  /** Looks at what a bot on a seat was handed; the truth must not be in it. */
  look(truth: Table, known: Table, seat: Seat): void {
    this.handed++;
    if (same(truth.chance, known.chance))
      throw new Broken(`${this.game.name}: a bot is handed the chance to come`);
    mustStay(this.game, truth, known, seat);
    const dealt = this.game.hidden(known, seat);
    this.game.hidden(truth, seat).forEach((place, i) => {
      if (!place.canDiffer) return;
      const seen = this.places.get(place.name) ?? { could: 0, did: 0 };
      seen.could++;
      if (!same(thingsAt(place), thingsAt(dealt[i]))) seen.did++;
      this.places.set(place.name, seen);
    });
  }

  /** After a whole game: every hidden place lay otherwise at times. */
  report(): void {
    const places = [...this.places];
    if (this.handed < ENOUGH || !places.some(([, { could }]) => could >= ENOUGH))
      throw new Broken(`${this.game.name}: the spy has seen too little`);
    const open = places.find(([, { could, did }]) => could >= ENOUGH && did === 0);
    if (open !== undefined)
      throw new Broken(`${this.game.name}: a bot is handed "${open[0]}" as it lies`);
  }
}
