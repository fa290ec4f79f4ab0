// Isle of Skye as it stands on the shelf.

import type { Box } from '../../kernel/box.ts';
import { skye } from './game.ts';
import pageEn from './page.en.json';
import pagePl from './page.pl.json';
import { telling } from './telling.ts';
import en from './words.en.json';
import pl from './words.pl.json';

export const box: Box = {
  game: skye,
  rules: {
    en: async () => (await import('./rules.en.md?raw')).default,
    pl: async () => (await import('./rules.pl.md?raw')).default,
  },
  words: { en: { ...en, page: pageEn }, pl: { ...pl, page: pagePl } },
  telling,
};
