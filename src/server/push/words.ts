// What a guest reads on a closed screen.

import type { Box, Language } from '../../kernel/box.ts';
import type { Call } from '../../wire/messages.ts';

const YOUR_TURN: { readonly [L in Language]: string } = {
  en: 'It is your turn.',
  pl: 'Twoja kolej.',
};

/** The call to a table: which game, and that somebody waits. Nothing of what lies on it. */
export function callTo(table: string, { words }: Box, language: Language): Call {
  return { title: String(words[language].title), body: YOUR_TURN[language], language, table };
}
