// Ten thousand tables that nobody is at cost disk, not memory.

import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openHouse, Person } from './house.ts';

const TABLES = 10_000;
const CHOICES = 12;
/** With so little the tables would not find room side by side: a live one takes about 40 KB. */
const HEAP_MEGABYTES = 96;

/** Two friends in the middle of a game. */
async function playABit(address: string): Promise<{ id: string; kasia: Person }> {
  const kasia = await Person.named('Kasia', address);
  const tomek = await Person.named('Tomek', address);
  const wish = { game: 'mines', holders: ['me', 'open'] };
  const { id, invitation } = (await kasia.post('/api/tables', wish)).body;
  await tomek.post(`/api/tables/${id}/join`, { invitation });
  await kasia.post(`/api/tables/${id}/start`);
  const seats = [kasia, tomek].map(person => person.watch(String(id)));
  for (const seat of seats) await seat.ask({ do: 'hello', at: 0 }, 'table');
  for (let at = 1; at <= CHOICES; at++) {
    const asked = seats.find(seat => seat.table?.seen.pending.length);
    await asked?.say({ do: 'choose', at, choice: asked.table?.seen.pending[0]?.options[0] });
    for (const seat of seats) await seat.tale(tale => tale.tell === 'table' && tale.at > at);
  }
  return { id: String(id), kasia };
}

/** Puts many tables like the one there is on disk. */
function multiply(data: string): void {
  const database = new Database(data);
  const columns = (table: string, ...but: string[]) =>
    (database.prepare('select name from pragma_table_info(?)').pluck().all(table) as string[])
      .filter(name => !but.includes(name))
      .join();
  const tables = columns('tables', 'id');
  const holders = columns('holders', 'table_id');
  const deeds = columns('deeds', 'table_id', 'number');
  database.exec(
    `begin;
     create temp table numbers as with recursive n (number) as
       (select 1 union all select number + 1 from n where number < ${TABLES}) select number from n;
     create temp table first as select id from tables;
     insert into tables (id, ${tables}) select id || '-' || numbers.number, ${tables} from tables, numbers;
     insert into holders (table_id, ${holders})
       select table_id || '-' || numbers.number, ${holders} from holders, numbers;
     insert into deeds (table_id, number, ${deeds})
       select table_id || '-' || numbers.number, deeds.number, ${deeds} from deeds, numbers;
     commit`,
  );
  database.close();
}

test('a server with ten thousand idle tables starts, stays small, and any of them can go on', async () => {
  const first = await openHouse();
  const { id, kasia } = await playABit(first.address);
  first.child.kill('SIGTERM');
  await first.ended;
  multiply(first.data);

  const started = performance.now();
  const env = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}` };
  const house = await openHouse(first.data, '0', env);
  const seconds = (performance.now() - started) / 1000;
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${house.child.pid}/status`, 'utf8')) ?? [];
  console.log(`ready after ${seconds.toFixed(1)} s, ${Number(kilobytes) >> 10} MB resident`);

  const watch = kasia.at(house.address).watch(`${id}-${TABLES}`);
  const { at } = await watch.ask({ do: 'hello', at: 0 }, 'table');
  expect(at).toBe(CHOICES + 1);
  house.child.kill('SIGTERM');
  await house.ended;
});
