// Two worlds that differ in what some watchers cannot know, played side by side. As long as a
// watcher cannot know the difference, every byte sent to them must be the same in both.

import type { Chance } from '../../kernel/chance.ts';
import type { Table } from '../../kernel/game.ts';
import { Broken } from '../../kernel/kit/walk.ts';
import type { Tale } from '../../wire/messages.ts';
import type { Watcher } from '../running.ts';
import { type Both, type Deeds, type Honest, Judge, type Which } from './judge.ts';
import { type Clock, hello, type Message, type Side } from './world.ts';

/** What was compared. */
export class Tally {
  pairs = 0;
  deeds = 0;
  /** Deeds that were done in one world only, and nobody who was compared could know. */
  hidden = 0;
  questions = 0;
  restarts = 0;
  messages = 0;
  bytes = 0;
  /** How often a watcher came to know the difference, as the rules will have it. */
  parted = 0;

  add(other: Tally): void {
    for (const key of Object.keys(this) as (keyof Omit<Tally, 'add'>)[]) this[key] += other[key];
  }
}

/** What two worlds begin with. */
export interface Beginnings {
  readonly honest: Honest;
  readonly positions: Both<Table>;
  readonly sides: Both<Side>;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly tally: Tally;
}

/** Two worlds side by side. */
export class Twins {
  private readonly judge: Judge;
  private readonly sides: Both<Side>;
  private readonly clock: Clock;
  private readonly chance: Chance;
  private readonly tally: Tally;
  private readonly compared = new Map<Watcher, number>();

  constructor({ honest, positions, sides, clock, chance, tally }: Beginnings) {
    this.judge = new Judge(honest, positions, sides[0].watchers, chance);
    this.sides = sides;
    this.clock = clock;
    this.chance = chance;
    this.tally = tally;
    tally.pairs++;
  }

  /** Whether a watcher cannot tell the worlds apart, as far as they were played. */
  deceives(watcher: Watcher): boolean {
    return this.judge.unaware.includes(watcher);
  }

  /** Plays on in both worlds until everybody knows the difference, or for so many deeds. */
  async play(most: number): Promise<void> {
    for (const side of this.sides) await side.comeIn();
    this.compare();
    for (let count = 0; count < most && this.judge.unaware.length > 0; count++) {
      this.clock.now += 1 + this.chance.below(100_000);
      await this.ask();
      const deeds = this.judge.anyDeeds();
      if (deeds === null) break;
      await this.do(deeds);
      if (this.chance.below(8) === 0) await this.restart();
    }
    await this.ask();
    await this.restart();
  }

  private async restart(): Promise<void> {
    this.tally.restarts++;
    for (const side of this.sides) await side.restart();
    this.compare();
  }

  private async do(deeds: Deeds): Promise<void> {
    this.tally.deeds++;
    if (deeds.includes(null)) this.tally.hidden++;
    for (const which of [0, 1] as const) await this.doIn(which, deeds[which]);
    const { length } = this.judge.unaware;
    this.judge.do(deeds);
    this.tally.parted += length - this.judge.unaware.length;
    this.compare();
  }

  private async doIn(which: Which, deed: Deeds[Which]): Promise<void> {
    if (deed === null) return;
    const at = this.countOf(which, deed.seat);
    const message = 'undo' in deed ? { do: 'undo' } : { do: 'choose', choice: deed.choice };
    const side = this.sides[which];
    const from = side.sentTo(deed.seat).length;
    await side.say(deed.seat, { ...message, at });
    const answers = side.sentTo(deed.seat).slice(from);
    const refused = answers.find(text => text.startsWith(tells('refused')));
    if (refused !== undefined) throw new Error(`${JSON.stringify(deed)} was refused: ${refused}`);
  }

  /** Who cannot tell the worlds apart asks the same in both; who can, in one only. */
  private async ask(): Promise<void> {
    const { unaware } = this.judge;
    for (const watcher of unaware) {
      if (this.chance.below(2) === 0) continue;
      const message = this.anyQuestion(watcher, 0);
      for (const side of this.sides) await side.say(watcher, message);
      this.tally.questions++;
    }
    const [aware] = this.chance.shuffle(
      this.sides[0].watchers.filter(watcher => !unaware.includes(watcher)),
    );
    if (aware !== undefined) {
      const which = this.chance.below(2) as Which;
      const message = this.anyQuestion(aware, which);
      if (message.do !== 'chat') await this.sides[which].say(aware, message);
    }
    this.compare();
  }

  /** Anything that changes nothing at the table: questions, and all that must be refused. */
  private anyQuestion(watcher: Watcher, which: Which): Message {
    const at = this.countOf(which, watcher);
    const late = at + 1 - this.chance.below(2) * 2;
    const candidate = this.judge.anyCandidate(watcher);
    const any = this.chance.below(15);
    const past = { do: 'past', id: at, from: this.chance.below(at + 1), to: at + 1 };
    if (watcher === null && any > 8) return past;
    if (watcher === null)
      return any < 6 ? hello(null, this.chance.below(at + 3)) : { do: 'foresee', id: at };
    switch (any) {
      case 0:
        return hello(watcher, this.chance.below(at + 3));
      case 1:
        return { do: 'choose', at: late, choice: candidate };
      case 2:
      case 3:
        if (this.judge.isLegal(watcher, candidate)) return { do: 'why', id: at, candidate };
        return { do: 'choose', at, choice: candidate };
      case 4:
        return { do: 'undo', at: this.judge.canUndo(watcher) ? late : at };
      case 5:
      case 8:
      case 9:
        return { do: 'foresee', id: at };
      case 6:
        return { do: 'chat', text: `said at ${at}` };
      case 7:
        return { do: 'nothing' };
      case 10:
      case 11:
        return past;
      case 12:
        return { do: 'look', away: this.chance.below(2) === 0 };
      default:
        return { do: 'why', id: at, candidate };
    }
  }

  /** How much a watcher was told in a world, by the last message that says so. */
  private countOf(which: Which, watcher: Watcher): number {
    const last = this.sides[which]
      .sentTo(watcher)
      .findLast(text => text.startsWith(tells('table')));
    return last === undefined ? 0 : (JSON.parse(last) as Extract<Tale, { tell: 'table' }>).at;
  }

  /** Every byte sent since the last time to those who cannot tell the worlds apart is the same. */
  private compare(): void {
    for (const watcher of this.judge.unaware) {
      const from = this.compared.get(watcher) ?? 0;
      const [left, right] = [this.sentSince(0, watcher, from), this.sentSince(1, watcher, from)];
      for (let i = 0; i < Math.max(left.length, right.length); i++)
        if (left[i] !== right[i]) throw new Broken(differing(watcher, left[i], right[i]));
      this.compared.set(watcher, from + left.length);
      this.tally.messages += left.length;
      this.tally.bytes += left.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    }
  }

  private sentSince(which: Which, watcher: Watcher, from: number): readonly string[] {
    return this.sides[which].sentTo(watcher).slice(from);
  }
}

/** How a message of a kind begins. */
function tells(kind: Tale['tell']): string {
  return `{"tell":"${kind}"`;
}

function differing(watcher: Watcher, left = 'nothing', right = 'nothing'): string {
  let at = 0;
  while (left[at] === right[at]) at++;
  const around = (text: string) => `…${text.slice(Math.max(0, at - 150), at + 150)}…`;
  const who = watcher === null ? 'somebody who looks on' : `seat ${watcher}`;
  return (
    `${who} can tell two worlds apart that differ in what they cannot know:\n` +
    `${around(left)}\n${around(right)}`
  );
}
