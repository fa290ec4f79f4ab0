// What changed travels, and it adds up: after every choice a page has what its seat sees.

import { expect, test } from 'vitest';
import { boxNamed } from '../games/shelf.ts';
import { seeded } from '../kernel/chance.ts';
import { keyedSeed } from '../kernel/fairness.ts';
import { LiveTable } from '../kernel/live.ts';
import type { Seen } from '../kernel/view.ts';
import { type Change, changed } from '../wire/change.ts';
import { RunningTable, type Watcher } from './running.ts';

/** Plays a whole game; returns how many characters the changes took, and all views would have. */
async function tellAll(name: string, seats: number, options: object = {}) {
  const { game } = await boxNamed(name);
  const seed = keyedSeed('00'.repeat(32), ['a']);
  const live = LiveTable.open(game, { seats, options, seed });
  const table = new RunningTable('t', live, 0, [], { store: { addDeed: async () => {} } });
  const watchers: Watcher[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  const pages = new Map(watchers.map(watcher => [watcher, table.look(watcher).seen]));
  const sizes = { changes: 0, views: 0 };
  table.onChange(() => {
    for (const watcher of watchers) {
      const { change } = JSON.parse(table.next(watcher) as string) as { change: Change | null };
      const seen = changed(pages.get(watcher) as Seen, change);
      pages.set(watcher, seen);
      sizes.changes += JSON.stringify(change).length;
      sizes.views += JSON.stringify(seen).length;
    }
  });
  const chance = seeded('telling');
  while (!table.standpoint(null).over) {
    const [seat = 0] = table.waitsFor();
    const { at, seen, undo } = table.look(seat);
    const options = seen.pending[0]?.options ?? [];
    const again = undo === null && chance.below(6) === 0;
    const choice = options[chance.below(options.length)];
    await table.do(again ? { seat, undo: true } : { seat, choice }, at);
    for (const watcher of watchers) expect(pages.get(watcher)).toEqual(table.look(watcher).seen);
  }
  return sizes;
}

test.each<[string, number, object]>([
  ['mines', 2, {}],
  ['mines', 4, { backs: true }],
  ['villagers', 3, {}],
  ['pixie-queen', 4, {}],
  ['skye', 3, {}],
  ['skye', 4, { journeyman: true }],
  ['villagers', 5, { scoundrels: true, saints: true, profiteers: true, developments: true }],
])('%s, %i seats: every page keeps up, and most of it stays at home', async (...game) => {
  const { changes, views } = await tellAll(...game);
  console.log(`${game[0]}, ${game[1]} seats: changes are ${Math.round((100 * changes) / views)} %`);
  expect(changes).toBeLessThan(views / 3);
});
