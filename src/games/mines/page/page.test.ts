// The page, drawn without a browser: what it shows to whom, and that every text is there.

import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { seeded } from '../../../kernel/chance.ts';
import type { Game, Note, Seat } from '../../../kernel/game.ts';
import { LiveTable } from '../../../kernel/live.ts';
import { notesFor } from '../../../kernel/view.ts';
import type { PageProps } from '../../../web/pieces/page.ts';
import { mines } from '../game.ts';
import type { MinesView } from '../view.ts';
import en from '../words.en.json';
import pl from '../words.pl.json';
import MinesPage from './index.tsx';

const game = mines as unknown as Game;
const SEATS = 3;

/** A table after so many choices taken at random, and all that was told of it. */
function played(choices: number) {
  const chance = seeded('page');
  const options = { first: 0, backs: true };
  const live = LiveTable.open(game, { seats: SEATS, options, seed: 'page' });
  const notes: Note[] = [...live.opening];
  while (live.at < choices) {
    const [asked] = live.pending();
    if (asked === undefined) break;
    const option = asked.options[chance.below(asked.options.length)];
    notes.push(...live.choose(asked.seat, option).notes);
  }
  return { live, notes };
}

interface Shown {
  readonly choices: number;
  readonly seat: Seat | null;
  readonly language?: 'en' | 'pl';
  /** With open cards. */
  readonly open?: boolean;
}

/** The page as text. */
function drawn({ choices, seat, language = 'en', open = false }: Shown): string {
  const { live, notes } = played(choices);
  const words = i18next.createInstance();
  words.init({ lng: language, resources: { [language]: { translation: { en, pl }[language] } } });
  const everybody = Array.from({ length: SEATS }, (_, of) => of);
  const seen = live.seenBy(seat);
  const props: PageProps = {
    at: live.at,
    seat,
    seen,
    foreseen: (seen.pending[0]?.options ?? []).map(() => []),
    undo: 'nothing',
    log: notesFor(notes, seat),
    over: live.over,
    standing: live.over ? live.standing() : [],
    confirm: false,
    teller: {
      say: (key, values) => words.t(key, { ...values }),
      who: of => `Player ${of}`,
    },
    say: key => `[${key}]`,
    sitters: everybody.map(() => ({ bot: null, away: false, waits: '' })),
    views: open ? everybody.map(of => live.seenBy(of).view) : null,
    bar: null,
    onward: null,
    choose: () => {},
    takeBack: () => {},
    why: async () => null,
    explain: () => {},
    aside: null,
  };
  return renderToStaticMarkup(createElement(MinesPage, props));
}

const unitsIn = (html: string) => [...html.matchAll(/data-piece="unit-(\d+)"/g)].map(m => m[1]);
const handsIn = (choices: number) =>
  Array.from(
    { length: SEATS },
    (_, seat) => (played(choices).live.seenBy(seat).view as MinesView).hand,
  );

test('a player sees their own hand and mines, and nobody else’s hand', () => {
  const html = drawn({ choices: 30, seat: 1 });
  const [first = [], own = [], third = []] = handsIn(30);
  const shown = unitsIn(html);
  for (const { id } of own) expect(shown).toContain(String(id));
  for (const { id } of [...first, ...third]) expect(shown).not.toContain(String(id));
  expect(html).toContain('own-zone');
});

test('whoever looks on sees no hand; everybody’s mines lie on the cloth', () => {
  const html = drawn({ choices: 60, seat: null });
  expect(html).not.toContain('class="hand"');
  expect(html).not.toContain('own-zone');
  const { captured } = played(60).live.seenBy(null).view as MinesView;
  expect(captured.length).toBeGreaterThan(0);
  for (const { place } of captured) expect(html).toContain(`data-place="${place}"`);
});

test('with open cards every plate shows its hand', () => {
  const html = drawn({ choices: 30, seat: null, open: true });
  for (const { id } of handsIn(30).flat()) expect(unitsIn(html)).toContain(String(id));
});

test('no piece lies in two places', () => {
  for (const choices of [0, 15, 40, 80, 1000])
    for (const seat of [0, null]) {
      const units = unitsIn(drawn({ choices, seat, open: seat === null }));
      expect(new Set(units).size).toBe(units.length);
    }
});

test('every text of the page is there, in both languages', () => {
  for (const language of ['en', 'pl'] as const)
    for (const choices of [0, 21, 50, 1000])
      for (const seat of [0, 1, null]) {
        const html = drawn({ choices, seat, language });
        expect(html).not.toContain('{{');
        expect(html).not.toMatch(/(?<!\[)\b(page|zoom|table|king|race|score|source|note)\.[a-z]/i);
      }
});
