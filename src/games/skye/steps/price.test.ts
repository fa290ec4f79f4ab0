// Phases 2 and 3 (skye.12–14, 40).

import { expect, test } from 'vitest';
import { seeded } from '../../../kernel/chance.ts';
import { copyOf } from '../../../kernel/play.ts';
import { redealt } from '../../../kernel/view.ts';
import { skye } from '../game.ts';
import { AXE } from '../table.ts';
import { position, tile } from '../testing.ts';

test('skye.12 the axe on one tile, at least a gold on each of the others', () => {
  const at = position();
  expect(at.options(0)).toEqual([{ axe: 0 }, { axe: 1 }, { axe: 2 }]);
  expect(at.why({ axe: -1 }, 0)).toBe('skye.12');
  at.choose({ axe: 1 }, 0);
  expect(at.options(0)).toEqual([1, 2, 3, 4].map(price => ({ price })));
  expect(at.why({ price: 5 }, 0)).toBe('skye.12');
  expect(at.why({ price: 0 }, 0)).toBe('skye.12');
  at.choose({ price: 3 }, 0);
  expect(at.options(0)).toEqual([{ price: 1 }, { price: 2 }]);
  at.choose({ price: 1 }, 0);
  expect(at.allAsked).toEqual([1]);
  expect(at.table.prices.slice(0, 3)).toEqual([3, AXE, 1]);
  expect(at.table.gold[0]).toBe(5);
});

test('skye.12 prices are sealed until all are ready', () => {
  const at = position().price(0, 1, 2, 3);
  expect(at.view(0).players[0]?.offers.map(offer => offer?.price)).toEqual([2, AXE, 3]);
  for (const seat of [1, null]) {
    expect(at.view(seat).players[0]?.offers.map(offer => offer?.price)).toEqual([0, 0, 0]);
    expect(at.view(seat).players.map(({ ready }) => ready)).toEqual([true, false]);
  }
  expect(at.noted('priced')).toMatchObject({ only: 0 });
});

test('skye.13 all are shown together; gold on tiles is no longer in hand', () => {
  const at = position().price(1, 0, 1, 1).price(0, 1, 2, 3);
  expect(at.table.phase).toBe('buy');
  expect(at.table.gold).toEqual([0, 3]);
  expect(at.view(null).players[0]?.offers.map(offer => offer?.price)).toEqual([2, undefined, 3]);
});

test('skye.14 tiles with the axe go back to the bag', () => {
  const at = position({
    at: 'reveal',
    gold: [5, 5],
    row: [['B01', 'B02', 'B03']],
    prices: [['axe', 2, 1]],
  });
  expect(at.table.bag).toContain(tile('B01'));
  expect(at.table.bag).not.toContain(tile('B02'));
  expect(at.table.bag).toEqual([...at.table.bag].sort((a, b) => a - b));
});

test('skye.40 with No discard all three tiles may be priced, and none goes back', () => {
  const at = position({ journeyman: true, tokens: [['noDiscard']] });
  const bag = at.table.bag.length;
  expect(at.options(0)).toContainEqual({ axe: -1 });
  expect(at.options(1)).not.toContainEqual({ axe: -1 });
  at.price(0, -1, 4, 2, 1).price(1, 0, 1, 1);
  expect(at.table.gold[0]).toBe(1);
  expect(at.table.bag).toHaveLength(bag + 1);
  expect(at.count('discarded')).toBe(1);
});

test('sealed prices and savings are dealt anew for others; whoever still thinks begins anew', () => {
  const at = position({ seats: 3, round: 4, gold: [0, 20, 20] });
  at.table.seenGold.splice(0, 3, 5, 5, 5);
  at.price(1, 0, 9, 9).choose({ axe: 2 }, 2);
  const deals = Array.from({ length: 20 }, (_, i) => redealt(skye, at.table, 0, seeded(`${i}`)));
  expect(new Set(deals.map(({ prices }) => String(prices.slice(3, 6)))).size).toBeGreaterThan(3);
  expect(new Set(deals.map(({ gold }) => gold[1])).size).toBeGreaterThan(3);
  for (const { prices, gold, agenda } of deals) {
    expect(prices.slice(6)).toEqual([0, 0, 0]);
    const spent = prices.slice(3, 6).reduce((sum, price) => sum + Math.max(0, price), 0);
    expect(spent).toBeLessThanOrEqual(gold[1] as number);
    expect(gold[0]).toBe(at.table.gold[0]);
    expect(JSON.stringify(agenda)).toContain('{"step":"axe","seat":2}');
  }
});

test('skye.E4 what was seen in this round stays known; in the first round that is everything', () => {
  const at = position({ seats: 3, round: 1 }).price(0, 0, 1, 1).price(1, 0, 2, 1).price(2, 0, 1, 3);
  for (let i = 0; i < 9; i++)
    expect(redealt(skye, copyOf(at.table), 0, seeded(`${i}`)).gold).toEqual([3, 2, 1]);
  expect(at.view(0).players.map(({ goldAtLeast }) => goldAtLeast)).toEqual([3, 2, 1]);
});
