// Set-up options: a game describes them once, as data; command line, page and engine read the same.

import { clone, frozen } from './plain.ts';

/** One set-up option of a game. */
type Setting = Kind & {
  /** Whether it makes a difference, as the set-up stands so far; always, where nothing is said. */
  when?(start: { readonly seats: number; readonly options: Options }): boolean;
};

type Kind =
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly default: string; readonly values: readonly string[] }
  /** A seat, or `"random"`. */
  | { readonly kind: 'seat'; readonly default: 'random' }
  /** Data of the game's own, or null. `read` keeps what matters of it, or throws an Error that says what is wrong. */
  | { readonly kind: 'data'; readonly default: null; read(value: unknown): unknown };

/** All set-up options of a game, by name. */
export type Settings = { readonly [name: string]: Setting };

/** What was chosen, every option present. */
export type Options = { readonly [name: string]: unknown };

/** A request the rules of the house do not allow: one clear message, nothing changed. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** The settings that make a difference, as the set-up stands so far. */
export function settingsThatMatter(settings: Settings, seats: number, options: Options): Settings {
  const matters = ([, { when }]: [string, Setting]) => when?.({ seats, options }) ?? true;
  return Object.fromEntries(Object.entries(settings).filter(matters));
}

/** Checks the wished options and fills in the rest. */
export function readOptions(settings: Settings, seats: number, wished: unknown): Options {
  if (typeof wished !== 'object' || wished === null || Array.isArray(wished))
    throw new Refusal('the set-up options must be an object');
  const unknown = Object.keys(wished).find(name => !Object.hasOwn(settings, name));
  if (unknown !== undefined) {
    const known = Object.keys(settings).join(', ') || 'none';
    throw new Refusal(`unknown set-up option "${unknown}" (known: ${known})`);
  }
  const chosen = Object.entries(settings).map(([name, setting]) => {
    const value = (wished as Record<string, unknown>)[name];
    return [name, value === undefined ? setting.default : readOption(name, setting, seats, value)];
  });
  return frozen(Object.fromEntries(chosen) as Options);
}

function readOption(name: string, setting: Setting, seats: number, value: unknown): unknown {
  switch (setting.kind) {
    case 'flag':
      if (typeof value === 'boolean') return value;
      throw new Refusal(`set-up option "${name}" must be true or false`);
    case 'choice':
      if (setting.values.some(known => known === value)) return value;
      throw new Refusal(`set-up option "${name}" must be one of ${setting.values.join(', ')}`);
    case 'seat':
      if (value === 'random' || (Number.isInteger(value) && isBetween(value, 0, seats - 1)))
        return value;
      throw new Refusal(
        `set-up option "${name}" must be "random" or a seat from 0 to ${seats - 1}`,
      );
    case 'data':
      if (value === null) return null;
      try {
        return clone(setting.read(value));
      } catch (error) {
        throw new Refusal(`set-up option "${name}": ${(error as Error).message}`);
      }
  }
}

function isBetween(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && value >= min && value <= max;
}
