// Texts in the chosen language, from the command line's own words and the game's.

import i18next, { type i18n } from 'i18next';
import type { Box, Language, Teller } from '../kernel/box.ts';
import en from './words.en.json';
import pl from './words.pl.json';

/** Says a text of the command line. */
export type Say = Teller['say'];

/** The command line's words and a game's, in one language. */
export function wordsIn(language: Language, box: Box): { say: Say; gameSay: Say } {
  const instance: i18n = i18next.createInstance();
  instance.init({
    lng: language,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: {
      en: { cli: en, game: box.words.en },
      pl: { cli: pl, game: box.words.pl },
    },
    showSupportNotice: false,
  } as Parameters<i18n['init']>[0]);
  const from = (ns: string) => (key: string, values?: { [name: string]: unknown }) =>
    instance.t(key, { ns, ...values });
  return { say: from('cli'), gameSay: from('game') };
}
