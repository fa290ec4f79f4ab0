// The log in words, in the present: it names seats by `who`, which may be “You”, so that every verb on it has two forms.

import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/box.ts';
import type { Note } from '../../kernel/game.ts';
import { box } from './box.ts';
import { position } from './testing.ts';

describe.each(LANGUAGES)('%s', language => {
  const notes = Object.entries(box.words[language].note as { [key: string]: string });

  test.each(notes)('the note %s has no verb after a name', (_what, text) => {
    expect(text).not.toMatch(/\{\{(who|from|to|displaced)\}\} \p{Letter}/u);
  });

  test('a sentence about somebody, and to them', () => {
    const i18n = i18next.createInstance();
    i18n.init({ lng: language, resources: { [language]: { translation: box.words[language] } } });
    const told = (note: Note, you: number | null) =>
      box.telling.note(note, {
        say: (key, values) => i18n.t(key, { ...values }),
        who: seat => (seat === you ? 'TY' : `P${seat}`),
        isYou: seat => seat === you,
      });
    const stole = { what: 'stole', seat: 1, goods: [0, 2, 0, 0, 0] };
    const said = {
      en: ['P1 steals 2 bread', 'TY steal 2 bread'],
      pl: ['P1 kradnie 2 chleby', 'TY kradniesz 2 chleby'],
    };
    expect([told(stole, null), told(stole, 1)]).toEqual(said[language]);
    const scored = { what: 'scored', seat: 1, count: -38 };
    expect(told(scored, null)).toContain('−38');
    expect(told({ what: 'stepped', seat: 1, track: 'gold', steps: 0 }, null)).not.toContain('0');
  });

  test('every verb has both forms, and nothing is told of the past in one gender', () => {
    for (const [what, text] of notes) {
      expect(text.replace(/\[[^[\]|]+\|[^[\]|]+\]/g, ''), what).not.toMatch(/[[\]|]/);
      if (language === 'pl')
        expect(text, what).not.toMatch(/(?<!sk)(ał|ała|ęła|ął|ił|iła)(?!\p{Letter})/u);
    }
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

  test('pixie-queen.56 an empty hand says what it costs, a further one that it is all', () => {
    const at = position({ seats: 2, phase: 'sacrifice', goods: [{ gold: 2 }, {}] });
    const said = () => {
      const teller = {
        say: (key: string, values = {}) => JSON.stringify({ key, ...values }),
        who: String,
      };
      return JSON.parse(box.telling.option({ do: 'done' }, at.view(0), teller).label);
    };
    expect(said()).toEqual({ key: 'option.emptyHand', count: 5 });
    at.offer(0, 'gold');
    expect(said()).toEqual({ key: 'option.sealed' });
  });
});
