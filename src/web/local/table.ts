// A table kept in the worker: persons who share one screen, and bots.

import { choiceOf } from '../../bots/bot.ts';
import { botNamed } from '../../bots/bots.ts';
import { seeded } from '../../kernel/chance.ts';
import { freshKey, seedWith } from '../../kernel/fairness.ts';
import type { Game, Note, Seat } from '../../kernel/game.ts';
import { LiveTable } from '../../kernel/live.ts';
import { choose } from '../../kernel/play.ts';
import { type Record, readRecord, resultOf } from '../../kernel/record.ts';
import { Refusal } from '../../kernel/settings.ts';
import { notesFor, redealt } from '../../kernel/view.ts';
import type { Sitting } from '../pieces/page.ts';
import type { Lid, Shown, Start } from './messages.ts';

/** A table of persons and bots, and whose eyes are on the screen. */
export class LocalTable {
  private live: LiveTable;
  /** Everything that happened, secrets too: each watcher is told their part. */
  private notes: Note[] = [];
  private readonly persons: readonly Seat[];
  /** Who has the screen; null while the lid is closed, and where only bots play. */
  private holder: Seat | null;
  /** Whether the holder keeps the screen though somebody else is asked: to read what only they were told. */
  private reading = false;
  private readonly chance = seeded(freshKey());

  constructor(
    private readonly game: Game,
    private readonly start: Start,
  ) {
    this.persons = start.holders.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.holder = this.persons.length === 1 ? (this.persons[0] as Seat) : null;
    this.live = start.record === undefined ? this.opened() : this.resumed(start.record);
  }

  private opened(): LiveTable {
    const { holders, options } = this.start;
    const seats = holders.length;
    const shares = holders.map(({ bot }) => (bot === null ? freshKey() : null));
    const seed = seedWith(freshKey(), shares);
    const live = LiveTable.open(this.game, { seats, options, seed });
    this.notes = [...live.opening];
    return live;
  }

  private resumed(record: string): LiveTable {
    this.notes = [];
    return LiveTable.resume(this.game, readRecord(JSON.parse(record)), notes => {
      this.notes.push(...notes);
    });
  }

  get over(): boolean {
    return this.live.over;
  }

  /** Whether the page may be told nothing but what everybody knows. */
  get closed(): boolean {
    return this.lid()?.closed ?? false;
  }

  /** The choice of whoever has the screen. */
  choose(option: unknown): void {
    const seat = this.whoHolds();
    const { notes } = this.live.choose(seat, option);
    this.notes.push(...notes);
    this.reading = notes.some(({ only }) => only === seat);
    this.passOn();
  }

  /** Takes back the last choice of whoever has the screen; what was told since is told anew. */
  undo(): void {
    this.live.undo(this.whoHolds());
    this.live = this.resumed(JSON.stringify(this.live.record()));
    this.passOn();
  }

  /** Lets the next bot that is asked choose; false if no bot is. */
  letBotChoose(): boolean {
    const asked = this.live
      .pending()
      .find(({ seat, optional }) => !optional && !this.persons.includes(seat));
    if (asked === undefined) return false;
    const { seat } = asked;
    const bot = botNamed(this.start.holders[seat]?.bot ?? 'random');
    const choice = choiceOf(bot, this.game, this.live.copy(), seat, this.chance);
    this.notes.push(...this.live.choose(seat, choice).notes);
    this.passOn();
    return true;
  }

  /** The first rule a candidate of whoever has the screen breaks; null if it is legal, or the lid is closed. */
  why(candidate: unknown): string | null {
    return this.holder === null ? null : this.live.why(this.holder, candidate);
  }

  /** A person says who they are: the screen is theirs. */
  lift(seat: Seat): void {
    if (!this.persons.includes(seat)) throw new Refusal(`no person sits on seat ${seat}`);
    if (this.holder !== null) throw new Refusal('the lid is open');
    this.holder = seat;
    this.reading = this.next() !== seat;
  }

  /** Whoever has the screen closes the lid before they hand it on. */
  close(): void {
    this.reading = false;
    if (this.persons.length > 1) this.holder = null;
  }

  /** Everything the page may be told now, and nothing else. */
  shown(): Omit<Shown, 'kept'> {
    const { live } = this;
    const seats = Array.from({ length: live.seats }, (_, seat) => seat);
    return {
      game: this.game.name,
      sitting: this.sitting(),
      holders: this.start.holders,
      lid: this.lid(),
      views: live.over ? seats.map(seat => live.seenBy(seat).view) : null,
    };
  }

  /** The record so far, with the result once there is one. */
  record(): Record {
    const { game, live } = this;
    const record = live.record();
    return live.over ? { ...record, result: resultOf(game, live.copy()) } : record;
  }

  /** Refuses while the lid is closed: then nobody acts. */
  private whoHolds(): Seat {
    if (this.holder === null) throw new Refusal('the lid is closed');
    return this.holder;
  }

  /** The person everybody waits for: whoever has the screen if they are asked, or else the first. */
  private next(): Seat | null {
    const waited = this.live.seenBy(null).waiting.map(({ seat }) => seat);
    if (this.holder !== null && waited.includes(this.holder)) return this.holder;
    return waited.find(seat => this.persons.includes(seat)) ?? null;
  }

  /** The lid closes as soon as the screen is somebody else's to have. */
  private passOn(): void {
    const next = this.next();
    if (next !== null && next !== this.holder && !this.reading) this.holder = null;
  }

  private lid(): Lid | null {
    if (this.persons.length < 2 || this.live.over) return null;
    return { closed: this.holder === null, next: this.next() };
  }

  /** The table as whoever has the screen may see it; when it is over, friends look on together. */
  private sitting(): Sitting {
    const { live } = this;
    const seat = live.over && this.persons.length > 1 ? null : this.holder;
    const seen = live.seenBy(seat);
    return {
      at: live.at,
      seat,
      seen,
      foreseen: (seen.pending[0]?.options ?? []).map(option => this.foreseen(seat, option)),
      undo: seat === null ? 'nothing' : live.undoBarrier(seat),
      log: notesFor(this.notes, seat),
      over: live.over,
      standing: live.over ? live.standing() : [],
    };
  }

  /** Tries an option where all that is hidden from the seat is dealt anew: it tells no secret. */
  private foreseen(seat: Seat | null, option: unknown): Note[] {
    if (seat === null) return [];
    const deal = redealt(this.game, this.live.copy(), seat, this.chance);
    return notesFor(choose(this.game, deal, seat, option).notes, seat);
  }
}
