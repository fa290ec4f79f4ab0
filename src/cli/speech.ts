// Everything the terminal says about a table to the person who sits at it.

import type { Box, Language, Teller } from '../kernel/box.ts';
import type { Seed } from '../kernel/fairness.ts';
import type { Note, Seat, Standing } from '../kernel/game.ts';
import type { UndoBarrier } from '../kernel/live.ts';
import type { Pending } from '../kernel/play.ts';
import { rulesIn, ruleText } from '../kernel/rulebook.ts';
import { type Say, wordsIn } from './words.ts';

/** Who sits where: the person, or a bot by name. */
export type Seated = readonly string[];

/** The person's own entry among those seated. */
export const PERSON = 'you';

/** How people call the program: by its name, or through npm in the repository. */
const STOLIK = process.env.npm_lifecycle_event ? 'npm run -s stolik --' : 'stolik';

const COMMANDS = ['why', 'undo', 'log', 'rules', 'table', 'save', 'help', 'quit'].join(', ');
const HELP = ['number', 'why', 'undo', 'log', 'rules', 'table', 'save', 'quit'];

/** Texts for one person at one table, in their language. */
export class Speech {
  private readonly say: Say;
  private readonly teller: Teller;

  /** What to say at a table of a game, in a language. */
  static async in(language: Language, box: Box, seated: Seated): Promise<Speech> {
    return new Speech(language, box, await box.rules[language](), seated);
  }

  private constructor(
    language: Language,
    private readonly box: Box,
    private readonly markdown: string,
    private readonly seated: Seated,
  ) {
    const { say, gameSay } = wordsIn(language, box);
    this.say = say;
    const isYou = (seat: Seat) => this.seated[seat] === PERSON;
    this.teller = { say: gameSay, who: seat => this.nameOf(seat), isYou };
  }

  /** The game, the others, what fixes the shuffles, where the table is saved. */
  greeting(seed: Seed, file: string, choices: number): string {
    const others = this.seated.flatMap((name, seat) =>
      name === PERSON ? [] : [this.nameOf(seat)],
    );
    const title = this.teller.say('title');
    return [
      this.say('welcome', { title, others: others.join(', '), commands: COMMANDS }),
      typeof seed === 'string' ? this.say('seed', { seed }) : this.say('commitment', { ...seed }),
      this.say('saving', { file }),
      ...(choices > 0 ? [this.say('resumed', { count: choices })] : []),
    ].join('\n');
  }

  table(view: object): string {
    return `\n${this.box.telling.table(view, this.teller).join('\n')}`;
  }

  /** What is asked, and the numbered options. */
  question(asked: Pending, view: object): string {
    const groups = this.grouped(asked, view);
    const width = Math.max(...groups.map(({ group }) => group.length));
    let number = 0;
    const lines = groups.map(({ group, options }) => {
      const labels = options.map(({ label }) => `${++number}) ${label}`);
      return `  ${group.padEnd(width)}  ${labels.join('   ')}`;
    });
    const pass = asked.optional ? [`  0) ${this.say('pass')}`] : [];
    return ['', this.box.telling.question(asked.step, this.teller), ...lines, ...pass].join('\n');
  }

  /** The options in the order of their numbers. */
  numbered(asked: Pending, view: object): unknown[] {
    return this.grouped(asked, view).flatMap(({ options }) => options.map(({ option }) => option));
  }

  private grouped({ options }: Pending, view: object) {
    const groups = new Map<string, { option: unknown; label: string }[]>();
    for (const option of options) {
      const { group, label } = this.box.telling.option(option, view, this.teller);
      const alike = groups.get(group) ?? [];
      groups.set(group, alike);
      alike.push({ option, label });
    }
    return [...groups].map(([group, options]) => ({ group, options }));
  }

  notes(notes: readonly Note[]): string {
    return notes
      .map(note => {
        const rule = note.rule === undefined ? '' : ` [${note.rule}]`;
        return `· ${this.box.telling.note(note, this.teller)}${rule}`;
      })
      .join('\n');
  }

