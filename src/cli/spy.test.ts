// The terminal and simulations hand their bots redeals, never the table as it is.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type * as bots from '../bots/bot.ts';
import { boxNamed } from '../games/shelf.ts';
import type { Game, Seat, Table } from '../kernel/game.ts';
import { auction } from '../kernel/kit/games/auction.ts';
import { Spy } from '../kernel/kit/spy.ts';
import { LiveTable } from '../kernel/live.ts';
import { anyOption } from '../kernel/play.ts';
import { type Record, replay } from '../kernel/record.ts';
import { playGame } from './match.ts';
import { Sitting } from './sitting.ts';
import { PERSON, Speech } from './speech.ts';

const world = vi.hoisted(() => ({ isHonest: true, spy: null as bots.Bot | null }));

vi.mock('../bots/bots.ts', () => ({ botNamed: () => world.spy }));
vi.mock('../bots/bot.ts', async original => {
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
const folder = mkdtempSync(join(tmpdir(), 'stolik-spy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A person who always takes the first option, at a terminal with two bots. */
async function sat(): Promise<void> {
  const box = await boxNamed('mines');
  const spy = new Spy(box.game);
  const seated = [PERSON, 'spy', 'spy'];
  const live = LiveTable.open(box.game, { seats: 3, seed: 'spy' });
  const speech = await Speech.in('en', box, seated);
  world.spy = (_game, known, question, chance) => {
    spy.look(live.copy(), known, question.seat);
    return anyOption(known, question, chance);
  };
  const sitting = new Sitting(speech, live, seated, join(folder, 'table.json'), () => {});
  for (sitting.letBotsPlay(); !sitting.over; sitting.letBotsPlay()) sitting.hear('1');
  spy.report();
}

/** Games between bots; what each was handed is compared with the record afterwards. */
function simulated(): void {
  const game: Game = auction;
  const spy = new Spy(game);
  for (let i = 0; i < 5; i++) {
    const handed: { seat: Seat; known: Table }[] = [];
    world.spy = (_game, known, question, chance) => {
      handed.push({ seat: question.seat, known: structuredClone(known) });
      return anyOption(known, question, chance);
    };
    const plan = { game: 'auction', seats: 3, options: {}, seed: 'spy', bots: ['a', 'b', 'c'] };
    const { record } = playGame(game, plan, i);
    const before = (count: number): Record => {
      const { result: _end, ...rest } = record;
      return { ...rest, choices: record.choices.slice(0, count) };
    };
    handed.forEach(({ seat, known }, at) => {
      spy.look(replay(game, before(at)), known, seat);
    });
  }
  spy.report();
}

test('a bot at the terminal is handed a redeal', sat);
test('a bot in a simulation is handed a redeal', simulated);

test('a terminal that hands out the table as it is is caught', async () => {
  world.isHonest = false;
  await expect(sat()).rejects.toThrow(/a bot is handed/);
  expect(simulated).toThrow(/a bot is handed/);
});
