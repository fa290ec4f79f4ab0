// Texts in the chosen language, from the page's own words and the games'.

import i18next, { type i18n } from 'i18next';
import type { Box, Language, Teller } from '../kernel/box.ts';
import { usePreferences } from './preferences.ts';
import en from './words.en.json';
import pl from './words.pl.json';

/** Says a text. */
export type Say = Teller['say'];

const instance: i18n = i18next.createInstance();
instance.init({
  lng: 'en',
  fallbackLng: false,
  interpolation: { escapeValue: false },
  resources: { en: { page: en }, pl: { page: pl } },
  showSupportNotice: false,
} as Parameters<i18n['init']>[0]);

function sayer(language: Language, namespace: string): Say {
  const t = instance.getFixedT(language, namespace);
  return (key, values) => t(key, { ...values });
}

/** Says a text of the page in the language the person prefers. */
export function useSay(): Say {
  return sayer(usePreferences().language, 'page');
}

/** Says a text of a game. */
export function gameSay(language: Language, { game, words }: Box): Say {
  const namespace = `game-${game.name}`;
  if (!instance.hasResourceBundle(language, namespace))
    instance.addResourceBundle(language, namespace, words[language]);
  return sayer(language, namespace);
}
