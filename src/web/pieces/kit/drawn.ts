// A game's page, drawn without a browser.

import i18next from 'i18next';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Box, Language } from '../../../kernel/box.ts';
import { seeded } from '../../../kernel/chance.ts';
import type { Note, Seat } from '../../../kernel/game.ts';
import { LiveTable } from '../../../kernel/live.ts';
import { notesFor } from '../../../kernel/view.ts';
import type { PageProps } from '../page.ts';

/** Which table is shown, and to whom. */
export interface Shown {
  /** How many choices were taken, at random. */
  readonly choices: number;
  readonly seat: Seat | null;
  readonly seats?: number;
  readonly language?: Language;
  readonly options?: object;
  /** With open cards. */
  readonly open?: boolean;
}

/** The table, and all that was told of it. */
export function played({ game }: Box, { choices, seats = 3, options = {} }: Shown) {
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
export function drawn(box: Box, page: ComponentType<PageProps>, shown: Shown): string {
  const { seat, language = 'en', open = false } = shown;
  const { live, notes } = played(box, shown);
  const words = i18next.createInstance();
  const resources = { [language]: { translation: box.words[language] } };
  words.init({ lng: language, resources } as Parameters<typeof words.init>[0]);
  const everybody = Array.from({ length: live.seats }, (_, of) => of);
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
  return renderToStaticMarkup(createElement(page, props));
}
