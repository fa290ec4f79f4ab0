// One person at a table with bots, in the terminal: what is shown, and what their words do.

import { type Bot, choiceOf } from '../bots/bot.ts';
import { botNamed } from '../bots/bots.ts';
import type { Box, Language, Teller } from '../kernel/box.ts';
import { seeded } from '../kernel/chance.ts';
import { freshKey } from '../kernel/fairness.ts';
import type { Note, Seat } from '../kernel/game.ts';
import { LiveTable } from '../kernel/live.ts';
import type { Pending } from '../kernel/play.ts';
import { type Record, resultOf } from '../kernel/record.ts';
import { Refusal } from '../kernel/settings.ts';
import { notesFor } from '../kernel/view.ts';
import { writeJson } from './files.ts';
import { rulesIn, ruleText } from './rulebook.ts';
import { type Say, wordsIn } from './words.ts';

/** Who sits where: the person, or a bot by name. */
export type Seated = readonly string[];

/** The person's own entry among those seated. */
export const PERSON = 'you';

/** What one line of input led to. */
export type Heard = 'asked' | 'chosen' | 'quit';

const COMMANDS = ['why', 'undo', 'log', 'rules', 'table', 'save', 'help', 'quit'] as const;

/** How people call the program: by its name, or through npm in the repository. */
const STOLIK = process.env.npm_lifecycle_event ? 'npm run -s stolik --' : 'stolik';

/** A person's sitting at a table. */
export class Sitting {
  private readonly say: Say;
  private readonly teller: Teller;
  private readonly bots: (Bot | null)[];
  private readonly seat: Seat;
  private readonly chance = seeded(freshKey());
  private log: Note[] = [];
  /** How many choices had been made when the person last let an offer pass. */
  private passedAt = -1;

  constructor(
    private readonly box: Box,
    private live: LiveTable,
    private readonly seated: Seated,
    /** Where the table is saved after every choice. */
    readonly file: string,
    private readonly print: (text: string) => void,
    private readonly language: Language,
  ) {
    const { say, gameSay } = wordsIn(language, box);
    this.say = say;
    this.bots = seated.map(name => (name === PERSON ? null : botNamed(name)));
    this.seat = seated.indexOf(PERSON);
    this.teller = { say: gameSay, who: seat => this.nameOf(seat) };
    this.recallLog();
  }

  get over(): boolean {
    return this.live.over;
  }

  /** Says hello: the game, the others, what fixes the shuffles, where the table is saved. */
  greet(): void {
    const others = this.seated.flatMap((_name, seat) =>
      seat === this.seat ? [] : [this.nameOf(seat)],
    );
    const commands = COMMANDS.join(', ');
    const title = this.teller.say('title');
    this.print(this.say('welcome', { title, others: others.join(', '), commands }));
    const { seed } = this.live.record();
    this.print(
      typeof seed === 'string' ? this.say('seed', { seed }) : this.say('commitment', { ...seed }),
    );
    this.print(this.say('saving', { file: this.file }));
    if (this.live.at > 0) this.print(this.say('resumed', { count: this.live.at }));
  }

  /** Lets the bots choose until the person is asked or the table is over, telling what they do. */
  letBotsPlay(): void {
    while (!this.over && this.asked === undefined) {
      const next = this.live.pending().find(({ seat, optional }) => this.bots[seat] && !optional);
      if (next === undefined) throw new Error('nobody at the table is asked');
      const { seat } = next;
      const bot = this.bots[seat] as Bot;
      this.choose(seat, choiceOf(bot, this.live.game, this.live.copy(), seat, this.chance));
    }
  }

