// What is said at a table. It belongs to people, wherever they sit, and stays theirs when they go.

import type { ChatLine } from '../wire/messages.ts';
import { DeedRefused } from './running.ts';
import type { Line, Store } from './store.ts';

/** So many lines are told to whoever comes in. */
const TOLD = 200;
/** So many lines in so many milliseconds, and no more, from one person. */
const MOST_LINES = 10;
const WITHIN = 10_000;

/** The talk of one table. */
export class Talk {
  /** When each person spoke last, by a clock that nobody sets. */
  private readonly spoke = new Map<string, number[]>();

  constructor(
    private readonly table: string,
    private readonly store: Pick<Store, 'addLine' | 'linesOf' | 'guests'>,
    /** Whether nobody has said anything yet, as where a table was opened just now. */
    private isSilent: boolean,
  ) {}

  /** Somebody says something; returns it as it is told. */
  async say(line: Line): Promise<ChatLine> {
    if (line.guest !== null && line.notice === undefined) this.checkPace(line.guest);
    this.isSilent = false;
    await this.store.addLine(this.table, line);
    const [told] = await this.told([line]);
    return told as ChatLine;
  }

  /** What was said lately. */
  async said(): Promise<ChatLine[]> {
    return this.isSilent ? [] : this.told(await this.store.linesOf(this.table, TOLD));
  }

  private checkPace(guest: string): void {
    const now = performance.now();
    const times = (this.spoke.get(guest) ?? []).filter(time => now - time < WITHIN);
    if (times.length >= MOST_LINES) throw new DeedRefused('too-fast', 'that is too much at once');
    this.spoke.set(guest, [...times, now]);
  }

  /** Lines with the names of those who said them, as they are called now. */
  private async told(lines: readonly Line[]): Promise<ChatLine[]> {
    const guests = new Set(lines.flatMap(({ guest }) => (guest === null ? [] : [guest])));
    const names = await this.store.guests.namesOf([...guests]);
    return lines.map(({ guest, ...line }) => ({
      ...line,
      name: guest === null ? null : (names.get(guest) ?? null),
    }));
  }
}
