// The page hands its bots redeals, never the table as it is.

import { beforeEach, expect, test, vi } from 'vitest';
import type * as bots from '../../bots/bot.ts';
import { mines } from '../../games/mines/game.ts';
import type { Game, Table } from '../../kernel/game.ts';
import { Spy } from '../../kernel/kit/spy.ts';
import { anyOption } from '../../kernel/play.ts';
import { replay } from '../../kernel/record.ts';
import { LocalTable } from './table.ts';

const world = vi.hoisted(() => ({ isHonest: true, spy: null as bots.Bot | null }));

vi.mock('../../bots/bots.ts', () => ({ botNamed: () => world.spy }));
vi.mock('../../bots/bot.ts', async original => {
  const honest = await original<typeof bots>();
  const choiceOf: typeof honest.choiceOf = (bot, game, table, seat, chance) => {
    if (world.isHonest) return honest.choiceOf(bot, game, table, seat, chance);
    return bot(game, table, honest.questionFor(game, table, seat) as never, chance);
  };
  return { ...honest, choiceOf };
});
beforeEach(() => {
  world.isHonest = true;
});

function played(): void {
  const game: Game = mines;
  const spy = new Spy(game);
  const holders = ['a', 'b', 'c'].map(name => ({ name, bot: 'spy' }));
  const options = { first: 0, backs: false, components: null };
  const table = new LocalTable(game, { game: 'mines', options, holders });
  const truth = (): Table => replay(game, table.record());
  world.spy = (_game, known, question, chance) => {
    spy.look(truth(), known, question.seat);
    return anyOption(known, question, chance);
  };
  while (!table.over) table.letBotChoose();
  spy.report();
}

test('a bot in the page is handed a redeal', played);

test('a page that hands out the table as it is is caught', () => {
  world.isHonest = false;
  expect(played).toThrow(/a bot is handed/);
});