  log(notes: readonly Note[]): string {
    return notes.length === 0 ? this.say('log.empty') : this.notes(notes);
  }

  /** What is forbidden now and called something like `text`, under the rules that forbid it. */
  why(
    weighed: readonly { candidate: unknown; rule: string | null }[],
    view: object,
    text: string,
  ): string {
    const words = text.toLowerCase().split(' ');
    const byRule = new Map<string, string[]>();
    for (const { candidate, rule } of weighed) {
      if (rule === null) continue;
      const { group, label } = this.box.telling.option(candidate, view, this.teller);
      const name = group === '' ? label : `${group} > ${label}`;
      if (!words.every(word => name.toLowerCase().includes(word))) continue;
      byRule.set(rule, [...(byRule.get(rule) ?? []), name]);
    }
    if (byRule.size === 0)
      return text === '' ? this.say('why.none') : this.say('why.noneLike', { text });
    return [...byRule]
      .flatMap(([rule, names]) => [
        this.say('why.rule', { rule, text: ruleText(this.markdown, rule) }),
        `    ${names.join(', ')}`,
      ])
      .join('\n');
  }

  /** One rule, or all of them with what is reconstructed. */
  rules(number: string): string {
    const { markdown } = this;
    if (number !== '') return ruleText(markdown, number) ?? this.say('rules.unknown', { number });
    const caution = /^> (.+)$/m.exec(markdown)?.[1]?.replaceAll('**', '');
    const rules = rulesIn(markdown).map(rule => `${rule.number.padStart(4)}  ${rule.text}`);
    return [...(caution === undefined ? [] : [caution, '']), ...rules].join('\n');
  }

  /** How it ended, and how the shuffles can be checked. */
  ending(standing: readonly Standing[], seed: Seed, file: string): string {
    const winners = standing.filter(({ place }) => place === 1).map(({ seat }) => seat);
    const who = winners.map(seat => this.nameOf(seat)).join(', ');
    const mine = this.seated[winners[0] as Seat] === PERSON;
    return [
      '',
      this.say('over'),
      ...[...standing].sort((a, b) => a.place - b.place).map(one => this.scoreLine(one)),
      winners.length > 1 ? this.say('shared', { who }) : this.say(mine ? 'youWon' : 'won', { who }),
      ...(typeof seed === 'string' ? [] : [this.say('revealedKey', { key: seed.key })]),
      this.say('verify', { stolik: STOLIK, file }),
    ].join('\n');
  }

  private scoreLine({ seat, place, points, lines }: Standing): string {
    const parts = lines.map(({ what, points }) =>
      this.say('line', { what: this.teller.say(what), points: signed(points) }),
    );
    const total = signed(points);
    return this.say('score', {
      place,
      points: total,
      who: this.nameOf(seat),
      lines: parts.join(', '),
    });
  }

  farewell(file: string | null): string {
    return file === null ? this.say('byeUnsaved') : this.say('bye', { stolik: STOLIK, file });
  }

  undo(barrier: UndoBarrier | null): string {
    return this.say(`undo.${barrier ?? 'done'}`);
  }

  saved(file: string): string {
    return this.say('saved', { file });
  }

  cannotSave(file: string): string {
    return this.say('cannotSave', { file });
  }

  saveWhere(): string {
    return this.say('saveWhere');
  }

  wrongNumber(count: number): string {
    return this.say('choose', { count });
  }

  unknown(line: string): string {
    return this.say('unknown', { line, commands: COMMANDS });
  }

  help(): string {
    return HELP.map(key => this.say(`help.${key}`)).join('\n');
  }

  private nameOf(seat: Seat): string {
    const name = this.seated[seat];
    return name === PERSON ? this.say('you') : this.say('bot', { bot: name, seat: seat + 1 });
  }
}

/** A number with a true minus sign. */
function signed(points: number): string {
  return String(points).replace('-', '−');
}
