// What a seat may see and what a redeal keeps (villagers.6, 8, 38, B9), and tables made by hand.

import { describe, expect, test } from 'vitest';
import { seeded } from '../../kernel/chance.ts';
import { LiveTable } from '../../kernel/live.ts';
import { copyOf, open } from '../../kernel/play.ts';
import { redealt } from '../../kernel/view.ts';
import { idOf, suitOf } from './cards.ts';
import { check } from './check.ts';
import { villagers } from './game.ts';
import type { VillagersTable } from './table.ts';
import { position } from './testing.ts';

const game = villagers as never;
const opened = (seats = 3, options: object = {}): VillagersTable =>
  open(villagers, { seats, options, chance: seeded('view') }).table;
const suits = (cards: readonly number[]) => cards.map(suitOf);

test('villagers.8 a hand is its owner’s secret, its backs are not', () => {
  const at = position({ hands: [['hunter', 'mason'], ['agent'], []] });
  expect(at.view(0).hand).toEqual([idOf('mason'), idOf('hunter')]);
  expect(at.view(1).players[0]?.hand).toEqual(['ore', 'solitary']);
  expect(at.view(null).hand).toEqual([]);
});

test('villagers.6 a redeal keeps backs of hands and tops, and the own hand', () => {
  const table = opened();
  const deal = redealt(villagers, table, 1, seeded('deal'));
  expect(deal.hands[1]).toEqual(table.hands[1]);
  expect(deal.hands[0]).not.toEqual(table.hands[0]);
  expect(deal.hands.map(suits)).toEqual(table.hands.map(suits));
  const tops = (of: VillagersTable) => of.piles.map(pile => suitOf(pile.at(-1) as number));
  expect(tops(deal)).toEqual(tops(table));
  const all = (of: VillagersTable) => [...of.hands, ...of.piles].flat().sort((a, b) => a - b);
  expect(all(deal)).toEqual(all(table));
});

test('villagers.B9 who put a card on a stack knows it there, and its back stays known to all', () => {
  const at = position({ hands: [['tailor', 'hunter'], [], [], []] });
  at.hire('miner', 'tailor', 0).hire('miner', 'hunter', 0);
  const top = (seat: number | null) =>
    redealt(villagers, at.table, seat, seeded('deal')).piles[0]?.slice(-2);
  expect(top(0)).toEqual([idOf('tailor'), idOf('hunter')]);
  for (const seat of [1, 2, null])
    expect(suits(top(seat) ?? [])).toEqual(suits([idOf('tailor'), idOf('hunter')]));
  expect(at.view(0).stacks[0]?.known.slice(0, 2)).toEqual([idOf('hunter'), idOf('tailor')]);
});

test('what nobody was dealt stays in its module', () => {
  const table = opened(3, { scoundrels: true, saints: true });
  const deal = redealt(villagers, table, 0, seeded('box'));
  expect(deal.box).toHaveLength(4);
  const modules = (cards: number[]) => cards.map(card => card >= idOf('barbarian'));
  expect(modules(deal.box)).toEqual(modules(table.box));
});

test('a whole build phase can be taken back until something hidden is seen', () => {
  const stacks = [[], [], ['mason']];
  const at = position({ hands: [['hunter', 'agent'], []], stacks, reserve: [] });
  const live = LiveTable.at(game, at.table);
  const before = live.copy();
  live.choose(0, { do: 'build', card: idOf('hunter'), on: -1, monks: 0, unlock: 'none' });
  live.choose(0, { do: 'hire', basic: 1 });
  live.choose(0, { pile: 2 });
  live.choose(0, { card: idOf('agent') });
  for (let i = 0; i < 4; i++) live.undo(0);
  expect(live.copy()).toEqual(before);
});

describe('a table made by hand', () => {
  const broken = (change: (table: VillagersTable) => void) => () => {
    const table = copyOf(opened());
    change(table);
    check(table);
  };

  test('is let through if all lists are there', () => {
    expect(broken(() => {})).not.toThrow();
    expect(() => check(opened(1))).not.toThrow();
    expect(() => check(opened(5, { scoundrels: true, saints: true, mini: true }))).not.toThrow();
  });

  test.each<[string, (table: VillagersTable) => void, RegExp]>([
    ['a missing hand', table => table.hands.pop(), /hands/],
    ['no card', table => (table.hands[0] as number[]).push(500), /hands/],
    ['a third copy', table => table.discard.push(...Array(3).fill(idOf('jeweler'))), /jeweler/],
    ['a wrong load', table => table.villages[0]?.load.splice(0, 1, 2), /villages/],
    ['a card that lies on itself', table => table.villages[0]?.on.splice(0, 1, 0), /villages/],
    ['a short Road', table => table.road.pop(), /road/],
    ['knowers of nothing', table => table.knowers[0]?.pop(), /knowers/],
    ['a first player who is not there', table => Object.assign(table, { first: 7 }), /first/],
    ['a Countess among others', table => Object.assign(table, { solo: {} }), /solo/],
  ])('%s', (_what, change, message) => {
    expect(broken(change)).toThrow(message);
  });
});
