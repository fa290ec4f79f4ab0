// Laws and offers agree: whatever one may point at is either offered or breaks a rule that can be named.

import { expect, test } from 'vitest';
import { type Moment, walk } from '../../kernel/kit/walk.ts';
import { same } from '../../kernel/plain.ts';
import { why } from '../../kernel/play.ts';
import { CARDS, MONK, NOBODY } from './cards.ts';
import { villagers } from './game.ts';
import type { VillagersTable } from './table.ts';

const game = villagers as never;
const ALL = { scoundrels: true, saints: true, profiteers: true, developments: true };

/** Every place of every village. */
function spots({ villages }: VillagersTable) {
  return villages.flatMap(({ cards }, seat) => cards.map((_card, place) => ({ seat, place })));
}

/** Everything one might try in a build phase: any card, anywhere, unlocked in any way. */
function attempts(table: VillagersTable, seat: number): object[] {
  const all = spots(table);
  const own = all.filter(spot => spot.seat === seat).map(({ place }) => place);
  const unlocks = ['none', 'bank', 'tinner', ...all.filter((_spot, i) => i % 3 === 0)];
  const cards = [...new Set([...(table.hands[seat] ?? []), MONK, 4, 25])];
  const builds = cards.flatMap(card =>
    [NOBODY, ...own].flatMap(on =>
      [0, 1, 2].flatMap(monks => unlocks.map(unlock => ({ do: 'build', card, on, monks, unlock }))),
    ),
  );
  const names = ['apprentice', 'schemer', 'sheriff', 'thief', 'freelancer'];
  return [
    ...builds,
    ...names.flatMap(name => all.map(spot => ({ do: name, ...spot }))),
    ...own.flatMap(place => unlocks.map(unlock => ({ do: 'smuggler', place, unlock }))),
    ...[0, 1, 2].map(basic => ({ do: 'hire', basic })),
    ...[0, 1, 2, 3].map(other => ({ do: 'noble', seat: other })),
    ...['tinner', 'pigeoneer', 'order', 'done'].map(name => ({ do: name })),
    { do: 'jester', event: 3 },
  ];
}

/** Everything one might try in a draft turn. */
function draftAttempts(table: VillagersTable): object[] {
  const piles = [0, 1, 2, 3, 4, 5, 6];
  return [
    ...[0, 1, 2, 3, 4, 5].map(road => ({ do: 'take', road })),
    ...piles.flatMap(pile => ['blind', 'prophet'].map(name => ({ do: name, pile }))),
    ...table.squares.flatMap((_square, seat) =>
      CARDS.map(({ id }) => ({ do: 'flaker', seat, card: id })),
    ),
    ...['recruit', 'nothing', 'barbarian', 'benefactor', 'order'].map(name => ({ do: name })),
  ];
}

test.each([
  { seats: 2, options: {} },
  { seats: 4, options: ALL },
  { seats: 1, options: ALL },
])('what is not offered breaks a rule: $seats seats', start => {
  let tried = 0;
  let count = 0;
  const look = ({ table, question: { seat, step, ask, frame } }: Moment) => {
    if ((step !== 'build' && step !== 'draft') || count++ % 9 !== 0) return;
    const offered = ask.candidates(table, frame);
    const all = table as VillagersTable;
    for (const attempt of step === 'build' ? attempts(all, seat) : draftAttempts(all)) {
      const isOffered = offered.some(option => same(option, attempt));
      const rule = why(game, table, seat, attempt);
      tried++;
      if (isOffered !== (rule === null))
        expect.fail(`${JSON.stringify(attempt)}: offered ${isOffered}, breaks ${rule}`);
    }
  };
  for (const seed of ['laws 1', 'laws 2', 'laws 3']) walk(game, start, seed, look);
  expect(tried).toBeGreaterThan(2000);
});
