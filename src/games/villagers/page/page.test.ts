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
import { box } from '../box.ts';
import { CARDS, DEVELOPMENTS, EVENTS } from '../cards.ts';
import components from '../components.json';
import { villagers } from '../game.ts';
import type { VillagersView } from '../view.ts';
import VillagersPage from './index.tsx';
import names from './pictures.json';

const game = villagers as unknown as Game;
const ALL = { scoundrels: true, saints: true, profiteers: true, developments: true };

interface Shown {
  readonly choices: number;
  readonly seat: Seat | null;
  readonly seats?: number;
  readonly language?: 'en' | 'pl';
  readonly options?: object;
}

/** A table after so many choices taken at random, and all that was told of it. */
function played({ choices, seats = 3, options = {} }: Shown) {
  const chance = seeded('page');
  const live = LiveTable.open(game, { seats, options: { first: 0, ...options }, seed: 'page' });
  const notes: Note[] = [...live.opening];
  while (live.at < choices) {
    const asked = live.pending().find(({ optional }) => !optional);
    if (asked === undefined) break;
    const option = asked.options[chance.below(asked.options.length)];
    notes.push(...live.choose(asked.seat, option).notes);
  }
  return { live, notes };
}

/** The page as text. */
function drawn(shown: Shown): string {
  const { seat, seats = 3, language = 'en' } = shown;
  const { live, notes } = played(shown);
  const words = i18next.createInstance();
  const resources = { [language]: { translation: box.words[language] } };
  words.init({ lng: language, resources } as Parameters<typeof words.init>[0]);
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
    sitters: Array.from({ length: seats }, () => ({ bot: null, away: false, waits: '' })),
    views: null,
    bar: null,
    onward: null,
    choose: () => {},
    takeBack: () => {},
    why: async () => null,
    explain: () => {},
    aside: null,
  };
  return renderToStaticMarkup(createElement(VillagersPage, props));
}

const handIn = (html: string) =>
  [...html.matchAll(/data-key="hand-(\d+)"/g)].map(m => Number(m[1]));

test('a player sees their own hand, and of others only the backs', () => {
  const shown = { choices: 40, seat: 1 };
  const { hand } = played(shown).live.seenBy(1).view as VillagersView;
  expect(handIn(drawn(shown)).sort()).toEqual([...hand].sort());
  expect(handIn(drawn({ ...shown, seat: null }))).toEqual([]);
});

test('no piece lies in two places', () => {
  for (const choices of [0, 10, 40, 90, 2000])
    for (const seat of [0, null]) {
      const html = drawn({ choices, seat });
      const pieces = [...html.matchAll(/data-piece="([^"]+)"/g)].map(m => m[1]);
      expect(new Set(pieces).size).toBe(pieces.length);
    }
});

test('every text of the page is there, in both languages', () => {
  for (const language of ['en', 'pl'] as const)
    for (const [seats, options] of [
      [3, {}],
      [1, {}],
      [4, ALL],
      [2, { mini: true, first: 'random' }],
    ] as const)
      for (const choices of [0, 21, 60, 130, 2000])
        for (const seat of [0, null]) {
          const html = drawn({ choices, seat, seats, language, options });
          expect(html).not.toContain('{{');
          expect(html).not.toMatch(/(?<!\[)\b(page|card|suit|event|development|score)\.[a-z]/i);
        }
});

test('every card, event and development has its picture or shares one', () => {
  for (const { name } of CARDS) expect(names, name).toHaveProperty([`card.${name}`]);
  for (const { id } of DEVELOPMENTS) expect(names, id).toHaveProperty([`development.${id}`]);
  for (const { id } of EVENTS)
    expect(names[`event.${id}` as keyof typeof names] ?? names.event).toBeTruthy();
});

test('the credits name every Polish name that is our own', () => {
  const { card, event, development, page } = box.words.pl as {
    [group: string]: { [key: string]: string };
  };
  for (const id of components.ourPolishNames)
    expect(page?.credits, id).toContain(card?.[id] ?? event?.[id] ?? development?.[id]);
});
