// The page, drawn without a browser: what it shows to whom, and that every text is there.

import { expect, test } from 'vitest';
import * as kit from '../../../web/pieces/kit/drawn.ts';
import { box } from '../box.ts';
import type { MinesView } from '../view.ts';
import MinesPage from './index.tsx';

const SEATS = 3;
const options = { backs: true };
const played = (choices: number) => kit.played(box, { choices, seat: null, options });
const drawn = (shown: kit.Shown) => kit.drawn(box, MinesPage, { options, ...shown });

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
