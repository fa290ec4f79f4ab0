// Villagers against the whole test kit.

import { expect, test } from 'vitest';
import { secretsStaySecret } from '../../kernel/kit/checks.ts';
import { proveGame } from '../../kernel/kit/prove.ts';
import type { Start } from '../../kernel/kit/walk.ts';
import type { Record } from '../../kernel/record.ts';
import { BASICS, type CardId, FOUNDERS, FOUNDERS_FOOD, NOBODY } from './cards.ts';
import { villagers } from './game.ts';
import perft from './perft.json';
import rules from './rules.en.md?raw';
import type { Villagers } from './table.ts';

const ALL = { scoundrels: true, saints: true, profiteers: true, developments: true };

/** Set-ups with modules, for the kit. */
const MIXES: Start[] = [
  { seats: 2, options: { ...ALL, mini: true, first: 1 } },
  { seats: 3, options: ALL },
  { seats: 4, options: { ...ALL, mini: true } },
  { seats: 5, options: ALL },
  { seats: 5, options: { scoundrels: true } },
  { seats: 4, options: { saints: true, developments: true } },
  { seats: 3, options: { profiteers: true, mini: true } },
  { seats: 1, options: { level: 'novice' } },
  { seats: 1, options: { level: 'veteran', ...ALL } },
];

/** Every card where it lies, and all gold: supplies, coins and the bank. */
function census(table: Villagers): (string | number)[] {
  const { mini, solo, freed } = table;
  const laid = table.villages.flatMap(({ cards }) => cards);
  const cards = [
    [...laid, freed, ...table.road].filter(card => card !== NOBODY),
    ...table.piles,
    ...table.hands,
    ...table.squares,
    table.discard,
    table.box,
    ...BASICS.map((card, at) => Array<CardId>(table.basics[at] as number).fill(card)),
  ].flat();
  const coins = table.villages.flatMap(village => village.coins);
  const accounts = table.accounts.map(lines => sum(lines));
  return [
    ...cards.map(card => (card === FOUNDERS_FOOD ? FOUNDERS : card)),
    `gold ${sum([table.bank, ...table.gold, ...table.roadCoins, ...coins])}`,
    ...table.gold.map((gold, owner) => `account ${owner} ${gold === accounts[owner]}`),
    ...(mini ? [mini.pile, mini.discard, ...mini.hands] : []).flat().map(card => `mini ${card}`),
    ...(solo ? [solo.events, solo.gone, ...solo.decks, ...solo.discards] : [])
      .flat()
      .map(event => `event ${event}`),
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

proveGame(villagers, {
  census,
  starts: [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 5 }, { seats: 1 }, ...MIXES],
  tables: 3000,
  rules,
  perft,
  recorded: import.meta.glob<Record>('./recorded/*.json', { eager: true, import: 'default' }),
});

/** Walks on which the kit once found that what all had seen was told, and then forgotten. */
test.each([
  [4, 'fresh/villagers/462175/0'],
  [4, 'fresh/villagers/628659/16'],
  [2, 'fresh/villagers/641459/21'],
  [4, 'fresh/villagers/651391/28'],
])('who discarded a pair of Mini Villagers is no secret: %i seats, %s', (seats, seed) => {
  const start = { seats, options: { ...ALL, mini: true } };
  const look = { moments: 5, twins: 2 };
  expect(secretsStaySecret(villagers as never, start, seed, look)).toBeGreaterThan(0);
});
