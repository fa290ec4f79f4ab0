// Bots choose legally, know only what their seat knows, and are worth their name.

import { describe, expect, test } from 'vitest';
import { mines } from '../games/mines/game.ts';
import { type Chance, seeded } from '../kernel/chance.ts';
import type { Game, Table } from '../kernel/game.ts';
import { auction } from '../kernel/kit/games/auction.ts';
import { courier } from '../kernel/kit/games/courier.ts';
import { nextMoment, walk } from '../kernel/kit/walk.ts';
import { choose, isOver, open, pending, take } from '../kernel/play.ts';
import { redealt } from '../kernel/view.ts';
import { choiceOf } from './bot.ts';
import { botNamed } from './bots.ts';

const games = [mines, auction, courier] as Game[];
const names = ['random', 'greedy', 'search@20'];

/** A table in the middle of random play. */
function midway(game: Game, seed: string, choices: number): Table {
  const { table } = open(game, { seats: 3, chance: seeded(seed) });
  const chance = seeded(`${seed}/midway`);
  for (let i = 0; i < choices; i++) {
    const moment = nextMoment(game, table, chance);
    if (moment) take(game, table, moment.question, moment.option);
  }
  return table;
}

describe.each(names)('%s', name => {
  const bot = botNamed(name);

  test.each(games)('plays $name to the end, legally', game => {
    const { table } = open(game, { seats: 3, chance: seeded('legal') });
    const chance = seeded('legal/bots');
    for (let i = 0; i < 1000 && !isOver(table); i++) {
      const asked = pending(game, table).find(({ optional }) => !optional);
      if (asked) choose(game, table, asked.seat, choiceOf(bot, game, table, asked.seat, chance));
    }
    expect(isOver(table)).toBe(true);
  });

  test.each(games)('chooses the same in $name whatever it cannot know', game => {
    for (let i = 0; i < 12; i++) {
      const table = midway(game, `blind ${i}`, 2 + 5 * i);
      const [asked] = pending(game, table);
      if (!asked) continue;
      const decide = (on: Table) => choiceOf(bot, game, on, asked.seat, seeded(`bot ${i}`));
      const twin = redealt(game, table, asked.seat, seeded(`twin ${i}`));
      expect(decide(twin)).toEqual(decide(table));
    }
  });

  test('answers an offer or lets it pass', () => {
    const game = courier;
    const answers = new Set<unknown>();
    const offered = (seed: string) => {
      const { table } = open(game, { seats: 2, chance: seeded(seed) });
      const holder = (table as never as { cards: string[] }).cards.indexOf('courier');
      choose(game, table, holder, 'ore');
      return { table, holder };
    };
    for (let i = 0; i < 30; i++) {
      const { table, holder } = offered(`offer ${i}`);
      answers.add(choiceOf(bot, game, table, holder, seeded(`answer ${i}`)));
    }
    expect([...answers].every(answer => answer === undefined || answer === 'cut in')).toBe(true);
    expect(answers).toContain('cut in');
  });
});

test('search is the same for the same seed and number of iterations', () => {
  const game = mines;
  const table = midway(game, 'same', 20);
  const seat = pending(game, table)[0]?.seat as number;
  const once = (seed: string) => choiceOf(botNamed('search@200'), game, table, seat, seeded(seed));
  expect(once('a')).toEqual(once('a'));
});

test('search takes about the time it is given', () => {
  const game = mines;
  const table = midway(game, 'time', 20);
  const seat = pending(game, table)[0]?.seat as number;
  const started = performance.now();
  choiceOf(botNamed('search@60ms'), game, table, seat, seeded('time'));
  expect(performance.now() - started).toBeGreaterThanOrEqual(60);
  expect(performance.now() - started).toBeLessThan(600);
});

/** How many of the games the first bot wins against the second, seats alternating. */
function duel(first: string, second: string, count: number): number {
  const game = mines;
  const bots = [botNamed(first), botNamed(second)];
  let won = 0;
  for (let i = 0; i < count; i++) {
    const { table } = open(game, { seats: 2, chance: seeded(`duel ${i}`) });
    const chance: Chance = seeded(`duel ${i}/bots`);
    for (let [asked] = pending(game, table); asked; [asked] = pending(game, table)) {
      const bot = bots[(asked.seat + i) % 2];
      if (bot) choose(game, table, asked.seat, choiceOf(bot, game, table, asked.seat, chance));
    }
    const [mine] = game.standing(table).filter(({ seat }) => (seat + i) % 2 === 0);
    if (mine?.place === 1) won++;
  }
  return won;
}

test('greedy beats random at mines', () =>
  expect(duel('greedy', 'random', 30)).toBeGreaterThanOrEqual(27));

test('search beats greedy at mines', () =>
  expect(duel('search@60', 'greedy', 12)).toBeGreaterThanOrEqual(8));

test.each(['', 'clever', 'search@', 'search@0', 'search@-5', 'search@10s', 'greedy@5'])(
  'there is no bot "%s"',
  name => expect(() => botNamed(name)).toThrow(/unknown bot/),
);

test('a bot that is not asked says so', () => {
  const game = mines;
  const { table } = walk(game, { seats: 2 }, 'over');
  expect(() => choiceOf(botNamed('random'), game, table, 0, seeded('x'))).toThrow(
    'seat 0 is not asked',
  );
});
