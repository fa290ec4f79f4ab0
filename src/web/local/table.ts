// A table kept in the worker: the person on seat 0, bots on the others.

import { choiceOf } from '../../bots/bot.ts';
import { botNamed } from '../../bots/bots.ts';
import { seeded } from '../../kernel/chance.ts';
import { freshKey, keyedSeed } from '../../kernel/fairness.ts';
import type { Game, Note, Seat } from '../../kernel/game.ts';
import { LiveTable } from '../../kernel/live.ts';
import { choose } from '../../kernel/play.ts';
import { readRecord } from '../../kernel/record.ts';
import { Refusal } from '../../kernel/settings.ts';
import { notesFor, redealt } from '../../kernel/view.ts';
import type { Sitting } from '../pieces/page.ts';
import type { Kept, Start } from './messages.ts';

const PERSON: Seat = 0;

/** A table with one person and bots, and what the person was told. */
export class LocalTable {
  private live: LiveTable;
  private log: Note[] = [];
  private readonly chance = seeded(freshKey());

  constructor(
    private readonly game: Game,
    private readonly start: Start | Kept,
  ) {
    this.live = 'record' in start ? this.resumed(start.record) : this.opened(start);
  }

  private opened({ bots, options }: Start): LiveTable {
    const seats = bots.length + 1;
    const seed = keyedSeed(freshKey(), Array.from({ length: seats }, freshKey));
    const live = LiveTable.open(this.game, { seats, options, seed });
    this.hear(live.opening);
    return live;
  }

  private resumed(record: string): LiveTable {
    this.log = [];
    return LiveTable.resume(this.game, readRecord(JSON.parse(record)), notes => this.hear(notes));
  }

  private hear(notes: readonly Note[]): void {
    this.log.push(...notesFor(notes, PERSON));
  }

  /** The person's choice. */
  choose(option: unknown): void {
    this.hear(this.live.choose(PERSON, option).notes);
  }

  /** Takes back the person's last choice; what they were told since is told anew. */
  undo(): void {
    this.live.undo(PERSON);
    this.live = this.resumed(JSON.stringify(this.live.record()));
  }

  /** Lets the next bot that is asked choose; false if nobody but the person is. */
  letBotChoose(): boolean {
    const asked = this.live.pending().find(({ seat, optional }) => seat !== PERSON && !optional);
    if (asked === undefined) return false;
    const bot = botNamed(this.start.bots[asked.seat - 1] ?? 'random');
    const choice = choiceOf(bot, this.game, this.live.copy(), asked.seat, this.chance);
    this.hear(this.live.choose(asked.seat, choice).notes);
    return true;
  }

  /** The first rule the person's candidate breaks. */
  why(candidate: unknown): string | null {
    try {
      return this.live.why(PERSON, candidate);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  /** Everything the person may see, and nothing else. */
  sitting(): Sitting {
    const { live } = this;
    const seen = live.seenBy(PERSON);
    return {
      at: live.at,
      seat: PERSON,
      seen,
      foreseen: (seen.pending[0]?.options ?? []).map(option => this.foreseen(option)),
      undo: live.undoBarrier(PERSON),
      log: [...this.log],
      over: live.over,
      standing: live.over ? live.standing() : [],
    };
  }

  /** What the table is kept as: how it began and its record, as text. */
  kept(): Kept {
    const { game, options, bots } = this.start;
    return { game, options, bots, record: JSON.stringify(this.live.record()) };
  }

  /** Tries an option where all that is hidden from the person is dealt anew: it tells no secret. */
  private foreseen(option: unknown): Note[] {
    const deal = redealt(this.game, this.live.copy(), PERSON, this.chance);
    return notesFor(choose(this.game, deal, PERSON, option).notes, PERSON);
  }
}
