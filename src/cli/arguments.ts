// What several commands read from the command line in the same way.

import { isIP } from 'node:net';
import { LANGUAGES, type Language } from '../kernel/box.ts';
import { Refusal } from '../kernel/settings.ts';
import { parseJson, readJson } from './files.ts';

/** A whole number of at least 1. */
export function positive(name: string): (text: string) => number {
  return text => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (number < 1)
      throw new Refusal(`--${name} must be a whole number of at least 1, not "${text}"`);
    return number;
  };
}

/** A port, 0 included. */
export function port(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new Refusal(`--port (or PORT) must be a whole number from 0 to 65535, not "${text}"`);
  return Number(text);
}

/** The address of a proxy: an IP address, a range of them, or loopback for this machine. */
export function proxy(text: string): string {
  const [address = '', bits, ...more] = text.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  if (text === 'loopback' || (isIP(address) && isRange && more.length === 0)) return text;
  throw new Refusal(`--proxy must be "loopback" or an IP address, not "${text}"`);
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

/** Set-up options from `--options JSON` and `--components FILE`. */
export function setupOptions(given: { options?: string; components?: string }): object {
  const options = given.options === undefined ? {} : parseJson(given.options, '--options');
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new Refusal('--options must be a JSON object');
  if (given.components === undefined) return options;
  const components = readJson(given.components);
  if (components === null) throw new Refusal(`${given.components} holds no components`);
  return { ...options, components };
}