  /** Shows the table and the question. */
  ask(): void {
    this.showTable();
    const { asked } = this;
    if (asked === undefined) return;
    this.print(`\n${this.box.telling.question(asked.step, this.teller)}`);
    this.print(this.optionLines(asked).join('\n'));
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
        return this.tell(this.whyLines(text));
      case 'undo':
        return this.undo();
      case 'log':
        return this.tell(this.logLines(Number(text) || 20));
      case 'rules':
        return this.tell(this.ruleLines(text));
      case 'table':
        this.ask();
        return 'asked';
      case 'save':
        return this.tell([this.save(text)]);
      case 'help':
        return this.tell(Object.keys(HELP).map(key => this.say(`help.${key}`)));
      case 'quit':
        return 'quit';
      default:
        return this.tell([this.say('unknown', { line, commands: COMMANDS.join(', ') })]);
    }
  }

  /** What is printed when the person leaves before the end. */
  farewell(): string {
    return this.live.at === 0
      ? this.say('byeUnsaved')
      : this.say('bye', { stolik: STOLIK, file: this.file });
  }

  /** Shows how it ended, and how the shuffles can be checked. */
  conclude(): void {
    this.showTable();
    this.print(`\n${this.say('over')}`);
    const standing = [...this.live.standing()].sort((a, b) => a.place - b.place);
    for (const { seat, place, points, lines } of standing) {
      const parts = lines.map(({ what, points }) =>
        this.say('line', { what: this.teller.say(what), points }),
      );
      this.print(
        this.say('score', { place, points, who: this.nameOf(seat), lines: parts.join(', ') }),
      );
    }
    const winners = standing.filter(({ place }) => place === 1).map(({ seat }) => seat);
    const who = winners.map(seat => this.nameOf(seat)).join(', ');
    if (winners.length > 1) this.print(this.say('shared', { who }));
    else this.print(winners[0] === this.seat ? this.say('youWon') : this.say('won', { who }));
    const { seed } = this.live.record();
    if (typeof seed !== 'string') this.print(this.say('revealedKey', { key: seed.key }));
    this.print(this.say('verify', { stolik: STOLIK, file: this.file }));
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
    const ordered = this.grouped(asked).flatMap(({ options }) => options);
    const option = ordered[number - 1];
    if (option === undefined) return this.tell([this.say('choose', { count: ordered.length })]);
    this.choose(this.seat, option.option);
    return 'chosen';
  }

  private choose(seat: Seat, option: unknown): void {
    const { notes } = this.live.choose(seat, option);
    const told = notesFor(notes, this.seat);
    this.log.push(...told);
    this.print(told.map(note => this.noteLine(note)).join('\n'));
    writeJson(this.file, this.saved());
  }

  private undo(): Heard {
    const barrier = this.live.undoBarrier(this.seat);
    if (barrier !== null) return this.tell([this.say(`undo.${barrier}`)]);
    this.live.undo(this.seat);
    this.recallLog();
    writeJson(this.file, this.saved());
    this.print(this.say('undo.done'));
    this.ask();
    return 'asked';
  }

  /** The record, with who sat where, and the result once there is one. */
  private saved(): Record & { seated: Seated; language: Language } {
    const record = this.live.record();
    const ended = this.over ? { result: resultOf(this.live.game, this.live.copy()) } : {};
    return { ...record, ...ended, seated: this.seated, language: this.language };
  }

  private save(file: string): string {
    if (file === '') return this.say('saveWhere');
    try {
      writeJson(file, this.saved());
      return this.say('saved', { file });
    } catch (error) {
      if (error instanceof Refusal) return error.message;
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

  private tell(lines: string[]): Heard {
    this.print(lines.join('\n'));
    return 'asked';
  }

  private showTable(): void {
    const { view } = this.live.seenBy(this.seat);
    this.print(`\n${this.box.telling.table(view, this.teller).join('\n')}`);
  }

  private optionLines(asked: Pending): string[] {
    const groups = this.grouped(asked);
    const width = Math.max(...groups.map(({ group }) => group.length));
    let number = 0;
    const lines = groups.map(({ group, options }) => {
      const labels = options.map(({ label }) => `${++number}) ${label}`);
      return `  ${group.padEnd(width)}  ${labels.join('   ')}`;
    });
    return asked.optional ? [...lines, `  0) ${this.say('pass')}`] : lines;
  }

  /** The options with their words, those of one group together. */
  private grouped({ options }: Pending) {
    const { view } = this.live.seenBy(this.seat);
    const groups = new Map<string, { option: unknown; label: string }[]>();
    for (const option of options) {
      const { group, label } = this.box.telling.option(option, view, this.teller);
      const alike = groups.get(group) ?? [];
      groups.set(group, alike);
      alike.push({ option, label });
    }
    return [...groups].map(([group, options]) => ({ group, options }));
  }

  private whyLines(text: string): string[] {
    const { view } = this.live.seenBy(this.seat);
    const byRule = new Map<string, string[]>();
    for (const { candidate, rule } of this.live.weighed(this.seat)) {
      if (rule === null) continue;
      const { group, label } = this.box.telling.option(candidate, view, this.teller);
      const name = group === '' ? label : `${group} > ${label}`;
      if (!name.toLowerCase().includes(text.toLowerCase())) continue;
      byRule.set(rule, [...(byRule.get(rule) ?? []), name]);
    }
    if (byRule.size === 0)
      return [text === '' ? this.say('why.none') : this.say('why.noneLike', { text })];
    return [...byRule].flatMap(([rule, names]) => [
      this.say('why.rule', { rule, text: ruleText(this.box.rules[this.language], rule) }),
      `    ${names.join(', ')}`,
    ]);
  }

  private ruleLines(number: string): string[] {
    const markdown = this.box.rules[this.language];
    if (number === '') {
      const caution = /^> (.+)$/m.exec(markdown)?.[1]?.replaceAll('**', '');
      const rules = rulesIn(markdown).map(rule => `${rule.number.padStart(4)}  ${rule.text}`);
      return caution === undefined ? rules : [caution, '', ...rules];
    }
    const text = ruleText(markdown, number);
    return [text ?? this.say('rules.unknown', { number })];
  }

  private logLines(count: number): string[] {
    if (this.log.length === 0) return [this.say('log.empty')];
    return this.log.slice(-count).map(note => this.noteLine(note));
  }

  private noteLine(note: Note): string {
    const rule = note.rule === undefined ? '' : ` [${note.rule}]`;
    return `· ${this.box.telling.note(note, this.teller)}${rule}`;
  }

  private nameOf(seat: Seat): string {
    if (seat === this.seat) return this.say('you');
    return this.say('bot', { bot: this.seated[seat], seat: seat + 1 });
  }
}

/** The lines of help there are. */
const HELP = { number: 1, why: 1, undo: 1, log: 1, rules: 1, table: 1, save: 1, quit: 1 };
