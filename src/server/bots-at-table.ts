// The bots of one table: whoever is waited for thinks, off the event loop, and does what it chose.
// Whatever goes wrong with a thought, the table goes on.

import { freshKey } from '../kernel/fairness.ts';
import type { Seat } from '../kernel/game.ts';
import { DeedRefused, type RunningTable } from './running.ts';
import type { TableRow } from './store.ts';
import { NobodyThinks, type Thinker, TooSlow } from './thinker.ts';

/** Who plays where a bot cannot, and for people who are away. */
export const STAND_IN = 'greedy';

interface Surroundings {
  readonly thinker: Thinker;
  readonly trouble: (error: unknown) => void;
}

/** Bots around one table. */
export class BotsAtTable {
  /** What each bot is thinking about, so that it does not think about it twice. */
  private readonly thinking = new Map<Seat, number>();
  /** Bots that failed here: they are not asked again. */
  private readonly unfit = new Set<string>();

  constructor(
    private readonly row: Pick<TableRow, 'id' | 'game' | 'holders'>,
    private readonly house: Surroundings,
  ) {}

  /** Lets these seats play, as far as bots play for them. */
  async play(table: RunningTable, seats: readonly Seat[]): Promise<void> {
    await Promise.all(seats.map(seat => this.playFor(table, seat)));
  }

  private botOf(seat: Seat): string | null {
    return this.row.holders[seat]?.bot ?? null;
  }

  private async playFor(table: RunningTable, seat: Seat): Promise<void> {
    const at = table.count(seat);
    const bot = this.botOf(seat);
    if (bot === null || this.thinking.get(seat) === at) return;
    this.thinking.set(seat, at);
    try {
      await this.chooseSomehow(table, seat, bot, at);
    } catch (error) {
      // Too late is no harm: whatever changed has called the bots again.
      if (!(error instanceof DeedRefused)) throw error;
    } finally {
      if (this.thinking.get(seat) === at) this.thinking.delete(seat);
    }
  }

  /** The bot itself, once more if it failed, then a simple one, then anything the rules allow. */
  private async chooseSomehow(
    table: RunningTable,
    seat: Seat,
    bot: string,
    at: number,
  ): Promise<void> {
    const failed = new Set<string | null>();
    let failure: string | null = null;
    for (const who of [bot, bot, STAND_IN, null]) {
      if (who !== null && this.unfit.has(who)) continue;
      try {
        await this.choose(table, seat, who, at);
        if (failure !== null) this.house.trouble(`${failure}: went on with ${who ?? 'any choice'}`);
        return;
      } catch (error) {
        if (error instanceof NobodyThinks) return;
        if (error instanceof DeedRefused && error.reason !== 'illegal') throw error;
        failure ??= `table ${this.row.id}, bot ${bot} failed (${(error as Error).message})`;
        if (who !== null && (error instanceof TooSlow || failed.has(who))) this.unfit.add(who);
        failed.add(who);
      }
    }
    this.house.trouble(`${failure}: nobody can choose for seat ${seat}`);
  }

  private async choose(
    table: RunningTable,
    seat: Seat,
    bot: string | null,
    at: number,
  ): Promise<void> {
    const choice =
      bot === null
        ? table.look(seat).seen.pending[0]?.options[0]
        : await this.house.thinker.think({
            game: this.row.game,
            known: await table.known(seat),
            seat,
            bot,
            seed: freshKey(),
          });
    // Its person may be back by now.
    await table.do({ seat, choice }, at, () => (this.botOf(seat) === null ? 'not-seated' : null));
  }
}
