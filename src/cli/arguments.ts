// What several commands read from the command line in the same way.

import { type Box, LANGUAGES, type Language } from '../kernel/box.ts';
import { Refusal } from '../kernel/settings.ts';
import { parseJson, readJson } from './files.ts';

/** A whole number of at least 1. */
export function positive(name: string): (text: string) => number {
  return text => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < 1)
      throw new Refusal(`--${name} must be a whole number of at least 1, not "${text}"`);
    return number;
  };
}

/** The language asked for, or the locale's. */
export function languageOf(wished: string | undefined): Language {
  if (wished !== undefined) {
    const known = LANGUAGES.find(language => language === wished);
    if (known) return known;
    throw new Refusal(`--lang must be one of ${LANGUAGES.join(', ')}, not "${wished}"`);
  }
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  return LANGUAGES.find(language => locale.startsWith(language)) ?? 'en';
}

/** Refuses a number of seats the game is not for. */
export function checkSeats({ game }: Box, seats: number): void {
  const [min, max] = game.seats;
  if (seats < min || seats > max)
    throw new Refusal(`${game.name} is for ${min} to ${max} seats, not ${seats}`);
}

/** Set-up options from `--options JSON` and `--components FILE`. */
export function setupOptions(given: { options?: string; components?: string }): object {
  const options = given.options === undefined ? {} : parseJson(given.options, '--options');
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new Refusal('--options must be a JSON object');
  return given.components === undefined
    ? options
    : { ...options, components: readJson(given.components) };
}
