// The page, drawn without a browser: what it shows to whom, that every text is there, and that what it
// shows of points is what the rules count.

import { expect, test } from 'vitest';
import * as kit from '../../../web/pieces/kit/drawn.ts';
import { box } from '../box.ts';
import components from '../components.json';
import { STANDARD } from '../kit.ts';
import { isMajority, pointsFor } from '../scoring.ts';
import type { SkyeTable } from '../table.ts';
import { position } from '../testing.ts';
import type { SkyeView } from '../view.ts';
import { tableFrom } from './as-table.ts';
import { buyersOf } from './buyers.ts';
import SkyePage from './index.tsx';
import { reasonsFor } from './reasons.ts';
import { drawnOf } from './tile/picture.tsx';

const played = (shown: kit.Shown) => kit.played(box, shown);
const drawn = (shown: kit.Shown) => kit.drawn(box, SkyePage, shown);
const JOURNEY = { journeyman: true };
const MOMENTS = [0, 3, 9, 20, 40, 75, 110, 160, 4000];

test('a player sees their own gold, of others what everybody saw', () => {
  const shown = { choices: 9, seat: 1 };
  const { players } = played(shown).live.seenBy(1).view as SkyeView;
  const plates = [...drawn(shown).matchAll(/id="seat-\d".*?<\/section>/gs)].map(([html]) => html);
  for (const [seat, { gold, goldAtLeast }] of players.entries())
    expect(plates[seat]).toContain(`<b>${gold ?? `${goldAtLeast}+`}</b>`);
});

test('no piece lies in two places', () => {
  for (const choices of MOMENTS) {
    const html = drawn({ choices, seat: 0, seats: 4, options: JOURNEY });
    const pieces = [...html.matchAll(/data-piece="([^"]+)"/g)].map(m => m[1]);
    expect(new Set(pieces).size).toBe(pieces.length);
  }
});

test('every text of the page is there, in both languages', () => {
  for (const language of ['en', 'pl'] as const)
    for (const [seats, options] of [
      [2, {}],
      [3, JOURNEY],
      [5, JOURNEY],
    ] as const)
      for (const choices of MOMENTS)
        for (const seat of [0, null]) {
          const html = drawn({ choices, seat, seats, language, options });
          expect(/.{60}\{\{.{60}/.exec(html)?.[0]).toBeUndefined();
          expect(html).not.toMatch(/(?<!\[)\b(page|token|scores?|scoring|asks|symbols)\.[a-z]/i);
        }
});

test('what is shown of a scoring tile is what the rules count, for every one', () => {
  for (const choices of MOMENTS.slice(2)) {
    const { live } = played({ choices, seat: 0, seats: 4, options: JOURNEY });
    const table = live.copy() as unknown as SkyeTable;
    STANDARD.scoring.forEach(({ id }, scoring) => {
      if (isMajority(id) || id === 'journeymanDistance' || id === 'sectionsPassed') return;
      const points = pointsFor(table, scoring);
      for (let seat = 0; seat < 4; seat++) {
        const reasons = reasonsFor(table, seat, scoring);
        const sum = reasons.reduce((all, one) => all + one.points, 0);
        expect(reasons.every(({ lit }) => lit.length > 0)).toBe(true);
        expect(`${id} ${sum}`).toBe(`${id} ${points[seat]}`);
      }
    });
  }
});

test('the table of a view counts as the table itself', () => {
  const { live } = played({ choices: 110, seat: 0, seats: 3, options: JOURNEY });
  const table = live.copy() as unknown as SkyeTable;
  const told = tableFrom(live.seenBy(0).view as SkyeView, null);
  expect(told.lands).toEqual(table.lands);
  expect(told.journey?.marks).toEqual(table.journey?.marks);
  expect(told.journey?.roads).toEqual(table.journey?.roads);
  STANDARD.scoring.forEach(({ id }, scoring) => {
    if (id !== 'mostGold') expect(pointsFor(told, scoring)).toEqual(pointsFor(table, scoring));
  });
});

test('skye.43 skye.44 buyers are those still to buy: the rich and who the bank pays for, perhaps the rest', () => {
  const at = position({
    journeyman: true,
    seats: 4,
    at: 'buy',
    row: [['B01'], ['B02'], ['B03'], []],
    prices: [[1], [2], [9], []],
    gold: [20, 20, 20, 20],
    tokens: [['twoPurchases'], [], [], ['bankPays']],
  });
  at.table.seenGold.fill(1);
  const buyers = (seller: number, price: number) => {
    const view = at.view(2);
    return buyersOf(view, tableFrom(view, null), seller, price);
  };
  const [first, second, last] = [0, 1, 3].map(seat => ({ seat, isSure: seat === 3 }));
  expect(buyers(2, 9)).toEqual([first, second, last]);
  expect(buyers(1, 2)).toEqual([first, last]);
  at.pass().pass();
  expect(buyers(2, 9)).toEqual([first, last]);
});

test('every tile is drawn in every turn with all its symbols, on the tile and apart from each other', () => {
  STANDARD.tiles.forEach((data, tile) => {
    for (let turn = 0; turn < 4; turn++) {
      const { symbols, shapes } = drawnOf(STANDARD, tile, turn);
      const printed = Object.values(data.symbols).reduce((sum, count) => sum + count, 0);
      const extra = [data.scroll, data.id.startsWith('C-'), data.id.startsWith('J')];
      expect(symbols).toHaveLength(printed + extra.filter(Boolean).length);
      expect(shapes.roads).toHaveLength(data.roads.length);
      for (const one of symbols) {
        expect(Math.min(one.x, one.y, 100 - one.x, 100 - one.y)).toBeGreaterThanOrEqual(11);
        for (const other of symbols)
          if (one !== other)
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(10);
      }
    }
  });
});

test('every token of the components has its words', () => {
  const { token, effect } = box.words.pl as { [group: string]: object };
  for (const { id } of components.tokens) {
    expect(token).toHaveProperty([id]);
    expect(effect).toHaveProperty([id]);
  }
});
