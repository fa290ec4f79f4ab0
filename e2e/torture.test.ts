// The server is killed in the middle of everything, again and again. Nothing acknowledged is lost,
// nothing is done twice, and every table goes on.

import { expect, test } from 'vitest';
import { type Chance, seeded } from '../src/kernel/chance.ts';
import { openHouse, Person, type Tale } from './house.ts';

/** How often the server is killed: a few times in the tests, more with `npm run torture`. */
const KILLS = Number(process.env.KILLS ?? 8);
const TABLES = 6;

/** A person at a table of their own, who remembers everything they were told. */
class Player {
  private told: Tale['since'][number][] = [];
  over = false;
  chosen = 0;

  constructor(
    private readonly person: Person,
    private readonly table: string,
    private readonly chance: Chance,
  ) {}

  /** Plays until the server goes away or the table is over. */
  async play(address: string): Promise<void> {
    const watch = this.person.at(address).watch(this.table);
    try {
      const all = await watch.ask({ do: 'hello', at: 0 }, 'table');
      expect(all.since).toHaveLength(all.at);
      expect(all.since.slice(0, this.told.length), 'what was told once stays told').toEqual(
        this.told,
      );
      this.told = [...all.since];
      let tale = all;
      while (!tale.over) {
        const [asked] = tale.seen.pending;
        const { at } = tale;
        const from = watch.tales.length;
        if (asked) {
          const choice = asked.options[this.chance.below(asked.options.length)];
          await watch.say({ do: 'choose', at, choice });
        }
        const isNews = (next: Tale) => next.at > at || next.reason === 'too-fast';
        const news = (watch.table?.at ?? 0) > at ? watch.table : await watch.tale(isNews, from);
        if (news?.reason === 'too-fast') await new Promise(resolve => setTimeout(resolve, 50));
        else if (asked) this.chosen++;
        tale = watch.table as Tale;
        this.hear(watch.tales);
      }
      this.over = true;
    } catch (error) {
      if (!/socket closed/.test((error as Error).message)) throw error;
    } finally {
      watch.socket.close();
    }
  }

  /** Adds what is new to what was told; each tale says from where it goes on. */
  private hear(tales: readonly Tale[]): void {
    for (const { tell, at, since } of tales) {
      if (tell !== 'table') continue;
      const from = at - since.length;
      this.told.splice(
        from,
        this.told.length - from,
        ...(at >= this.told.length ? since : this.told.slice(from)),
      );
    }
  }
}

test(`the server is killed ${KILLS} times under load`, {
  timeout: 60_000 + KILLS * 5000,
}, async () => {
  const chance = seeded(`torture ${KILLS}`);
  let house = await openHouse();
  const { data } = house;
  const sitDown = async (name: string) => {
    const person = await Person.named(name, house.address);
    const holders = ['me', { bot: 'random' }, { bot: 'greedy' }];
    const { body } = await person.post('/api/tables', { game: 'mines', holders });
    const { id } = body as { id: string };
    await person.post(`/api/tables/${id}/start`);
    return new Player(person, id, seeded(name));
  };
  const all: Player[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    while (all.filter(player => !player.over).length < TABLES)
      all.push(await sitDown(`player ${all.length}`));
    const playing = all.filter(player => !player.over).map(player => player.play(house.address));
    await new Promise(resolve => setTimeout(resolve, 30 + chance.below(400)));
    house.child.kill('SIGKILL');
    await Promise.all([house.ended, ...playing]);
    house = await openHouse(data);
    expect(house.output()).not.toMatch(/frozen/);
  }
  await Promise.all(all.filter(player => !player.over).map(player => player.play(house.address)));
  expect(all.every(player => player.over)).toBe(true);
  const chosen = all.reduce((sum, player) => sum + player.chosen, 0);
  console.log(`${KILLS} kills, ${all.length} tables, ${chosen} acknowledged choices, none lost`);
  expect(chosen).toBeGreaterThan(2 * KILLS);
  house.child.kill('SIGTERM');
  expect((await house.ended).code).toBe(0);
});
