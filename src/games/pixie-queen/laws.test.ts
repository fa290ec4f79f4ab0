// Laws and offers agree: whatever one may point at is either offered or breaks a rule that can be named.

import { expect, test } from 'vitest';
import { type Moment, walk } from '../../kernel/kit/walk.ts';
import { same } from '../../kernel/plain.ts';
import { why } from '../../kernel/play.ts';
import { pixieQueen } from './game.ts';

const game = pixieQueen as never;
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, i) => i);

/** Every climb, possible or not. */
const climbs = upTo(16)
  .flatMap(from => upTo(17).map(to => ({ from, to })))
  .filter(({ to }) => to > 0);

/** Everything one might try in a turn, or copying. */
const actions: object[] = [
  ...upTo(2).map(food => ({ action: 1, food })),
  ...[2, 6, 7, 8, 9, 10, 12, 13, 18, 21].map(action => ({ action })),
  ...climbs.map(climb => ({ action: 3, ...climb })),
  ...upTo(4).flatMap(give => upTo(4).map(take => ({ action: 4, give, take }))),
  ...[1, 2, 3, 9].map(count => ({ action: 5, count })),
  ...['silver', 'gold'].map(track => ({ action: 11, track })),
  ...upTo(16)
    .slice(1)
    .map(space => ({ action: 14, space })),
  ...[false, true].map(search => ({ action: 15, search })),
  ...['food', 'once', 'ability'].flatMap(tile =>
    [0, 1].flatMap(slot =>
      [-1, 0, 1, 2, 3].flatMap(from =>
        upTo(5).map(at => ({ action: 16, tile, slot, with: from, at })),
      ),
    ),
  ),
  ...upTo(2).map(food => ({ action: 17, food })),
  ...upTo(4).flatMap(good => [
    { action: 17, discard: good },
    { action: 19, add: good },
  ]),
  ...[1, 2, 3, 4].map(honey => ({ action: 20, honey })),
  ...[1, 3, 4, 5, 11, 14, 15, 16, 17, 19, 20].map(action => ({ action })),
  ...upTo(16).map(from => ({ action: 3, from })),
  { action: 16, tile: 'food' },
].map(action => ({ do: 'act', ...action }));

const beside = [
  { do: 'free', slot: 0 },
  { do: 'free', slot: 1 },
];
const ATTEMPTS: { [step: string]: object[] } = {
  act: [...actions, ...beside, { do: 'pass' }],
  copy: [...actions, { do: 'done' }],
  promote: [...climbs.map(climb => ({ do: 'promote', ...climb })), ...beside, { do: 'done' }],
  offer: [
    ...upTo(4).flatMap(good => [1, 2, 5].map(count => ({ do: 'offer', good, count }))),
    { do: 'done' },
  ],
  rock: [0, 1, 2, 3].flatMap(seat => [0, 1].map(slot => ({ seat, slot }))),
  robbed: [...beside, { do: 'done' }],
  free: [...beside, { do: 'done' }],
};

test.each([2, 3, 4])('what is not offered breaks a rule: %i seats', seats => {
  const tried: { [step: string]: number } = {};
  let count = 0;
  const look = ({ table, question: { seat, step, ask, frame } }: Moment) => {
    const attempts = ATTEMPTS[step];
    if (attempts === undefined || (step === 'act' && count++ % 5 !== 0)) return;
    const offered = ask.candidates(table, frame);
    for (const attempt of attempts) {
      const { seat: other, with: from } = attempt as { seat?: number; with?: number };
      if ((other ?? 0) >= seats || (from ?? 0) >= seats) continue;
      const isOffered = offered.some(option => same(option, attempt));
      const rule = why(game, table, seat, attempt);
      if (isOffered !== (rule === null))
        expect.fail(`${JSON.stringify(attempt)}: offered ${isOffered}, breaks ${rule}`);
    }
    tried[step] = (tried[step] ?? 0) + 1;
  };
  for (let i = 0; i < 8; i++) walk(game, { seats }, `laws ${i}`, look);
  for (const step of ['act', 'copy', 'promote', 'offer', 'rock'])
    expect(tried[step], step).toBeGreaterThan(0);
});
