import type { Start } from '../../kernel/kit/walk.ts';
import { BASICS, FOUNDERS, FOUNDERS_FOOD, NOBODY } from './cards.ts';
import type { Villagers } from './table.ts';

const ALL = { scoundrels: true, saints: true, profiteers: true, developments: true };

/** Set-ups with modules, for the kit. */
export const MIXES: Start[] = [
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
export function census(table: Villagers): (string | number)[] {
  const laid = table.villages.flatMap(({ cards }) => cards.filter(card => card !== NOBODY));
  const coins = [
    table.bank,
    ...table.gold,
    ...table.roadCoins,
    ...table.villages.flatMap(village => village.coins),
  ].reduce((sum, gold) => sum + gold, 0);
  return [
    ...laid.map(card => (card === FOUNDERS_FOOD ? FOUNDERS : card)),
    ...table.road.filter(card => card !== NOBODY),
    ...table.piles.flat(),
    ...table.hands.flat(),
    ...table.squares.flat(),
    ...table.discard,
    ...table.box,
    ...(table.freed === NOBODY ? [] : [table.freed === FOUNDERS_FOOD ? FOUNDERS : table.freed]),
    ...BASICS.flatMap((card, at) => Array<number>(table.basics[at] as number).fill(card)),
    `gold ${coins}`,
    ...table.gold.map((gold, owner) => {
      const sum = table.accounts[owner]?.reduce((total, line) => total + line, 0);
      return `account ${owner} ${gold === sum}`;
    }),
    ...(table.mini
      ? [table.mini.pile, table.mini.discard, ...table.mini.hands]
          .flat()
          .map(card => `mini ${card}`)
      : []),
    ...(table.solo
      ? [...table.solo.events, ...table.solo.decks.flat(), ...table.solo.discards.flat()].map(
          event => `event ${event}`,
        )
      : []),
  ];
}
