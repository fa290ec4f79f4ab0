// Why not? has an answer to everything: null for an option, a rule of the rulebook for anything else,
// never an exception, and never a word about what the seat cannot know.

import { type Chance, seeded } from '../chance.ts';
import type { Seat, Table } from '../game.ts';
import { lying } from '../hidden.ts';
import { canonical, clone, same } from '../plain.ts';
import { anyOption, brief, judged, optionsOf, questions } from '../play.ts';
import { redealt } from '../view.ts';
import { momentsOf } from './twins.ts';
import { type AnyGame, Broken, type Start } from './walk.ts';

/** How often a step was asked something that is no option, and how often no law spoke of it. */
interface Mute {
  asked: number;
  lastResort: number;
}

/** What is known so far of every step's answers. */
export type Answers = Map<string, Mute>;

/** At some moments of a walk each seat asks about its options, and about much that is none. */
export function whyAnswers(
  game: AnyGame,
  start: Start,
  seed: string,
  rules: ReadonlySet<string> | null,
  moments: number,
  answers: Answers = new Map(),
): Answers {
  const chance = seeded(`${seed}/why`);
  const tables = momentsOf(game, start, seed, moments);
  const models = modelsIn(game, tables, chance);
  for (const table of tables)
    for (let seat = 0; seat < table.seats; seat++) {
      const options = optionsFor(game, table, seat);
      for (const candidate of [...options, ...mutants(table, options, models, chance)])
        mustAnswer(game, table, seat, candidate, options, rules, answers);
    }
  return answers;
}

/** An option of every question at these moments: asked elsewhere it is somebody's reasonable mistake. */
function modelsIn(game: AnyGame, tables: readonly Table[], chance: Chance): unknown[] {
  return tables.flatMap(table =>
    questions(game, table).map(question => anyOption(table, question, chance)),
  );
}

function optionsFor(game: AnyGame, table: Table, seat: Seat): unknown[] {
  return questions(game, table)
    .filter(question => question.seat === seat)
    .flatMap(question => optionsOf(table, question));
}

function mustAnswer(
  game: AnyGame,
  table: Table,
  seat: Seat,
  candidate: unknown,
  options: readonly unknown[],
  rules: ReadonlySet<string> | null,
  answers: Answers,
): void {
  const asks = `${game.name}: seat ${seat} asks why not ${brief(candidate)}`;
  const { rule, step, lastResort, faults } = judged(game, table, seat, candidate);
  if (faults.length > 0) {
    const [fault] = faults;
    throw new Broken(
      `${asks}, and "${step}" throws: ${fault instanceof Error ? fault.stack : fault}`,
    );
  }
  const isOption = options.some(option => same(option, candidate));
  if (isOption !== (rule === null))
    throw new Broken(`${asks}: ${rule} is said of what is ${isOption ? 'an' : 'no'} option`);
  if (rule === null) return;
  if (rules !== null && !rules.has(rule))
    throw new Broken(`${asks}: there is no rule "${rule}" in its rulebook`);
  if (step === null) return;
  const mute = answers.get(step) ?? { asked: 0, lastResort: 0 };
  mute.asked++;
  if (lastResort) mute.lastResort++;
  answers.set(step, mute);
}

const RUBBISH = [null, undefined, true, Number.NaN, -1, 0, 1e308, '', 'toString', [], {}, [[[[]]]]];

/** So many options are bent at each moment. */
const BENT = 4;

/** What is nearly an option, and what is not one at all. */
function mutants(
  table: Table,
  options: readonly unknown[],
  foreign: readonly unknown[],
  chance: Chance,
): unknown[] {
  const made: unknown[] = [...RUBBISH, ...foreign];
  const models = options.length === 0 ? foreign : options;
  if (models.length === 0) return made;
  const any = () => models[chance.below(models.length)];
  for (let i = 0; i < BENT; i++) {
    const model = any();
    made.push(...bentBy(model, value => near(value)), ...mixed(model, any()));
    if (typeof model === 'object' && model !== null) {
      made.push({ ...model, toString: 1 }, ...Object.keys(model).map(key => without(model, key)));
    }
  }
  const numbers = [...new Set(numbersIn(table))];
  made.push(...bentBy(any(), value => (typeof value === 'number' ? numbers : [])));
  return made;
}

function near(value: unknown): unknown[] {
  const others = [null, 'x', [], {}, -1, 1e9, 0.5];
  return typeof value === 'number' ? [value - 1, value + 1, String(value), ...others] : others;
}

/** Copies of something, each with one of its parts replaced by one of `others`. */
function bentBy(model: unknown, others: (value: unknown) => readonly unknown[]): unknown[] {
  if (typeof model !== 'object' || model === null) return [...others(model)];
  return Object.keys(model).flatMap(key => {
    const value = (model as Fields)[key];
    const parts = typeof value === 'object' && value !== null ? bentBy(value, others) : [];
    return [...parts, ...others(value)].map(other => put(model, key, other));
  });
}

type Fields = { [key: string]: unknown };

function put(model: object, key: string, value: unknown): unknown {
  const copy = clone(model) as Fields;
  copy[key] = value;
  return copy;
}

function without(model: object, key: string): unknown {
  return Object.fromEntries(Object.entries(model).filter(([name]) => name !== key));
}

/** One option with a part of another. */
function mixed(one: unknown, other: unknown): unknown[] {
  if (typeof one !== 'object' || one === null) return [other];
  return Object.entries((other ?? {}) as Fields).map(([key, value]) => put(one, key, value));
}

/** Every number anywhere in something. */
function numbersIn(thing: unknown): number[] {
  if (typeof thing === 'number') return [thing];
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([key, value]) =>
    key === 'options' || key === 'chance' ? [] : numbersIn(value),
  );
}

/**
 * At some moments every seat asks about everything that is hidden from it, on the table and on a
 * twin that differs in nothing it knows: it must hear the same. Returns how often it asked.
 */
export function whyTellsNoSecret(
  game: AnyGame,
  start: Start,
  seed: string,
  moments: number,
): number {
  const chance = seeded(`${seed}/secret`);
  const tables = momentsOf(game, start, seed, moments);
  const models = modelsIn(game, tables, chance);
  let asked = 0;
  for (const table of tables)
    for (let seat = 0; seat < table.seats; seat++)
      asked += hearsTheSame(game, table, seat, models, chance);
  return asked;
}

/** Models of every step are bent so that they name what is hidden. */
function hearsTheSame(
  game: AnyGame,
  table: Table,
  seat: Seat,
  seen: readonly unknown[],
  chance: Chance,
): number {
  const twin = redealt(game, table, seat, chance);
  const hidden = [table, twin].flatMap(of =>
    game.hidden(of, seat).flatMap(({ spots }) => spots.map(lying)),
  );
  const cards = [...new Set(hidden.filter(it => typeof it === 'number' || typeof it === 'string'))];
  const options = optionsFor(game, table, seat);
  const models =
    options.length === 0 ? seen : [options[chance.below(options.length)], ...options.slice(-1)];
  const candidates = models.flatMap(model =>
    bentBy(model, value => cards.filter(card => typeof card === typeof value)),
  );
  for (const candidate of candidates) {
    const [rule, ofTwin] = [table, twin].map(of => judged(game, of, seat, candidate).rule);
    if (rule !== ofTwin)
      throw new Broken(
        `${game.name}: why tells seat ${seat} what it cannot know: ${canonical(candidate)} ` +
          `breaks ${rule}, or ${ofTwin} if the hidden lay otherwise`,
      );
  }
  return candidates.length;
}
