// The set-up (villagers.1–8), what hangs on the number of players, and the reconstructed figures.

import { expect, test } from 'vitest';
import { seeded } from '../../kernel/chance.ts';
import { open } from '../../kernel/play.ts';
import { settingsThatMatter } from '../../kernel/settings.ts';
import {
  BASICS,
  CARDS,
  type CardId,
  cardOf,
  DEVELOPMENTS,
  EVENTS,
  FOUNDERS,
  idOf,
  MINI_SUITS,
  STARTERS,
  SUITS,
  suitOf,
} from './cards.ts';
import { villagers } from './game.ts';
import type { Villagers } from './table.ts';
import { telling } from './telling.ts';
import en from './words.en.json';
import pl from './words.pl.json';

const opened = (seats: number, options: object = {}, seed = 'set-up'): Villagers =>
  open(villagers, { seats, options, chance: seeded(seed) }).table;
const base = CARDS.filter(({ module, copies, suit }) => module === 'base' && copies === 2 && suit);

test('villagers.1 villagers.R1 villagers.R2 the same six villagers begin on the Road, in any order', () => {
  const roads = ['a', 'b', 'c'].map(seed => opened(3, {}, seed).road);
  for (const road of roads) expect([...road].sort()).toEqual([...STARTERS].sort());
  expect(new Set(roads.map(String)).size).toBeGreaterThan(1);
  expect(new Set(STARTERS.map(suitOf)).size).toBe(6);
  expect(STARTERS.every(card => !cardOf(card).fourPlus)).toBe(true);
});

test('villagers.2 ten Lumberjacks, ten Hayers and ten Miners', () => {
  expect(opened(2).basics).toEqual([10, 10, 10]);
  expect(BASICS.map(card => cardOf(card).name)).toEqual(['lumberjack', 'hayer', 'miner']);
});

test('villagers.3 everybody has Founders with gold and a supply of 8', () => {
  const { villages, gold } = opened(4);
  expect(villages.map(({ cards }) => cards)).toEqual(Array(4).fill([FOUNDERS]));
  expect(gold).toEqual([8, 8, 8, 8]);
});

test('villagers.4 who begins is drawn, or named by the set-up', () => {
  expect(opened(5, { first: 3 }).first).toBe(3);
  const drawn = Array.from({ length: 30 }, (_, i) => opened(3, {}, `first ${i}`).first);
  expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
});

test('villagers.5 Wool and Leather are for four and five players', () => {
  const has = (seats: number) => {
    const { piles, hands } = opened(seats);
    return [...piles, ...hands].flat().some(card => cardOf(card).fourPlus);
  };
  expect([2, 3, 4, 5].map(has)).toEqual([false, false, true, true]);
  const wool = CARDS.filter(({ fourPlus, module }) => fourPlus && module === 'base');
  expect(new Set(wool.map(({ suit }) => suit))).toEqual(new Set(['wool', 'leather']));
  expect(wool.reduce((sum, { copies }) => sum + copies, 0)).toBe(14);
});

test('villagers.6 villagers.8 stacks of twice the players, five cards each, the rest is the reserve', () => {
  const counts = [2, 3, 4, 5].map(seats => {
    const { piles, hands } = opened(seats);
    return [piles[0]?.length, hands[0]?.length, piles[6]?.length];
  });
  expect(counts).toEqual([
    [4, 5, 46],
    [6, 5, 29],
    [8, 5, 26],
    [10, 5, 9],
  ]);
});

test('villagers.6 everybody sees the suit on top of a stack, nobody its face', () => {
  const { table } = open(villagers, { seats: 3, chance: seeded('tops') });
  const { stacks, unseen } = villagers.view(table, null) as {
    stacks: { top: string; known: (CardId | null)[] }[];
    unseen: number[];
  };
  expect(stacks.map(({ top }) => top)).toEqual(
    table.piles.slice(0, 6).map(pile => SUITS[suitOf(pile.at(-1) as CardId)]),
  );
  expect(stacks.flatMap(({ known }) => known).every(card => card === null)).toBe(true);
  expect(unseen.reduce((sum, count) => sum + count, 0)).toBe(80);
});

test('villagers.7 no market has been held, and none is due before stacks are empty', () => {
  expect(opened(3).markets).toBe(0);
});

test('villagers.R3 every card has a name in both languages', () => {
  for (const { name } of CARDS) {
    expect(en.card).toHaveProperty([name]);
    expect(pl.card).toHaveProperty([name]);
  }
  expect(pl.card.smuggler).toBe('Przemysłowiec');
});

test('villagers.R4 24 events, 12 of summer and 12 of winter', () => {
  expect(EVENTS).toHaveLength(24);
  expect(EVENTS.filter(({ season }) => season === 'summer')).toHaveLength(12);
});

test('villagers.R5 Mini Villagers are of every suit but the red one', () => {
  expect([...MINI_SUITS].sort()).toEqual(SUITS.filter(suit => suit !== 'special').sort());
});

test('villagers.R6 nine Scoundrels, five Saints, eight Profiteers', () => {
  const count = (module: string) =>
    CARDS.reduce((sum, card) => sum + (card.module === module ? card.copies : 0), 0);
  expect(['scoundrels', 'saints', 'profiteers'].map(count)).toEqual([9, 5, 8]);
});

test('villagers.R7 four developments a category', () => {
  const categories = DEVELOPMENTS.map(({ category }) => category);
  expect(categories.filter(category => category === 'trade')).toHaveLength(4);
  expect(new Set(categories).size).toBe(3);
});

test('villagers.R8 the bank has more than any game can take', () => {
  expect(opened(5).bank).toBeGreaterThan(4000);
});

test('fifty kinds, two cards each', () => {
  expect(base).toHaveLength(50);
  const bySuit = SUITS.map(suit => 2 * base.filter(card => card.suit === suit).length);
  expect(bySuit).toEqual([8, 14, 16, 14, 6, 8, 6, 20, 8]);
});

test('villagers.37 a keyring says how many cards name its villager', () => {
  const naming = (id: CardId) =>
    CARDS.reduce((sum, { padlock, copies }) => sum + (padlock === id ? copies : 0), 0);
  for (const { id, keyring } of CARDS) expect(keyring).toBe(naming(id));
  expect(cardOf(idOf('blacksmith')).keyring).toBe(10);
});

test('villagers.84 mixes that are not recommended are allowed, with a hint', () => {
  const hinted = (seats: number, options: object) =>
    telling.hints?.(seats, { ...options }, key => key);
  expect(hinted(3, {})).toEqual([]);
  expect(hinted(1, { saints: true })).toEqual(['hint.solo']);
  expect(hinted(1, {})).toEqual([]);
  expect(hinted(5, { scoundrels: true, saints: true })).toEqual(['hint.scoundrels']);
});

test('villagers.82 villagers.97 who begins is a question for several, how strong the Countess is for one', () => {
  const asked = (seats: number, options: object = {}) =>
    Object.keys(settingsThatMatter(villagers.settings, seats, { ...options }));
  const modules = ['scoundrels', 'saints', 'profiteers', 'developments'];
  expect(asked(3)).toEqual(['first', 'mini', ...modules]);
  expect(asked(3, { mini: true })).toEqual(['mini', ...modules]);
  expect(asked(1, { mini: true })).toEqual([...modules, 'level']);
});
