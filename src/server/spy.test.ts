// The server hands its bots redeals, never a table as it is.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { questionFor } from '../bots/bot.ts';
import { boxNamed } from '../games/shelf.ts';
import { seeded } from '../kernel/chance.ts';
import type { Table } from '../kernel/game.ts';
import { Spy } from '../kernel/kit/spy.ts';
import type { LiveTable } from '../kernel/live.ts';
import { anyOption } from '../kernel/play.ts';
import { Hall } from './hall.ts';
import { done, openLive, RunningTable } from './running.ts';
import { openSqlite } from './sqlite.ts';
import type { TableRow } from './store.ts';
import type { Thinker } from './thinker.ts';

const folder = mkdtempSync(join(tmpdir(), 'stolik-spy-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

/** A table of bots from beginning to end; every thought goes through a spy, who reads the disk besides. */
async function played(): Promise<void> {
  const { game } = await boxNamed('mines');
  const spy = new Spy(game);
  const store = openSqlite(join(folder, `${Math.random()}.sqlite`));
  const chance = seeded('spy');
  let caught: unknown = null;
  const truthOf = async (id: string): Promise<Table> => {
    const live = openLive(game, (await store.table(id)) as TableRow);
    for (const { deed } of await store.deedsOf(id)) done(live, deed);
    return live.copy();
  };
  const thinker: Thinker = {
    think: async ({ known, seat }) => {
      const table = known as Table;
      try {
        spy.look(await truthOf(room.row.id), table, seat);
      } catch (error) {
        caught ??= error;
      }
      const question = questionFor(game, table, seat);
      return question && anyOption(table, question, chance);
    },
    close: async () => {},
  };
  const hall = new Hall(store, thinker);
  const holders = ['me', { bot: 'greedy' }, { bot: 'greedy' }] as const;
  const room = await hall.open({ game: 'mines', options: {}, holders }, 'kasia');
  await room.start('kasia');
  await room.leave('kasia');
  await vi.waitFor(() => expect(room.row.status).toBe('over'), { timeout: 60_000 });
  await store.close();
  if (caught !== null) throw caught;
  spy.report();
}

test('a bot on the server is handed a redeal', played);

test('a server that hands out the table as it is is caught', async () => {
  vi.spyOn(RunningTable.prototype, 'known').mockImplementation(async function (this: RunningTable) {
    return (this as unknown as { live: LiveTable }).live.copy();
  });
  await expect(played()).rejects.toThrow(/a bot is handed the chance to come/);
});

test('a server that deals only the chance anew is caught', async () => {
  vi.spyOn(RunningTable.prototype, 'known').mockImplementation(async function (this: RunningTable) {
    const { live } = this as unknown as { live: LiveTable };
    return { ...live.copy(), chance: seeded('other').state() };
  });
  await expect(played()).rejects.toThrow(/a bot is handed ".*" as it lies/);
});
