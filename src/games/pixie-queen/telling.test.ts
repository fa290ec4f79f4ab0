// The log in words: it names seats by `who`, which may be “You”, so that no verb may hang on it.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/box.ts';
import { box } from './box.ts';

describe.each(LANGUAGES)('%s', language => {
  const notes = Object.entries(box.words[language].note as { [key: string]: string });

  test.each(notes)('the note %s has no verb after a name', (_what, text) => {
    expect(text).not.toMatch(/\{\{(who|from|to|displaced)\}\} \p{Letter}/u);
  });

  test('a good that is removed, or laid on the track, is one', () => {
    const teller = {
      say: (key: string, values = {}) => JSON.stringify({ key, ...values }),
      who: String,
    };
    const told = (what: string, details: object) =>
      JSON.parse(box.telling.note({ what, seat: 0, ...details }, teller)).good as string;
    expect(told('discarded', { good: 4 })).toContain('"count":1');
    expect(told('offering', { add: 0, goods: [], points: 4 })).toContain('"count":1');
    expect(told('wanted', { good: 0 })).toContain('good.apple');
  });
});
