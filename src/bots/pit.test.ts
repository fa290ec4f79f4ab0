// What games between bots tell about Pixie Queen, whose figures are partly reconstructed.

import { expect, test } from 'vitest';
import { pixieQueen } from '../games/pixie-queen/game.ts';
import { seeded } from '../kernel/chance.ts';
import type { Game } from '../kernel/game.ts';
import { open, questions, take } from '../kernel/play.ts';
import { choiceOf } from './bot.ts';
import { botNamed } from './bots.ts';

const game = pixieQueen as unknown as Game;
const SEATS = 4;
const GAMES = 40;

/** How many have fallen into the Pit by the end of a game of greedy bots. */
function fallen(seed: string): number {
  const chance = seeded(seed);
  const { table } = open(game, { seats: SEATS, chance: chance.branch() });
  for (;;) {
    const next = questions(game, table).find(({ optional }) => !optional);
    if (next === undefined) return (table as never as { out: number[] }).out.length;
    take(game, table, next, choiceOf(botNamed('greedy'), game, table, next.seat, chance));
  }
}

test('fewer than one greedy bot in twenty falls into the Pit', () => {
  let all = 0;
  for (let i = 0; i < GAMES; i++) all += fallen(`pit ${i}`);
  console.log(`in the Pit: ${all} of ${GAMES * SEATS} greedy bots`);
  expect(all / (GAMES * SEATS)).toBeLessThan(0.05);
});
