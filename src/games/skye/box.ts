// Isle of Skye as it stands on the shelf.

import type { Box } from '../../kernel/box.ts';
import { skye } from './game.ts';
import pageEn from './page.en.json';
import pagePl from './page.pl.json';
import rulesEn from './rules.en.md?raw';
import rulesPl from './rules.pl.md?raw';
import { telling } from './telling.ts';
import en from './words.en.json';
import pl from './words.pl.json';

export const box: Box = {
  game: skye,
  rules: { en: rulesEn, pl: rulesPl },
  words: { en: { ...en, page: pageEn }, pl: { ...pl, page: pagePl } },
  telling,
};
