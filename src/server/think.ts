// A thread that thinks for bots.

import { parentPort } from 'node:worker_threads';
import { questionFor } from '../bots/bot.ts';
import { botNamed } from '../bots/bots.ts';
import { boxNamed } from '../games/shelf.ts';
import { seeded } from '../kernel/chance.ts';
import type { Table } from '../kernel/game.ts';
import type { Thought } from './thinker.ts';

/** What a bot chooses, given what its seat knows. */
async function think({ game, known, seat, bot, seed }: Thought): Promise<unknown> {
  const box = await boxNamed(game);
  const table = known as Table;
  const question = questionFor(box.game, table, seat);
  if (question === undefined) throw new Error(`seat ${seat} is not asked`);
  return botNamed(bot)(box.game, table, question, seeded(seed));
}

parentPort?.on('message', (thought: Thought) => {
  think(thought).then(
    choice => parentPort?.postMessage({ choice }),
    (error: Error) => parentPort?.postMessage({ error: error.message }),
  );
});
