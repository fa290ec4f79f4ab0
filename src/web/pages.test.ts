// What stands on a box is what is in it.

import { expect, test } from 'vitest';
import { boxNamed, gameNames } from '../games/shelf.ts';
import { pages } from './pages.ts';

test('every game has a page', () => expect(Object.keys(pages)).toEqual(gameNames));

test.each(gameNames)('the box of %s', async name => {
  const { game, words } = await boxNamed(name);
  const { title, seats } = pages[name] as (typeof pages)[string];
  expect(seats).toEqual(game.seats);
  expect(title).toEqual({ en: words.en.title, pl: words.pl.title });
});
