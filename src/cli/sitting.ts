// One person at a table with bots, in the terminal: what their words do.

import { type Bot, choiceOf } from '../bots/bot.ts';
import { botNamed } from '../bots/bots.ts';
import { seeded } from '../kernel/chance.ts';
import { freshKey } from '../kernel/fairness.ts';
import type { Note, Seat } from '../kernel/game.ts';
import { LiveTable } from '../kernel/live.ts';
import type { Pending } from '../kernel/play.ts';
import { resultOf } from '../kernel/record.ts';
import { Refusal } from '../kernel/settings.ts';
import { notesFor } from '../kernel/view.ts';
import { writeJson } from './files.ts';
import { PERSON, type Seated, type Speech } from './speech.ts';

/** What one line of input led to. */
type Heard = 'asked' | 'chosen' | 'quit';

/** A person's sitting at a table. */
export class Sitting {
  private readonly bots: readonly (Bot | null)[];
  private readonly seat: Seat;
  private readonly chance = seeded(freshKey());
  private log: Note[] = [];
  private isSaved: boolean;
  /** How many choices had been made when the person last let an offer pass. */
  private passedAt = -1;

  constructor(
    private readonly speech: Speech,
    private readonly live: LiveTable,
    private readonly seated: Seated,
    /** Where the table is saved after every choice. */
    private readonly file: string,
    private readonly print: (text: string) => void,
  ) {
    this.bots = seated.map(name => (name === PERSON ? null : botNamed(name)));
    this.seat = seated.indexOf(PERSON);
    this.isSaved = live.at > 0;
    this.recallLog();
  }

  get over(): boolean {
    return this.live.over;
  }

  greet(): void {
    this.print(this.speech.greeting(this.live.record().seed, this.file, this.live.at));
  }

  /** Lets the bots choose until the person is asked or the table is over, telling what they do. */
  letBotsPlay(): void {
    while (!this.over && this.asked === undefined) {
      const next = this.live.pending().find(({ seat, optional }) => this.bots[seat] && !optional);
      if (next === undefined) throw new Error('nobody at the table is asked');
      const bot = this.bots[next.seat] as Bot;
      const { game } = this.live;
      this.choose(next.seat, choiceOf(bot, game, this.live.copy(), next.seat, this.chance));
    }
  }

  /** Shows the table and the question. */
  ask(): void {
    const { asked, view } = this;
    this.print(this.speech.table(view));
    if (asked) this.print(this.speech.question(asked, view));
  }

  /** Heeds one line of the person's. */
  hear(line: string): Heard {
    const [command = '', ...rest] = line.trim().split(/\s+/);
    const text = rest.join(' ');
    if (/^\d+$/.test(command)) return this.chooseNumber(Number(command));
    switch (command.toLowerCase()) {
      case '':
        return 'asked';
      case 'why':
        return this.tell(this.speech.why(this.live.weighed(this.seat), this.view, text));
      case 'undo':
        return this.undo();
      case 'log':
        return this.tell(
          this.speech.log(this.log.slice(-(/^[1-9]\d*$/.test(text) ? Number(text) : 20))),
        );
      case 'rules':
        return this.tell(this.speech.rules(text));
      case 'table':
        this.ask();
        return 'asked';
      case 'save':
        return this.tell(this.save(text));
      case 'help':
        return this.tell(this.speech.help());
      case 'quit':
        return 'quit';
      default:
        return this.tell(this.speech.unknown(line));
    }
  }

  /** What is said when the person leaves before the end. */
  farewell(): string {
    return this.speech.farewell(this.isSaved ? this.file : null);
  }

  /** Shows how it ended. */
  conclude(): void {
    this.print(this.speech.table(this.view));
    this.print(this.speech.ending(this.live.standing(), this.live.record().seed, this.file));
  }

  private get view(): object {
    return this.live.seenBy(this.seat).view;
  }

  /** The question the person is to answer now; an offer they let pass is none. */
  private get asked(): Pending | undefined {
    const mine = this.live.pending().filter(({ seat }) => seat === this.seat);
    return mine.find(({ optional }) => !optional || this.passedAt !== this.live.at);
  }

  private chooseNumber(number: number): Heard {
    const { asked } = this;
    if (asked === undefined) return 'asked';
    if (number === 0 && asked.optional) {
      this.passedAt = this.live.at;
      return 'chosen';
    }
    const options = this.speech.numbered(asked, this.view);
    if (number < 1 || number > options.length)
      return this.tell(this.speech.wrongNumber(options.length));
    this.choose(this.seat, options[number - 1]);
    return 'chosen';
  }

  private choose(seat: Seat, option: unknown): void {
    const { notes } = this.live.choose(seat, option);
    const told = notesFor(notes, this.seat);
    this.log.push(...told);
    this.store();
    this.print(this.speech.notes(told));
  }

  private undo(): Heard {
    const barrier = this.live.undoBarrier(this.seat);
    if (barrier !== null) return this.tell(this.speech.undo(barrier));
    this.live.undo(this.seat);
    this.recallLog();
    this.store();
    this.print(this.speech.undo(null));
    this.ask();
    return 'asked';
  }

  private store(): void {
    writeJson(this.file, this.saved());
    this.isSaved = true;
  }

  /** The record, with who sat where, and the result once there is one. */
  private saved(): object {
    const result = this.over ? { result: resultOf(this.live.game, this.live.copy()) } : {};
    return { ...this.live.record(), ...result, seated: this.seated };
  }

  private save(file: string): string {
    if (file === '') return this.speech.saveWhere();
    try {
      writeJson(file, this.saved());
      return this.speech.saved(file);
    } catch (error) {
      if (error instanceof Refusal) return this.speech.cannotSave(file);
      throw error;
    }
  }

  /** Everything the person was told so far, by going through the record again. */
  private recallLog(): void {
    this.log = [];
    LiveTable.resume(this.live.game, this.live.record(), notes => {
      this.log.push(...notesFor(notes, this.seat));
    });
  }

  private tell(text: string): Heard {
    this.print(text);
    return 'asked';
  }
}
