// The log in words: it names seats by `who`, which may be “You”, so that no verb may hang on it.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/box.ts';
import { box } from './box.ts';

describe.each(LANGUAGES)('%s', language => {
  const notes = Object.entries(box.words[language].note as { [key: string]: string });

  test.each(notes)('the note %s has no verb after a name', (_what, text) => {
    expect(text).not.toMatch(/\{\{(who|from)\}\} \p{Letter}/u);
  });

  test('the castle stands where a cell stands: nothing before it asks for a case', () => {
    const texts = JSON.stringify(box.words[language]).match(/\p{Letter}+ \{\{cell\}\}/gu) ?? [];
    expect(texts.filter(text => text !== 'at {{cell}}')).toEqual([]);
  });

  test('a tile that is not ours is told by what it shows', () => {
    const face = { id: 'X9', edges: 'PPPP', centre: 'P', roads: [], symbols: { farm: 2 } };
    const say = (key: string, values = {}) => JSON.stringify({ key, ...values });
    const note = { what: 'returned', seat: 0, tile: 20, face };
    expect(box.telling.note(note, { say, who: String })).toContain('X9');
    expect(
      box.telling.note({ what: 'returned', seat: 0, tile: 20 }, { say, who: String }),
    ).toContain('B16');
  });
});
