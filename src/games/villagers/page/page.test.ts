// The page, drawn without a browser: what it shows to whom, and that every text is there.

import { expect, test } from 'vitest';
import * as kit from '../../../web/pieces/kit/drawn.ts';
import { box } from '../box.ts';
import { CARDS, DEVELOPMENTS, EVENTS } from '../cards.ts';
import components from '../components.json';
import { COUNTESS_SEAT } from '../table.ts';
import type { VillagersView } from '../view.ts';
import VillagersPage from './index.tsx';
import names from './pictures.json';

const ALL = { scoundrels: true, saints: true, profiteers: true, developments: true };
const played = (shown: kit.Shown) => kit.played(box, shown);
const drawn = (shown: kit.Shown) => kit.drawn(box, VillagersPage, shown);

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

test('alone, the end tells where the gold of the Countess came from', () => {
  const shown = { choices: 2000, seat: 0, seats: 1 };
  const { players, solo } = played(shown).live.seenBy(0).view as VillagersView;
  const gold = solo?.lines.reduce((sum, { points }) => sum + points, 0);
  expect(gold).toBe(players[COUNTESS_SEAT]?.gold);
  expect(drawn(shown)).toContain('<b>Countess</b><small>at the start 1 ·');
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

test('figures say what they mean when they are pointed at', () => {
  const html = drawn({ choices: 40, seat: 0, language: 'pl' });
  expect(html).toMatch(/data-sign="stats-1" title="\d+ złocisz/);
  expect(html).toMatch(/data-sign="market-1" title="Gdyby targowisko było teraz: \+\d+/);
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
