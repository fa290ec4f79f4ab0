// The log in sentences: about others in the third person, to you in the second, in both languages.

import i18next from 'i18next';
import { expect, test } from 'vitest';
import type { Teller } from '../../../kernel/box.ts';
import type { Note } from '../../../kernel/game.ts';
import { walk } from '../../../kernel/kit/walk.ts';
import { box } from '../box.ts';
import { idOf } from '../cards.ts';
import { villagers } from '../game.ts';
import { noteTold } from '../telling-notes.ts';

const ALL = { scoundrels: true, saints: true, profiteers: true, developments: true };
const NAMES = ['', 'Kasia', 'Bartek', 'Wanda', 'Tomek'];

function teller(language: 'en' | 'pl'): Teller {
  const words = i18next.createInstance();
  words.init({
    lng: language,
    resources: { [language]: { translation: box.words[language] } },
    interpolation: { escapeValue: false },
  } as Parameters<typeof words.init>[0]);
  const you = language === 'en' ? 'You' : 'Ty';
  return {
    say: (key, values) => words.t(key, { ...values }) as string,
    who: seat => (seat === 0 ? you : (NAMES[seat] as string)),
    isYou: seat => seat === 0,
  };
}

/** Every note of some walks. */
function notes(seats: number): Note[] {
  const all: Note[] = [];
  for (const seed of ['told 1', 'told 2', 'told 3'])
    walk(
      villagers as never,
      { seats, options: { ...ALL, mini: seats > 1 } },
      seed,
      undefined,
      (_, outcome) => {
        all.push(...outcome.notes);
      },
    );
  return all;
}

test.each(['en', 'pl'] as const)('every note is a whole sentence: %s', language => {
  const to = teller(language);
  const told = [...notes(1), ...notes(4)].map(note => noteTold(note, to));
  expect(told.length).toBeGreaterThan(1000);
  for (const line of new Set(told)) {
    expect(line).not.toMatch(/[[\]|{}]|undefined|NaN| {2}|\bnote\.|\bwhom\./);
    expect(line).toMatch(/^[A-ZĄĆĘŁŃÓŚŹŻ\d]/);
  }
});

test('who is told as you is spoken to, others are spoken of', () => {
  const built = (seat: number, language: 'en' | 'pl') =>
    noteTold({ what: 'built', seat, card: idOf('milk-maid'), payee: 'none' }, teller(language));
  expect([built(0, 'pl'), built(1, 'pl')]).toEqual([
    'Ty wykładasz Dojarkę',
    'Kasia wykłada Dojarkę',
  ]);
  expect([built(0, 'en'), built(1, 'en')]).toEqual([
    'You build the Milk Maid',
    'Kasia builds the Milk Maid',
  ]);
  const to = teller('pl');
  const verbs = notes(4).map(note => noteTold(note, to));
  const first = (name: string) =>
    verbs.flatMap(line => line.match(new RegExp(`^${name} (?:nie )?(\\S+)`))?.[1] ?? []);
  for (const verb of first('Ty')) expect(verb).toMatch(/sz$/);
  for (const verb of first('Kasia')) expect(verb).not.toMatch(/sz$/);
  expect(first('Ty').length).toBeGreaterThan(50);
});

test('gold is counted in the right case', () => {
  const paid = (count: number) => noteTold({ what: 'pays', seat: 1, gold: count }, teller('pl'));
  expect([1, 3, 5, 22].map(paid)).toEqual([
    'Kasia płaci Hrabinie 1 złocisz',
    'Kasia płaci Hrabinie 3 złocisze',
    'Kasia płaci Hrabinie 5 złociszy',
    'Kasia płaci Hrabinie 22 złocisze',
  ]);
});
