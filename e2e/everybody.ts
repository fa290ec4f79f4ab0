// A game can be used by everybody: its moments on every kind of screen, in both themes and languages.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Game } from '../src/kernel/game.ts';
import { type Left, sitDownAt } from './at-table.ts';
import { accessible } from './axe.ts';
import { DESK, PHONE, visit } from './browser.ts';
import { fits, shoot } from './clicks.ts';
import type { Opened } from './visits.ts';

const SCREENS = [
  { ...DESK, theme: 'light' },
  { ...DESK, theme: 'dark', language: 'pl' },
  { ...PHONE, touch: true, theme: 'light', size: { width: 360, height: 740 } },
  { ...PHONE, touch: true, language: 'en' },
  { ...DESK, theme: 'light', language: 'pl', size: { width: 844, height: 390 } },
  { ...DESK, theme: 'light', language: 'pl', size: { width: 1366, height: 768 } },
  { ...DESK, theme: 'light', language: 'pl', size: { width: 1024, height: 768 } },
] as const;

/** A moment of a game worth looking at. */
interface Moment extends Omit<Left, 'game'> {
  readonly name: string;
  /** What is there once the page is ready. */
  readonly shows: string;
  /** What is done before looking. */
  readonly first?: (page: Page) => Promise<void>;
}

/** Tests that everybody can use a game at these moments. */
export function everybodyCanUse(at: Opened, game: Game, moments: readonly Moment[]): void {
  test.each(SCREENS)(
    '$size.width wide, $theme, $language: everybody can use it',
    async visitor => {
      const { size, theme, language } = visitor;
      const { page, complaints } = await visit(at.browser, at.house.address, visitor);
      for (const { name, shows, first, ...left } of moments) {
        await sitDownAt(page, at.house.address, { ...left, game });
        await page.locator(shows).first().waitFor({ state: 'attached' });
        await first?.(page);
        await shoot(page, `${game.name}-${name}-${size.width}-${theme}-${language}`);
        await accessible(page);
        await fits(page);
      }
      expect(complaints).toEqual([]);
    },
    60_000,
  );
}
