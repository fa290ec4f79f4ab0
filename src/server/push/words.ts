// What a guest reads on a closed screen.

import type { Box, Language } from '../../kernel/box.ts';
import type { Call } from '../../wire/messages.ts';

/** Why somebody is called. */
export type Why = 'turn' | 'again' | 'nudge';

const BODIES: { readonly [W in Why]: { readonly [L in Language]: string } } = {
  turn: { en: 'It is your turn.', pl: 'Twoja kolej.' },
  nudge: { en: 'Your table still waits for you.', pl: 'Stolik wciąż na Ciebie czeka.' },
  again: { en: 'Another game with the same people?', pl: 'Jeszcze jedna gra w tym samym gronie?' },
};

/** The call to a table: which game, and why. Nothing of what lies on it. */
export function callTo(table: string, { words }: Box, language: Language, why: Why): Call {
  return { title: String(words[language].title), body: BODIES[why][language], language, table };
}
